import { isSurname } from '../name/han/surnames.ts'
import { namesPerson } from '../name/person/as-person.ts'
import { note, type Met } from './circumstance.ts'
import { ofPerson } from './crowded-name.ts'
import { areMeantAlone } from './meant-alone.ts'
import { areOtherLetters } from './other-letters.ts'
import { isPinyinPerson } from './pinyin-person.ts'
import { isHeard } from '../name/reading/heard.ts'
import { isForm } from '../name/token/tells.ts'
import { isReading, onlyGeneric, type Variant } from '../name/token/token.ts'
import type { CircumstanceNote, Query } from '../types.ts'
import { partyTypes, type PartyType } from '@maojian/domain/vocabulary/party-type'
import { ordinaryCeiling } from './signal/ceiling.ts'
import { oneGenericWord } from './whole/same-name.ts'
import { hitFrom, shownFrom } from './shown.ts'
import { statedFacts } from './stated-facts.ts'

const fewLetters = 3

/** 迪阿 is not read as whoever is called DIA besides. */
const isFewLetters = ({ tokens }: Variant): boolean =>
  tokens.length === 1 && tokens[0]!.key.length <= fewLetters

/** What the list says of the name that matched: a weak alias alone is never a strong hit. */
const ofName = ({ kind, form, listed }: Met): CircumstanceNote[] => {
  if (kind === 'weak')
    return [note('weakAlias', 'contradicts', isReading(form) && isFewLetters(listed) ? -15 : -6)]
  return kind === 'former' || kind === 'zh-former' ? [note('formerName', 'silent', -1)] : []
}

/** What means the same by ordinary words alone may be another firm: a person must look. */
const ofMeaning = ({ type, form, listed, nameScore }: Met): CircumstanceNote[] =>
  type !== '02' && nameScore >= hitFrom && areMeantAlone(form, listed)
    ? [note('meaning', 'contradicts', 0)]
    : []

const mayBePerson = (form: Variant): boolean => namesPerson(form.tokens) || isPinyinPerson(form)

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

const titlesOfShips: ReadonlySet<string> = new Set(
  'LADY QUEEN KING PRINCE PRINCESS CAPTAIN ADMIRAL GENERAL LORD SIR DON MAJOR SENATOR PRESIDENT'.split(' '),
)

/** Lady Tulip is no ship called TULIP, though a person's title says nothing of the person. */
const titledShip = ({ text }: Query, { type, form, listed }: Met): CircumstanceNote[] => {
  if (type !== '03') return []
  const words = text.toUpperCase().split(/\s+/u)
  const named = form.tokens.find(({ role }) => role !== 'title')?.text.toUpperCase()
  const before = words[words.indexOf(named ?? '') - 1]
  const isTitled = before !== undefined && titlesOfShips.has(before)
  return isTitled && listed.tokens[0]?.text.toUpperCase() !== before
    ? [note('type', 'contradicts', -20, { query: before, listed: partyTypes[type] })]
    : []
}

/** A party listed by a single word (Benson) is hardly every person who bears it among other names. */
const loneName = ({ form, listed, kind, type, lone }: Met): CircumstanceNote[] =>
  lone &&
  hasMore(form) &&
  (type === '02' || (type === '01' && (mayBePerson(form) || areOtherLetters(listed, kind))))
    ? [note('type', 'contradicts', -8, { query: '另有姓名成分', listed: '仅有一个词的姓名' })]
    : []

const readAsInChinese: ReadonlySet<Variant['kind']> = new Set([
  'pinyin',
  'wade-giles',
  'cantonese',
  'korean',
] as const)

/** 会力 is nobody called Hui Li: two characters of which the first is no surname are no person's name. */
const noSurname = ({ form, type }: Met): CircumstanceNote[] =>
  type === '02' && readAsInChinese.has(form.kind) && form.twoHan !== undefined && !isSurname(form.twoHan[0]!)
    ? [note('type', 'contradicts', -15, { query: '首字不是姓氏', listed: partyTypes[type] })]
    : []

/** Letters and words of business stand for many: 中芯国际 is no body of Belarus that a list calls SMIC besides, 中国人民解放军 none of Norvia. */
const otherHome = ({ country }: Query, met: Met): CircumstanceNote[] => {
  const { house, kind, listed, record } = met
  const isOfMany = kind === 'weak' || (onlyGeneric(listed.tokens) && !met.same)
  if (!house || house.home === '' || !isOfMany) return []
  const { countries, names } = record()
  const own = [house.home, ...(country === undefined ? [] : [country])]
  if (countries.length === 0 || own.some(one => countries.includes(one))) return []
  return [note('otherHouse', 'contradicts', -9, { query: house.id, listed: names[0]!.text })]
}

const isShipOrPlane = (type: PartyType): boolean => type === '03' || type === '04'

/** What no list tells may be a person, whose surname Chinese writes first and lists last. */
const mayBeTurned = ({ type, typeStated, turned, listed }: Met): boolean =>
  type === '01' && !typeStated && turned && !isReading(listed)

/** Two characters stand for dozens of names, and read aloud for dozens of others: a ship must be told, a firm be read as it is. */
const ofTwoCharacters = (met: Met): boolean => {
  const { form, type, ships, turned, business } = met
  if (!isReading(form) || type === '02' || form.twoHan === undefined) return false
  if (mayBeTurned(met) && met.spelt && !business && isSurname(form.twoHan[0]!)) return false
  return isShipOrPlane(type) ? !ships : turned || business || form.kind !== 'pinyin'
}

/** A person in plain pinyin is no ship and no firm that is called so the other way round, or nearly so. */
const ofPinyin = (met: Met): boolean => {
  const { form, type, turned, spelt } = met
  if (type === '02' || isReading(form) || !isPinyinPerson(form)) return false
  return !spelt || (turned && !mayBeTurned(met))
}

/** 星宸科技有限公司 is no ship that its brand is only read like. */
const isFirmReadAloud = ({ form, type, listed }: Met): boolean =>
  isShipOrPlane(type) && isReading(form) && form.tokens.some(isForm) && !listed.tokens.some(isForm)

const hardlySo = (met: Met): CircumstanceNote[] =>
  ofTwoCharacters(met) || ofPinyin(met) || isFirmReadAloud(met)
    ? [note('type', 'contradicts', -20, { query: '仅两字或两个音节', listed: partyTypes[met.type] })]
    : []

/** What one of the names has more than the other tells another party. */
const otherName = (query: Query, met: Met): CircumstanceNote[] => [
  ...otherHome(query, met),
  ...moreWords(met.type, met.more),
  ...titledShip(query, met),
  ...loneName(met),
  ...noSurname(met),
  ...hardlySo(met),
]

const compareType = (query: Query, met: Met): CircumstanceNote[] => {
  // A query that tells a company asks for one, whatever was ticked.
  const { knownType } = query
  const asked = knownType ?? query.type ?? (met.company ? '01' : undefined)
  if ((met.exact && knownType === undefined) || asked === undefined || asked === met.type || !met.typeStated)
    return []
  return [note('type', 'contradicts', -15, { query: partyTypes[asked], listed: partyTypes[met.type] })]
}

/** From here on a name is the same or nearly so; one ordinary word is at most a little less. */
const nearlySame = hitFrom
/** A foreigner's name in Chinese is never more than heard: with every word heard so well it is as near as it can be. */
const nearlyHeard = 87
const fewestHeard = 2

const isHeardWell = ({ form, nameScore }: Met): boolean =>
  nameScore >= nearlyHeard && form.tokens.filter(isHeard).length >= fewestHeard

/** Vladimir Norvin Holding: a firm may be called after the person; with its form it is told as one. */
const isCalledAfter = ({ knownType, type: asked }: Query, { type, company, form, nameScore }: Met): boolean =>
  type === '02' &&
  company &&
  knownType === undefined &&
  asked === undefined &&
  nameScore >= nearlyHeard &&
  !isReading(form) &&
  !form.tokens.some(token => token.han || isForm(token))

const points = (notes: readonly CircumstanceNote[]): number =>
  notes.reduce((sum, { effect }) => sum + effect, 0)

/** Facts that contradict are said and counted, and never hide a name that is the same or nearly so. */
const neverHiding = (score: number, notes: readonly CircumstanceNote[]): CircumstanceNote[] => {
  const gained = points(notes.filter(({ effect }) => effect > 0))
  let left = Math.max(0, score + gained - shownFrom)
  return notes.map(one => {
    const effect = Math.max(one.effect, -left)
    if (effect < 0) left += effect
    return { ...one, effect: Math.round(effect * 10) / 10 }
  })
}

/** Everything beside the name that agrees with the question, contradicts it or is not known. */
export const circumstancesOf = (query: Query, met: Met): CircumstanceNote[] => {
  const others = otherName(query, met)
  const facts = statedFacts(query, met)
  const told = [
    ...ofName(met),
    ...ofMeaning(met),
    ...ofPerson(query, met, facts),
    ...(others.length > 0 ? [] : compareType(query, met)),
    ...facts,
  ]
  // A ship listed as ROAD is shown whatever else the word means; by a weak alias it is not.
  const least = met.same ? (met.kind === 'weak' ? ordinaryCeiling : oneGenericWord) : nearlySame
  const isSame = met.held || met.nameScore >= least || isHeardWell(met) || isCalledAfter(query, met)
  return [...others, ...(isSame ? neverHiding(met.nameScore + points(others), told) : told)]
}
