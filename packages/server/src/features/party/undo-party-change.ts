import type { undoPartyChange as call } from '@maojian/contract/calls/party'
import { emit } from '../../events/emit.ts'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { endPair } from '../../lists/party-pair-store.ts'
import { undoMerge } from './undo-merge.ts'

/** Takes back a merge (by rule or by hand), or a word that entries are apart: then the rules decide at the next import. */
export const undoPartyChange: Verb<typeof call> = async (context, { merge, apart, reason }) => {
  const said = { account: needUser(context).id, now: context.now, reason }
  const party =
    merge === undefined
      ? (await endPair(context.db, apart ?? 0, said)) && '（拆分记录）'
      : await undoMerge(context.db, merge, said)
  if (party === undefined) throw new Fault(404, '没有这条记录，或已经撤销')
  await emit(context.db, 'party.changed', { party, words: `撤销：${reason}` })
  return {}
}
