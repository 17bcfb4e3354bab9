import type { Answer } from '@maojian/domain/control/rule/question'
import { mostHits, type ScreeningIndex } from '@maojian/screening'
import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { screenSubject, type KeptDecision, type ScreeningTerms } from '../screening/entry.ts'
import {
  keptSubject,
  screenedOf,
  type KeptParty,
  type KeptSubject,
  type RecordContent,
} from './record-content.ts'

export interface RepeatedParty {
  readonly id: string
  readonly name: string
  /** Its score in each answer; undefined where it is not among the hits. */
  readonly recorded?: number | undefined
  readonly again?: number | undefined
  readonly today?: number | undefined
}

export interface RepeatedAnswer {
  readonly verdict: RowVerdict
  readonly count: number
}

/** One who was screened: as recorded, on the editions of then, and on those of today. */
export interface RepeatedSubject {
  readonly name: string
  readonly recorded: RepeatedAnswer
  /** undefined: the editions of then are not to be had. */
  readonly again?: RepeatedAnswer | undefined
  readonly today: RepeatedAnswer
  /** Verdict, number and hits of then came out again. */
  readonly isSame: boolean
  /** Verdict, number and hits of today are those of then. */
  readonly isUnchanged: boolean
  readonly parties: readonly RepeatedParty[]
}

const saidOf = ({ state, level }: KeptParty): Answer | undefined => {
  if (state === 'dismissed') return 'no'
  if (state === 'counted' && level === 2) return 'yes'
  return state === 'open' && level === 1 ? 'unclear' : undefined
}

/** What was decided of the hits when they were kept: it counted then, whatever counts today. */
const decidedThen = (hits: readonly KeptParty[]): NonNullable<ScreeningTerms['decisions']> =>
  hits.flatMap(hit => {
    const same = saidOf(hit)
    return same === undefined ? [] : [{ partyId: hit.id, same }]
  })

type Counting = Pick<ScreeningTerms, 'asOf' | 'decisions' | 'kept'>

const screenAgain = (
  index: ScreeningIndex,
  subject: KeptSubject,
  { settings, counting }: { settings: RecordContent['settings']; counting: Counting },
): KeptSubject => {
  const { hit, possible, lists, offset = 0 } = settings
  const reach = offset + subject.hits.length <= mostHits ? { from: offset, offset: 0 } : { from: 0, offset }
  const screened = screenedOf(subject)
  const found = screenSubject(index, screened, {
    ...counting,
    thresholds: { hit, possible },
    lists,
    offset: reach.offset,
    limit: mostHits,
  })
  return keptSubject(screened, { ...found, hits: found.hits.slice(reach.from) })
}

const isLike = (a: KeptSubject, b: KeptSubject): boolean =>
  a.verdict === b.verdict &&
  a.count === b.count &&
  a.hits.every(
    ({ id, score, level, state }, place) =>
      b.hits[place]?.id === id &&
      b.hits[place].score === score &&
      b.hits[place].level === level &&
      b.hits[place].state === state,
  )

/** Parties of the three answers; a page that was kept is compared with as many of the others. */
const partiesOf = (
  recorded: KeptSubject,
  again: KeptSubject | undefined,
  today: KeptSubject,
): RepeatedParty[] => {
  const most = Math.max(recorded.hits.length, recorded.count === recorded.hits.length ? today.hits.length : 0)
  const all = [recorded, again, today].map(one => one?.hits.slice(0, most) ?? [])
  const names = new Map(all.flat().map(({ id, name }) => [id, name]))
  const scoreIn = (hits: readonly KeptParty[] | undefined, id: string) =>
    hits?.find(hit => hit.id === id)?.score
  return [...names].map(([id, name]) => ({
    id,
    name,
    recorded: scoreIn(all[0], id),
    again: scoreIn(all[1], id),
    today: scoreIn(all[2], id),
  }))
}

export interface RepeatIndexes {
  /** Made of the editions of the record; undefined where they are not to be had. */
  readonly former: ScreeningIndex | undefined
  readonly today: ScreeningIndex
  /** What counts today. */
  readonly kept: readonly KeptDecision[]
  /** yyyy-MM-dd */
  readonly day: string
}

const answerOf = ({ verdict, count }: KeptSubject): RepeatedAnswer => ({ verdict, count })

/** Asks what a record asked once more: on its own editions, as was decided then, and on the lists and decisions of today. */
export const repeatContent = (
  { subjects, settings, kind }: RecordContent,
  { former, today: index, kept, day }: RepeatIndexes,
): RepeatedSubject[] =>
  subjects.map(recorded => {
    // A deal and a determination ask as of their day, which for today's answer is today; a search asks what it asked.
    const asOf = kind === 'search' ? settings.asOf : day
    const decisions = decidedThen(recorded.hits)
    const again =
      former && screenAgain(former, recorded, { settings, counting: { asOf: settings.asOf, decisions } })
    const today = screenAgain(index, recorded, { settings, counting: { asOf, kept } })
    return {
      name: recorded.name || (recorded.identifiers ?? []).map(({ value }) => value).join('、'),
      recorded: answerOf(recorded),
      ...(again && { again: answerOf(again) }),
      today: answerOf(today),
      isSame: again !== undefined && isLike(recorded, again),
      isUnchanged: isLike(recorded, today),
      parties: partiesOf(recorded, again, today),
    }
  })
