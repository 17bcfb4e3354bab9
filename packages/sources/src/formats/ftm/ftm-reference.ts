import { nameKey, rowReference } from '../../entry/name-key.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import type { FtmLine } from './ftm-line.ts'

/** Lists whose record number in the sanction line is the authority's own and unique. */
const numbered: ReadonlySet<string> = new Set([
  'un-sc',
  'ofac-sdn',
  'ofac-nonsdn',
  'uk-sanctions',
  'au-dfat',
  'jp-meti-eul',
  'ua-war-sanctions',
])

/** American lists without numbers: name and country stand for them. */
const unnumbered = /^(bis-|state-|us-)/u

const numberOf = (draft: EntryDraft, id: string, sanctions: readonly FtmLine[]): string => {
  const own = sanctions.flatMap(s => [...(s.properties['unscId'] ?? []), ...(s.properties['recordId'] ?? [])])
  const number = draft.source === 'un-sc' ? own[0] : sanctions[0]?.properties['recordId']?.[0]
  return number ?? /^ofac-(\d+)$/u.exec(id)?.[1] ?? id
}

/** Canada numbers by schedule and item, which its FollowTheMoney ids repeat (`ca-sema-russia-1-part-1-9`). */
const canadian = (id: string): string => id.replace(/^ca-sema-/u, '')

/** Chinese listings are told apart by the (Chinese) name and the day they took effect. */
const chinese = (draft: EntryDraft): string => {
  const name = draft.names.find(n => /\p{sc=Han}/u.test(n.text)) ?? draft.names[0]
  return `${nameKey(name?.text ?? '')}/${draft.designatedOn ?? '--'}`
}

/** The reference that the list's own formats give the same record; needs the names and dates to be read. */
export const ftmReference = (draft: EntryDraft, id: string, sanctions: readonly FtmLine[]): string => {
  if (numbered.has(draft.source)) return numberOf(draft, id, sanctions)
  if (draft.names.length === 0) return id
  if (draft.source.startsWith('cn-')) return chinese(draft)
  if (draft.source === 'ca-sema') return canadian(id)
  if (unnumbered.test(draft.source)) return rowReference(draft.names[0]!.text, draft.countries[0])
  return id
}

/** Keys by which other lists quote a record of these lists. */
export const quotedAs: Readonly<Record<string, string>> = {
  'un-sc': 'unsc',
  'ofac-sdn': 'ofac',
  'ofac-nonsdn': 'ofac',
  'uk-sanctions': 'gb',
}
