import { isLoose } from '../name/loose-brand.ts'
import type { Token, Variant } from '../name/token.ts'
import type { Match } from './align.ts'
import { covered } from './held-name.ts'

/** Words that so many firms add that they tell nothing of what one does. */
const ofAnyFirm: ReadonlySet<string> = new Set(
  'group holding international enterprise development industry investment technology'
    .split(' ')
    .map(word => `#${word}`),
)

const tells = ({ role, concept }: Token): boolean =>
  role === 'region' || (role === 'trade' && !ofAnyFirm.has(concept))

const leastBeside = 0.75
const leastAlone = 0.9
/** Share of both names that must be met, the brand taken for whole. */
const leastCovered = 0.9
const lowest = 80
const perLikeness = 16

/**
 * A brand of which the other name keeps the sound, when all else in both names is met: possible for two given names
 * (腾讯计算机, TENCENT COMPUTER). Beside words of any firm its sound must be nearer.
 */
export const looseWhole = (matches: readonly Match[], query: Variant, listed: Variant): number => {
  const brand = matches.find(
    ({ queryFrom, listedFrom }) => isLoose(query.tokens[queryFrom]!) || isLoose(listed.tokens[listedFrom]!),
  )
  if (!brand) return 0
  const { value } = brand.agreement
  const beside = matches.filter(match => match !== brand).map(match => query.tokens[match.queryFrom]!)
  if (beside.every(({ role }) => role !== 'trade')) return 0
  const told = beside.some(tells)
  if (value < (told ? leastBeside : leastAlone)) return 0
  const whole = matches.map(match => (match === brand ? { ...match, agreement: wholly } : match))
  const met = Math.min(covered(whole, query.tokens, 'query'), covered(whole, listed.tokens, 'listed'))
  return met < leastCovered ? 0 : lowest + perLikeness * (value - leastBeside)
}

const wholly = { value: 1, rule: 'transcription' } as const
