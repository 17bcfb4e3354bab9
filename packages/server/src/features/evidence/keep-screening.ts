import type { RecordKind } from '@maojian/contract/calls/evidence'
import type { ScreeningIndex } from '@maojian/screening'
import { randomBytes } from 'node:crypto'
import type { Context, SessionUser } from '../../http/context.ts'
import type { ScreenedSubject } from '../screening/entry.ts'
import { keepLists } from './answering-lists.ts'
import { keeperOf, type KeyPlace } from './keeping.ts'
import { gravest, keptSubject, type KeptSettings, type RecordContent } from './record-content.ts'

export interface AskedScreening {
  readonly kind: RecordKind
  /** What was asked, in one line. */
  readonly title: string
  readonly index: ScreeningIndex
  readonly subjects: readonly ScreenedSubject[]
  readonly settings?: Pick<KeptSettings, 'lists' | 'offset' | 'near'>
}

/** Who asked, and where it is kept. */
export interface Keeping extends Pick<Context, 'db' | 'now'> {
  readonly config: KeyPlace
  readonly user?: Pick<SessionUser, 'id' | 'organisationId' | 'loginName'> | undefined
}

const newRecordId = (): string => `E${randomBytes(12).toString('hex')}`

const longestTitle = 300

/**
 * Keeps what a user of an organisation has screened, and answers the record's id once it is committed: whoever got
 * an answer finds it in the records. A visitor's screening is not kept.
 */
export const keepScreening = async (
  context: Keeping,
  { kind, title, index, subjects, settings }: AskedScreening,
): Promise<string | undefined> => {
  const { user, db, now } = context
  const [first] = subjects
  if (!user || !first) return undefined
  const { basis, day } = first.found
  const content: RecordContent = {
    format: 1,
    id: newRecordId(),
    kind,
    at: now.toISOString(),
    organisation: user.organisationId,
    operator: { id: user.id, name: user.loginName },
    title: [...title].slice(0, longestTitle).join(''),
    verdict: gravest(subjects.map(({ found }) => found.verdict)),
    hits: subjects.reduce((sum, { found }) => sum + found.count, 0),
    settings: { asOf: day, ...basis.thresholds, ...settings },
    engine: basis.engine,
    snapshot: basis.snapshotId,
    lists: await keepLists(db, index),
    warning: basis.warning,
    subjects: subjects.map(({ screened, found }) => keptSubject(screened, found)),
  }
  await keeperOf(context)(content)
  return content.id
}
