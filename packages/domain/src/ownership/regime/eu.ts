import { switchOn, type OwnershipRule } from '../ownership-rule.ts'

/** Council best practices: owned or controlled; since July 2024 half is enough, before it had to be more. */
export const eu: OwnershipRule = (facts, date) => {
  const fromHalf = switchOn(facts, 'eu-half-owned', date)
  return {
    nameZh: '欧盟“拥有或控制”规则',
    citation: fromHalf?.citation ?? '',
    state: 'on',
    threshold: fromHalf?.state === 'on' ? 'at-least' : 'more-than',
    aggregates: true,
    controls: true,
  }
}
