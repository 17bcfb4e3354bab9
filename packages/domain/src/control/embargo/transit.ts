import { contextOf, destinationIn, isIn, isOccupied, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { destinationRules } from './destination-rules.ts'

/** 15 CFR 736.2(b)(8), by countries that were not read against its text: through the countries named there only what may go to them, or has a licence for them. */
export const transit = (context: Context): readonly Finding[] =>
  [...new Set(context.question.via ?? [])].flatMap(country => through(context, country))

const through = (context: Context, country: string): readonly Finding[] => {
  const there = contextOf(context.facts, { ...context.question, destination: country })
  const basis: Basis = {
    stage: 'embargo',
    rule: 'transit',
    citation: '736.2(b)(8)',
    facts: { destination: country },
  }
  if (!destinationIn(there, 'transit'))
    return isIn(there, 'E:1', 'E:2') || isOccupied(there)
      ? [asks({ ...basis, rule: 'transit-embargoed', citation: '736.2(b)(6); 746' }, 'embargo.transit')]
      : [noted({ ...basis, rule: 'transit-free' }, 'verify')]
  const found = destinationRules(there)
  const reasons = found.flatMap(one => one.requirement?.reason ?? one.requirement?.rule ?? [])
  if (reasons.length > 0)
    return [
      requires({ ...basis, facts: { ...basis.facts, reasons: [...new Set(reasons)] } }, { exceptions: [] }),
    ]
  return found.some(one => one.ask?.blocking)
    ? [asks({ ...basis, rule: 'transit-open' }, 'embargo.transit')]
    : [noted({ ...basis, rule: 'transit-free' }, 'verify')]
}

/** Whether the item leaves, or passes through, the United States: then it is subject to the EAR (734.3(a)(1)). */
export const touchesUnitedStates = ({ facts, question }: Context): boolean =>
  [question.shipFrom, ...(question.via ?? [])].some(
    country => country !== undefined && treatedAs(facts, country) === 'US',
  )
