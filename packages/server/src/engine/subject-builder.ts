import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { subtypesOf } from '@maojian/domain/entity/subtype-of'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Subject, SubjectEntry } from '@maojian/screening'

/** One version of one entry as it goes into a subject. */
export interface SubjectPart {
  readonly entry: SubjectEntry
  readonly content: ListEntry
}

export interface ChineseName {
  readonly name: string
  readonly kind: NameKind
}

/** A name met with two kinds keeps the stronger. */
const nameOrder: readonly NameKind[] = [
  'primary',
  'original',
  'alias',
  'former',
  'weak',
  'zh-official',
  'zh-common',
  'zh-brand',
  'zh-transcription',
  'zh-former',
]

/** What a result row prints beside names and codes. */
const printedFacts: readonly FactKey[] = [
  'vesselFlag',
  'vesselOwner',
  'vesselType',
  'aircraftModel',
  'aircraftOperator',
  'title',
  'position',
]

interface DraftName {
  text: string
  kind: NameKind
  entries: Set<number>
}

const stronger = (a: NameKind, b: NameKind): NameKind =>
  nameOrder.indexOf(a) <= nameOrder.indexOf(b) ? a : b

const sameText = (text: string): string => text.normalize('NFKC').toUpperCase()

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text) && !/[\p{Script=Hira}\p{Script=Kana}]/u.test(text)

/** Gathers the entries of one party, one after the other, most trusted first. */
export const createSubjectBuilder = (id: string) => {
  const names = new Map<string, DraftName>()
  const entries: SubjectEntry[] = []
  const positions = new Map<string, number>()
  const identifiers = new Map<string, Identifier>()
  const countries = new Set<string>()
  const birthDates = new Set<string>()
  const subtypes = new Set<Subtype>()
  const programmes = new Set<string>()
  const facts: Record<string, string> = {}
  let type: { code: ListEntry['type']; stated: boolean; named: boolean } | undefined

  const addName = (text: string, kind: NameKind, entry: number | undefined): void => {
    const key = sameText(text)
    const known = names.get(key)
    if (known) known.kind = stronger(known.kind, kind)
    const name = known ?? { text, kind, entries: new Set<number>() }
    if (entry !== undefined) name.entries.add(entry)
    names.set(key, name)
  }

  const positionOf = (entry: SubjectEntry): number => {
    const key = `${entry.source}\n${entry.reference}`
    const known = positions.get(key)
    if (known !== undefined) return known
    positions.set(key, entries.length)
    return entries.push(entry) - 1
  }

  const takeType = ({ type: code, typeStated: stated, names: own }: ListEntry): void => {
    const named = own.length > 0
    const better = !type || (named && !type.named) || (stated && named && !type.stated)
    if (better) type = { code, stated, named }
  }

  const take = ({ entry, content }: SubjectPart): void => {
    const position = positionOf(entry)
    takeType(content)
    for (const { text, kind } of content.names) addName(text, kind, position)
    for (const identifier of content.identifiers)
      identifiers.set(`${identifier.kind}:${normaliseCode(identifier.value)}`, identifier)
    for (const country of content.countries) countries.add(country)
    for (const date of content.birthDates) birthDates.add(date)
    for (const programme of content.programmes) programmes.add(programme)
    for (const subtype of content.names.length > 0 || content.programmes.length > 0 ? subtypesOf(content) : [])
      subtypes.add(subtype)
    for (const { key, value } of content.facts) if (printedFacts.includes(key)) facts[key] ??= value
  }

  /** Chinese names from our own table belong to no entry. */
  const takeChinese = ({ name, kind }: ChineseName): void => addName(name, kind, undefined)

  /** The kinds that only say "company" or "person" give way to any that says more. */
  const ownSubtypes = (code: ListEntry['type']): Subtype[] => {
    const own = [...subtypes].filter(subtype => subtype.startsWith(code)).sort()
    const telling = own.filter(subtype => subtype !== '0101' && subtype !== '0201')
    if (telling.length > 0) return telling
    return own.length > 0 ? own : ([`${code}01`] as Subtype[])
  }

  const finish = (): Subject => {
    const { code, stated } = type ?? { code: '01' as const, stated: false }
    const ordered = [...names.values()].sort((a, b) => nameOrder.indexOf(a.kind) - nameOrder.indexOf(b.kind))
    const chinese = ordered.find(name => name.kind.startsWith('zh-')) ?? ordered.find(name => isHan(name.text))
    return {
      id,
      type: code,
      typeStated: stated,
      subtypes: ownSubtypes(code),
      names: ordered.map(name => ({ text: name.text, kind: name.kind, entries: [...name.entries] })),
      countries: [...countries],
      birthDates: [...birthDates],
      identifiers: [...identifiers.values()],
      entries,
      facts: {
        ...facts,
        ...(programmes.size > 0 && { programme: [...programmes].join('；') }),
        ...(chinese && { nameZh: chinese.text }),
      },
    }
  }

  return { take, takeChinese, finish }
}

export type SubjectBuilder = ReturnType<typeof createSubjectBuilder>
