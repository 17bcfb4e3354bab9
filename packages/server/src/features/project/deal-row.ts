import type { checkDeal } from '@maojian/contract/calls/deal'
import type { CountryKind, LogisticsKind } from '@maojian/domain/risk/deal'
import {
  addressKind,
  otherPartner,
  partnerTypes,
  type LogisticsType,
} from '@maojian/domain/vocabulary/project-kind'
import type * as z from 'zod'
import type {
  BankFields,
  CountryFields,
  EndUseFields,
  ItemFields,
  LogisticsFields,
  PartnerFields,
} from './project-content.ts'

export type DealWire = z.output<typeof checkDeal.request>
type Row<K extends keyof DealWire> = NonNullable<DealWire[K]> extends readonly (infer T)[] ? T : never

const filled = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  ) as T

const kinds: readonly CountryKind[] = [
  'origin',
  'performance',
  'destination',
  'transit',
  'other',
  'departure',
]

export const countryDeal = ({ type, countryId, reexport }: CountryFields): Row<'countries'> => ({
  country: countryId,
  kind:
    type === addressKind.other && reexport === 1 ? 'reexport' : (kinds[type ?? addressKind.other] ?? 'other'),
})

export const partnerDeal = ({ type, name, country }: PartnerFields): Row<'partners'> =>
  filled({ name, country, role: partnerTypes[type ?? otherPartner] })

const yes = (value: number | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 1

export const itemDeal = ({ usOrigin, usTechnology, ...item }: Omit<ItemFields, 'id'>): Row<'items'> =>
  filled({
    name: item.name,
    eccn: item.eccn,
    cnCode: item.cnCode,
    hsCode: item.hsCode,
    value: item.value,
    currency: item.currency,
    usContentPercent: item.usContentPercent,
    facts: item.facts,
    usOrigin: yes(usOrigin),
    usTechnology: yes(usTechnology),
  })

const logisticsKind: Readonly<Record<LogisticsType, LogisticsKind>> = {
  VESSELS: 'vessel',
  AIRCRAFT: 'aircraft',
  PORT: 'port',
  AIRPORT: 'airport',
  CARRIER: 'carrier',
  AGENT: 'agent',
  TRANSIT_COUNTRY: 'transitCountry',
}

/** A row without a type is one that carries the goods. */
export const logisticsDeal = ({
  type,
  name,
  imo,
  tail,
  code,
  countryId,
}: LogisticsFields): Row<'logistics'> => {
  const kind = logisticsKind[type === '' ? 'CARRIER' : type]
  if (kind === 'transitCountry') return filled({ kind, name: countryId === '' ? name : countryId, code })
  return filled({ kind, name, imo, tail, code })
}

export const bankDeal = ({ name, bic, country, currency, type }: BankFields): Row<'settlement'> =>
  filled({ bank: name === '' ? bic : name, bic, country, currency, role: type })

export const endUseDeal = (answers: readonly EndUseFields[]): NonNullable<DealWire['endUse']> =>
  Object.fromEntries(
    answers.flatMap(({ questionId, answer }) =>
      answer === null ? [] : [[String(questionId), answer as 0 | 1 | 2]],
    ),
  )

/** Rows in which nothing was typed are no part of the deal (spec 001 §5). */
export const isBlank = (row: object, ...but: readonly string[]): boolean =>
  Object.entries(row).every(
    ([key, value]) => ['id', 'type', 'reexport', ...but].includes(key) || value === '' || value === null,
  )
