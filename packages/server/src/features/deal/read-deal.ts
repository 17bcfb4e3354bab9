import type { checkDeal } from '@maojian/contract/calls/deal'
import type { Deal } from '@maojian/domain/risk/deal'
import type * as z from 'zod'
import { FieldFault } from '../../http/field-fault.ts'
import { readLogistics } from './deal-logistics.ts'
import { placeAt, readBank, readEndUse, readItem, readPartner } from './deal-rows.ts'

type Wire = z.output<typeof checkDeal.request>

/** Lists and rules of a day to come are not known. */
const dayOf = (date: string | undefined, today: string): string => {
  if (date === undefined || date <= today) return date ?? today
  throw new FieldFault('date', `不得晚于今天（${today}）`)
}

/** Codes and names read as the tables spell them; an unknown one is told, never passed over. */
export const readDeal = (wire: Wire, today: string): Deal => {
  const { partners, items, countries, endUse, logistics, settlement } = wire
  if ([partners, items, countries, endUse, logistics, settlement].every(part => part === undefined))
    throw new FieldFault('partners', '交易为空：至少填写一个部分')
  return {
    name: wire.name,
    date: dayOf(wire.date, today),
    ...(partners && { partners: partners.map(readPartner) }),
    ...(items && { items: items.map(readItem) }),
    ...(countries && {
      countries: countries.map(({ country, kind }, index) => ({
        country: placeAt(`countries[${String(index)}].country`)(country),
        kind,
      })),
    }),
    ...(endUse && { endUse: readEndUse(endUse) }),
    ...(logistics && { logistics: logistics.map(readLogistics) }),
    ...(settlement && { settlement: settlement.map(readBank) }),
  }
}
