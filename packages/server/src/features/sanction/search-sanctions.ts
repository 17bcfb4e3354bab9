import type { searchHits as hitsCall, searchSanctions as call } from '@maojian/contract/calls/sanction'
import { asOfTexts } from '@maojian/contract/limits'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { mostHits, type ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { needIndex, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { decisionsOn } from '../decision/entry.ts'
import { isInGraph, relatedEnterprises, staleGraph, type RelatedEnterprise } from '../enterprise/entry.ts'
import { keepScreening, type KeptAnswers, type KeptGraph } from '../evidence/entry.ts'
import { needBirthDate, type Screened } from '../screening/entry.ts'
import { relatedHit, relatedLevels, relatedSentence, relatedVerdict } from './related-hit.ts'
import { filterOf, isFiltered } from './search-facets.ts'
import { hitsInquiry, rowsInquiry } from './search-inquiry.ts'

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

/** Nobody knows yet who will be listed: what lies ahead can be neither answered nor certified. */
const asOfOf = (day: string | undefined, now: Date): string | undefined => {
  if (day !== undefined && day > shanghaiDay(now)) throw new Fault(400, `参数 asOf：${asOfTexts.ahead}`)
  return day
}

const subjectOf = (input: HitInput, now: Date): Screened => ({
  name: input.keyword,
  type: input.type,
  country: countryCode(input.country),
  birthDate: needBirthDate(input.birthDate, shanghaiDay(now)),
})

const partOf = ({ page, pageSize }: Paging) => ({ from: (page - 1) * pageSize, to: page * pageSize })

/** What is read, kept and shown of an answer; facets and filters look at all that the engine reads. */
const reachOf = (input: HitInput, paging: Paging) => {
  const filtered = isFiltered(input)
  const page = partOf(paging)
  const rest = { from: 0, to: mostHits }
  // Pages behind what can be read at once are read by themselves, without facets.
  if (!filtered && page.to > mostHits)
    return { offset: page.from, limit: paging.pageSize, whole: false, shown: rest, recorded: rest }
  return { offset: 0, limit: mostHits, whole: true, shown: page, recorded: filtered ? rest : page }
}

interface Recorded {
  readonly index: ScreeningIndex
  readonly title: string
  readonly answers: KeptAnswers | undefined
  /** Row of the answer at which the kept hits begin. */
  readonly offset: number
  readonly near?: 'include' | 'offer'
  readonly graph?: KeptGraph | undefined
}

/** Keeps the record of what is shown; without it there is no answer. */
const keep = async (context: Context, { offset, near, ...asked }: Recorded): Promise<{ record?: string }> => {
  const settings = { ...(offset !== 0 && { offset }), near }
  const record = await keepScreening(context, { kind: 'search', ...asked, settings })
  return record === undefined ? {} : { record }
}

interface Beside {
  /** Who is shown. */
  readonly related: readonly RelatedEnterprise[]
  /** How many there are. */
  readonly levels: ReturnType<typeof relatedLevels>
  readonly graph?: KeptGraph
}

/** What the graph knows of the name beside the parties that were found; a visitor is told how many, and nobody. */
const askGraph = async (context: Context, name: string, parties: readonly string[]): Promise<Beside> => {
  const graph = context.graph.current()
  if (!graph) return { related: [], levels: relatedLevels([]) }
  const related = await relatedEnterprises(context, name, id => parties.includes(id))
  const levels = relatedLevels(related)
  if (!context.user) return { related: [], levels }
  const told = related.map(one => ({ name, sentence: relatedSentence(one) }))
  const stale = staleGraph(context)
  const kept = {
    snapshot: graph.id,
    verdict: relatedVerdict(related),
    related: told,
    ...(stale && { stale }),
  }
  return { related, levels, graph: kept }
}

/** The frame of an answer with what keeps the graph from adding to it. */
const besideStale = <T extends { readonly basis: { readonly warning: string } }>(
  frame: T,
  graph: Beside['graph'],
): T =>
  graph?.stale === undefined
    ? frame
    : { ...frame, basis: { ...frame.basis, warning: `${graph.stale}${frame.basis.warning}` } }

const relatedField = (levels: Beside['levels']): { related?: Beside['levels'] } =>
  levels.held + levels.tied > 0 ? { related: levels } : {}

const findHits = async (context: Context, input: HitInput, paging: Paging): Promise<HitReply> => {
  const { user, now } = context
  const near = input.include === 'near' ? ('include' as const) : ('offer' as const)
  const filtered = isFiltered(input)
  const { offset, limit, whole, shown, recorded } = reachOf(input, paging)
  const screened = subjectOf(input, now)
  const terms = { offset, limit, asOf: asOfOf(input.asOf, now), near }
  const index = needIndex(context)
  const decided = await decisionsOn(context, [screened])
  const found = await context.answering.ask(index, hitsInquiry, {
    screened,
    terms,
    decisions: decided.open,
    now,
    recorded: user && recorded,
    filter: filterOf(input),
    shown,
    whole,
  })
  const title = screened.name
  const { related, levels, graph } = await askGraph(context, title, found.parties)
  const kept = await keep(context, {
    index,
    title,
    answers: found.kept,
    offset: offset + recorded.from,
    near,
    graph,
  })
  const hits = found.hits.map((hit, i) => {
    const decision = decided.wires[found.decided[i]!]
    const inGraph = isInGraph(context.graph.current(), { party: hit.id })
    return { ...hit, inGraph, ...(decision && { decision }) }
  })
  return {
    ...besideStale(found.frame, graph),
    ...kept,
    count: filtered ? found.seen : found.frame.count + related.length,
    total: found.frame.count + levels.held + levels.tied,
    ...relatedField(levels),
    ...(found.facets && { facets: found.facets }),
    // Behind the listed ones, whatever the page: they are no hits of a list.
    data: [...hits, ...(paging.page === 1 && !filtered ? related.map(relatedHit) : [])],
    ...(found.near.length > 0 && { near: found.near }),
  }
}

const findRows = async (context: Context, input: RowInput): Promise<z.output<typeof call.reply>> => {
  const screened = { name: input.key, type: input.type, subtypes: input.subType }
  const { from: offset } = partOf(input)
  const terms = { offset, limit: input.pageSize, first: firstOf[input.module ?? ''] }
  // Rows are parties of lists: an enterprise without a listing of its own (s 0 or 2) is none of them.
  const wantsRows = input.s === undefined || input.s === '1'
  const index = needIndex(context)
  const decided = await decisionsOn(context, [screened])
  const found = await context.answering.ask(index, rowsInquiry, {
    screened,
    terms,
    decisions: decided.open,
    now: context.now,
    recorded: context.user && { from: 0, to: mostHits },
    wantsRows,
  })
  const { levels, graph } = await askGraph(context, input.key, found.parties)
  const kept = await keep(context, { index, title: input.key, answers: found.kept, offset, graph })
  return {
    ...besideStale(found.frame, graph),
    ...kept,
    ...relatedField(levels),
    ...(!wantsRows && { count: 0 }),
    data: found.rows,
  }
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
