import type { Subject } from '@maojian/screening'
import { isBareForm } from './bare-form.ts'
import { bareLetters, likeness } from './bare-letters.ts'
import { partyKind, recordOf } from './lists.ts'
import { mainScript, scriptPair, type NamePair, type PartyKind } from './name-pair.ts'
import { placeOf, sampleOf, type Half } from './split.ts'

const quota: Readonly<Record<PartyKind, number>> = { person: 3000, company: 4000, bank: 300, vessel: 600 }

/** Names that the lists themselves print; weak ones are kept, our own Chinese table and bare forms of company are not. */
export const officialNames = (subject: Subject): string[] =>
  subject.names.filter(name => name.entries.length > 0 && !isBareForm(name.text)).map(name => name.text)

/** Likeness from which two spellings in one script count as one name, not as two names of one party. */
export const alike = 0.6

/** Two names of one party that differ in more than case and form; in one script only when they are alike. */
const twoNames = (subject: Subject): readonly [string, string] | undefined => {
  const names = officialNames(subject)
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map(b => [a, b] as const))
  const kin = pairs.filter(
    ([a, b]) =>
      bareLetters(a) !== bareLetters(b) && (mainScript(a) !== mainScript(b) || likeness(a, b) >= alike),
  )
  return kin[placeOf('two names', recordOf(subject)) % kin.length]
}

/** Names of firms and ships in two scripts may be translations that share no sound: judged apart, but for Chinese. */
const otherLanguage = (type: PartyKind, a: string, b: string): boolean => {
  const scripts = [mainScript(a), mainScript(b)]
  return type !== 'person' && scripts[0] !== scripts[1] && !scripts.includes('Han') && likeness(a, b) < alike
}

const years = (subject: Subject): number[] => subject.birthDates.map(date => Number(date.slice(0, 4)))
const ships = (subject: Subject): string[] =>
  subject.identifiers.filter(one => one.kind === 'imo').map(one => one.value)

/** Parties of one list with facts that part them: birth years, ship numbers, no country in common. */
const different = (a: Subject, b: Subject, kind: PartyKind): boolean => {
  const apart = <T>(left: readonly T[], right: readonly T[], far: (x: T, y: T) => boolean): boolean =>
    left.length > 0 && right.length > 0 && left.every(x => right.every(y => far(x, y)))
  if (!a.entries.some(one => b.entries.some(other => other.source === one.source))) return false
  if (kind === 'person') return apart(years(a), years(b), (x, y) => Math.abs(x - y) > 1)
  if (kind === 'vessel') return apart(ships(a), ships(b), (x, y) => x !== y)
  return apart(a.countries, b.countries, (x, y) => x !== y)
}

interface Bearer {
  readonly subject: Subject
  readonly name: string
}

const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 2)

const byWord = (subjects: readonly Subject[]): Map<string, Bearer[]> => {
  const bearers = new Map<string, Bearer[]>()
  for (const subject of subjects)
    for (const name of officialNames(subject).slice(0, 4))
      for (const word of wordsOf(name)) {
        const list = bearers.get(word)
        if (!list) bearers.set(word, [{ subject, name }])
        else if (list.length < 60) list.push({ subject, name })
      }
  return bearers
}

/** The name most like a party's own that belongs to a surely different party. */
const hardest = (subject: Subject, kind: PartyKind, bearers: Map<string, Bearer[]>): NamePair | undefined => {
  const a = officialNames(subject)[0]!
  const rivals = wordsOf(a)
    .flatMap(word => bearers.get(word) ?? [])
    .filter(rival => rival.subject !== subject && partyKind(rival.subject) === kind)
    .filter(rival => different(subject, rival.subject, kind) && bareLetters(rival.name) !== bareLetters(a))
  const likely = rivals.map(rival => ({ rival, like: likeness(a, rival.name) }))
  const best = likely.toSorted((x, y) => y.like - x.like)[0]
  return best && pairOf(kind, false, a, best.rival.name)
}

const pairOf = (type: PartyKind, same: boolean, a: string, b: string): NamePair => {
  const apart = same && otherLanguage(type, a, b)
  // Most ships are listed again under the name they bear now or bore before: that is known, not seen in the name.
  const why = type === 'vessel' ? ', mostly former names' : apart ? ', other language' : ''
  const family = `listed ${type}${why}`
  const set = `listed names${why}`
  return { set, family, kind: `${family}, ${scriptPair(a, b)}`, type, same, a, b }
}

/**
 * Two listed names of one party, and names most alike of parties whose facts contradict each other. What a list prints
 * as a name and is a kind of company alone (株式会社) is left out of both halves: no engine could tell whose it is.
 */
export const listedPairs = (subjects: readonly Subject[], half: Half): NamePair[] => {
  const bearers = byWord(subjects)
  const kinds = Object.keys(quota) as PartyKind[]
  return kinds.flatMap(kind => {
    const count = quota[kind]
    const own = subjects.filter(subject => partyKind(subject) === kind && officialNames(subject).length > 0)
    const positives = own.flatMap(subject => {
      const names = twoNames(subject)
      return names ? [{ subject, names }] : []
    })
    return [
      ...sampleOf('listed names', positives, one => recordOf(one.subject), { half, count }).map(one =>
        pairOf(kind, true, ...one.names),
      ),
      ...sampleOf('listed names', own, recordOf, { half, count }).flatMap(
        subject => hardest(subject, kind, bearers) ?? [],
      ),
    ]
  })
}
