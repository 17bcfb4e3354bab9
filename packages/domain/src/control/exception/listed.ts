import { answerTo, isIn, isMacauOrD5 } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { Condition, ExceptionCandidate } from '../rule/determination.ts'
import { condition, listedCondition, stateOf } from './exception-state.ts'
import type { ExceptionInput } from './exception-state.ts'

const sections: Readonly<Record<string, string>> = {
  'NAC/ACA': '740.8',
  ACE: '740.22',
  IEC: '740.24',
  HBM: '740.25',
  AIA: '740.27',
  ACM: '740.28',
  LPP: '740.29',
}

/** Exceptions named in the entry whose sections hold conditions beyond the tables: gate by entry and group, rest to an expert. */
export const listed = (input: ExceptionInput, symbol: string): ExceptionCandidate =>
  stateOf(symbol, sections[symbol] ?? '740', [
    isForOther(input, symbol) ? condition('listed', 'unmet', { symbol }) : listedCondition(input, symbol),
    ...gate(input, symbol),
    condition('section-conditions', 'confirm', { section: sections[symbol] ?? '740' }),
  ])

/** Cybersecurity items, 740.22(b)(1): what else software and technology of those entries serve is none. */
const cyber = new Set(['4A005', '4D001', '4D004', '5A001', '5B001', '5D001'])

const isForOther = ({ context }: ExceptionInput, symbol: string): boolean => {
  const { relatedTo } = context.question
  return symbol === 'ACE' && relatedTo !== undefined && !cyber.has(relatedTo.slice(0, 5))
}

/** They overcome the advanced computing and quantum controls alone; AIA, ACM and LPP end at Macau and D:5. */
const overcomes: Readonly<Record<string, readonly string[]>> = {
  'NAC/ACA': ['advanced-worldwide', 'advanced-regional'],
  HBM: ['chip-tools'],
  AIA: ['advanced-worldwide'],
  ACM: ['advanced-worldwide', 'advanced-regional'],
  LPP: ['advanced-worldwide'],
  IEC: ['worldwide'],
}

const gate = ({ context, requirements }: ExceptionInput, symbol: string): readonly Condition[] => {
  if (symbol === 'ACE') return [condition('not-group-e', !isIn(context, 'E:1', 'E:2'))]
  const rules = overcomes[symbol] ?? []
  const found = [
    condition(
      'control-overcome',
      requirements.some(one => rules.includes(one.rule)),
    ),
  ]
  if (symbol === 'NAC/ACA' && requirements.some(one => one.rule === 'advanced-worldwide'))
    found.push(notForDatacentre(context))
  if (symbol === 'IEC') found.push(condition('not-group-e', !isIn(context, 'D:1', 'D:5', 'E:1', 'E:2')))
  if (['AIA', 'ACM', 'LPP'].includes(symbol)) found.push(condition('not-macau-d5', !isMacauOrD5(context)))
  return found
}

/** 740.8 leaves out chips above the limits of 3A090.a that are made or sold for data centres; unsaid, they are. */
const notForDatacentre = (context: Context): Condition =>
  condition('not-datacentre', answerTo(context, 'policy.not-datacentre') === 'yes' ? 'confirm' : 'unmet')

export const isListedSymbol = (symbol: string): boolean => symbol in sections
