import type { searchHits as hitsCall, searchSanctions as call } from '@maojian/contract/calls/sanction'
import { asOfTexts } from '@maojian/contract/limits'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { partyTypes, subtypes, type PartyType } from '@maojian/domain/vocabulary/party-type'
import type * as z from 'zod'
import { needIndex, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { decisionsOn, type DecisionsOn } from '../decision/entry.ts'
import { answerWarning, hiddenByType, keepScreening } from '../evidence/entry.ts'
import {
  screenSubject,
  type FoundHit,
  type Screened,
  type Screening,
  type ScreeningTerms,
} from '../screening/entry.ts'
import { relatedEnterprises, type RelatedEnterprise } from '../enterprise/entry.ts'
import { hitWire, nearWire, rowWire } from './hit-wire.ts'
import { relatedHit, relatedLevels, relatedSentence, relatedVerdict } from './related-hit.ts'
import { facetsOfHits, isFiltered, isShown } from './search-facets.ts'

type HitInput = z.output<typeof hitsCall.request>
type Input = z.output<typeof call.request>
type RowInput = Exclude<Input, HitInput>
type HitReply = z.output<typeof hitsCall.reply>

interface Paging {
  readonly page: number
  readonly pageSize: number
}

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

/** Nobody knows yet who will be listed: what lies ahead can be neither answered nor certified. */
const asOfOf = (day: string | undefined, now: Date): string | undefined => {
  if (day !== undefined && day > shanghaiDay(now)) throw new Fault(400, `参数 asOf：${asOfTexts.ahead}`)
  return day
}

const subjectOf = (input: HitInput): Screened => ({
  name: input.keyword,
  type: input.type,
  country: countryCode(input.country),
  birthDate: birthDateOf(input.birthDate),
})

const facets = (types: Screening['types']): HitReply['types'] =>
  types.map(({ type, count, subtypes: kinds }) => ({
    type,
    name: partyTypes[type],
    count,
    subTypes: kinds.map(({ subtype, count: n }) => ({
      subType: subtype,
      name: subtypes[subtype],
      count: n,
    })),
  }))

/** An answer that says whether finding nothing is a conclusion on the day of asking. */
type Told = Screening & { readonly basis: { readonly warning: string }; readonly otherTypes: number }

const frame = ({ count, types, basis, levels, tooCommon, otherTypes }: Told) => ({
  count,
  types: facets(types),
  basis,
  levels,
  ...(tooCommon && { tooCommon }),
  ...(otherTypes > 0 && { otherTypes }),
})

const pageOf = ({ page, pageSize }: Paging) => ({ offset: (page - 1) * pageSize, limit: pageSize })

interface Asked {
  readonly screened: Screened
  readonly terms: ScreeningTerms
  /** The page that is shown, where more was read. */
  readonly shown?: Paging | undefined
  /** Whether the graph is asked beside the lists. */
  readonly besideGraph?: boolean | undefined
}

interface Answered {
  readonly found: Told
  readonly decided: DecisionsOn
  readonly related: readonly RelatedEnterprise[]
  readonly record?: string | undefined
}

/** Screens and keeps the record of what is shown; without it there is no answer. */
const screen = async (
  context: Context,
  { screened, terms, shown, besideGraph = false }: Asked,
): Promise<Answered> => {
  const index = needIndex(context)
  const decided = await decisionsOn(context, [screened])
  const answered = screenSubject(index, screened, { ...terms, kept: decided.kept })
  const others = hiddenByType(index, screened, {
    found: answered,
    terms: { ...terms, offset: 0, kept: decided.kept },
  })
  const hidden = answered.count === 0 ? others : []
  const warning = answerWarning(context, index, { screened, found: answered, hidden })
  const found = { ...answered, basis: { ...answered.basis, warning }, otherTypes: others.length }
  const { offset = 0, limit } = shown ? pageOf(shown) : terms
  const hits = shown ? found.hits.slice(offset, offset + (limit ?? found.hits.length)) : found.hits
  const graph = besideGraph ? context.graph.current() : undefined
  const isFound = (partyId: string): boolean => found.hits.some(({ subject }) => subject.id === partyId)
  const related = graph ? await relatedEnterprises(context, screened.name, isFound) : []
  const record = await keepScreening(context, {
    kind: 'search',
    title: screened.name,
    index,
    subjects: [{ screened, found: { ...found, hits }, hidden }],
    settings: { ...(offset !== 0 && { offset }), near: terms.near },
    graph: graph && {
      snapshot: graph.id,
      verdict: relatedVerdict(related),
      related: related.map(one => ({ name: screened.name, sentence: relatedSentence(one) })),
    },
  })
  return { found, decided, related, ...(record !== undefined && { record }) }
}

/** Hits read for facets and filters: the engine answers no more at once. */
const mostHits = 1000

/** The page of what the reader wants to see, and how many of the whole answer there are of each kind. */
const viewOf = (whole: readonly FoundHit[], input: HitInput, { page, pageSize }: Paging) => {
  const shown = whole.filter(one => isShown(one, input, input.asOf))
  return { shown, page: shown.slice((page - 1) * pageSize, page * pageSize) }
}

const findHits = async (context: Context, input: HitInput, paging: Paging): Promise<HitReply> => {
  const near = input.include === 'near' ? ('include' as const) : ('offer' as const)
  const filtered = isFiltered(input)
  // Pages behind what can be read at once are read by themselves, without facets.
  const beyond = !filtered && paging.page * paging.pageSize > mostHits
  const part = beyond ? pageOf(paging) : { offset: 0, limit: mostHits }
  const { found, decided, related, ...kept } = await screen(context, {
    screened: subjectOf(input),
    terms: { ...part, asOf: asOfOf(input.asOf, context.now), near },
    ...(!filtered && !beyond && { shown: paging }),
    besideGraph: context.user !== undefined,
  })
  const { shown, page } = beyond ? { shown: found.hits, page: found.hits } : viewOf(found.hits, input, paging)
  const graph = context.graph.current()
  const hits = page.map(one => {
    const decision = decided.of(one.subject)
    return { ...hitWire(one, { day: found.day, graph }), ...(decision && { decision }) }
  })
  return {
    ...frame(found),
    ...kept,
    count: filtered ? shown.length : found.count + related.length,
    total: found.count + related.length,
    ...(related.length > 0 && { related: relatedLevels(related) }),
    ...(!beyond && { facets: facetsOfHits(found.hits, found.day) }),
    // Behind the listed ones, whatever the page: they are no hits of a list.
    data: [...hits, ...(paging.page === 1 && !filtered ? related.map(relatedHit) : [])],
    ...(found.near.length > 0 && { near: found.near.map(one => nearWire(one, found.day)) }),
  }
}

const findRows = async (context: Context, input: RowInput): Promise<z.output<typeof call.reply>> => {
  const subject = { name: input.key, type: input.type, subtypes: input.subType }
  const terms = { ...pageOf(input), first: firstOf[input.module ?? ''] }
  const {
    found,
    decided: _decided,
    related: _related,
    ...kept
  } = await screen(context, { screened: subject, terms })
  // Rows are parties of lists: an enterprise without a listing of its own (s 0 or 2) is none of them.
  const isAsked = input.s === undefined || input.s === '1'
  const data = isAsked ? found.hits.map(one => rowWire(one, found.day)) : []
  return { ...frame(found), ...kept, ...(!isAsked && { count: 0 }), data }
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
