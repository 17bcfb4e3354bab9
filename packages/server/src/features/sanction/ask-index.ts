import type { answerBasis, typeFacet } from '@maojian/contract/calls/hit-shape'
import { partyTypes, subtypes, type PartyType, type Subtype } from '@maojian/domain/vocabulary/party-type'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import {
  namesNobody,
  type Hit,
  type Query,
  type ScreeningIndex,
  type SearchAnswer,
  type Subject,
} from '@maojian/screening'
import type * as z from 'zod'
import { shanghaiDay } from '../../shanghai-day.ts'

export interface FoundHit {
  readonly hit: Hit
  readonly subject: Subject
}

export interface Found {
  readonly shown: readonly FoundHit[]
  readonly count: number
  readonly types: z.output<typeof typeFacet>[]
  readonly levels: { readonly hit: number; readonly possible: number }
  readonly basis: z.output<typeof answerBasis>
  /** Nothing was found, and the text names nobody by itself: that says nothing. */
  readonly tooCommon: true | undefined
  /** Day whose listings count. */
  readonly day: string
}

export interface Paging {
  readonly page: number
  readonly pageSize: number
}

export interface Question extends Paging {
  readonly query: Query
  readonly now: Date
  /** Types to put first; nothing is hidden. */
  readonly first?: readonly PartyType[]
}

const facets = (types: SearchAnswer['types']): Found['types'] =>
  types.map(facet => ({
    type: facet.type,
    name: partyTypes[facet.type],
    count: facet.count,
    subTypes: facet.subtypes.map(({ subtype, count }: { subtype: Subtype; count: number }) => ({
      subType: subtype,
      name: subtypes[subtype],
      count,
    })),
  }))

/** Whether starter data answered: a shown subject stands on it, or nothing was found and some list is it. */
const fromStarter = (index: ScreeningIndex, shown: readonly FoundHit[]): boolean => {
  const starter = new Set(index.meta.sources.flatMap(source => (source.starter ? source.id : [])))
  if (shown.length === 0) return starter.size > 0
  return shown.some(({ subject }) => subject.entries.some(entry => starter.has(entry.source)))
}

const editionSpan = (index: ScreeningIndex): { oldestEdition: string; newestEdition: string } => {
  const days = index.meta.sources
    .map(source => source.publishedOn)
    .filter(Boolean)
    .toSorted()
  return { oldestEdition: days[0] ?? '', newestEdition: days.at(-1) ?? '' }
}

/** Puts a question to the published snapshot and cuts one page out of the ordered answer. */
export const askIndex = (index: ScreeningIndex, question: Question): Found => {
  const started = performance.now()
  const answer = index.search({
    ...question.query,
    threshold: defaultThresholds.possible,
    offset: (question.page - 1) * question.pageSize,
    limit: question.pageSize,
    first: question.first,
  })
  const shown = answer.hits.map(hit => ({ hit, subject: index.subject(hit.subject) }))
  return {
    shown,
    count: answer.count,
    types: facets(answer.types),
    levels: answer.verdicts,
    tooCommon: (answer.count === 0 && namesNobody(question.query.text)) || undefined,
    day: question.query.asOf ?? shanghaiDay(question.now),
    basis: {
      snapshotId: index.id,
      engine: index.meta.engine,
      publishedAt: index.meta.publishedAt,
      asOf: question.query.asOf ?? shanghaiDay(new Date(index.meta.publishedAt)),
      ...editionSpan(index),
      listCount: index.meta.sources.length,
      partyCount: index.size.subjects,
      starterData: fromStarter(index, shown),
      thresholds: { ...defaultThresholds },
      ms: Math.round((performance.now() - started) * 100) / 100,
    },
  }
}
