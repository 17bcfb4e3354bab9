import { partyTypes, subtypes } from '@maojian/domain/vocabulary/party-type'
import type { ScreeningIndex } from '@maojian/screening'
import type { Inquiry } from '../../engine/inquiry.ts'
import { newestOn, type OpenDecision } from '../decision/entry.ts'
import { answerWarning, hiddenByType, keptAnswers, type KeptAnswers } from '../evidence/entry.ts'
import {
  screenSubject,
  type FoundHit,
  type Screened,
  type Screening,
  type ScreeningTerms,
} from '../screening/entry.ts'
import { hitWire, nearWire, rowWire } from './hit-wire.ts'
import { facetsOfHits, isFiltered, isShown, type ViewFilter } from './search-facets.ts'

/** Rows of what was read. */
interface Part {
  readonly from: number
  readonly to: number
}

/** One search: whoever is screened, by what, and what is wanted of the answer. */
interface SearchTask {
  readonly screened: Screened
  readonly terms: Omit<ScreeningTerms, 'keeps' | 'kept'>
  readonly decisions: readonly OpenDecision[]
  readonly now: Date
  /** Rows of which a record is kept; without a caller to keep it for, none is. */
  readonly recorded?: Part | undefined
}

export interface HitsTask extends SearchTask {
  readonly filter: ViewFilter
  /** Rows that are shown of those that pass the filter. */
  readonly shown: Part
  /** Whether the whole answer was read, so that it can be counted by list, programme and country. */
  readonly whole: boolean
}

export interface RowsTask extends SearchTask {
  readonly wantsRows: boolean
}

const facets = (types: Screening['types']) =>
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

interface Answered {
  readonly found: Told
  /** What a record keeps of it. */
  readonly kept: KeptAnswers | undefined
}

const screen = (
  index: ScreeningIndex,
  { screened, terms, decisions, now, recorded }: SearchTask,
): Answered => {
  const kept = decisions.filter(({ counts }) => counts)
  const answered = screenSubject(index, screened, { ...terms, kept })
  const others = hiddenByType(index, screened, { found: answered, terms: { ...terms, kept } })
  const hidden = answered.count === 0 ? others : []
  const warning = answerWarning({ now }, index, { screened, found: answered, hidden })
  const found = { ...answered, basis: { ...answered.basis, warning }, otherTypes: others.length }
  if (!recorded) return { found, kept: undefined }
  const hits = found.hits.slice(recorded.from, recorded.to)
  return { found, kept: keptAnswers([{ screened, found: { ...found, hits }, hidden }]) }
}

const answerHits = (index: ScreeningIndex, task: HitsTask) => {
  const { filter, shown, whole, terms, decisions } = task
  const { found, kept } = screen(index, task)
  const seen: readonly FoundHit[] = isFiltered(filter)
    ? found.hits.filter(one => isShown(one, filter, terms.asOf))
    : found.hits
  const page = seen.slice(shown.from, shown.to)
  return {
    frame: frame(found),
    kept,
    /** How many pass the filter. */
    seen: seen.length,
    /** Ids of all that were read. */
    parties: found.hits.map(({ subject }) => subject.id),
    facets: whole ? facetsOfHits(found.hits, found.day) : undefined,
    hits: page.map(one => hitWire(one, found.day)),
    /** Of each hit the position of the newest decision, or -1. */
    decided: page.map(({ subject }) => newestOn(decisions, subject)),
    near: found.near.map(one => nearWire(one, found.day)),
  }
}

const answerRows = (index: ScreeningIndex, task: RowsTask) => {
  const { found, kept } = screen(index, task)
  const rows = task.wantsRows ? found.hits.map(one => rowWire(one, found.day)) : []
  const parties = found.hits.map(({ subject }) => subject.id)
  return { frame: frame(found), kept, rows, parties }
}

/** The search of hits: all that its page, its facets and its record need. */
export const hitsInquiry: Inquiry<HitsTask, ReturnType<typeof answerHits>> = {
  name: 'sanction.hits',
  answer: answerHits,
}

/** The search of list rows. */
export const rowsInquiry: Inquiry<RowsTask, ReturnType<typeof answerRows>> = {
  name: 'sanction.rows',
  answer: answerRows,
}
