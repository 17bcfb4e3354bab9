import { canonicalJson } from '@maojian/contract/canonical-json'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { needUser, type Context } from './context.ts'
import { Fault } from './fault.ts'
import { claim, findMade, forgetAttempt, forgetBefore, forgetMade, noteMade } from './made-once-store.ts'

/** Within this the same call of the same user is the same wish: a double click, or an answer that was lost on its way. */
const sameWishMs = 30_000
const lookEveryMs = 50
const mostLooks = 400

interface MadeOnce<T> {
  readonly what: string
  /** Everything that was asked for: another word is another wish. */
  readonly asked: object
  /** Makes it, whole or not at all, and answers its id. */
  readonly make: () => Promise<string>
  /** What was made; undefined where it is gone again. */
  readonly find: (id: string) => Promise<T | undefined>
}

type Asking = Pick<Context, 'db' | 'now' | 'user'>

const keyOf = (context: Asking, { what, asked }: Pick<MadeOnce<unknown>, 'what' | 'asked'>): string => {
  const { id, organisationId } = needUser(context)
  return createHash('sha256').update(canonicalJson({ what, id, organisationId, asked })).digest('hex')
}

type Claim = Parameters<typeof noteMade>[1]

const attempt = async (db: Asking['db'], claimed: Claim, make: () => Promise<string>): Promise<string> => {
  try {
    return await make()
  } catch (error) {
    // Why it failed is told; a claim that could not be taken back lapses by itself.
    await forgetAttempt(db, claimed).catch(() => undefined)
    throw error
  }
}

/** Whatever fails once it is made, the claim stays: the same wish must not make another. */
const makeIt = async <T>(db: Asking['db'], claimed: Claim, { make, find }: MadeOnce<T>): Promise<T> => {
  const id = await attempt(db, claimed, make)
  await noteMade(db, claimed, id)
  const made = await find(id)
  if (made !== undefined) return made
  throw new Fault(404)
}

/** Makes a thing once, however often the same call arrives and on whichever server: who comes second gets the same. */
export const madeOnce = async <T>(context: Asking, once: MadeOnce<T>): Promise<T> => {
  const { db, now } = context
  const key = keyOf(context, once)
  const owner = randomUUID()
  const since = new Date(now.getTime() - sameWishMs)
  for (let look = 0; look < mostLooks; look++) {
    if (await claim(db, { key, owner, now, since })) return makeIt(db, { key, owner }, once)
    const id = await findMade(db, key)
    const made = typeof id === 'string' ? await once.find(id) : undefined
    if (made !== undefined) return made
    if (typeof id === 'string') await forgetMade(db, key, id)
    else await delay(lookEveryMs)
  }
  throw new Fault(409, '相同的请求正在处理，请稍候再试')
}

export const forgetMadeOnce = (db: Kysely<Schema>, now: Date): Promise<void> =>
  forgetBefore(db, new Date(now.getTime() - sameWishMs))
