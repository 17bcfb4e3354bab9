import type { SavedClassification } from './tables.ts'

/** Who changed it since it was last approved, the last one last: whose work it is, and who does not approve it. */
export const editorsOf = ({
  editors,
  author_id,
}: Pick<SavedClassification, 'editors' | 'author_id'>): readonly string[] =>
  editors.length === 0 ? [author_id] : editors
