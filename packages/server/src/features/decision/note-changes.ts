import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { emit } from '../../events/emit.ts'
import { needUser, type Context } from '../../http/context.ts'
import { signerOf, type Sign } from '../../signing/keys-of.ts'
import { insertChange } from './change-store.ts'
import { sealedOf, type SealedChange } from './sealed-decision.ts'
import type { Decision, DecisionChange, DecisionChangeTable } from './tables.ts'

type Db = Kysely<Schema>

/** Who changes decisions, when, and by whose signature it can be told from what was written into the database. */
export interface Changing {
  readonly by: string
  readonly now: Date
  readonly sign: Sign
}

export interface Changed {
  readonly change: SealedChange['change']
  readonly row: Decision
}

/** What is signed of a change while it waits for its record. */
export const changeText = ({
  author_id,
  at,
  content,
}: Pick<DecisionChange, 'author_id' | 'at' | 'content'>) =>
  `decision\n${author_id}\n${at.toISOString()}\n${content}`

export const changingOf = (context: Pick<Context, 'config' | 'now' | 'user'>): Changing => ({
  by: needUser(context).id,
  now: context.now,
  sign: signerOf(context.config, () => context.now),
})

const signed = async (
  changes: readonly Changed[],
  { by, now, sign }: Changing,
): Promise<Insertable<DecisionChangeTable>> => {
  const content = JSON.stringify(changes.map(({ change, row }) => ({ change, decision: sealedOf(row) })))
  const { keyId, signature } = await sign(changeText({ author_id: by, at: now, content }))
  return {
    organisation_id: changes[0]!.row.organisation_id,
    author_id: by,
    at: now,
    content,
    key_id: keyId,
    signature,
  }
}

/** So many stand in one record at most. */
const mostTogether = 500

/**
 * In the transaction that changes decisions of an organisation: what was decided waits, signed, until its record is sealed
 * (adr/0010).
 */
export const noteChanges = async (db: Db, changes: readonly Changed[], changing: Changing): Promise<void> => {
  if (changes.length === 0) return
  for (let at = 0; at < changes.length; at += mostTogether)
    await insertChange(db, await signed(changes.slice(at, at + mostTogether), changing))
  await emit(db, 'decision.changed', { organisationId: changes[0]!.row.organisation_id })
}
