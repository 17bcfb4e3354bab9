import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { analyse } from '../name/analyse.ts'
import { formAsWritten } from '../name/cut/written-form.ts'
import { isForm, isStructure } from '../name/token/tells.ts'
import { isReading, type Variant } from '../name/token/token.ts'
import { inPinyin } from './palladius.ts'
import { nativeHouseIn } from '../name/house/native-house.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { isSameForm, variantOf } from '../name/token/variant.ts'
import { remember } from '../memory.ts'
import { hanDepartmentAlone } from './beside/han-parts.table.ts'
import { namedBy } from './beside/is-named.ts'
import { hanNamesIn } from './han-names.ts'
import { housesApart, housesInRow } from './houses-apart.ts'
import { koreanJapaneseNames } from './korean-japanese-names.ts'
import { nameParts } from './name-parts.ts'
import { namesInSentence } from './names-in-sentence.ts'
import { namesOfAddress, namesOfHost } from './net-address.ts'
import { isPlace, senseOf } from './beside/sense.ts'
import { housesAmongWords } from './beside/house-among-words.ts'
import { personRows } from './beside/person-rows.ts'
import { typedText } from './beside/typed-text.ts'
import { ownersIn } from './beside/owners.ts'
import { partsBeside } from './beside/parts-beside.ts'
import { withoutOfficeBeside } from './office-beside.ts'
import { isPlainName } from './plain-name.ts'
import { withMisheardWord } from './misheard-words.ts'
import {
  asPart,
  asRepaired,
  asTransliterated,
  inOtherSpelling,
  repaired,
  withMeantWords,
} from './repaired-forms.ts'
import { latinNominatives } from './slavic/latin-cases.ts'
import { loneNominatives, slavicHouses } from './slavic/slavic-houses.ts'
import { slavicPersons } from './slavic/slavic-persons.ts'
import { holdsSlavicWord, slavicWords } from './slavic/slavic-words.ts'
import { withAndWithoutTitle, withoutRemarks } from './without-remarks.ts'
import { withoutSuffix } from './without-suffix.ts'
import { besideWords, type Beside } from '../match/beside.ts'

/** A comparable form of a typed text or of a part of it. */
export interface AskedForm {
  readonly form: Variant
  /** It counts only where a listed name is the same as a whole. */
  readonly whole: boolean
  /** A part of the text: what the whole says, of a firm perhaps, is kept apart from it. */
  readonly apart: boolean
  /** It counts only as the name of a firm or body. */
  readonly ofHouse: boolean
  /** It counts only as the name of a person. */
  readonly ofPerson: boolean
  /** What the text tells beside it of the same party: a branch, a place. */
  readonly beside: Beside | undefined
}

/** Whether a form may be the name of a party of that type. */
export const isMeantBy = ({ form, ofHouse, ofPerson }: AskedForm, type: PartyType): boolean =>
  ofPerson ? type === '02' : !(ofHouse || form.kind === 'house') || type === '01'

const mostOthers = 6
const letters = /[\p{L}\p{N}].*[\p{L}\p{N}]/u

/** Other texts than the whole one that may be the name meant. */
const otherTexts = (text: string): string[] => {
  const [name, titled] = withAndWithoutTitle(text)
  const parts = nameParts(name).flatMap(part => [part, withoutRemarks(part)])
  const texts = [
    ...new Set([
      name,
      titled,
      ...withoutOfficeBeside(titled),
      ...namesOfHost(text),
      ...housesApart(name),
      ...parts,
    ]),
  ]
  const all = [...texts, ...texts.map(repaired)]
  return [...new Set(all)].filter(one => one !== text && letters.test(one)).slice(0, mostOthers)
}

const mostWords = 30

/** No name is so long; a text of one word a hundred times is read as that word twice. */
const withoutRepeats = (form: Variant): Variant => {
  if (form.tokens.length <= mostWords) return form
  const times = new Map<string, number>()
  const kept = form.tokens.filter(({ key }) => {
    times.set(key, (times.get(key) ?? 0) + 1)
    return times.get(key)! <= 2
  })
  return variantOf(form.kind, kept)
}

const asAsked = (form: Variant): AskedForm => ({
  form,
  whole: false,
  apart: false,
  ofHouse: false,
  ofPerson: false,
  beside: undefined,
})

/** Small letters among large ones, or a letter or two: «next» of kin, a/k/a, SE. */
const shortestTold = 3
const isLabel = (form: Variant, part: string, text: string): boolean => {
  const told = form.tokens.filter(token => !isForm(token))
  if (told.every(({ key, han }) => !han && key.length < shortestTold)) return true
  return typedText(text).hasLargeName && /^\p{Ll}+$/u.test(part.replaceAll(/\p{Lu}{2,}|\P{L}/gu, ''))
}

const partForms = (text: string): AskedForm[] =>
  partsBeside(text).flatMap(part => {
    if (hanDepartmentAlone.test(part.text)) return []
    const form = formAsWritten(part.text)
    const whose = form === undefined || isLabel(form, part.text, text) ? 'nobody' : namedBy(form, part)
    if (form === undefined || whose === 'nobody') return []
    const forms = [asPart(form), ...withMeantWords(part.text).slice(0, 1)]
    return forms.map(one => ({
      form: one,
      whole: true,
      apart: true,
      ofHouse: whose === 'house',
      ofPerson: false,
      beside: part.beside,
    }))
  })

/** Persons behind words that belong to none: their names may be spelt otherwise. */
const personForms = (text: string): AskedForm[] =>
  [...personRows(text), ...ownersIn(text)].flatMap(({ text: name, beside }) =>
    analyse(name).map(form => ({ ...asAsked(asPart(form)), apart: true, beside })),
  )

/** A firm or body that a list must have whole. */
const asHouseWithin = (form: Variant, beside?: Beside): AskedForm => ({
  form: asPart(form),
  whole: true,
  apart: true,
  ofHouse: true,
  ofPerson: false,
  beside,
})

/** SINAP, Shanghai Institute …; HESA Iran Aircraft …: a body's own letters before its name, which begins with a place or behind a mark. */
const behindLetters = (text: string): AskedForm[] => {
  const [, mark, name] = lettersFirst.exec(text) ?? []
  if (name === undefined || (mark === undefined && !isPlace(senseOf(name.split(' ')[0]!)))) return []
  const whole = analyse(name)
    .filter(form => !isReading(form))
    .map(form => asHouseWithin(form))
  return [...whole, ...partForms(name)].filter(({ form }) => tellsBody(form))
}

const lettersFirst = /^[A-Z]{3,6}(?:\s*([,:–—-])\s*|\s+)(\p{L}+(?: [\p{L}\p{N}&'.,()-]+){2,})$/u
const fewestBehindLetters = 3

/** IMAX China Holding Inc. is no China Holding. */
const tellsBody = ({ tokens }: Variant): boolean =>
  tokens.filter(token => !isForm(token) && !isStructure(token)).length >= fewestBehindLetters

/** Names that a Chinese text holds, by every form that they have alone. */
const hanForms = (text: string): AskedForm[] =>
  hanNamesIn(text).flatMap(({ text: name, beside }) =>
    analyse(name).map(form => ({ ...asAsked(form), beside })),
  )

/** Houses that stand somewhere in a Chinese sentence. */
const sentenceForms = (text: string): AskedForm[] =>
  namesInSentence(text).flatMap(({ text: name, whole, beside }) =>
    analyse(name).map(form => ({ ...asHouseWithin(form, beside), whole })),
  )

const eastAsianForms = (text: string): AskedForm[] =>
  koreanJapaneseNames(text).flatMap(name => analyse(name).map(asPart).map(asAsked))

/** A house that a text in other letters tells among other words (하마스 지도자). */
const nativeHouses = (text: string): AskedForm[] => {
  const form = holds(kindsIn(text), characterKinds.foreign) ? nativeHouseIn(text) : undefined
  return form === undefined ? [] : [asHouseWithin(form, besideWords(text))]
}

/** With a word that is only heard. */
const misheardForms = (text: string): AskedForm[] =>
  withMisheardWord(text).flatMap(meant =>
    analyse(meant)
      .filter(form => form.kind === 'direct')
      .map(({ tokens }) => ({ ...asAsked(variantOf('misheard', tokens)), whole: true, apart: true })),
  )

const knownHouses = (text: string): AskedForm[] =>
  housesAmongWords(text).map(({ form, beside }) => ({ ...asHouseWithin(form, beside), whole: false }))

/** Names of a Cyrillic text without the endings of a case. */
const slavicForms = (text: string): AskedForm[] => {
  if (!holdsSlavicWord(text)) return []
  const persons = slavicPersons(text)
  const isNobodys = ({ from }: { from: number }): boolean =>
    !persons.some(one => one.from <= from && from < one.to)
  const alone = loneNominatives(text)
  if (alone.length > 0) return alone.flatMap(name => analyse(name).map(asRepaired).map(asAsked))
  return [
    ...persons.flatMap(({ text: name, undone, beside }) =>
      analyse(name).map(form => ({
        ...asAsked(undone ? asRepaired(form) : asPart(form)),
        apart: true,
        ofPerson: true,
        beside,
      })),
    ),
    ...slavicHouses(text, slavicWords(text).filter(isNobodys)).map(({ form, known, beside }) => ({
      ...asHouseWithin(asRepaired(form), beside),
      whole: !known,
    })),
  ]
}

const latinCases = (text: string): AskedForm[] =>
  latinNominatives(text).flatMap(({ text: name, whose }) =>
    analyse(name).map(form => ({
      ...asAsked(asRepaired(form)),
      apart: true,
      ofHouse: whose === 'house',
      ofPerson: whose === 'person',
    })),
  )

/** Parts that are looked for whole, whatever stands beside them. */
const heldForms = (text: string): AskedForm[] => [
  ...behindLetters(text),
  ...personForms(text),
  ...nativeHouses(text),
  ...knownHouses(text),
  ...partForms(text),
  ...misheardForms(text),
  ...slavicForms(text),
  ...latinCases(text),
]

const formsNew = (typed: string): readonly AskedForm[] => {
  const written = formsWritten(typed.trim())
  const [pinyin, plain] = [inPinyin(typed.trim()), withoutSuffix(typed.trim())]
  const read = pinyin === undefined ? [] : formsWritten(pinyin)
  const meant = plain === undefined ? [] : formsWritten(plain)
  if (read.length + meant.length === 0) return written
  return [
    ...written,
    ...read.map(one => ({ ...one, form: asTransliterated(one.form) })),
    ...meant.map(one => ({ ...one, form: asRepaired(one.form) })),
  ]
}

const formsWritten = (text: string): readonly AskedForm[] => {
  if (hanDepartmentAlone.test(text)) return []
  const otherwise = inOtherSpelling(text)
  if (isPlainName(text)) {
    const inRow = housesInRow(text).flatMap(house => analyse(house).map(asPart))
    return withHeld([...analyse(text), ...inRow, ...otherwise].map(withoutRepeats), heldForms(text))
  }
  const names = namesOfAddress(text)
  if (names) return names.flatMap(name => analyse(name).map(asPart).map(asAsked))
  const texts = otherTexts(text)
  const forms = [
    ...analyse(text),
    ...texts.flatMap(other => analyse(other).map(asPart)),
    ...[text, ...texts].flatMap(withMeantWords),
    ...otherwise,
  ]
  return withHeld(forms.map(withoutRepeats), [
    ...hanForms(text),
    ...eastAsianForms(text),
    ...sentenceForms(text),
    ...heldForms(text),
  ])
}

/** Whether a form finds whatever another one of the same words would. */
const covers = (kept: AskedForm, one: AskedForm): boolean =>
  (!kept.whole || one.whole) &&
  (!kept.ofHouse || one.ofHouse) &&
  (!kept.ofPerson || one.ofPerson) &&
  isSameForm(kept.form, one.form)

/** Another text may come to the same words: the first form of them scores best. */
const withHeld = (forms: readonly Variant[], held: readonly AskedForm[]): readonly AskedForm[] => {
  // What may be anybody's name is so, though it was first taken for a house's.
  const all = [...forms.map(asAsked), ...held.filter(one => !one.ofHouse), ...held.filter(one => one.ofHouse)]
  const kept: AskedForm[] = []
  for (const one of all) if (!kept.some(other => covers(other, one))) kept.push(one)
  return kept
}

/**
 * Comparable forms of a typed text: the text as it stands, then what is left without remarks, its parts when it names
 * several, the same with misread letters put right, and parts that may be a listed name whole.
 */
export const askedForms = remember<readonly AskedForm[]>(500, formsNew)
