import type { searchHits as hitsCall, searchSanctions as call } from '@maojian/contract/calls/sanction'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { Query } from '@maojian/screening'
import type * as z from 'zod'
import { needIndex, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { askIndex, type Found, type Paging } from './ask-index.ts'
import { hitWire, rowWire } from './hit-wire.ts'

type HitInput = z.output<typeof hitsCall.request>
type Input = z.output<typeof call.request>
type RowInput = Exclude<Input, HitInput>
type HitReply = z.output<typeof hitsCall.reply>

/** What a visitor sees of an answer. */
const visitorHits = 10

/** Which types a module wants first (domain: it never hides a hit). */
const firstOf: Readonly<Record<string, readonly PartyType[]>> = {
  industry: ['01'],
  USER: ['01', '02'],
}

const countryCode = (text: string | undefined): string | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  const code = findCountry(text)
  if (code !== undefined) return code
  throw new Fault(400, '参数 country：没有这个国家或地区')
}

const birthDateOf = (text: string | undefined): string | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  if (/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text.trim())) return text.trim()
  throw new Fault(400, '参数 birthDate：应为 yyyy、yyyy-MM 或 yyyy-MM-dd')
}

const queryOf = (input: HitInput): Query => ({
  text: input.keyword,
  type: input.type,
  subtypes: input.subType,
  country: countryCode(input.country),
  birthDate: birthDateOf(input.birthDate),
  asOf: input.asOf,
})

const frame = ({ count, types, basis, levels, tooCommon }: Found) => ({
  count,
  types,
  basis,
  levels,
  ...(tooCommon && { tooCommon }),
})

const findHits = (context: Context, input: HitInput, paging: Paging): HitReply => {
  const found = askIndex(needIndex(context), { ...paging, query: queryOf(input), now: context.now })
  return { ...frame(found), data: found.shown.map(one => hitWire(one, found.day)) }
}

const findRows = (context: Context, input: RowInput): z.output<typeof call.reply> => {
  const found = askIndex(needIndex(context), {
    page: input.page,
    pageSize: input.pageSize,
    query: { text: input.key, subtypes: input.subType },
    now: context.now,
    first: firstOf[input.module ?? ''],
  })
  return { ...frame(found), data: found.shown.map(one => rowWire(one, found.day)) }
}

/** Both argument styles of one path: key answers list rows, keyword answers hits (spec 000 §7). */
export const searchSanctions: Verb<typeof call> = (context, input) =>
  'key' in input ? findRows(context, input) : findHits(context, input, input)

/** The search of the home page: a visitor gets the first hits only. */
export const searchHits: Verb<typeof hitsCall> = (context, input) =>
  findHits(
    context,
    input,
    context.user ? input : { page: 1, pageSize: Math.min(visitorHits, input.pageSize) },
  )
