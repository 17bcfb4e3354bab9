import type { Slice } from './pair-slices.ts'
import type { RankFigures } from './ranked.ts'

/** Lowest recall at 5 % false positives that the product promises, by slice. */
const slices: Readonly<Record<string, number>> = {
  'type: person (authored and listed)': 0.85,
  'type: company (authored and listed)': 0.85,
  'type: bank (authored and listed)': 0.85,
  'type: vessel (authored and listed)': 0.85, // spellings: listed ships are judged apart
  'authored: hanzi-pinyin': 0.97,
  'Chinese persons and pinyin (built)': 0.97,
}

/** Lowest recall among the first ten (simplified and traditional: as first). */
const ranks: Readonly<Record<string, number>> = {
  'HKEX: Chinese name → English index': 0.75,
  'HKEX: English name → Chinese index': 0.75,
}

export const sliceTarget = ({ slice, figures }: Slice): string =>
  verdict(slices[slice], figures.recall5.value)

export const rankTarget = ({ what, at1, at10 }: RankFigures): string =>
  /traditional/.test(what) ? verdict(1, at1.value) : verdict(ranks[what], at10.value)

const verdict = (target: number | undefined, value: number): string =>
  target === undefined ? '' : `≥ ${target} ${value >= target ? 'met' : 'MISSED'}`
