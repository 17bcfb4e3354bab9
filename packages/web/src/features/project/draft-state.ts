import {
  draftOf,
  marksOf,
  sentRows,
  withIds,
  type Detail,
  type ProjectDraft,
  type RowMark,
} from './project-draft.ts'

/** What is kept in this tab until it is saved. */
export interface Kept {
  readonly draft: ProjectDraft
  /** The version that it was typed on. */
  readonly version: number
}

/** What is typed, what stands on the server, and which change of the one is in the other. */
export interface DraftState extends Kept {
  readonly saved: Detail
  readonly marks: Readonly<Record<string, RowMark>>
  /** Number of the last change, and of the last one that is saved. */
  readonly edit: number
  readonly savedEdit: number
}

/** What was sent to be saved. */
export interface Sent extends Kept {
  readonly edit: number
  /** Submitted once nothing is missing. */
  readonly submits: boolean
}

const marksIn = (saved: Detail): DraftState['marks'] => marksOf(sentRows(draftOf(saved)), saved)

export const begun = (saved: Detail, kept: Kept | undefined): DraftState => ({
  draft: kept?.draft ?? draftOf(saved),
  version: kept?.version ?? saved.version,
  saved,
  marks: marksIn(saved),
  edit: kept ? 1 : 0,
  savedEdit: 0,
})

export const typed = (state: DraftState, patch: Partial<ProjectDraft>): DraftState => ({
  ...state,
  draft: { ...state.draft, ...patch },
  edit: state.edit + 1,
})

/** Rows take their ids and marks; what was typed while it was being saved stays. */
export const settled = (state: DraftState, saved: Detail, sent: Sent): DraftState => {
  const marks = marksOf(sentRows(sent.draft), saved)
  return {
    ...state,
    draft: withIds(state.draft, marks),
    version: saved.version,
    saved,
    marks,
    savedEdit: sent.edit,
  }
}

/** What somebody else saved takes the place of what was typed. */
export const taken = (state: DraftState, standing: Detail): DraftState => ({
  ...begun(standing, undefined),
  edit: state.edit,
  savedEdit: state.edit,
})

/** Items are saved one by one: only they, and what is missing, are read anew. */
export const withItems = (state: DraftState, { itemList, problems }: Detail): DraftState => ({
  ...state,
  saved: { ...state.saved, itemList, problems },
})
