import type { CountryKind, LogisticsKind } from '@maojian/domain/risk/deal'
import { countryNameZh, findDestination } from '@maojian/domain/vocabulary/country'
import {
  bankTypes,
  partnerTypes,
  type BankType,
  type LogisticsType,
} from '@maojian/domain/vocabulary/project-kind'
import { ownCodes } from '../deal/entry.ts'
import type { DealWire } from './deal-row.ts'
import type { ProjectContent } from './project-content.ts'

const placeOf = (text: string): string => findDestination(text.normalize('NFKC')) ?? text

/** Words that programs use for the parts of spec 001 §3; any other text is 其他. */
const roles: Readonly<Record<string, number>> = { buyer: 0, seller: 1, manufacturer: 1, forwarder: 7 }

const partnerType = (role: string | undefined): number => {
  const named = partnerTypes.findIndex(one => one === role)
  return named >= 0 ? named : (roles[role ?? ''] ?? partnerTypes.length - 1)
}

/** Where goods depart from is where the deal is performed: a project has no kind of its own for it. */
const addressTypes: Readonly<Record<CountryKind, number>> = {
  origin: 0,
  performance: 1,
  departure: 1,
  destination: 2,
  transit: 3,
  reexport: 4,
  other: 4,
}

const logisticsTypes: Readonly<Record<LogisticsKind, LogisticsType>> = {
  vessel: 'VESSELS',
  aircraft: 'AIRCRAFT',
  port: 'PORT',
  airport: 'AIRPORT',
  carrier: 'CARRIER',
  agent: 'AGENT',
  transitCountry: 'TRANSIT_COUNTRY',
}

const bankType = (role: string | undefined): BankType | '' => {
  const known = (Object.entries(bankTypes) as [BankType, string][]).find(
    ([type, label]) => type === role || label === role,
  )
  return known?.[0] ?? (role === undefined ? '' : 'OTHER_ORG')
}

const numbered = (said: boolean | undefined): 0 | 1 | undefined =>
  said === undefined ? undefined : said ? 1 : 0

const itemOf = (item: NonNullable<DealWire['items']>[number]): ProjectContent['item'][number] => ({
  id: '',
  name: item.name,
  eccn: item.eccn ?? '',
  cnCode: item.cnCode ?? '',
  hsCode: item.hsCode ?? '',
  value: item.value,
  currency: item.currency ?? '',
  usOrigin: numbered(item.usOrigin),
  usContentPercent: item.usContentPercent,
  usTechnology: numbered(item.usTechnology),
  facts: item.facts,
})

const logisticsOf = (
  row: NonNullable<DealWire['logistics']>[number],
): ProjectContent['logistics'][number] => {
  const { kind, name = '' } = row
  const { imo = '', tail = '', code = '' } = ownCodes(row)
  const isCountry = kind === 'transitCountry'
  const [countryId = '', other = ''] = isCountry
    ? [...new Set([name, code].filter(text => text !== '').map(placeOf))]
    : []
  return {
    id: '',
    type: logisticsTypes[kind],
    name: isCountry ? countryNameZh(countryId) : name,
    imo,
    tail,
    // A second country is one that contradicts the first.
    code: isCountry ? other : code,
    countryId,
  }
}

/** The rows of a project that say what the deal says; `[]` of a section declares that it does not concern the deal. */
export const contentOfDeal = (deal: DealWire): ProjectContent => ({
  partner: (deal.partners ?? []).map(({ name, country = '', role }) => ({
    id: '',
    name,
    country: country === '' ? '' : placeOf(country),
    type: partnerType(role),
  })),
  item: (deal.items ?? []).map(itemOf),
  country: (deal.countries ?? []).map(({ country, kind }) => ({
    id: '',
    type: addressTypes[kind],
    countryId: placeOf(country),
    country: '',
    reexport: kind === 'reexport' ? 1 : 0,
  })),
  endUse: Object.entries(deal.endUse ?? {}).map(([id, answer]) => ({
    id: '',
    questionId: Number(id),
    answer,
  })),
  logistics: (deal.logistics ?? []).map(logisticsOf),
  stop: [],
  bank: (deal.settlement ?? []).map(({ bank, bic = '', country = '', currency = '', role }) => ({
    id: '',
    name: bank,
    bic,
    country: country === '' ? '' : placeOf(country),
    currency,
    type: bankType(role),
  })),
  noPartners: false,
  noLogistics: deal.logistics?.length === 0,
  noSettlement: deal.settlement?.length === 0,
})
