import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { packSync, unpackSync } from '../screening/entry.ts'
import { differenceOf } from './difference.ts'
import { rescreenSubjects, type Touching } from './rescreen-subjects.ts'
import type { ChunkAnswer, RescreenResult, RescreenTask, SharedDifference } from './rescreen-tasks.ts'
import type { WatchedSubject } from './watched.ts'

let opened: { readonly id: string; readonly touching: Omit<Touching, 'decided'> } | undefined

/** The index of a difference is opened once for all its tasks. */
const open = ({ id, probe, parties }: SharedDifference): Omit<Touching, 'decided'> => {
  if (opened?.id !== id)
    opened = {
      id,
      touching: { probe: openIndex(probe, id), parties: new Set(parties) },
    }
  return opened.touching
}

const nothing: Omit<Touching, 'decided'> = { parties: new Set() }

const touchingOf = ({
  difference,
  decided,
}: Extract<RescreenTask, { kind: 'screen' }>): Touching | undefined =>
  difference === 'all'
    ? undefined
    : { ...(difference ? open(difference) : nothing), decided: new Set(decided) }

const screen = (index: ScreeningIndex, task: Extract<RescreenTask, { kind: 'screen' }>): ChunkAnswer => {
  const subjects = unpackSync<WatchedSubject[]>(task.content)
  const touching = touchingOf(task)
  const answer = rescreenSubjects(index, subjects, {
    kept: task.kept,
    moved: new Map(task.moved),
    touching,
  })
  const count = (verdict: 1 | 2): number =>
    answer.subjects.filter(({ standing }) => standing?.verdict === verdict).length
  return {
    ...(answer.screened > 0 && { content: packSync(answer.subjects) }),
    changes: answer.changes,
    screened: answer.screened,
    hits: count(1),
    possible: count(2),
  }
}

/** What a thread does: compares an older snapshot with its own, or screens watched subjects on its own. */
export const answerRescreen = (index: ScreeningIndex, task: RescreenTask): RescreenResult =>
  task.kind === 'compare'
    ? { kind: 'compare', difference: differenceOf(openIndex(task.before), index) }
    : { kind: 'screen', ...screen(index, task) }
