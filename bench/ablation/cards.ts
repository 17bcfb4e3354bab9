import { comparePair } from '@maojian/screening'
import { signals } from '@maojian/screening/match/score/signals'
import { pairOf } from '@maojian/screening/match/score/pair-of'
import type { Sign, Signal } from '@maojian/screening/match/signal/signal'
import { analyse } from '@maojian/screening/name/analyse'
import type { Counts } from './measure.ts'

/** What something brings: answers more or fewer than without it. */
export interface Earned {
  readonly what: 'signal' | 'table'
  readonly name: string
  readonly earns: Counts
}

const columns = ['found', 'alarms', 'beside', 'typed', 'possible', 'hits'] as const

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

const figures = (earns: Counts | undefined): string =>
  columns.map(column => (earns ? signed(earns[column]) : '')).join(' | ')

const mostPoints = 100

const signOf = (signal: Signal): Sign | undefined => {
  const [asked, listed] = signal.example.map(analyse)
  for (const query of asked!)
    for (const other of listed!) {
      const [sign] = signal.of(pairOf(query, other), mostPoints)
      if (sign) return sign
    }
  return undefined
}

const worth = ({ floor, factor, cap, settle }: Sign): string =>
  [
    ...(floor === undefined ? [] : [`at least ${Math.round(10 * floor) / 10}`]),
    ...(factor === 1 ? [] : [`×${factor}`]),
    ...(cap === undefined ? [] : [`at most ${cap}`]),
    ...(settle === undefined ? [] : [`${settle(mostPoints)} of ${mostPoints}`]),
  ].join(', ')

const stages = {
  raising: 'raises: the best of them counts',
  lowering: 'lowers: one after the other',
  settling: 'has the last word',
} as const

const card = (signal: Signal, earned: readonly Earned[]): string => {
  const [a, b] = signal.example
  const { earns } = earned.find(({ what, name }) => what === 'signal' && name === signal.name) ?? {}
  const sign = signOf(signal)
  return `| \`${signal.name}\` | ${signal.tells} | ${a} · ${b} | ${sign ? worth(sign) : ''} | ${comparePair(a, b).score} | ${figures(earns)} |`
}

const heads = 'pairs found | alarms | beside | slips | shown | hits'
const line = (count: number): string => `|${'---|'.repeat(count)}`

/** docs/screening-signals.md. */
export const cardsPage = (
  corpus: string,
  machine: string,
  earned: readonly Earned[],
): string => `# Signals of two names

Made by \`npm run bench -- ablation\`; do not edit. One row for each signal of \`packages/screening/src/match/signal\`, in the order in
which \`score/compose.ts\` counts them: when it says something, an example, what it is worth there, the score of the example as a
pair. Behind it what it earns: the same questions were asked with the signal switched off, and the figures are how many answers
more (+) or fewer (−) there are **with** it. *Pairs found* of one party at 80 and more, *alarms* of two parties there; *beside*: true
party found with something beside its name; *slips*: found among the first ten with a slip; *shown* and *hits*: ordinary
names that alert. More is better in the first, third and fourth column, worse in the others. A row of noughts says that these
questions hardly ask for it: \`askedAlone\` speaks where one word is asked for alone, \`order\` keeps 13 of 11,200 ordinary names
from being shown, \`company-words.tsv\` serves the Chinese names that are proposed.

Corpus: ${corpus}.
${machine}

${Object.entries(stages)
  .map(([stage, title]) =>
    [
      `## ${title.charAt(0).toUpperCase()}${title.slice(1)}`,
      '',
      `| signal | says something when | example | worth | score | ${heads} |`,
      line(11),
      ...signals[stage as keyof typeof stages].map(signal => card(signal, earned)),
    ].join('\n'),
  )
  .join('\n\n')}

## Tables

The engine made anew with the table of \`packages/screening/data\` read as empty, index and all; the first line of each tells what it holds.

| table | ${heads} |
${line(7)}
${earned
  .filter(({ what }) => what === 'table')
  .map(({ name, earns }) => `| \`${name}\` | ${figures(earns)} |`)
  .join('\n')}
`
