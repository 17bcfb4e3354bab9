import { remember } from '../../memory.ts'
import { syllablesOf } from '../han/han.ts'
import { translationsOf } from '../lexicon/brand-words.ts'
import { tellsFirm } from '../token/tells.ts'
import type { Token } from '../token/token.ts'

/** A stretch of the characters of a brand, and a Latin word that it may be. */
export interface ReadPiece {
  /** Positions of tokens; the end is exclusive. */
  readonly from: number
  readonly to: number
  readonly word: string
}

const shortestRun = 2
const longestRun = 6
const shortestMeant = 3

/** Every stretch but the whole: what is read aloud beside a part that is translated. One character only beside one more. */
const readAloud = (syllables: readonly string[]): ReadPiece[] => {
  const count = syllables.length
  const shortest = count === shortestRun ? 1 : shortestRun
  const out: ReadPiece[] = []
  for (let from = 0; from < count; from++)
    for (let to = from + shortest; to <= count; to++)
      if (to - from < count) out.push({ from, to, word: syllables.slice(from, to).join('') })
  return out
}

/** One word of both: 芯佰, COREBAI; 华科, HUATECH. */
const asCompound = (run: string, syllables: readonly string[]): ReadPiece[] => {
  const to = syllables.length
  const meant = (char: string): string[] =>
    [...translationsOf(char)].filter(({ length }) => length >= shortestMeant)
  return [
    ...meant(run[0]!).map(word => word + syllables.slice(1).join('')),
    ...meant(run.at(-1)!).map(word => syllables.slice(0, -1).join('') + word),
  ].map(word => ({ from: 0, to, word }))
}

const piecesOfRun = remember<readonly ReadPiece[]>(500, run => {
  if (![...run].some(char => translationsOf(char).size > 0)) return none
  const syllables = syllablesOf(run, false).map(one => one.replaceAll('V', 'U'))
  return syllables.length === run.length ? [...readAloud(syllables), ...asCompound(run, syllables)] : none
})

const none: readonly ReadPiece[] = []

/**
 * Words for stretches of the brand of a Chinese firm that is read aloud in part and translated in part: 新三泰, NEW SANTAI;
 * 华为云, HUAWEI CLOUD.
 */
export const readPieces = (tokens: readonly Token[]): readonly ReadPiece[] => {
  if (!tokens.some(token => token.han) || !tokens.some(tellsFirm)) return none
  const out: ReadPiece[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    while (tokens[end]?.han) end++
    if (end - at >= shortestRun && end - at <= longestRun) {
      const run = tokens.slice(at, end).map(token => token.key)
      for (const { from, to, word } of piecesOfRun(run.join('')))
        out.push({ from: at + from, to: at + to, word })
    }
    at = Math.max(end, at + 1)
  }
  return out
}
