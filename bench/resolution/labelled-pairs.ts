import { halfOf, type Half } from '../accuracy/split.ts'
import { pairName, resolutionSet, type DrawnPair, type Stratum } from './draw-pairs.ts'
import { labelledPairLines } from './labelled-pairs.table.ts'

export interface LabelledPair extends DrawnPair {
  readonly label: 'same' | 'different' | 'open'
  readonly basis: string
}

const labelledPair = (line: string): LabelledPair => {
  const [a, b, stratum, label, basis] = line.split(' | ') as [
    string,
    string,
    Stratum,
    LabelledPair['label'],
    string,
  ]
  return { a, b, stratum, label, basis }
}

/** All pairs of one half that were judged; the halves are cut like every set of the benchmarks. */
export const labelledPairs = (half: Half): LabelledPair[] =>
  labelledPairLines
    .trim()
    .split('\n')
    .map(labelledPair)
    .filter(({ a, b }) => halfOf(resolutionSet, pairName(a, b)) === half)
