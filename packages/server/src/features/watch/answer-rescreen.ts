import {
  keepQuestions,
  openIndex,
  openQuestions,
  type Question,
  type ScreeningIndex,
} from '@maojian/screening'
import { packSync, questionOf, unpackSync } from '../screening/entry.ts'
import { differenceOf } from './difference.ts'
import { rescreenSubjects, type Touching } from './rescreen-subjects.ts'
import type { ChunkAnswer, RescreenResult, RescreenTask, SharedDifference } from './rescreen-tasks.ts'
import type { WatchedSubject } from './watched.ts'

type Screening = Extract<RescreenTask, { kind: 'screen' }>

/** Parties that differ, whoever is watched. */
type Differing = Pick<Touching, 'probe' | 'parties'>

let opened: { readonly id: string; readonly differing: Differing } | undefined

/** The index of a difference is opened once for all its tasks. */
const open = ({ id, probe, parties }: SharedDifference): Differing => {
  if (opened?.id !== id)
    opened = {
      id,
      differing: { probe: openIndex(probe, id), parties: new Set(parties) },
    }
  return opened.differing
}

const nothing: Differing = { parties: new Set() }

interface KnownQuestions {
  readonly questions: readonly Question[]
  /** Read anew: by another engine, or for the first time. */
  readonly read?: Uint8Array
}

/** What they look for, as it was kept; where it was not, it is read. Of whom nothing is looked for need not be read. */
const questionsOf = (subjects: readonly WatchedSubject[], task: Screening): KnownQuestions => {
  if (!task.difference) return { questions: [] }
  const kept = task.questions ? openQuestions(task.questions) : undefined
  if (kept) return { questions: kept }
  const questions = subjects.map(({ screened }) => questionOf(screened))
  return { questions, read: keepQuestions(questions) }
}

const touchingOf = (
  { difference, decided }: Screening,
  questions: readonly Question[],
): Touching | undefined =>
  difference === 'all'
    ? undefined
    : { ...(difference ? open(difference) : nothing), decided: new Set(decided), questions }

const screen = (index: ScreeningIndex, task: Screening): ChunkAnswer => {
  const subjects = unpackSync<WatchedSubject[]>(task.content)
  const { questions, read } = questionsOf(subjects, task)
  const answer = rescreenSubjects(index, subjects, {
    kept: task.kept,
    moved: new Map(task.moved),
    touching: touchingOf(task, questions),
  })
  const count = (verdict: 1 | 2): number =>
    answer.subjects.filter(({ standing }) => standing?.verdict === verdict).length
  return {
    ...(answer.screened > 0 && { content: packSync(answer.subjects) }),
    ...(read && { questions: read }),
    changes: answer.changes,
    screened: answer.screened,
    hits: count(1),
    possible: count(2),
  }
}

/** undefined where another engine laid out the older one otherwise. */
const openFormer = (before: Uint8Array): ScreeningIndex | undefined => {
  try {
    return openIndex(before)
  } catch {
    return undefined
  }
}

const compare = (index: ScreeningIndex, bytes: Uint8Array): RescreenResult => {
  const before = openFormer(bytes)
  return { kind: 'compare', ...(before && { difference: differenceOf(before, index) }) }
}

/** What a thread does: compares an older snapshot with its own, or screens watched subjects on its own. */
export const answerRescreen = (index: ScreeningIndex, task: RescreenTask): RescreenResult =>
  task.kind === 'compare' ? compare(index, task.before) : { kind: 'screen', ...screen(index, task) }
