import { halfOf, type Half } from '../accuracy/split.ts'
import { drawings, pairName, type DrawingName, type DrawnPair, type Stratum } from './draw-pairs.ts'
import { secondLabelledPairLines } from './labelled-pairs-second.table.ts'
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

const lines: Readonly<Record<DrawingName, string>> = {
  first: labelledPairLines,
  second: secondLabelledPairLines,
}

const allLabelled = (drawing: DrawingName): LabelledPair[] =>
  lines[drawing]
    .trim()
    .split('\n')
    .filter(line => line !== '')
    .map(labelledPair)

/** All pairs of one half that were judged; the halves are cut like every set of the benchmarks. */
export const labelledPairs = (drawing: DrawingName, half: Half): LabelledPair[] =>
  allLabelled(drawing).filter(({ a, b }) => halfOf(drawings[drawing].set, pairName(a, b)) === half)

/** The entries of a drawing that was judged: a later one leaves them out. */
export const entriesOfDrawing = (drawing: DrawingName): string[] =>
  allLabelled(drawing).flatMap(({ a, b }) => [a, b])
