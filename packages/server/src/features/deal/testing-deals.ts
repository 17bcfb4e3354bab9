import { checkDeal as call } from '@maojian/contract/calls/deal'
import { noted } from '@maojian/domain/risk/warning'
import { openIndex } from '@maojian/screening'
import { readFields } from '../../http/field-fault.ts'
import { openScreener } from '../screening/entry.ts'
import { clearDeal } from './authored-deals.table.ts'
import { assess, dealSources } from './check-deal.ts'
import { dealListBytes } from './deal-lists.fixture.ts'
import { readDeal } from './read-deal.ts'

export const indexOf = (starter: readonly string[], publishedOn?: string) =>
  openIndex(dealListBytes(starter, publishedOn))
const index = indexOf([])
export const check = (deal: object, on = index) => {
  const lists = openScreener(on)
  const read = readDeal(readFields(call.request, deal as Readonly<Record<string, unknown>>), '2026-11-20')
  return assess(lists, read, { sources: dealSources(lists, read.date), ownership: noted() })
}

/** A field of the change that is undefined is left out, as JSON leaves it out. */
export const changed = (change: object): object =>
  JSON.parse(JSON.stringify({ ...clearDeal, ...change })) as object
