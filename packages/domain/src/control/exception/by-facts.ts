import { answerTo, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { ExceptionCandidate } from '../rule/determination.ts'
import { condition } from './exception-state.ts'

/** Exceptions that turn on facts of the transaction, not on the entry. */
const sections: readonly (readonly [string, string])[] = [
  ['TMP', '740.9'],
  ['RPL', '740.10'],
  ['GOV', '740.11'],
  ['GFT', '740.12'],
  ['TSU', '740.13'],
  ['BAG', '740.14'],
  ['AVS', '740.15'],
  ['APR', '740.16'],
  ['AGR', '740.18'],
  ['CCD', '740.19'],
  ['SCP', '740.21'],
  ['MED', '740.23'],
]

/** Only for destinations whose embargo names them. */
const named = new Set(['AGR', 'CCD', 'SCP', 'MED'])

const waiting = sections.map(([symbol, citation]): ExceptionCandidate => ({
  symbol,
  citation,
  state: 'facts',
  conditions: [condition('facts-of-section', 'confirm', { section: citation })],
}))

const factId = (symbol: string): string => `exception.${symbol}`

/** Ids under which it is said that a transaction meets one of these exceptions. */
export const exceptionAnswers: readonly string[] = sections.map(([symbol]) => factId(symbol))

/** 740.16 speaks of reexports alone, 740.18 of EAR99 alone. */
const isShutFor = (context: Context, symbol: string): boolean => {
  if (symbol === 'AGR') return !context.ear99
  const { activity, shipFrom } = context.question
  const isExport =
    activity === 'export' || (shipFrom !== undefined && treatedAs(context.facts, shipFrom) === 'US')
  return symbol === 'APR' && isExport
}

/** A candidate once the user has answered that its facts are met; until then it only stands in the list. */
export const byFacts = (context: Context, allowed: ReadonlySet<string> | undefined): ExceptionCandidate[] => {
  const found: ExceptionCandidate[] = []
  for (const candidate of waiting) {
    const { symbol } = candidate
    if (allowed === undefined ? named.has(symbol) : !allowed.has(symbol)) continue
    if (isShutFor(context, symbol)) continue
    if (symbol === 'TSU' && !/^.[DE]/.test(context.code) && !context.ear99) continue
    const answer = context.question.facts && answerTo(context, factId(symbol))
    if (answer === 'no') continue
    found.push(answer === 'yes' ? { ...candidate, state: 'candidate' } : candidate)
  }
  return found
}
