import type { checkDeal } from '@maojian/contract/calls/deal'
import { dealLimits } from '@maojian/contract/limits'
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

/** Everything of a deal that is looked up by its name. */
const namesIn = ({ partners = [], logistics = [], settlement = [] }: Wire): string[] => [
  ...partners.map(({ name }) => name),
  ...logistics.map(({ name = '' }) => name),
  ...settlement.map(({ bank }) => bank),
]

const refuseTooLong = (wire: Wire): void => {
  const letters = namesIn(wire).reduce((sum, name) => sum + name.length, 0)
  if (letters > dealLimits.letters)
    throw new FieldFault(
      'partners',
      `一笔交易中的名称合计最多 ${dealLimits.letters} 个字符（现为 ${letters} 个），请分成几笔检查`,
    )
}

/** Codes and names read as the tables spell them; an unknown one is told, never passed over. */
export const readDeal = (wire: Wire, today: string): Deal => {
  const { partners, items, countries, endUse, logistics, settlement } = wire
  if ([partners, items, countries, endUse, logistics, settlement].every(part => part === undefined))
    throw new FieldFault('partners', '交易为空：至少填写一个部分')
  refuseTooLong(wire)
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
