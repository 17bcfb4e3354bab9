import { nominativesOf, surnamesMeant, type Agreement, type Nominative } from '../../name/word/nominatives.ts'
import type { Beside } from '../../match/beside.ts'
import {
  besideName,
  isGiven,
  isKnown,
  isLarge,
  patronymic,
  slavicWords,
  type SlavicWord,
} from './slavic-words.ts'

/** A person whom a Cyrillic text tells, by the name that a list would have. */
export interface SlavicPerson {
  readonly text: string
  /** With other endings than those typed. */
  readonly undone: boolean
  readonly from: number
  readonly to: number
  readonly beside: Beside | undefined
}

/** Words one after another that agree in gender and case, each in the nominative. */
const agreeing = (choices: readonly (readonly Nominative[])[]): string[][] => {
  let rows: { words: string[]; cases: ReadonlySet<Agreement> | undefined }[] = [
    { words: [], cases: undefined },
  ]
  for (const choice of choices)
    rows = rows.flatMap(({ words, cases }) =>
      choice.flatMap(one => {
        const shared = cases === undefined ? one.cases : new Set([...one.cases].filter(key => cases.has(key)))
        return shared.size === 0 ? [] : [{ words: [...words, one.text], cases: shared }]
      }),
    )
  return rows.map(({ words }) => words)
}

type Part = 'surname' | 'given' | 'father'

/** Норванов, Норвина, Норвинский: hardly anything but a surname. */
const slavicSurname = /(?:[оеє]в|[иыії]н|[аоеё]ў)а?$|[сц]ь?к(?:ий|ой|ая|і|а)$/iu

/** Анна is a woman, and nothing of an Анн; Александра may be what is Александр's. */
const ofWomen = new Set(
  'анна алена елена олена альона ольга ирина ірина арина марина галина полина алина карина нина инна жанна дина лина зина зинаида фаина регина кристина екатерина катерина светлана людмила надежда вера лариса раиса алиса оксана диана анжела тамара варвара клара лаура лара сара дана яна эмма белла алла элла римма роза луиза лиза ева лада мила злата снежана эльвира земфира гульнара мария наталия анастасия виктория ксения лидия софия антония мадина амина зарина сабина эльмира'.split(
    ' ',
  ),
)

/** Known given names, where there are any; beside what is surely a person's it may be one that no table has. */
const givenMeant = (word: string, besideWords: readonly string[]): readonly Nominative[] => {
  const isWoman = ofWomen.has(word.toLowerCase())
  const all = isWoman ? [] : nominativesOf(word)
  const known = all.filter(({ text }) => isGiven(text))
  if (known.length > 0 || isKnown(word)) return known
  const isSure = besideWords.some(other =>
    nominativesOf(other).some(({ text }) => slavicSurname.test(text) || patronymic.test(text)),
  )
  return isSure && !isGiven(word) ? all : known
}

const choicesOf: Readonly<Record<Part, (word: string, beside: readonly string[]) => readonly Nominative[]>> =
  {
    surname: word => (isKnown(word) ? [] : surnamesMeant(word)),
    given: givenMeant,
    father: word => nominativesOf(word).filter(({ text }) => patronymic.test(text)),
  }

const orders: readonly (readonly Part[])[] = [
  ['surname', 'given', 'father'],
  ['given', 'father', 'surname'],
  ['surname', 'given'],
  ['given', 'surname'],
]

const mostOfOne = 3

const isFather = (text: string, row: readonly SlavicWord[], beside: SlavicWord | undefined): boolean =>
  beside !== undefined &&
  areTogether(text, beside.from < row[0]!.from ? [beside, row[0]!] : [row.at(-1)!, beside]) &&
  [beside.text, ...nominativesOf(beside.text).map(one => one.text)].some(one => patronymic.test(one))
const gap = /^\s+$/u

const areTogether = (text: string, words: readonly SlavicWord[]): boolean =>
  words.every(({ from }, at) => at === 0 || gap.test(text.slice(words[at - 1]!.to, from)))

/** Names are written large, unless nothing is. */
const areNames = (words: readonly SlavicWord[], text: string): boolean =>
  words.every(one => isLarge(one.text)) || text === text.toLowerCase()

const namesIn = (words: readonly SlavicWord[], order: readonly Part[]): string[] => {
  const choices: (readonly Nominative[])[] = []
  // The father's name is seldom there, and most words are no given name: what rules out most is tried first.
  for (const part of ['father', 'given', 'surname'] as const) {
    const at = order.indexOf(part)
    if (at < 0) continue
    const beside = words.flatMap(({ text }, other) => (other === at ? [] : [text]))
    const choice = choicesOf[part](words[at]!.text, beside)
    if (choice.length === 0) return []
    choices[at] = choice
  }
  return agreeing(choices)
    .slice(0, mostOfOne)
    .map(one => one.join(' '))
}

/** Persons told in full, whose names stand in another case than the nominative (Норванова Ильи Петровича; Ильёй Норвановым). */
const inFull = (text: string, words: readonly SlavicWord[]): SlavicPerson[] => {
  const found: SlavicPerson[] = []
  for (let at = 0; at < words.length; at++)
    for (const order of orders) {
      const row = words.slice(at, at + order.length)
      if (row.length < order.length || !areTogether(text, row) || !areNames(row, text)) continue
      // Of a name with the father's it is the father's that tells the case.
      if (order.length === 2 && [words[at - 1], words[at + 2]].some(one => isFather(text, row, one))) continue
      const names = namesIn(row, order)
      if (names.length === 0) continue
      const [from, to] = [row[0]!.from, row.at(-1)!.to]
      for (const name of names)
        found.push({ text: name, undone: true, from, to, beside: besideName(text, from, to) })
      if (order.length > 2) {
        at += order.length - 1
        break
      }
    }
  return found
}

const letter = '(?<![\\p{L}.])(\\p{Script=Cyrillic})\\.\\s?(?:-?(\\p{Script=Cyrillic})\\.?(?!\\p{L}))?'
const surname = "(?<!\\p{L})(\\p{Script=Cyrillic}[\\p{Script=Cyrillic}’'ʼ-]{2,})"
const behindSurname = new RegExp(`${surname},?\\s+${letter}`, 'gu')
const beforeSurname = new RegExp(
  '(?<![\\p{L}.])(\\p{Script=Cyrillic})\\.\\s?(?:(\\p{Script=Cyrillic})\\.\\s?)?' +
    surname.replace('(?<!\\p{L})', ''),
  'gu',
)

interface Initialled {
  readonly surname: string
  readonly initials: string
  readonly from: number
  readonly to: number
}

const initialled = (text: string): Initialled[] => {
  const all = [
    ...Array.from(text.matchAll(behindSurname), ({ 0: { length }, 1: name, 2: first, 3: second, index }) => ({
      name,
      first,
      second,
      from: index,
      to: index + length,
    })),
    ...Array.from(text.matchAll(beforeSurname), ({ 0: { length }, 1: first, 2: second, 3: name, index }) => ({
      name,
      first,
      second,
      from: index,
      to: index + length,
    })),
  ]
  return all
    .filter(({ name, first }) => isLarge(name!) && isLarge(first!) && !isKnown(name!))
    .map(({ name, first, second, from, to }) => ({
      surname: name!,
      initials: [first, second].flatMap(one => (one ? [`${one}.`] : [])).join(''),
      from,
      to,
    }))
}

const inNominative = /[бвгджзклмнпрстфхцчшщьйП]$/u

/** Директор Норванова: who holds an office that is told in the nominative is so as well. */
const isSubject = (text: string, from: number): boolean => {
  const before = /(\p{Script=Cyrillic}{2,})[\s:_]*$/u.exec(text.slice(0, from))?.[1]
  return before !== undefined && isKnown(before) && inNominative.test(before)
}

/** A surname with initials, whatever stands around it, as typed and without the ending of a case. */
const withInitials = (text: string): SlavicPerson[] =>
  initialled(text).flatMap(({ surname: typed, initials, from, to }) => {
    const meant = isSubject(text, from)
      ? []
      : nominativesOf(typed)
          .slice(0, mostOfOne - 1)
          .map(one => one.text)
    const beside = besideName(text, from, to)
    return [typed, ...meant].map(name => ({
      text: `${name} ${initials}`,
      undone: name !== typed,
      from,
      to,
      beside,
    }))
  })

const mostPersons = 8

/** Persons of a text in Russian, Ukrainian or Belarusian whose names stand in another case or behind an office. */
export const slavicPersons = (text: string): SlavicPerson[] =>
  [...inFull(text, slavicWords(text)), ...withInitials(text)].slice(0, mostPersons)
