import { findCountry } from '@maojian/domain/vocabulary/country'
import { partyTypeOf } from '@maojian/domain/vocabulary/party-type-word'
import * as z from 'zod'

/** null and an empty text stand for a field that is not there. */
const given = <T extends z.ZodType>(type: T) =>
  z.preprocess(value => (value === null || value === '' ? undefined : value), type.optional())

/** A text that must be there. */
export const someText = z.string('应为非空文本').trim().min(1, '应为非空文本')

/** A word that one of our vocabularies knows; else the message says what it should be. */
const known = <T>(find: (text: string) => T | undefined, message: string) =>
  z.string(message).transform((text, context): T => {
    const found = find(text.trim())
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const typeField = given(known(partyTypeOf, '应为 01（企业）、02（个人）、03（船舶）或 04（航空器）'))
export const countryField = given(known(findCountry, '应为 ISO 3166-1 两位国家代码'))
/** Read by `needBirthDate`, which knows what day it is. */
export const birthDateField = given(z.string('应为文本').trim())
const limitText = '应为 1 到 1000 的整数'
export const limitField = given(z.int(limitText).min(1, limitText).max(1000, limitText))

/** What else is told: names below the threshold. */
export const nearField = given(z.literal('near', '只能写 near（列出 60 至 79.9 分的近似名称）'))
