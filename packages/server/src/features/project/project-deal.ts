import type { Deal } from '@maojian/domain/risk/deal'
import { readDeal } from '../deal/entry.ts'
import {
  bankDeal,
  countryDeal,
  endUseDeal,
  isBlank,
  itemDeal,
  logisticsDeal,
  partnerDeal,
  type DealWire,
} from './deal-row.ts'
import type { ProjectContent } from './project-content.ts'

/** Rows of a section; without any it is open, unless it was declared not to concern the deal. */
const section = <T>(rows: readonly T[], none: boolean): readonly T[] | undefined => {
  if (none) return []
  return rows.length === 0 ? undefined : rows
}

/** Rows that say something, in the order in which the deal has them. */
export const dealRowsOf = (content: ProjectContent) => ({
  partners: content.noPartners ? [] : content.partner.filter(row => row.name !== ''),
  items: content.item,
  countries: content.country.filter(row => row.countryId !== ''),
  logistics: content.noLogistics ? [] : content.logistics.filter(row => !isBlank(row)),
  stops: content.stop.filter(row => row.vessel !== '' && row.country !== '' && row.date !== ''),
  banks: content.noSettlement ? [] : content.bank.filter(row => !isBlank(row)),
})

const wireOf = (name: string, content: ProjectContent): DealWire => {
  const rows = dealRowsOf(content)
  const endUse = endUseDeal(content.endUse)
  const wire = {
    name,
    partners: section(rows.partners.map(partnerDeal), content.noPartners),
    items: section(rows.items.map(itemDeal), false),
    countries: section(rows.countries.map(countryDeal), false),
    endUse: Object.keys(endUse).length === 0 ? undefined : endUse,
    logistics: section(rows.logistics.map(logisticsDeal), content.noLogistics),
    settlement: section(rows.banks.map(bankDeal), content.noSettlement),
  }
  return wire as DealWire
}

/** The deal that the rules of risk judge: what `deal check` makes of the same rows. */
export const dealOf = (name: string, content: ProjectContent, today: string): Deal => {
  const deal = readDeal(wireOf(name, content), today)
  return { ...deal, stops: dealRowsOf(content).stops }
}
