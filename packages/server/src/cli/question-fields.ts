import { findCountry } from '@maojian/domain/vocabulary/country'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { partyTypeOf } from '@maojian/domain/vocabulary/party-type-word'
import { LineFault, type JsonObject } from './json-lines.ts'

const optionalText = (question: JsonObject, name: string): string | undefined => {
  const value = question[name]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value.trim()
  throw new LineFault(`${name} 应为文本`)
}

export const typeField = (question: JsonObject): PartyType | undefined => {
  const text = optionalText(question, 'type')
  if (text === undefined) return undefined
  const type = partyTypeOf(text)
  if (type) return type
  throw new LineFault('type 应为 01（企业）、02（个人）、03（船舶）或 04（航空器）')
}

export const countryField = (question: JsonObject): string | undefined => {
  const text = optionalText(question, 'country')
  if (text === undefined) return undefined
  const code = findCountry(text)
  if (code !== undefined) return code
  throw new LineFault('country 应为 ISO 3166-1 两位国家代码')
}

export const birthDateField = (question: JsonObject): string | undefined => {
  const text = optionalText(question, 'birthDate')
  if (text === undefined || /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text)) return text
  throw new LineFault('birthDate 应为 yyyy、yyyy-MM 或 yyyy-MM-dd')
}

export const limitField = (question: JsonObject): number | undefined => {
  const { limit } = question
  if (limit === undefined || limit === null) return undefined
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit
  throw new LineFault('limit 应为 1 到 1000 的整数')
}
