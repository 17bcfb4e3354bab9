import type { setApart as call } from '@maojian/contract/calls/party'
import { createIdSupply } from '../../db/id-supply.ts'
import { emit } from '../../events/emit.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { assignParties, entryIdsOf } from '../../lists/entry-store.ts'
import { sayOfPairs } from '../../lists/party-pair-store.ts'
import { insertParties } from '../../lists/party-store.ts'
import { standingParty } from './standing-party.ts'
import type * as z from 'zod'

type Asked = z.output<typeof call.request>

const apart = async (context: Context, { id, entries, reason }: Asked): Promise<string> => {
  const user = needUser(context)
  const party = await standingParty(context.db, id)
  const made = `P${await createIdSupply(context.db, 'party_number')()}`
  await context.db.transaction().execute(async tx => {
    const all = await entryIdsOf(tx, party)
    const chosen = all.filter(entry => entries.includes(entry))
    const others = all.filter(entry => !entries.includes(entry))
    if (chosen.length < new Set(entries).size) throw new Fault(400, '所选条目不属于这个主体，请刷新后重选')
    if (others.length === 0) throw new Fault(400, '不能把全部条目都拆出去，请至少留下一条')
    await insertParties(tx, [made])
    await assignParties(
      tx,
      chosen.map(entry => ({ entry, party: made, reason: '' })),
    )
    await sayOfPairs(tx, 'apart', { entries: chosen, others }, { account: user.id, now: context.now, reason })
    await emit(tx, 'party.changed', {
      party: made,
      words: `从 ${party} 拆出 ${chosen.length} 条：${reason}`,
    })
  })
  return made
}

/** A person says that some entries are another party: they get an id of their own and stay apart in every import. */
export const setApart: Verb<typeof call> = async (context, asked) => {
  const made = await madeOnce(context, {
    what: 'party set apart',
    asked,
    make: () => apart(context, asked),
    // After it was taken back, or joined again, it is set apart anew.
    find: async id => ((await entryIdsOf(context.db, id)).length > 0 ? id : undefined),
  })
  return { id: made }
}
