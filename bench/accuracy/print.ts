import type { AlertFigures } from './alerts.ts'
import type { Estimate } from './pair-metrics.ts'
import type { Band, KindRate, Slice } from './pair-slices.ts'
import type { TranscriptionFigures } from './transcriptions.ts'
import { rankTarget, sliceTarget } from './targets.ts'
import type { RankFigures } from './ranked.ts'

const percent = (value: number): string => (100 * value).toFixed(1)

const text = ({ value, low, high }: Estimate): string =>
  `${percent(value)} (${percent(low)}–${percent(high)})`

export const printSlices = (slices: readonly Slice[]): void => {
  console.log('\nPairs, % with 95 % bootstrap interval; F1 at the shipped threshold 80 and at the best one')
  console.table(
    Object.fromEntries(
      slices.map(one => [
        one.slice,
        {
          'n +/−': `${one.figures.positives}/${one.figures.negatives}`,
          'recall @1% FPR': text(one.figures.recall1),
          '@5% FPR': text(one.figures.recall5),
          AUC: text(one.figures.auc),
          'F1 at 80': text(one.figures.f1),
          'best F1': `${percent(one.figures.bestF1)} at ${one.figures.bestThreshold}`,
          'found at 80': percent(one.figures.recallShipped.value),
          'alarms at 80': percent(one.figures.alarmsShipped.value),
          target: sliceTarget(one),
        },
      ]),
    ),
  )
}

export const printKinds = (kinds: readonly KindRate[]): void => {
  console.log('\nBy kind: share at or above 80, % (found for the same party, alarmed for another)')
  console.table(
    kinds.map(one => ({
      kind: one.kind,
      party: one.same ? 'same' : 'other',
      n: one.n,
      '≥ 80': text(one.reached),
    })),
  )
}

export const printReliability = (bands: readonly Band[]): void => {
  console.log('\nReliability on authored and listed pairs: share of one party by score, %')
  console.table(bands.map(one => ({ score: one.band, pairs: one.pairs, 'one party': text(one.same) })))
}

export const printRanks = (title: string, rows: readonly RankFigures[]): void => {
  console.log(`\n${title}, % with 95 % Wilson interval`)
  console.table(
    Object.fromEntries(
      rows.map(one => [
        one.what,
        {
          n: one.queries,
          '@1': text(one.at1),
          '@3': text(one.at3),
          '@10': text(one.at10),
          '@10 and ≥ 80': text(one.shipped),
          target: rankTarget(one),
        },
      ]),
    ),
  )
}

export const printAlerts = (rows: readonly AlertFigures[]): void => {
  console.log('\nAlerts on ordinary names against all lists, % of names with 95 % Wilson interval')
  console.table(
    Object.fromEntries(
      rows.map(one => [
        one.category,
        {
          n: one.names,
          'listed, left out': one.listed,
          hit: text(one.hit),
          'hit or possible': text(one.possible),
          'target (hit)':
            one.target === undefined
              ? ''
              : `≤ ${percent(one.target)} ${one.hit.value <= one.target ? 'met' : 'MISSED'}`,
        },
      ]),
    ),
  )
}

export const printTranscriptions = ({
  words,
  syllables,
  exact,
  reached,
  mistaken,
}: TranscriptionFigures): void => {
  const shares = Object.entries(syllables).map(([habit, value]) => `${habit} ${percent(value)} %`)
  console.log(`\nProposed transcriptions of ${words} foreign name words (origin unknown)`)
  console.log(`  characters as people wrote them, read as ${shares.join(', ')}; whole word ${text(exact)} %`)
  const wrong = (100 * mistaken.value).toFixed(2)
  console.log(`  heard the other way: the right word ${text(reached)} %, another word ${wrong} %`)
}
