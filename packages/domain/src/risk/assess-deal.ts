import { countryRisk } from './country-risk.ts'
import type { Deal, DealSources } from './deal.ts'
import { endUseRisk } from './end-use-risk.ts'
import { itemRisk } from './item-risk.ts'
import { logisticsRisk } from './logistics-risk.ts'
import { missingSection } from './missing-section.ts'
import { partnerRisk } from './partner-risk.ts'
import { settlementRisk } from './settlement-risk.ts'
import { stopRisk } from './stop-risk.ts'
import { together, type RiskFindings } from './warning.ts'

type Rule = (sources: DealSources, deal: Deal) => RiskFindings

/** In the order of the report. */
const rules: readonly Rule[] = [
  partnerRisk,
  itemRisk,
  countryRisk,
  (_sources, deal) => endUseRisk(deal),
  logisticsRisk,
  stopRisk,
  settlementRisk,
  (_sources, deal) => missingSection(deal),
]

export type DealVerdict = 'red' | 'orange' | 'clear'

export interface DealAssessment extends RiskFindings {
  readonly verdict: DealVerdict
}

/** Any level 1 is red; else any level 2 or open question is orange; clear only when everything was given and decided. */
export const verdictOf = ({ warnings, open }: Pick<RiskFindings, 'warnings' | 'open'>): DealVerdict => {
  if (warnings.some(one => one.level === 1)) return 'red'
  return warnings.length > 0 || open.length > 0 ? 'orange' : 'clear'
}

/** The warnings, open questions and notes of one deal. Pure: what lists and tables say is asked of `sources`. */
export const assessDeal = (sources: DealSources, deal: Deal): DealAssessment => {
  const found = together(rules.map(rule => rule(sources, deal)))
  return { verdict: verdictOf(found), ...found }
}
