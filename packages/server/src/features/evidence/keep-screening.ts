import type { RecordKind } from '@maojian/contract/calls/evidence'
import type { ScreeningIndex } from '@maojian/screening'
import type { Context, SessionUser } from '../../http/context.ts'
import { idKinds, newId } from '../../new-id.ts'
import { keepLists } from './answering-lists.ts'
import { sha256 } from './chain.ts'
import type { KeyPlace } from '../../signing/keys-of.ts'
import { keeperOf } from './keeping.ts'
import { hasRecord } from './record-store.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { recordWarning } from './record-warning.ts'
import { gravest } from '@maojian/domain/vocabulary/counterparty-field'
import type { KeptGraph, KeptSettings, RecordContent } from './record-content.ts'

export interface AskedScreening {
  readonly kind: RecordKind
  /** What was asked, in one line. */
  readonly title: string
  readonly index: ScreeningIndex
  /** undefined: nobody was screened. */
  readonly answers: KeptAnswers | undefined
  readonly settings?: Pick<KeptSettings, 'lists' | 'offset' | 'near'>
  readonly graph?: KeptGraph | undefined
  /** Of a job that may run twice: what the record is of; on the same lists it is written once. */
  readonly onceFor?: string
}

/** Who asked, and where it is kept. */
export interface Keeping extends Pick<Context, 'db' | 'now'> {
  readonly config: KeyPlace
  readonly user?: Pick<SessionUser, 'id' | 'organisationId' | 'loginName'> | undefined
}

const idLength = idKinds.screeningRecord[1] * 2

const recordIdOf = (onceFor: string | undefined, snapshot: string): string =>
  onceFor === undefined
    ? newId('screeningRecord')
    : `${idKinds.screeningRecord[0]}${sha256(`${onceFor} ${snapshot}`).slice(0, idLength)}`

const longestTitle = 300

/**
 * Keeps what a user of an organisation has screened, and answers the record's id once it is committed: whoever got
 * an answer finds it in the records. A visitor's screening is not kept.
 */
export const keepScreening = async (
  context: Keeping,
  { kind, title, index, answers, settings, graph, onceFor }: AskedScreening,
): Promise<string | undefined> => {
  const { user, db, now } = context
  if (!user || !answers) return undefined
  const { subjects, day, basis } = answers
  const id = recordIdOf(onceFor, basis.snapshotId)
  if (onceFor !== undefined && (await hasRecord(db, id))) return id
  const content: RecordContent = {
    format: 1,
    id,
    kind,
    at: now.toISOString(),
    organisation: user.organisationId,
    operator: { id: user.id, name: user.loginName },
    title: [...title].slice(0, longestTitle).join('').toWellFormed(),
    verdict: gravest([...subjects.map(({ verdict }) => verdict), graph?.verdict ?? 0]),
    hits: subjects.reduce((sum, { count }) => sum + count, graph?.related.length ?? 0),
    settings: { asOf: day, ...basis.thresholds, ...settings },
    engine: basis.engine,
    snapshot: basis.snapshotId,
    lists: await keepLists(db, index),
    warning: `${graph?.stale ?? ''}${recordWarning(index.meta, now, subjects)}`,
    subjects,
    ...(graph && { graph }),
  }
  await keeperOf(context)(content)
  return id
}
