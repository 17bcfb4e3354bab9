import type { OwnershipRule } from '../ownership-rule.ts'

/** OFSI guidance, section 4: more than 50 percent or control; holders are added only where they belong together. */
export const uk: OwnershipRule = () => ({
  nameZh: '英国“拥有或控制”规则',
  citation: 'OFSI guidance 4',
  state: 'on',
  threshold: 'more-than',
  aggregates: false,
  controls: true,
})
