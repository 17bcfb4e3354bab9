import type { Deal } from './deal.ts'
import { leftOpen, together, type RiskFindings, type Section } from './warning.ts'

const given: readonly (readonly [Section, string, (deal: Deal) => unknown])[] = [
  ['partner', '未填交易方。', deal => deal.partners],
  ['item', '未填交易物项。', deal => deal.items],
  ['country', '未填进出口国别。', deal => deal.countries],
  ['endUse', '未答最终用途（101–111）。', deal => deal.endUse],
  ['logistics', '未填物流；不涉及时请给空列表。', deal => deal.logistics],
  ['settlement', '未填结算银行；不涉及时请给空列表。', deal => deal.settlement],
]

/** What was not given is not decided. */
export const missingSection = (deal: Deal): RiskFindings =>
  together(
    given.flatMap(([section, text, read]) =>
      read(deal) === undefined ? [leftOpen(section, `${section}.missing`, text)] : [],
    ),
  )
