import { namesBranch } from '@maojian/domain/vocabulary/branch-name'
import { countryNameZh, stateOf } from '@maojian/domain/vocabulary/country'
import { isValidCode, normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import type { CircumstanceNote, Gender, Query, Subject } from '../types.ts'
import { note, type Met } from './circumstance.ts'
import { belowHit, shownFrom } from './shown.ts'

const compareCountry = (query: Query, { type, record }: Met): CircumstanceNote[] => {
  // A ship flies the flag that is cheapest: whoever charters it may live anywhere.
  if (!query.country || type === '03') return []
  const { countries } = record()
  const values = { query: countryNameZh(query.country), listed: countries.map(countryNameZh).join('、') }
  if (countries.length === 0) return [note('country', 'silent', 0, values)]
  if (countries.includes(query.country)) return [note('country', 'agrees', 1, values)]
  const isOneState = countries.some(code => stateOf(code) === stateOf(query.country!))
  // A branch lies in another country than the bank that it is.
  return isOneState || namesBranch(query.text)
    ? [note('country', 'silent', 0, values)]
    : [note('country', 'contradicts', -6, values)]
}

const swapped = (date: string): string => `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`

/** Partial dates agree when what both state is equal; day and month swapped or a year apart is a slip, more is another person. */
const dateEffect = (asked: string, listed: string): number => {
  const shared = Math.min(asked.length, listed.length)
  if (asked.slice(0, shared) === listed.slice(0, shared)) return shared >= 10 ? 3 : 1
  if (asked.length === 10 && swapped(asked) === listed) return -2
  const years = Math.abs(Number(asked.slice(0, 4)) - Number(listed.slice(0, 4)))
  const sameDay = asked.slice(4, shared) === listed.slice(4, shared)
  return years === 0 ? -5 : years > 1 ? -16 : sameDay ? -4 : -8
}

const compareBirth = (query: Query, { type, record }: Met): CircumstanceNote[] => {
  if (!query.birthDate || type !== '02') return []
  const { birthDates } = record()
  const values = { query: query.birthDate, listed: birthDates.join('、') }
  if (birthDates.length === 0) return [note('birthDate', 'silent', 0, values)]
  const effect = Math.max(...birthDates.map(listed => dateEffect(query.birthDate!, listed)))
  return [note('birthDate', effect > 0 ? 'agrees' : 'contradicts', effect, values)]
}

const genders: Readonly<Record<Gender, RegExp>> = {
  male: /^(?:m|male|man|男性?)$/iu,
  female: /^(?:f|female|woman|女性?)$/iu,
}

/** The gender that a list states, in whatever words. */
const genderOf = (stated: string | undefined): Gender | undefined =>
  (['male', 'female'] as const).find(gender => genders[gender].test((stated ?? '').trim()))

const genderNames: Readonly<Record<Gender, string>> = { male: '男', female: '女' }

const compareGender = ({ gender }: Query, { type, record }: Met): CircumstanceNote[] => {
  const listed = gender && type === '02' ? genderOf(record().facts['gender']) : undefined
  if (!gender || !listed) return []
  const values = { query: genderNames[gender], listed: genderNames[listed] }
  return gender === listed
    ? [note('gender', 'agrees', 0, values)]
    : [note('gender', 'contradicts', -10, values)]
}

// Short of a hit: a bank abroad may be at home in the country it is called by.
const mostAtHome = belowHit
const elsewhere = shownFrom
const otherBankAbroad = 76

/** The country in only one of two names of a bank: the party's own need not be told, another one tells a branch. */
const compareBankCountry = ({ country }: Query, { abroad, record }: Met): CircumstanceNote[] => {
  if (abroad?.country === undefined) return []
  const { countries } = record()
  if (countries.length === 0) return []
  const [told, own] = [countryNameZh(abroad.country), countries.map(countryNameZh).join('、')]
  const { cap: most = elsewhere } = abroad
  if (!countries.includes(abroad.country)) {
    const effect = (abroad.generic ? otherBankAbroad : elsewhere) - most
    return [note('bankCountry', 'contradicts', effect, { query: told, listed: own })]
  }
  // Who asks for a bank of another country asks for no bank of this one.
  if (abroad.generic || (country !== undefined && country !== abroad.country)) return []
  return [note('bankCountry', 'agrees', mostAtHome - most, { query: told, listed: own })]
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

/** What question and list both state of a party beside its name: country, birth, gender, codes. */
export const statedFacts = (query: Query, met: Met): CircumstanceNote[] => [
  ...compareCountry(query, met),
  ...compareBankCountry(query, met),
  ...compareBirth(query, met),
  ...compareGender(query, met),
  ...(query.identifiers ?? []).flatMap(one => compareIdentifier(one, met.record())),
]
