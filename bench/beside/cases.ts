import { namesNobody, type Query, type ScreeningIndex, type Subject } from '@maojian/screening'
import { evenNumbers } from '../accuracy/even-numbers.ts'
import { chineseNames } from '../accuracy/chinese-names.ts'
import { isBareForm } from '../accuracy/bare-form.ts'
import { partyKind, recordOf } from '../accuracy/lists.ts'
import { mainScript, type PartyKind } from '../accuracy/name-pair.ts'
import { halfOf, placeOf, sampleOf, type Half } from '../accuracy/split.ts'
import { otherFacts } from './other-facts.ts'
import { moreWordings } from './more-wordings.table.ts'
import { fillers, wordings, type Wording } from './wordings.table.ts'

/** A question that names a listed party whole, and something ordinary beside. */
export interface Case {
  readonly kind: string
  readonly subject: number
  readonly name: string
  readonly query: Query
}

const ofAWording = 90
const ofAFact = 120
const longestName = 90
const fewestWords = 2

const hasTwoWords = (name: string): boolean =>
  /\p{Script=Han}{2}/u.test(name) || (name.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0) >= fewestWords

/** A name that a person would type: one word of a person, a kind of company alone or a whole register line is none. */
const isTyped = (subject: Subject, name: string): boolean =>
  name.length <= longestName &&
  !isBareForm(name) &&
  !/[;\n]|\s\/\s/u.test(name) &&
  (partyKind(subject) !== 'person' || hasTwoWords(name)) &&
  !namesNobody(name)

const strongNames = (subject: Subject): string[] =>
  subject.names.filter(({ kind }) => kind !== 'weak').map(({ text }) => text)

const isOfScript = (name: string, { script }: Wording): boolean =>
  mainScript(name) === script && (script !== 'Han' || /^[\p{Script=Han}\p{P}·\s]+$/u.test(name))

const pick = <T>(all: readonly T[], next: (below: number) => number): T => all[next(all.length)]!

/** A name as it may be typed. */
const writings: Readonly<Record<string, (name: string) => string>> = {
  name: name => name,
  lower: name => name.toLowerCase(),
  upper: name => name.toUpperCase(),
  bare: name =>
    name
      .replaceAll(/[.,;:"'«»“”()-]+/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim(),
  turned: name => name.replace(/^([^,]*\S) (\S+)$/u, '$2 $1'),
}

/** The wording with the name and whatever else it asks for put in. */
const filled = (wording: Wording, text: string, name: string, next: (below: number) => number): string =>
  text
    .replaceAll(/\{(\w+)\}/g, (_, what: string) =>
      writings[what] ? writings[what](name) : pick(fillers[wording.script][what] ?? [], next),
    )
    .replaceAll('⏎', '\n')

const ofWording = (subjects: readonly Subject[], wording: Wording, half: Half): Case[] => {
  const { of, named, script, texts } = wording
  const kind = `${script}: ${wording.kind}`
  const all = subjects.flatMap((subject, at) => {
    const type = partyKind(subject)
    if (!type || !of.includes(type) || halfOf('beside', recordOf(subject)) !== half) return []
    const names = strongNames(subject).filter(
      name => isOfScript(name, wording) && (named?.test(name) ?? true) && isTyped(subject, name),
    )
    return names.length === 0 ? [] : [{ subject, at, names }]
  })
  const wanted = { half, count: ofAWording }
  return sampleOf('beside', all, ({ subject }) => recordOf(subject), wanted).map(({ subject, at, names }) => {
    const next = evenNumbers(placeOf(kind, recordOf(subject)))
    const name = pick(names, next)
    const text = filled(wording, pick(texts.split('\n'), next), name, next)
    return { kind, subject: at, name, query: { text } }
  })
}

const kindOf = (group: string): PartyKind => (group === 'person' ? 'person' : 'company')

/** The same of Chinese names that no list has: found by what they mean or how they are read. */
const ofReadNames = (subjects: readonly Subject[], wording: Wording, half: Half): Case[] => {
  if (wording.script !== 'Han') return []
  const kind = `Han, listed in Latin letters: ${wording.kind}`
  const places = new Map<string, number>(
    subjects.flatMap(({ entries }, at) =>
      entries.map(({ source, reference }) => [`${source}/${reference}`, at] as const),
    ),
  )
  const all = chineseNames(half).filter(
    ({ reference, name, group }) =>
      places.has(reference) && wording.of.includes(kindOf(group)) && (wording.named?.test(name) ?? true),
  )
  const drawn = all.map(one => ({ one, place: placeOf(kind, `${one.reference} ${one.name}`) }))
  return drawn
    .toSorted((a, b) => a.place - b.place)
    .slice(0, ofAWording)
    .map(({ one: { reference, name }, place }) => {
      const next = evenNumbers(place)
      const text = filled(wording, pick(wording.texts.split('\n'), next), name, next)
      return { kind, subject: places.get(reference)!, name, query: { text } }
    })
}

/** A party under its own name, with other facts of the customer. */
const ofFacts = (subjects: readonly Subject[], half: Half): Case[] =>
  otherFacts.flatMap(({ kind, of, facts }) => {
    const all = subjects.flatMap((subject, at) => {
      const names = partyKind(subject) === of ? strongNames(subject).filter(one => isTyped(subject, one)) : []
      const next = evenNumbers(placeOf(kind, recordOf(subject)))
      const told = names.length === 0 ? undefined : facts(subject, next)
      return told ? [{ kind, subject: at, name: names[0]!, query: { text: names[0]!, ...told } }] : []
    })
    return sampleOf('beside', all, one => recordOf(subjects[one.subject]!), { half, count: ofAFact })
  })

/** Questions of one half; only parties that their name alone finds. */
export const besideCases = (index: ScreeningIndex, subjects: readonly Subject[], half: Half): Case[] =>
  [
    ...[...wordings, ...moreWordings].flatMap(wording => ofWording(subjects, wording, half)),
    ...[...wordings, ...moreWordings].flatMap(wording => ofReadNames(subjects, wording, half)),
    ...ofFacts(subjects, half),
  ].filter(({ name, subject }) =>
    index.search({ text: name, limit: 1000 }).hits.some(hit => hit.subject === subject),
  )
