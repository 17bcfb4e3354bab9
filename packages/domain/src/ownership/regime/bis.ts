import { switchOn, type OwnershipRule } from '../ownership-rule.ts'

/** Affiliates rule, 15 CFR 744.11(a)(1) and 744 Supp. 8: half in aggregate at each tier, with dates of its own. */
export const bis: OwnershipRule = (facts, date) => {
  const dated = switchOn(facts, 'affiliates', date)
  return {
    nameZh: 'BIS关联企业（50%）规则',
    citation: dated?.citation ?? '',
    state: dated?.state ?? 'off',
    threshold: 'at-least',
    aggregates: true,
    controls: false,
  }
}
