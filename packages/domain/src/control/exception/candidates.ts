import type { Eccn } from '../facts/control-facts.ts'
import type { Context } from '../rule/context.ts'
import type { ExceptionCandidate, Requirement } from '../rule/determination.ts'
import { app } from './app.ts'
import { byFacts } from './by-facts.ts'
import { enc } from './enc.ts'
import type { ExceptionInput } from './exception-state.ts'
import { gbs } from './gbs.ts'
import { isListedSymbol, listed } from './listed.ts'
import { lvs } from './lvs.ts'
import { spp } from './spp.ts'
import { sta } from './sta.ts'
import { tsr } from './tsr.ts'

const gates: Readonly<Record<string, (input: ExceptionInput) => ExceptionCandidate>> = {
  LVS: lvs,
  GBS: gbs,
  TSR: tsr,
  APP: app,
  ENC: enc,
}

/**
 * Exceptions that could overcome every requirement at once: those the entry names and those any item may use, measured
 * gate by gate; what a requirement or 740.2 has closed is left out.
 */
export const exceptionCandidates = (
  context: Context,
  requirements: readonly Requirement[],
  limits: readonly (readonly string[])[],
): readonly ExceptionCandidate[] => {
  if (requirements.length === 0 || requirements.some(one => one.prohibits)) return []
  const allowed = allowedBy(requirements, limits)
  const isOpen = (symbol: string): boolean => allowed === undefined || allowed.has(symbol)
  const input: ExceptionInput = { context, requirements }
  const found: ExceptionCandidate[] = []
  for (const symbol of symbolsOf(context)) {
    if (!isOpen(symbol)) continue
    const gate = gates[symbol]
    if (gate) found.push(gate(input))
    else if (isListedSymbol(symbol)) found.push(listed(input, symbol))
  }
  if (!context.ear99 && isOpen('STA')) found.push(sta(input))
  if (context.treated === 'SY' && isOpen('SPP')) found.push(spp(input))
  return [...found, ...byFacts(input, allowed)]
}

const noSymbols: readonly string[] = []

/** The exceptions that an entry names are the same for every destination. */
const named = new WeakMap<Eccn, readonly string[]>()

const symbolsOf = ({ entry }: Context): readonly string[] => {
  if (entry === undefined) return noSymbols
  const known = named.get(entry)
  if (known) return known
  const symbols = [...new Set(entry.exceptions.map(value => value.symbol))]
  named.set(entry, symbols)
  return symbols
}

/** What the limits and the requirements leave together; undefined where nothing limits. */
const allowedBy = (
  requirements: readonly Requirement[],
  limits: readonly (readonly string[])[],
): ReadonlySet<string> | undefined => {
  const lists = [...limits]
  for (const { exceptions } of requirements) if (exceptions) lists.push(exceptions)
  return intersect(lists)
}

const intersect = (lists: readonly (readonly string[])[]): ReadonlySet<string> | undefined => {
  const [first, ...rest] = lists
  if (first === undefined) return undefined
  return new Set(first.filter(symbol => rest.every(list => list.includes(symbol))))
}
