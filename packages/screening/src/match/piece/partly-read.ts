import { readPieces } from '../../name/reading/read-pieces.ts'
import { isGeneric, type Token } from '../../name/token/token.ts'
import type { Agreement } from './agreement.ts'

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

interface Met {
  readonly queryFrom: number
  readonly queryTo: number
  readonly listedFrom: number
  readonly listedTo: number
  readonly agreement: Agreement
}

const isTold = (token: Token): boolean => !isGeneric(token)

const allMet = (tokens: readonly Token[], spans: readonly (readonly [number, number])[]): boolean =>
  tokens.every((token, at) => !isTold(token) || spans.some(([from, to]) => from <= at && at < to))

/** A brand read in part counts where every word of both names is met, and is no brand alike else. */
export const isHalfRead = (query: readonly Token[], listed: readonly Token[], met: readonly Met[]): boolean =>
  met.some(({ agreement }) => agreement === aloud) &&
  !(
    allMet(
      query,
      met.map(({ queryFrom, queryTo }) => [queryFrom, queryTo] as const),
    ) &&
    allMet(
      listed,
      met.map(({ listedFrom, listedTo }) => [listedFrom, listedTo] as const),
    )
  )

export const isPartlyRead = ({ agreement }: Pick<Met, 'agreement'>): boolean => agreement === aloud
