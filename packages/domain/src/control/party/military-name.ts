import type { MilitaryWord } from '../facts/control-facts.ts'
import { wordsIn } from './military-words.ts'
import type { FoundWords } from './military-words.ts'

/** What a name says of armed forces, police, government intelligence or the arms industry. */
export interface MilitaryName {
  /** `service`: a service of these states, for certain; `sign`: something that has to be asked. */
  readonly kind: 'service' | 'sign'
  readonly countries: readonly string[]
  readonly words: readonly string[]
  /** No state is told: the countries are those whose forces are mostly called so. */
  readonly isAssumed: boolean
  /** Armed services, not police or government intelligence. */
  readonly isArmed: boolean
  /** A branch that tells no state: at home it is that state's. */
  readonly isOfPlace: boolean
  /**
   * Intelligence or reconnaissance of armed services: among those that 15 CFR 744.22(f)(2) names, one for certain, or
   * something that has to be asked.
   */
  readonly intelligence?: 'named' | 'certain' | 'sign'
}

/** More names than one deal has; its items ask of each of them again and again. */
const mostKept = 1000
const kept = new WeakMap<readonly MilitaryWord[], Map<string, MilitaryName | undefined>>()

/** What the words of a table say of a name, worked out once. */
const keptReading = (words: readonly MilitaryWord[], name: string): MilitaryName | undefined => {
  const known = kept.get(words)
  if (known?.has(name)) return known.get(name)
  const read = reading(words, name)
  if (known === undefined || known.size >= mostKept) kept.set(words, new Map([[name, read]]))
  else known.set(name, read)
  return read
}

/**
 * Reads a name for 15 CFR 744.21(g) and 744.22(f)(2): a service by its own name, or a branch beside its state. A company of
 * such a name is asked about; a museum, a hotel or the Salvation Army is no sign at all, unless it bears the name of a service.
 */
export const readMilitaryName = (
  words: readonly MilitaryWord[],
  name: string | undefined,
): MilitaryName | undefined => (name === undefined ? undefined : keptReading(words, name))

const isAny = (...found: readonly (readonly MilitaryWord[])[]): boolean => found.some(one => one.length > 0)

const isOwned = ({ country }: MilitaryWord): boolean => country !== ''

/** Words that name a body: those that leave its state to the name are no more than a sign without one. */
const bodiesIn = ({ branch, agency, mieu, intelligence }: FoundWords): readonly MilitaryWord[] => [
  ...branch,
  ...agency,
  ...mieu,
  ...intelligence.filter(isOwned),
]

const isArmedIn = ({ service, branch, armed, mieu, intelligence }: FoundWords): boolean =>
  isAny(service, branch, armed, mieu, intelligence.filter(isOwned))

/** Intelligence alone may be of any trade; beside armed services it is theirs. */
const isTheirIntelligence = (found: FoundWords): boolean => found.intelligence.length > 0 && isArmedIn(found)

/** The state that a name tells comes before the one whose forces are mostly called so: 俄罗斯战略火箭军 is Russia's. */
const countriesOf = (found: FoundWords, told: readonly string[]): string[] => {
  const of = (word: MilitaryWord) => (told.length > 0 ? told : word.country === '' ? [] : [word.country])
  return [
    ...new Set([
      ...found.service.map(one => one.country),
      ...bodiesIn(found).flatMap(of),
      ...found.force.map(one => one.country),
      ...(isTheirIntelligence(found) ? told : []),
    ]),
  ]
}

/** A force counts beside its own state alone. */
const withTold = (found: FoundWords, told: readonly string[]): FoundWords => ({
  ...found,
  force: found.force.filter(one => told.includes(one.country)),
})

const wordsOf = (found: FoundWords): string[] => [
  ...new Set(
    [
      ...found.service,
      ...bodiesIn(found),
      ...found.force,
      ...found.cover,
      ...found.armed,
      ...found.sign,
      ...(isTheirIntelligence(found) ? found.intelligence : []),
    ].map(one => one.word),
  ),
]

const intelligenceOf = (
  found: FoundWords,
  { isPlain, isTold }: { readonly isPlain: boolean; readonly isTold: boolean },
): MilitaryName['intelligence'] => {
  const isCertain = isAny(found.intelligence.filter(isOwned)) || (isTheirIntelligence(found) && isTold)
  if (isPlain && found.mieu.length > 0) return 'named'
  if (isPlain && isCertain) return 'certain'
  return isTheirIntelligence(found) || isAny(found.mieu, found.cover) ? 'sign' : undefined
}

const reading = (table: readonly MilitaryWord[], name: string): MilitaryName | undefined => {
  const read = wordsIn(table, name)
  const told = [...new Set(read.state.map(one => one.country))]
  const found = withTold(read, told)
  const words = wordsOf(found)
  if (words.length === 0) return undefined
  const isCivil = found.civil.length > 0
  const isPlain = !isCivil && found.firm.length === 0
  const owned = [...found.service, ...bodiesIn(found).filter(isOwned)]
  if (isCivil && owned.length === 0) return undefined
  const countries = countriesOf(found, told)
  const intelligence = intelligenceOf(found, { isPlain, isTold: countries.length > 0 })
  return {
    kind: countries.length > 0 && isPlain ? 'service' : 'sign',
    countries,
    words,
    isAssumed: told.length === 0 && found.service.length === 0 && countries.length > 0,
    isArmed: isArmedIn(found),
    isOfPlace: isPlain && countries.length === 0 && found.branch.length > 0,
    ...(intelligence !== undefined && { intelligence }),
  }
}
