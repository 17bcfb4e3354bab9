import type * as rows from '@maojian/contract/calls/project-rows'
import type { saveProjectItem } from '@maojian/contract/calls/project'
import type * as z from 'zod'

type Fields<T extends z.ZodType> = z.output<T> & { readonly id: string }
type ItemInput = z.output<typeof saveProjectItem.request>

export type CountryFields = Fields<typeof rows.countryInput>
export type PartnerFields = Fields<typeof rows.partnerInput>
/** An item is saved by itself, so it has a version of its own; one that is not saved yet has none. */
export type ItemFields = Omit<ItemInput, 'projectId' | 'id'> & { readonly id: string }
export type LogisticsFields = Fields<typeof rows.logisticsInput>
export type StopFields = Fields<typeof rows.stopInput>
export type BankFields = Fields<typeof rows.bankInput>
export type EndUseFields = z.output<typeof rows.endUseAnswer> & { readonly id: string }

/** Everything that was filled in, as typed. */
export interface ProjectContent {
  readonly country: readonly CountryFields[]
  readonly partner: readonly PartnerFields[]
  readonly item: readonly ItemFields[]
  readonly endUse: readonly EndUseFields[]
  readonly logistics: readonly LogisticsFields[]
  readonly stop: readonly StopFields[]
  readonly bank: readonly BankFields[]
  readonly noPartners: boolean
  readonly noLogistics: boolean
  readonly noSettlement: boolean
}

export type SectionName = Exclude<keyof ProjectContent, 'noPartners' | 'noLogistics' | 'noSettlement'>

interface StoredRow {
  readonly id: string
  readonly section: SectionName
  readonly content: unknown
  readonly version: number
}

interface NoneTicks {
  readonly no_partners: boolean
  readonly no_logistics: boolean
  readonly no_settlement: boolean
}

/** Rows as they stand in the table, by section: as the calls of the release wrote them that saved them last. */
export const contentOf = (ticks: NoneTicks, rows: readonly StoredRow[]): ProjectContent => {
  const of = <S extends SectionName>(section: S) =>
    rows
      .filter(row => row.section === section)
      .map(row => ({ ...(row.content as object), id: row.id })) as unknown as ProjectContent[S]
  const versions = new Map(rows.map(row => [row.id, row.version]))
  return {
    country: of('country'),
    partner: of('partner'),
    item: of('item').map(item => ({ ...item, version: versions.get(item.id) ?? 1 })),
    endUse: of('endUse'),
    logistics: of('logistics'),
    stop: of('stop'),
    bank: of('bank'),
    noPartners: ticks.no_partners,
    noLogistics: ticks.no_logistics,
    noSettlement: ticks.no_settlement,
  }
}
