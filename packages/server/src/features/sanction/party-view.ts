import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { normaliseCode, type Identifier, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { nameKinds } from '@maojian/domain/vocabulary/name-kind'
import { partyTypes, type PartyType } from '@maojian/domain/vocabulary/party-type'
import type { ScreeningIndex, Subject } from '@maojian/screening'
import { chineseName } from '../../engine/chinese-name.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { getParty, type PartyEntry, type PartyRecord } from '../party/entry.ts'
import { nameKindsEn } from './fact-names.table.ts'
import { factText } from './entry-properties.ts'
import { listWords } from '../source/entry.ts'

export interface PartyName {
  readonly text: string
  readonly kind: string
  readonly kindName: string
  readonly kindNameEn: string
  readonly sources: string[]
  readonly basis: string
}

/** A party with what the lists say (database) and what our own table adds (index). */
export interface PartyView {
  readonly party: PartyRecord
  readonly subject?: Subject
  /** The richest part of each entry, listed ones first, the weightiest list before the others. */
  readonly entries: readonly PartyEntry[]
}

const subjectOf = (index: ScreeningIndex | undefined, id: string): Subject | undefined => {
  const position = index?.positionOf(id) ?? -1
  return position < 0 ? undefined : index?.subject(position)
}

const onePerEntry = (entries: readonly PartyEntry[]): PartyEntry[] =>
  [...new Map([...entries].reverse().map(entry => [entry.entry, entry])).values()].sort(
    (a, b) =>
      Number(b.listed) - Number(a.listed) ||
      listWords(b.source).weight - listWords(a.source).weight ||
      entries.indexOf(a) - entries.indexOf(b),
  )

/** Reads a party by its id; 404 when no list has ever had it. */
export const viewParty = async ({ db, engine }: Context, id: string): Promise<PartyView> => {
  const party = await getParty(db, id)
  if (!party) throw new Fault(404)
  return { party, subject: subjectOf(engine.current(), party.id), entries: onePerEntry(party.entries) }
}

const typeOfEntries = (entries: readonly PartyEntry[]): PartyType =>
  (entries.find(({ content }) => content.typeStated && content.names.length > 0) ?? entries[0])?.content
    .type ?? '01'

/** Whether any list says what kind of party it is. */
export const isTypeStated = ({ subject, entries }: PartyView): boolean =>
  subject?.typeStated ?? entries.some(({ content }) => content.typeStated && content.names.length > 0)

export const partyType = ({ subject, entries }: PartyView): PartyType =>
  subject?.type ?? typeOfEntries(entries)

/** Who asks for a ship under the number of a company means somebody else; any entry may tell the type. */
export const needType = (view: PartyView, type: PartyType | undefined): void => {
  const told = [partyType(view), ...view.entries.map(({ content }) => content.type)]
  if (type !== undefined && !told.includes(type))
    throw new Fault(404, `编号 ${view.party.id} 的主体不是${partyTypes[type]}，请重新检索`)
}

/** `s` 0 and 2 are enterprises that stand on no list themselves. */
export const needListed = (s: '0' | '1' | '2' | undefined): void => {
  if (s === '0' || s === '2')
    throw new Fault(404, '该编号是名单主体；s 为 0 或 2 的企业本身不在名单上，请在企业图谱中查看')
}

/** Names of the index, which knows our own table too; until it is swapped, those of the entries. */
export const partyNames = ({ subject, entries }: PartyView): PartyName[] => {
  if (subject)
    return subject.names.map(name => ({
      text: name.text,
      kind: name.kind,
      kindName: nameKinds[name.kind],
      kindNameEn: nameKindsEn[name.kind],
      sources: [
        ...new Set(
          name.entries.flatMap(at =>
            subject.entries[at] ? listWords(subject.entries[at].source).shortZh : [],
          ),
        ),
      ],
      basis: name.entries.length === 0 ? '贸鉴中文名表' : '',
    }))
  return entries.flatMap(({ source, content }) =>
    content.names.map(({ text, kind }) => ({
      text,
      kind,
      kindName: nameKinds[kind],
      kindNameEn: nameKindsEn[kind],
      sources: [listWords(source).shortZh],
      basis: '',
    })),
  )
}

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}\p{M}]+$/u.test(text)

export const englishName = (view: PartyView): string =>
  partyNames(view).find(name => isLatin(name.text))?.text ?? ''

export const partyNameZh = ({ subject }: PartyView): string => (subject ? chineseName(subject) : '')

/** An acronym or a brand by which the party goes. */
export const shortName = (view: PartyView): string => {
  const names = partyNames(view)
  const short =
    names.find(name => name.kind === 'zh-brand') ?? names.find(name => /^[A-Z0-9&.-]{2,10}$/.test(name.text))
  return short?.text ?? ''
}

/** Codes of all entries, each once. */
export const partyIdentifiers = ({ entries }: PartyView): Identifier[] => [
  ...new Map(
    entries
      .flatMap(({ content }) => content.identifiers)
      .map(one => [`${one.kind}:${normaliseCode(one.value)}`, one]),
  ).values(),
]

export const codeOf = (view: PartyView, kind: IdentifierKind): string =>
  partyIdentifiers(view)
    .flatMap(one => (one.kind === kind ? one.value : []))
    .join('；')

/** What the first list that says it says; lists differ in words, so they are not mixed. */
export const factOf = ({ entries }: PartyView, key: FactKey): string => {
  for (const { content } of entries) {
    const text = factText(content, key)
    if (text !== '') return text
  }
  return ''
}

export const allOf = ({ entries }: PartyView, of: (entry: PartyEntry) => readonly string[]): string[] => [
  ...new Set(entries.flatMap(of)),
]

export const isStarter = ({ entries }: PartyView): boolean =>
  entries.some(entry => entry.listed && entry.format === 'starter')
