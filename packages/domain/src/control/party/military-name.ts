import type { MilitaryWord, MilitaryWordKind } from '../facts/control-facts.ts'
import { foldWords } from './fold-words.ts'

/** What a name says of armed forces, police or the arms industry. */
export interface MilitaryName {
  /** `service`: a service of these states, for certain; `sign`: something that has to be asked. */
  readonly kind: 'service' | 'sign'
  readonly countries: readonly string[]
  readonly words: readonly string[]
}

type Found = Readonly<Record<MilitaryWordKind, readonly MilitaryWord[]>>

const isNamed = (
  { sought, isHan, isWhole, pattern }: MilitaryWord,
  spaced: string,
  joined: string,
): boolean => {
  if (pattern !== undefined) return pattern.test(isHan ? joined : spaced)
  if (isWhole) return isHan ? joined === sought : spaced === sought
  return isHan ? joined.includes(sought) : spaced.includes(sought)
}

const wordsIn = (words: readonly MilitaryWord[], name: string): Found => {
  const folded = foldWords(name)
  const [spaced, joined] = [` ${folded} `, folded.replaceAll(' ', '')]
  const of = (kind: MilitaryWordKind) =>
    words.filter(one => one.kind === kind && isNamed(one, spaced, joined))
  return {
    service: of('service'),
    branch: of('branch'),
    state: of('state'),
    sign: of('sign'),
    firm: of('firm'),
    civil: of('civil'),
  }
}

const countriesOf = ({ service, branch, state }: Found): string[] => [
  ...new Set([...service, ...(branch.length > 0 ? state : [])].map(one => one.country)),
]

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
 * Reads a name for 15 CFR 744.21(g): a service by its own name, or a branch beside its state. A company of such a name is
 * asked about; a museum, a hotel or the Salvation Army is no sign at all, unless it bears the name of a service.
 */
export const readMilitaryName = (
  words: readonly MilitaryWord[],
  name: string | undefined,
): MilitaryName | undefined => (name === undefined ? undefined : keptReading(words, name))

const reading = (words: readonly MilitaryWord[], name: string): MilitaryName | undefined => {
  const found = wordsIn(words, name)
  const countries = countriesOf(found)
  const named = [...found.service, ...found.branch, ...found.sign].map(one => one.word)
  if (named.length === 0) return undefined
  const isCivil = found.civil.length > 0
  const isPlain = !isCivil && found.firm.length === 0
  if (countries.length > 0 && isPlain) return { kind: 'service', countries, words: named }
  return isCivil && found.service.length === 0 ? undefined : { kind: 'sign', countries, words: named }
}
