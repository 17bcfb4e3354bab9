import { listItemFlows, nextItemPage, previousItemPage } from '@maojian/contract/calls/item-flow'
import { debounces } from '@maojian/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFault } from '../../../api/call-fault.ts'
import { useSession } from '../../../api/client-context.ts'
import { useAction } from '../../../api/use-action.ts'
import { useCall } from '../../../api/use-call.ts'
import { formDraft } from '../../../ui/form/form-draft.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { missingAnswers, refusedAnswer, type PageErrors } from './page-errors.ts'
import { answersOf, sentAnswers, type Answers, type WizardPage } from './wizard-answers.ts'

/** Words of the last search on the page, kept for the way back. */
export type Words = Readonly<
  Partial<
    Record<
      'cclKeyword' | 'cclCategory' | 'cclGroup' | 'componentKeyword' | 'componentType' | 'isInvolveCCL',
      string
    >
  >
>

const draftOf = (owner: string, { projectId, id, pageCode }: WizardPage) =>
  formDraft<Answers>(owner, `project.${projectId}.wizard.${id}.${pageCode}`)

/** What shows at once what an answer comes to: places and people. */
const judgedKinds: ReadonlySet<string> = new Set(['countries', 'names'])

/** What the answers at hand come to, asked a moment after the last change. */
const useLook = ({ id, projectId, pageCode, questionList, extra }: WizardPage, answers: Answers) => {
  const isJudged = questionList.some(one => judgedKinds.has(one.kind))
  const answer = useDebounced(sentAnswers(answers), debounces.endUsers * 5)
  const looked = useCall(
    nextItemPage,
    { id, projectId, module: pageCode, answer, look: 1 },
    { enabled: isJudged, quiet: true, staleMs: 0, keepWhile: former => former.module === pageCode },
  )
  return isJudged ? (looked.data?.extra ?? extra) : extra
}

const said = ({ id, projectId, module }: WizardPage, answers: Answers) => ({
  id,
  projectId,
  module,
  answer: sentAnswers(answers),
})

/** What is wrong with the fields of the page, and the fault for which none of them is to blame. */
const useErrors = (page: WizardPage, fault: CallFault | undefined) => {
  const [missing, setMissing] = useState<PageErrors>({})
  const refused = refusedAnswer(page, fault)
  return {
    fault: Object.keys(refused).length > 0 ? undefined : fault,
    errors: { ...refused, ...missing },
    setMissing,
  }
}

/** One item on its way through the pages: what is typed stays in this tab until the server has it. */
export const useItemWizard = (start: WizardPage, onFinished: () => void | Promise<void>) => {
  const queries = useQueryClient()
  const owner = useSession()?.userId ?? ''
  const begun = (page: WizardPage) => ({ page, answers: draftOf(owner, page).kept ?? answersOf(page) })
  const [{ page, answers }, setState] = useState(() => begun(start))
  /** Left for another page: that one, once it stands, waits for nothing. */
  const [left, setLeft] = useState<WizardPage>()
  const forward = useAction({
    act: (send, words: Words) => send(nextItemPage, { ...words, ...said(page, answers) }, { placed: true }),
    onDone: async next => {
      draftOf(owner, page).forget()
      // Not waited for: the next page stands at once, and its button must answer at once.
      void queries.invalidateQueries({ queryKey: [listItemFlows.path] })
      if (next.extra.finished === 1) await onFinished()
      else setState(begun(next))
    },
  })
  const backward = useAction({
    act: (send, { id, module }: WizardPage) => send(previousItemPage, { id, module }, { placed: true }),
    onDone: next => setState(begun(next)),
  })
  const extra = useLook(page, answers)
  const { setMissing, ...wrong } = useErrors(page, forward.fault ?? backward.fault)
  const send = ({ isInvolveCCL = '', ...words }: Words) => {
    setLeft(page)
    // A list that holds nothing of the kind means EAR99 (spec 001 §2), unless an entry was named all the same.
    forward.run({ ...words, isInvolveCCL: (answers['eccn'] ?? []).length > 0 ? '' : isInvolveCCL })
  }
  return {
    page: { ...page, extra },
    answers,
    busy: left === page && (forward.busy || backward.busy),
    ...wrong,
    change: (next: Answers) => {
      setState({ page, answers: next })
      setMissing({})
      draftOf(owner, page).keep(next)
      forward.reset()
    },
    next: (words: Words) => {
      const found = missingAnswers(page, answers)
      setMissing(found)
      if (Object.keys(found).length === 0) send(words)
    },
    previous: () => {
      setLeft(page)
      setMissing({})
      forward.reset()
      backward.run(page)
    },
  }
}
