import { getProject, saveProject } from '@maojian/contract/calls/project'
import { pageProjects } from '@maojian/contract/calls/project-list'
import { codes } from '@maojian/contract/codes'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient, useSession } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { formDraft } from '../../ui/form/form-draft.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.ts'
import { begun, settled, taken, typed, withItems, type Kept, type Sent } from './draft-state.ts'
import { inputOf, type Detail, type ProjectDraft, type RowMark } from './project-draft.ts'

/** After the last key, so that a word is saved and not each letter of it. */
const autosaveMs = 1500
const unsaved = '有内容尚未保存。草稿保留在本标签页，回到此页面可以继续。'

interface Leaving {
  readonly onMissing: () => void
  readonly onSubmitted: () => void
}

const useKept = (id: string) => {
  const owner = useSession()?.userId ?? ''
  const [store] = useState(() => formDraft<Kept>(owner, `project.${id}`))
  return store
}

const useAutosave = (due: boolean, save: () => void): void =>
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(save, autosaveMs)
    return () => clearTimeout(timer)
  })

/** What is asked for while a save runs is done after it; a save that fails ends the wish. */
const useAfterSave = ({ busy, failed }: { busy: boolean; failed: boolean }, act: () => void) => {
  const [asked, setAsked] = useState(false)
  const go = useEffectEvent(() => {
    setAsked(false)
    if (!failed) act()
  })
  useEffect(() => {
    if (!asked || busy) return
    const timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [asked, busy])
  return { asked, ask: () => setAsked(true) }
}

const useSaving = (projectId: string, onDone: (reply: Detail, sent: Sent) => void) =>
  useAction<Sent, Detail>({
    act: async (send, { draft, version, submits }) => {
      const { name, summary, remark } = draft
      const placed = { placed: true }
      const saved = await send(saveProject, { projectId, ...inputOf(draft), version }, placed)
      if (!submits || saved.problems.length > 0) return saved
      // Sections that are left out stay as they have just been saved.
      const commit = { projectId, name, summary, remark, version: saved.version, isCommit: 1 }
      return send(saveProject, commit, placed)
    },
    changes: [pageProjects],
    onDone,
  })

/** A project being filled in: saved by itself, kept in this tab until it is, and never written over silently. */
export const useProjectDraft = (detail: Detail, { onMissing, onSubmitted }: Leaving) => {
  const { send } = useClient()
  const kept = useKept(detail.id)
  const [state, setState] = useState(() => begun(detail, kept.kept))
  const { draft, version, edit } = state
  const dirty = edit !== state.savedEdit
  const release = useLeaveGuard(dirty, unsaved)
  const saving = useSaving(detail.id, (reply, sent) => {
    setState(now => settled(now, reply, sent))
    if (sent.edit === edit) kept.forget()
    if (!sent.submits) return
    if (!reply.checking) return onMissing()
    release()
    onSubmitted()
  })
  const { busy, fault, reset } = saving
  const run = (submits: boolean, on: Kept = { draft, version }): void => {
    if (!busy) saving.run({ ...on, edit, submits })
  }
  const save = (): void => run(false)
  const submitting = useAfterSave({ busy, failed: fault !== undefined }, () => run(true))
  useAutosave(dirty && !busy && fault === undefined, save)
  return {
    ...state,
    dirty,
    busy,
    fault,
    save,
    /** Sent to be checked, or waiting for the save that runs. */
    submitting: submitting.asked || saving.sent?.submits === true,
    submit: () => (busy ? submitting.ask() : run(true)),
    change: (patch: Partial<ProjectDraft>) => {
      const next = typed(state, patch)
      setState(next)
      kept.keep({ draft: next.draft, version })
      // Another's change waits for a choice; any other refusal may be put right by what was typed now.
      if (fault?.code !== codes.changedElsewhere) reset()
    },
    setMark: (key: string, mark: RowMark) =>
      setState(now => ({ ...now, marks: { ...now.marks, [key]: mark } })),
    take: (standing: Detail) => {
      reset()
      setState(now => taken(now, standing))
      kept.forget()
    },
    /** Saves what was typed on top of what somebody else saved. */
    keepMine: (standing: Detail) => run(false, { draft, version: standing.version }),
    /** What a wizard wrote into several sections; what is typed and not saved yet stays. */
    refreshAll: async () => {
      const read = await send(getProject, { id: detail.id })
      setState(now => (now.edit === now.savedEdit ? taken(now, read) : withItems(now, read)))
    },
    refresh: async () => {
      const read = await send(getProject, { id: detail.id })
      setState(now => withItems(now, read))
    },
  }
}

export type ProjectEditing = ReturnType<typeof useProjectDraft>
