import type { getPartyHistory as call } from '@maojian/contract/calls/party'
import type { Verb } from '../../http/route.ts'
import { Fault } from '../../http/fault.ts'
import { mergesOfParty, pairsOfEntries } from '../../lists/party-pair-store.ts'
import { accountNames } from '../account/entry.ts'
import { listWords } from '../source/entry.ts'
import { getParty, type PartyEntry } from './get-party.ts'

const entryWire = ({ entry, source, reference, content, listed, reason }: PartyEntry) => ({
  entry,
  listName: listWords(source).nameZh,
  reference,
  name: content.names[0]?.text ?? '',
  listed,
  reason,
})

const timeOf = (at: Date | null): string => at?.toISOString() ?? ''

/** Which entries are taken for this party, why, and what was joined, set apart and taken back, by whom. */
export const getPartyHistory: Verb<typeof call> = async (context, { id }) => {
  const party = await getParty(context.db, id)
  if (!party) throw new Fault(404, `没有编号为 ${id} 的主体`)
  const entries = [...new Map(party.entries.map(one => [one.entry, one])).values()]
  const merges = await mergesOfParty(context.db, party.id)
  const pairs = await pairsOfEntries(
    context.db,
    entries.map(({ entry }) => entry),
  )
  const names = await accountNames(context.db, [
    ...merges.flatMap(row => [row.by_account, row.undone_by]),
    ...pairs.flatMap(row => [row.by_account, row.ended_by]),
  ])
  const who = (account: string): string => names.get(account) ?? ''
  return {
    id: party.id,
    entries: entries.map(entryWire),
    merges: merges.map(row => ({
      merge: row.id,
      from: row.from_party,
      into: row.into_party,
      reason: row.reason,
      by: who(row.by_account),
      at: timeOf(row.merged_at),
      undoneBy: who(row.undone_by),
      undoneAt: timeOf(row.undone_at),
      undoneReason: row.undone_reason,
    })),
    apart: pairs
      .filter(row => row.kind === 'apart')
      .map(row => ({
        apart: row.id,
        entries: [row.entry_a, row.entry_b],
        reason: row.reason,
        by: who(row.by_account),
        at: timeOf(row.at),
        endedBy: who(row.ended_by),
        endedAt: timeOf(row.ended_at),
        endedReason: row.ended_reason,
      })),
  }
}
