import { editDistance } from '../../name/script/edit-distance.ts'
import type { Token } from '../../name/token/token.ts'
import type { Agreement } from './agreement.ts'

const byEar: Agreement = { value: 0.93, rule: 'variant' }
const otherVowels: Agreement = { value: 0.84, rule: 'sound' }
const plural: Agreement = { value: 0.95, rule: 'variant' }

/** Letters that a word of the lexicon must have to be spelled by ear; other vowels are forgiven to longer ones. */
const shortestByEar = 4
const shortestVowels = 6
const shortestConsonants = 4
const mostVowels = 2

const lexical: ReadonlySet<Token['role']> = new Set(['common', 'trade', 'region'])

/** Whether a word of the lexicon may be written otherwise: in Latin letters, and long enough. */
export const isSpelledByEar = ({ role, key, han, abjad, accent }: Token): boolean =>
  lexical.has(role) && !han && !abjad && accent === '' && key.length >= shortestByEar && /^[A-Z]+$/.test(key)

const isPlural = (one: string, many: string): boolean =>
  one.length >= shortestByEar && many.length === one.length + 1 && many.endsWith('S') && many.startsWith(one)

const withF = (key: string): string => key.replaceAll('PH', 'F')

/** ALPHA and ALFA, SAPPHIRE and SAPFIRE: one word, also where both spellings are in use. */
const differInPh = (a: string, b: string): boolean => withF(a) === withF(b)

/**
 * A business word, a place or an ordinary word that the other name writes as it is heard (KOMPONENT, COMPONENT; VEST, WEST):
 * what is written so is no word in use and no name. EAGLE and EAGLES are one word.
 */
export const agreeByEar = (a: Token, b: Token): Agreement | undefined => {
  const [known, other] = isSpelledByEar(a) ? [a, b] : [b, a]
  if (!isSpelledByEar(known) || other.han || other.abjad || other.accent !== '') return undefined
  if (known.role === 'common' && (other.role === 'word' || other.role === 'common'))
    if (isPlural(known.key, other.key) || isPlural(other.key, known.key)) return plural
  if (differInPh(known.key, other.key)) return byEar
  if (other.role !== 'word' || other.key.length < shortestByEar || other.word.names.length > 0)
    return undefined
  if (other.word.inUse || other.word.syllables !== null) return undefined
  if (known.word.soundsAs(other.word)) return byEar
  if (other.word.withoutArticle?.soundsAs(known.word)) return byEar
  const { skeleton } = known.word
  const long =
    Math.min(known.key.length, other.key.length) >= shortestVowels && skeleton.length >= shortestConsonants
  if (!long || skeleton !== other.word.skeleton) return undefined
  return editDistance(known.key, other.key, mostVowels) <= mostVowels ? otherVowels : undefined
}
