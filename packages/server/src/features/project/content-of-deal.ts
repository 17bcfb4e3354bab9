import type { CountryKind, LogisticsKind } from '@maojian/domain/risk/deal'
import { countryNameZh, findDestination } from '@maojian/domain/vocabulary/country'
import { partnerRole } from '@maojian/domain/vocabulary/partner-role'
import {
  addressKind,
  bankTypes,
  otherPartner,
  partnerTypes,
  type BankType,
  type LogisticsType,
} from '@maojian/domain/vocabulary/project-kind'
import type { PartyRole } from '@maojian/domain/vocabulary/transaction'
import { ownCodes } from '../deal/entry.ts'
import type { DealWire } from './deal-row.ts'
import type { ProjectContent } from './project-content.ts'

const placeOf = (text: string): string => findDestination(text.normalize('NFKC')) ?? text

/** The kind of partner that stands for each part in a transaction. */
const typeOfRole: Readonly<Record<PartyRole, (typeof partnerTypes)[number]>> = {
  buyer: '合同相对方',
  consignee: '收货人',
  intermediary: '中介机构',
  forwarder: '货运代理',
  bank: '融资方',
  endUser: '最终用户',
}

const isType = (word: string): boolean => partnerTypes.some(one => one === word)

/** A word that is no kind of partner stands for one that plays the same part. */
const partnerType = (word: string | undefined): number => {
  if (word === undefined) return otherPartner
  const role = partnerRole(word)
  const type = isType(word) ? word : role === undefined ? '供应商' : typeOfRole[role]
  return partnerTypes.findIndex(one => one === type)
}

const addressTypes: Readonly<Record<CountryKind, number>> = {
  ...addressKind,
  reexport: addressKind.other,
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
  const { kind, name = '', country = '' } = row
  const { imo = '', tail = '', code = '' } = ownCodes(row)
  const isCountry = kind === 'transitCountry'
  const [countryId = '', other = ''] = isCountry
    ? [...new Set([name, code, country].filter(text => text !== '').map(placeOf))]
    : []
  return {
    id: '',
    type: logisticsTypes[kind],
    // A place has no country of its own here: its name tells it.
    name: isCountry ? countryNameZh(countryId) : [name, country].filter(text => text !== '').join(', '),
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
