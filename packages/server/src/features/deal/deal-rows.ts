import type { checkDeal } from '@maojian/contract/calls/deal'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import { isItemFault, readItemCode } from '@maojian/domain/control/code/read-item-code'
import type { Answer, EndUseId } from '@maojian/domain/control/rule/question'
import { endUseIds } from '@maojian/domain/control/rule/question'
import type { Deal, DealBank, DealItem, DealPartner } from '@maojian/domain/risk/deal'
import { findCountry, getCountry } from '@maojian/domain/vocabulary/country'
import { findCurrency } from '@maojian/domain/vocabulary/currency'
import { isBic, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { isPartnerRole, partnerRole, partnerRoleWords } from '@maojian/domain/vocabulary/partner-role'
import type { PartyRole } from '@maojian/domain/vocabulary/transaction'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { FieldFault } from '../../http/field-fault.ts'
import {
  needCnCode,
  needDestination,
  needKnownAnswers,
  originAgainstShareZh,
} from '../determination/entry.ts'
import { inCountry, toldTogether } from './told-countries.ts'

type Wire = z.output<typeof checkDeal.request>
export type Row<K extends keyof Wire> = NonNullable<Wire[K]> extends readonly (infer T)[] ? T : never

export const defined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

export const optional = <T>(text: string | undefined, read: (text: string) => T): T | undefined =>
  text === undefined ? undefined : read(text)

/** Names that the vocabulary knows and that are no place of a deal. */
const bodies: ReadonlySet<string> = new Set(['EU', 'UN'])

export const countryAt =
  (field: string) =>
  (text: string): string => {
    const code = findCountry(text.normalize('NFKC'))
    if (code !== undefined && !bodies.has(code)) return code
    throw new FieldFault(field, `没有“${text}”这个国家或地区，请用国家代码或常用名称`)
  }

/** Where goods go or pass: an occupied region of Ukraine is a place of its own (15 CFR 746.6). */
export const placeAt =
  (field: string) =>
  (text: string): string =>
    needDestination(text.normalize('NFKC'), field)

const currencyAt =
  (field: string) =>
  (text: string): string => {
    const code = findCurrency(text)
    if (code !== undefined) return code
    throw new FieldFault(field, `“${text}”不是 ISO 4217 货币代码（人民币为 CNY，美元为 USD）`)
  }

const eccnAt =
  (field: string) =>
  (text: string): string => {
    const item = readItemCode(controlFacts(), text)
    if (isItemFault(item)) throw new FieldFault(field, item.reason)
    return formatEccn(item)
  }

const cnCodeAt =
  (field: string) =>
  (text: string): string =>
    needCnCode(text, field)

const hsCodeAt =
  (field: string) =>
  (text: string): string => {
    const code = text.normalize('NFKC').replace(/[.\s]/gu, '')
    if (/^\d{4,10}$/u.test(code)) return code
    throw new FieldFault(field, '海关编码应为 4 至 10 位数字')
  }

const roleAt = (field: string, word = '其他'): PartyRole | undefined => {
  if (isPartnerRole(word)) return partnerRole(word)
  throw new FieldFault(field, `没有“${word}”这种交易方角色；可填 ${partnerRoleWords.join('、')}`)
}

export const readPartner = ({ name, country, role }: Row<'partners'>, index: number): DealPartner => {
  const at = `partners[${String(index)}]`
  return defined({
    name,
    role: roleAt(`${at}.role`, role),
    country: optional(country, placeAt(`${at}.country`)),
  })
}

export const readItem = (row: Row<'items'>, index: number): DealItem => {
  const at = `items[${String(index)}]`
  needKnownAnswers(row.facts, `${at}.facts`)
  // A share above nothing beside US origin is told of many goods and changes nothing.
  if (row.usOrigin === true && row.usContentPercent === 0)
    throw new FieldFault(`${at}.usContentPercent`, originAgainstShareZh)
  return defined({
    ...row,
    eccn: optional(row.eccn, eccnAt(`${at}.eccn`)),
    cnCode: optional(row.cnCode, cnCodeAt(`${at}.cnCode`)),
    hsCode: optional(row.hsCode, hsCodeAt(`${at}.hsCode`)),
    currency: optional(row.currency, currencyAt(`${at}.currency`)),
    facts: row.facts ?? {},
  })
}

/** Fifth and sixth letter of a BIC are the country of the bank. */
const bicCountry = (bic: string | undefined): string | undefined => {
  const code = normaliseCode(bic ?? '')
  return isBic(code) ? getCountry(code.slice(4, 6))?.code : undefined
}

export const readBank = (row: Row<'settlement'>, index: number): DealBank => {
  const at = `settlement[${String(index)}]`
  const { bank, bic, role, country } = row
  const given = optional(country, placeAt(`${at}.country`))
  const told = [given, bicCountry(bic)].filter(code => code !== undefined)
  return defined({
    bank,
    bic,
    role,
    countries: toldTogether(told.map(inCountry)),
    currency: optional(row.currency, currencyAt(`${at}.currency`)),
  })
}

const answers = ['no', 'yes', 'unclear'] as const
const none = '112'

/** Answers by question; 112 answers no to all and stands alone. */
export const readEndUse = (given: NonNullable<Wire['endUse']>): NonNullable<Deal['endUse']> => {
  const said = Object.entries(given)
  if (given[none] !== 1)
    return Object.fromEntries(
      said.filter(([id]) => id !== none).map(([id, value]) => [id, answers[value]]),
    ) as Partial<Record<EndUseId, Answer>>
  if (said.some(([id, value]) => id !== none && value !== 0))
    throw new FieldFault('endUse.112', '选项 112“以上均不涉及”不能与答为“是”或“不清楚”的选项同时选择')
  return Object.fromEntries(endUseIds.map(id => [id, 'no' as const]))
}
