import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { keyFileOf, keysOf, type KeyPlace } from '../../signing/keys-of.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import {
  allDecisions,
  differences,
  organisationsHolding,
  sealedOf,
  type SealedDecision,
} from '../decision/entry.ts'
import { decisionsSealedSince } from './decisions-sealed.ts'
import { sealedDecisions, type Newest, type SealedDecisions } from './sealed-decisions.ts'

type Db = Kysely<Schema>

export interface VerifiedDecisions {
  readonly decisions: number
  /** Of them those whose newest change is signed and waits for its record. */
  readonly waiting: number
  /** Of them those that stood before decisions were sealed. */
  readonly sealedLater: number
  /** yyyy-MM-dd; '' where there are none. */
  readonly sealedLaterOn: string
  readonly problems: readonly string[]
}

interface Asked {
  readonly organisationId: string
  readonly keys: SigningKeys
  readonly now: Date
  /** Every decision has to be sealed. */
  readonly allSealed: boolean
}

const pageSize = 500

const standingDecisions = async (db: Db, organisationId: string): Promise<Map<string, SealedDecision>> => {
  const all = new Map<string, SealedDecision>()
  for (let after = ''; ;) {
    const rows = await allDecisions(db, organisationId, { after, limit: pageSize })
    for (const row of rows) all.set(row.id, sealedOf(row))
    if (rows.length < pageSize) return all
    after = rows.at(-1)!.id
  }
}

const named = ({ id, subjectName, partyName }: SealedDecision): string =>
  `命中判定 ${id}（“${subjectName}”与“${partyName}”）`

const whereSealed = ({ record, at }: Newest): string =>
  record === '' ? `${shanghaiMinute(at)} 签名的不符` : `${shanghaiMinute(at)} 封存的（${record}）不符`

const problemOf = (row: SealedDecision, newest: Newest | undefined, allSealed: boolean): string[] => {
  if (newest === undefined)
    return allSealed ? [`${named(row)}没有封存的记录：不是由本系统作出，或其记录被删去`] : []
  const differing = differences(row, newest.decision)
  return differing.length === 0 ? [] : [`${named(row)}与 ${whereSealed(newest)}：${differing.join('、')}`]
}

/** The background had its time by then. */
const latestMs = 3_600_000

const lateProblems = ({ waiting }: SealedDecisions, now: Date): string[] => {
  const late = [...waiting].filter(([, at]) => now.getTime() - at.getTime() > latestMs)
  return late.length === 0
    ? []
    : [`${late.length} 项命中判定超过 1 小时仍未封存（${late[0]![0]} 等）：后台任务没有完成`]
}

/**
 * Of decisions that are not here: not those that came along to another organisation, by a later change of ours. Theirs may
 * have been sealed here just after they left.
 */
const lostOf = async (db: Db, gone: readonly Newest[], keys: SigningKeys): Promise<readonly Newest[]> => {
  if (gone.length === 0) return []
  const holding = await organisationsHolding(
    db,
    gone.map(({ decision }) => decision.id),
  )
  const revisions = new Map<string, number>()
  for (const organisationId of new Set(holding.values()))
    for (const [id, { decision }] of (await sealedDecisions(db, organisationId, keys)).newest)
      if (holding.get(id) === organisationId) revisions.set(id, decision.revision)
  return gone.filter(({ decision }) => (revisions.get(decision.id) ?? 0) <= decision.revision)
}

const compare = async (
  db: Db,
  { organisationId, keys, now, allSealed }: Asked,
): Promise<VerifiedDecisions> => {
  // Read before what is sealed: what is changed meanwhile is then found there by its revision, or looked at again.
  const rows = await standingDecisions(db, organisationId)
  const sealed = await sealedDecisions(db, organisationId, keys)
  const { newest, earlier, waiting, forged } = sealed
  const gone = [...newest.values()].filter(({ decision }) => !rows.has(decision.id))
  const lost = await lostOf(db, gone, keys)
  const unsealed = [...rows.keys()].filter(id => !newest.has(id)).length
  const days = [...earlier.values()].map(at => shanghaiDay(at)).toSorted()
  return {
    decisions: rows.size,
    waiting: waiting.size + (allSealed ? 0 : unsealed),
    sealedLater: earlier.size,
    sealedLaterOn: days.at(-1) ?? '',
    problems: [
      ...[...rows.values()].flatMap(row => problemOf(row, newest.get(row.id), allSealed)),
      ...lost.map(
        one => `${named(one.decision)}已不存在，最后一次变更封存于 ${one.record || '待封存的变更'}`,
      ),
      ...forged.map(id => `待封存的判定变更 ${id} 不是由本系统写入，签名无效`),
      ...lateProblems(sealed, now),
    ],
  }
}

/** No check names more at once. */
const mostProblems = 100

const shortened = (problems: readonly string[]): readonly string[] => {
  const more = problems.length - mostProblems
  return more <= 0 ? problems : [...problems.slice(0, mostProblems), `命中判定另有 ${more} 处不符`]
}

/** So often what differs is looked at: whoever decides meanwhile differs once. */
const looks = 3

/**
 * Whether each decision of an organisation is what was sealed of it last, and none is missing. Only what differs in the same
 * way each time is named, so that nobody who decides meanwhile is taken for a thief.
 */
export const verifyDecisions = async (
  db: Db,
  place: KeyPlace,
  { organisationId, now }: { readonly organisationId: string; readonly now: Date },
): Promise<VerifiedDecisions> => {
  const keys = await keysOf(place, now)
  const allSealed = (await decisionsSealedSince(keyFileOf(place))) !== undefined
  const asked = { organisationId, keys, now, allSealed }
  let found = await compare(db, asked)
  for (let look = 1; look < looks && found.problems.length > 0; look++) {
    const again = await compare(db, asked)
    const before = new Set(found.problems)
    found = { ...again, problems: again.problems.filter(problem => before.has(problem)) }
  }
  return { ...found, problems: shortened(found.problems) }
}
