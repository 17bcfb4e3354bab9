/**
 * Which entries resolution takes for one party, against pairs that a person judged side by side. Without a word the
 * evaluation half; `tuning` while rules are changed, `draw` prints the pairs to be judged. A second word names the drawing:
 * the newest one unless it says `first`, whose halves have both been seen.
 */
import type { Half } from './accuracy/split.ts'
import { report } from './report.ts'
import {
  drawings,
  drawPairs,
  identifierAndWordPairs,
  strata,
  type DrawingName,
} from './resolution/draw-pairs.ts'
import { entriesOfDrawing, labelledPairs, type LabelledPair } from './resolution/labelled-pairs.ts'
import { listedEntries, type ListedEntry } from './resolution/listed-entries.ts'
import { partiesOf, type Parties } from './resolution/parties-of.ts'
import { sideBySide } from './resolution/side-by-side.ts'
import { whyApart } from './resolution/why-apart.ts'

const targets = { precision: 99.5, recall: 95 } as const

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (100 * part) / whole)

const isMerged = ({ a, b }: LabelledPair, { partyOf }: Parties): boolean =>
  partyOf(a) !== undefined && partyOf(a) === partyOf(b)

const tellErrors = (
  wrong: readonly LabelledPair[],
  parties: Parties,
  byId: ReadonlyMap<string, ListedEntry>,
) => {
  for (const pair of wrong) {
    const said = isMerged(pair, parties)
      ? `merged: ${parties.reasonOf(pair.b) || parties.reasonOf(pair.a)}`
      : 'apart'
    console.log(`\n${pair.label} (${pair.stratum}, ${pair.basis}), but ${said}`)
    console.log(sideBySide(byId.get(pair.a)!, byId.get(pair.b)!))
  }
}

const measure = (half: Half, drawing: DrawingName, entries: readonly ListedEntry[]): void => {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const parties = partiesOf(entries)
  const all = labelledPairs(drawing, half).filter(({ a, b }) => byId.has(a) && byId.has(b))
  const judged = all.filter(pair => pair.label !== 'open')
  const same = judged.filter(pair => pair.label === 'same')
  const merged = judged.filter(pair => isMerged(pair, parties))
  const right = merged.filter(pair => pair.label === 'same')
  tellErrors(
    judged.filter(pair => isMerged(pair, parties) !== (pair.label === 'same')),
    parties,
    byId,
  )
  const recallOf = (stratum: string) => {
    const of = (pairs: readonly LabelledPair[]) => pairs.filter(pair => pair.stratum === stratum).length
    return {
      what: `recall, ${stratum} in common`,
      value: share(of(right), of(same)),
      unit: `% of ${of(same)}`,
    }
  }
  const told = identifierAndWordPairs(entries)
  const apart = told.filter(({ a, b }) => parties.partyOf(a) !== parties.partyOf(b))
  for (const { a, b } of apart)
    console.log(
      `number and word in common: ${a} | ${b} | ${whyApart(parties.traitsOf(a)!, parties.traitsOf(b)!)}`,
    )
  report(
    `resolution-${drawing}-${half}`,
    `${judged.length} judged pairs, ${all.length - judged.length} left open`,
    [
      {
        what: 'precision',
        value: share(right.length, merged.length),
        unit: `% of ${merged.length}`,
        target: targets.precision,
        atLeast: true,
      },
      {
        what: 'recall',
        value: share(right.length, same.length),
        unit: `% of ${same.length}`,
        target: targets.recall,
        atLeast: true,
      },
      ...strata.map(recallOf),
      { what: 'parties of all entries', value: parties.count, unit: `of ${entries.length}` },
      {
        what: 'number and word in common, one party',
        value: told.length - apart.length,
        unit: `of ${told.length}`,
      },
      { what: 'time of resolution', value: parties.seconds, unit: 's' },
    ],
  )
}

const word = process.argv[3] ?? 'evaluation'
const drawing = process.argv[4] ?? 'second'
if (drawing !== 'first' && drawing !== 'second')
  throw new RangeError(`not a drawing of this benchmark: ${drawing}`)
const entries = await listedEntries()
if (entries !== undefined) {
  if (word === 'draw') {
    const byId = new Map(entries.map(entry => [entry.id, entry]))
    const before = drawing === 'second' ? entriesOfDrawing('first') : []
    for (const { a, b, stratum } of drawPairs(entries, drawings[drawing], before))
      console.log(`${a} | ${b} | ${stratum}\n${sideBySide(byId.get(a)!, byId.get(b)!)}`)
  } else if (word === 'tuning' || word === 'evaluation') measure(word, drawing, entries)
  else throw new RangeError(`not a word of this benchmark: ${word}`)
}
