import type { Context } from '../rule/context.ts'
import { asks, noted } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

const covered = new Set(['entity-list', 'meu-list', 'sdn'])

/**
 * 50 percent rule of 15 CFR 744.11(a)(1), 744.21(a)(3) and 744.8(a)(2): in force 2025-09-29, stayed 2025-11-10 to
 * 2026-11-09, afterwards to be verified and treated as in force.
 */
export const affiliate = (
  context: Context,
  finding: PartyFinding,
  direct: () => readonly Finding[],
): readonly Finding[] => {
  const share = finding.ownedShare ?? 'unknown'
  const dated = context.view.switches.get('affiliates')
  const basis: Basis = {
    stage: 'party',
    rule: 'affiliates',
    citation: dated?.citation ?? '744.11(a)(1)',
    facts: { list: finding.list, share, state: dated?.state ?? 'off', reference: finding.reference ?? '' },
  }
  if (!covered.has(finding.list)) return [asks({ ...basis, rule: 'affiliate-red-flag' }, 'party.affiliate')]
  if (share === 'unknown')
    return [asks({ ...basis, rule: 'affiliate-unknown', citation: '732 Supp. 3 (29)' }, 'party.ownership')]
  if (share < 50) return [noted({ ...basis, rule: 'affiliate-minority' })]
  if (dated === undefined || dated.state === 'off')
    return [asks({ ...basis, rule: 'affiliate-red-flag' }, 'party.affiliate')]
  return [noted(basis, dated.state === 'verify' ? 'verify' : 'computed'), ...direct()]
}
