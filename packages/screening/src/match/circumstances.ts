import { namesPerson } from '../name/as-person.ts'
import type { Variant } from '../name/token.ts'
import type { NameConflict } from './name-conflict.ts'
import type { CircumstanceNote, Query, Subject } from '../types.ts'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { isValidCode, normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { partyTypes, type PartyType } from '@maojian/domain/vocabulary/party-type'

const note = (
  about: CircumstanceNote['about'],
  state: CircumstanceNote['state'],
  effect: number,
  values: { query?: string; listed?: string } = {},
): CircumstanceNote => ({ about, state, effect, query: values.query ?? '', listed: values.listed ?? '' })

const compareCountry = (query: Query, { record }: Met): CircumstanceNote[] => {
  if (!query.country) return []
  const { countries } = record()
  const values = { query: countryNameZh(query.country), listed: countries.map(countryNameZh).join('、') }
  if (countries.length === 0) return [note('country', 'silent', 0, values)]
  return countries.includes(query.country)
    ? [note('country', 'agrees', 1, values)]
    : [note('country', 'contradicts', -6, values)]
}

/** Partial dates agree when what both state is equal; a year apart is a slip, more is another person. */
const dateEffect = (asked: string, listed: string): number => {
  const shared = Math.min(asked.length, listed.length)
  if (asked.slice(0, shared) === listed.slice(0, shared)) return shared >= 10 ? 3 : 1
  const years = Math.abs(Number(asked.slice(0, 4)) - Number(listed.slice(0, 4)))
  return years === 0 ? -5 : years === 1 ? -8 : -16
}

const compareBirth = (query: Query, { type, record }: Met): CircumstanceNote[] => {
  if (!query.birthDate || type !== '02') return []
  const { birthDates } = record()
  const values = { query: query.birthDate, listed: birthDates.join('、') }
  if (birthDates.length === 0) return [note('birthDate', 'silent', 0, values)]
  const effect = Math.max(...birthDates.map(listed => dateEffect(query.birthDate!, listed)))
  return [note('birthDate', effect > 0 ? 'agrees' : 'contradicts', effect, values)]
}

// Short of a hit: a bank abroad may be at home in the country it is called by.
const atHome = 94
const elsewhere = 80
const otherBankAbroad = 76

/** The country in only one of two names of a bank: the party's own need not be told, another one tells a branch. */
const compareBankCountry = ({ country }: Query, { abroad, record }: Met): CircumstanceNote[] => {
  if (abroad?.country === undefined) return []
  const { countries } = record()
  if (countries.length === 0) return []
  const [told, own] = [countryNameZh(abroad.country), countries.map(countryNameZh).join('、')]
  const { most = elsewhere } = abroad
  if (!countries.includes(abroad.country)) {
    const effect = (abroad.generic ? otherBankAbroad : elsewhere) - most
    return [note('bankCountry', 'contradicts', effect, { query: told, listed: own })]
  }
  // Who asks for a bank of another country asks for no bank of this one.
  if (abroad.generic || (country !== undefined && country !== abroad.country)) return []
  return [note('bankCountry', 'agrees', atHome - most, { query: told, listed: own })]
}

const compareIdentifier = (asked: Identifier, subject: Subject): CircumstanceNote[] => {
  const code = normaliseCode(asked.value)
  const same = subject.identifiers.filter(one => one.kind === asked.kind)
  if (!isValidCode(asked.kind, code) || same.length === 0)
    return [note('identifier', 'silent', 0, { query: asked.value })]
  const values = { query: asked.value, listed: same.map(one => one.value).join('、') }
  return same.some(one => normaliseCode(one.value) === code)
    ? [note('identifier', 'agrees', 5, values)]
    : [note('identifier', 'contradicts', -10, values)]
}

const commonWeight = 1.1

/** A personal name that many people bear says little, however well it matches. */
const ofPerson = ({ type, form }: Met): CircumstanceNote[] =>
  type === '02' && form.weight < commonWeight ? [note('commonName', 'silent', 0)] : []

/** What the list says of the name that matched: a weak alias alone is never a strong hit. */
const ofName = ({ kind }: Met): CircumstanceNote[] => {
  if (kind === 'weak') return [note('weakAlias', 'contradicts', -6)]
  return kind === 'former' || kind === 'zh-former' ? [note('formerName', 'silent', -1)] : []
}

/** A query with a company form or a trade in it asks for a company, whatever was ticked. */
const asksForCompany = (form: Variant): boolean =>
  form.tokens.some(token => token.role === 'form' || token.role === 'trade')

const hasMore = (form: Variant): boolean =>
  form.tokens.filter(token => token.role === 'word' || token.role === 'common').length > 1

/** A ship or an aircraft is called by its whole name: one more word or number makes another one. */
export const moreWords = (type: PartyType, more: boolean): CircumstanceNote[] =>
  more && (type === '03' || type === '04')
    ? [note('type', 'contradicts', -12, { query: '另有名称成分', listed: partyTypes[type] })]
    : []

/** What brings two names below what is shown to their rank (likeness.ts, left-likeness.ts): the sum comes to these points. */
export const rankNote = (
  about: 'likeness' | 'otherBusiness',
  points: number,
  nameScore: number,
  notes: readonly CircumstanceNote[],
): CircumstanceNote => {
  const byRules = notes.reduce((sum, { effect }) => sum + effect, Math.round(nameScore * 10) / 10)
  return note(about, 'silent', Math.round((points - byRules) * 10) / 10)
}

/** A party listed by a single word (Benson) is hardly every person who bears it among other names. */
const loneName = ({ form, type, lone }: Met): CircumstanceNote[] =>
  lone && hasMore(form) && (type === '02' || (type === '01' && namesPerson(form.tokens)))
    ? [note('type', 'contradicts', -8, { query: '另有姓名成分', listed: '仅有一个词的姓名' })]
    : []

const compareType = (query: Query, met: Met): CircumstanceNote[] => {
  const more = [...moreWords(met.type, met.more), ...loneName(met)]
  if (more.length > 0) return more
  const asked = query.type ?? (asksForCompany(met.form) ? '01' : undefined)
  if (met.exact || asked === undefined || asked === met.type || !met.typeStated) return []
  return [note('type', 'contradicts', -15, { query: partyTypes[asked], listed: partyTypes[met.type] })]
}

/** What met: forms and kinds are at hand, the record is opened only when the question needs it. */
export interface Met {
  readonly form: Variant
  readonly kind: NameKind
  readonly type: PartyType
  readonly typeStated: boolean
  /** Nothing told the two names apart. */
  readonly exact: boolean
  /** The query holds a distinguishing word that the listed name lacks. */
  readonly more: boolean
  /** The listed name is one distinguishing word. */
  readonly lone: boolean
  /** The country that only one of two names of a bank has. */
  readonly abroad?: NameConflict | undefined
  readonly record: () => Subject
}

/** Everything beside the name that agrees with the question, contradicts it or is not known. */
export const circumstancesOf = (query: Query, met: Met): CircumstanceNote[] => [
  ...ofName(met),
  ...ofPerson(met),
  ...compareType(query, met),
  ...compareCountry(query, met),
  ...compareBankCountry(query, met),
  ...compareBirth(query, met),
  ...(query.identifiers ?? []).flatMap(one => compareIdentifier(one, met.record())),
]
