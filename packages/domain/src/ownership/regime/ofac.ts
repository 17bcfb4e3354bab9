import type { OwnershipRule } from '../ownership-rule.ts'

/** OFAC FAQ 398 to 402: blocked owners add up at each tier and 50 percent is enough; control alone does not count. */
export const ofac: OwnershipRule = () => ({
  nameZh: 'OFAC 50%规则',
  citation: 'OFAC FAQ 398-402',
  state: 'on',
  threshold: 'at-least',
  aggregates: true,
  controls: false,
})
