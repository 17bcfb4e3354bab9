import { readPieces } from '../../name/reading/read-pieces.ts'
import { isGeneric, type Token } from '../../name/token/token.ts'
import type { Agreement } from './agreement.ts'
import type { Match, Sides } from './match.ts'

/** Characters of a brand that are read aloud where others of it are translated. */
const aloud: Agreement = { value: 0.92, rule: 'pinyin' }

interface Stretches {
  readonly from: number
  readonly to: number
  /** Position of the Latin word. */
  readonly at: number
  readonly agreement: Agreement
}

/** Stretches of characters and the Latin words that they are read as, one part of a brand. */
export const partlyRead = (chars: readonly Token[], latin: readonly Token[]): Stretches[] => {
  const out: Stretches[] = []
  for (const { from, to, word } of readPieces(chars))
    for (let at = 0; at < latin.length; at++)
      if (latin[at]!.key === word && latin[at]!.role === 'word') out.push({ from, to, at, agreement: aloud })
  return out
}

const allMet = (tokens: readonly Token[], spans: readonly (readonly [number, number])[]): boolean =>
  tokens.every((token, at) => isGeneric(token) || spans.some(([from, to]) => from <= at && at < to))

const isWhole = ({ query, listed }: Sides, met: readonly Match[]): boolean =>
  allMet(
    query,
    met.map(({ queryFrom, queryTo }) => [queryFrom, queryTo]),
  ) &&
  allMet(
    listed,
    met.map(({ listedFrom, listedTo }) => [listedFrom, listedTo]),
  )

export const isPartlyRead = ({ agreement }: Match): boolean => agreement === aloud

/** A brand read in part counts where every word of both names is met, and is no brand alike else. */
export const isHalfRead = (sides: Sides, met: readonly Match[]): boolean =>
  met.some(isPartlyRead) && !isWhole(sides, met)
