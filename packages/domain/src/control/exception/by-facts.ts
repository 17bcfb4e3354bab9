import { answerTo, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { Condition, ExceptionCandidate, Requirement } from '../rule/determination.ts'
import { condition, reasonsOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

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

/** Reasons that 740.16(a)(2) and (b)(1) name; its other paragraphs and what it says today are to be read in the text. */
const limitedReasons = new Set(['NP', 'CB', 'MT', 'SI', 'CC'])

const reexportLimits = (requirements: readonly Requirement[]): readonly Condition[] => {
  const reasons = reasonsOf(requirements).filter(one => limitedReasons.has(one))
  return reasons.length === 0 ? [] : [condition('reexport-reasons', 'confirm', { reasons })]
}

/** Precursors, pathogens and toxins are nobody's stores. */
const noStores = new Set(['CB', 'CW'])

/** 740.15: aircraft, vessels and spacecraft, what they need to run, and their stores; no plant, no precursor, no technology. */
const isOfCraft = ({ code, entry }: Context): Condition['state'] => {
  if (/^.[BE]/.test(code)) return 'unmet'
  return /^.C/.test(code) && entry?.reasons.some(one => noStores.has(one)) ? 'unmet' : 'confirm'
}

const own: Readonly<
  Record<string, (context: Context, requirements: readonly Requirement[]) => readonly Condition[]>
> = {
  APR: (_, requirements) => reexportLimits(requirements),
  AVS: context => [condition('of-craft', isOfCraft(context))],
}

/** With the conditions of its own that the item or the requirements raise; one that is not met closes it. */
const withOwn = (
  candidate: ExceptionCandidate,
  context: Context,
  requirements: readonly Requirement[],
): ExceptionCandidate => {
  const more = own[candidate.symbol]?.(context, requirements) ?? []
  if (more.length === 0) return candidate
  const state = more.some(one => one.state === 'unmet') ? 'unavailable' : candidate.state
  return { ...candidate, state, conditions: [...candidate.conditions, ...more] }
}

/** A candidate once the user has answered that its facts are met; until then it only stands in the list. */
export const byFacts = (
  { context, requirements }: ExceptionInput,
  allowed: ReadonlySet<string> | undefined,
): ExceptionCandidate[] => {
  const found: ExceptionCandidate[] = []
  for (const candidate of waiting) {
    const { symbol } = candidate
    if (allowed === undefined ? named.has(symbol) : !allowed.has(symbol)) continue
    if (isShutFor(context, symbol)) continue
    if (symbol === 'TSU' && !/^.[DE]/.test(context.code) && !context.ear99) continue
    const answer = context.question.facts && answerTo(context, factId(symbol))
    if (answer === 'no') continue
    const stated: ExceptionCandidate = answer === 'yes' ? { ...candidate, state: 'candidate' } : candidate
    found.push(withOwn(stated, context, requirements))
  }
  return found
}
