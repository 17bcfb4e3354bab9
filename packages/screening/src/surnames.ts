import { eachOfFew } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { surnameScore, surnamesSought } from './match/whole/surname-slip.ts'
import type { Variant } from './name/token/token.ts'

/** A listed foreigner, by the first form of a name in characters whose surname a text may be. */
interface Surnamed {
  readonly variant: number
  readonly points: number
}

/** A surname of more is that of a people: it leads to nobody. */
const mostBearers = 40

/** Listed foreigners whose surname in characters a text is, but for one character of the same sound. */
export const surnamed = (index: OpenIndex, query: Variant): readonly Surnamed[] => {
  const found = new Map<number, number>()
  for (const key of surnamesSought(query))
    eachOfFew(index.spellings, key, mostBearers, variant => {
      if (found.has(variant)) return
      const { subject, ordinal } = index.nameOf(variant)
      found.set(variant, surnameScore(query, index.subjects.record(subject).names[ordinal]!.text))
    })
  return Array.from(found, ([variant, points]) => ({ variant, points })).filter(({ points }) => points > 0)
}
