import type { Variant } from '../name/token.ts'
import type { CircumstanceNote, Query, Subject, SubjectName } from '../types.ts'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { isValidCode, normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import { partyTypes } from '@maojian/domain/vocabulary/party-type'

const note = (
  about: CircumstanceNote['about'],
  state: CircumstanceNote['state'],
  effect: number,
  values: { query?: string; listed?: string } = {},
): CircumstanceNote => ({ about, state, effect, query: values.query ?? '', listed: values.listed ?? '' })

const compareCountry = (query: Query, subject: Subject): CircumstanceNote[] => {
  if (!query.country) return []
  const values = {
    query: countryNameZh(query.country),
    listed: subject.countries.map(countryNameZh).join('、'),
  }
  if (subject.countries.length === 0) return [note('country', 'silent', 0, values)]
  return subject.countries.includes(query.country)
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

const compareBirth = (query: Query, subject: Subject): CircumstanceNote[] => {
  if (!query.birthDate || subject.type !== '02') return []
  const values = { query: query.birthDate, listed: subject.birthDates.join('、') }
  if (subject.birthDates.length === 0) return [note('birthDate', 'silent', 0, values)]
  const effect = Math.max(...subject.birthDates.map(listed => dateEffect(query.birthDate!, listed)))
  return [note('birthDate', effect > 0 ? 'agrees' : 'contradicts', effect, values)]
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
const ofPerson = (subject: Subject, met: Met): CircumstanceNote[] =>
  subject.type === '02' && met.form.weight < commonWeight
    ? [note('commonName', 'silent', 0, { listed: met.name.text })]
    : []

/** What the list says of the name that matched: a weak alias alone is never a strong hit. */
const ofName = (name: SubjectName): CircumstanceNote[] => {
  if (name.kind === 'weak') return [note('weakAlias', 'contradicts', -6, { listed: name.text })]
  return name.kind === 'former' || name.kind === 'zh-former'
    ? [note('formerName', 'silent', -1, { listed: name.text })]
    : []
}

/** A query with a company form or a trade in it asks for a company, whatever was ticked. */
const asksForCompany = (form: Variant): boolean =>
  form.tokens.some(token => token.role === 'form' || token.role === 'trade')

const compareType = (query: Query, subject: Subject, form: Variant): CircumstanceNote[] => {
  const asked = query.type ?? (asksForCompany(form) ? '01' : undefined)
  if (asked === undefined || asked === subject.type || !subject.typeStated) return []
  return [note('type', 'contradicts', -15, { query: partyTypes[asked], listed: partyTypes[subject.type] })]
}

/** The form of the query that matched, the listed name, and whether nothing told them apart. */
export interface Met {
  readonly form: Variant
  readonly name: SubjectName
  readonly exact: boolean
}

/** Everything beside the name that agrees with the question, contradicts it or is not known. */
export const circumstancesOf = (query: Query, subject: Subject, met: Met): CircumstanceNote[] => [
  ...ofName(met.name),
  ...ofPerson(subject, met),
  ...(met.exact ? [] : compareType(query, subject, met.form)),
  ...compareCountry(query, subject),
  ...compareBirth(query, subject),
  ...(query.identifiers ?? []).flatMap(one => compareIdentifier(one, subject)),
]
