import type { joinParties as call } from '@maojian/contract/calls/party'
import { emit } from '../../events/emit.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { assignParties, entryIdsOf } from '../../lists/entry-store.ts'
import { sayOfPairs } from '../../lists/party-pair-store.ts'
import { recordMerges } from '../../lists/party-store.ts'
import { standingParty } from './standing-party.ts'
import type * as z from 'zod'

const ageOf = (party: string): number => Number(party.slice(1))

type Asked = z.output<typeof call.request>

const join = async (context: Context, { id, other, reason }: Asked): Promise<string> => {
  const user = needUser(context)
  const [one, two] = [await standingParty(context.db, id), await standingParty(context.db, other)]
  if (one === two) throw new Fault(409, '这两个编号已经是同一主体')
  const [into, from] = ageOf(one) < ageOf(two) ? [one, two] : [two, one]
  const told = `人工合并：${reason}`
  await context.db.transaction().execute(async tx => {
    const [kept, moved] = [await entryIdsOf(tx, into), await entryIdsOf(tx, from)]
    if (kept.length === 0 || moved.length === 0) throw new Fault(409, '主体刚刚有变动，请刷新后再试')
    const said = { account: user.id, now: context.now, reason }
    await sayOfPairs(tx, 'joined', { entries: moved, others: kept.slice(0, 1) }, said)
    await assignParties(
      tx,
      moved.map(entry => ({ entry, party: into, reason: told })),
    )
    await recordMerges(tx, [{ from, into, reason: told, entries: moved, by: user.id }], context.now)
    await emit(tx, 'party.changed', { party: into, words: `${from} 并入 ${into}：${reason}` })
  })
  return into
}

/** A person says that two parties are one: the older id stays, whatever the rules say, and every import keeps to it. */
export const joinParties: Verb<typeof call> = async (context, asked) => {
  const standing = (id: string): Promise<string> => standingParty(context.db, id)
  const into = await madeOnce(context, {
    what: 'joined parties',
    asked,
    make: () => join(context, asked),
    find: async () => {
      const one = await standing(asked.id)
      return one === (await standing(asked.other)) ? one : undefined
    },
  })
  return { id: into }
}
