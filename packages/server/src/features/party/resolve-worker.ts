import { parentPort } from 'node:worker_threads'
import type { PairsByHand } from '../../lists/party-pair-store.ts'
import { rowsOf, type EntryPage } from '../../lists/entry-rows.ts'
import { resolve, type Resolution, type ResolvedEntry } from './resolve.ts'
import { traitsOf, type Traits } from './traits.ts'

export type ResolveOrder =
  | { readonly kind: 'stop' }
  | { readonly kind: 'page'; readonly page: EntryPage }
  | { readonly kind: 'end'; readonly pairs: PairsByHand }

export interface ChangedEntry extends ResolvedEntry {
  /** Its present party; null for a new entry. */
  readonly before: string | null
}

export type ResolveAnswer =
  | { readonly kind: 'more' }
  | {
      readonly kind: 'resolved'
      /** Entries that have no party yet, or another one from now on. */
      readonly changed: readonly ChangedEntry[]
      readonly merges: Resolution['merges']
      readonly counts: { readonly parties: number; readonly pending: number; readonly refused: number }
    }

const port = parentPort
if (!port) throw new Error('resolve-worker.ts runs only as a worker thread')
const send = (answer: ResolveAnswer): void => port.postMessage(answer)

const traits: Traits[] = []

const takePage = (page: EntryPage): void => {
  for (const group of Map.groupBy(rowsOf(page), row => row.id).values()) {
    const { id, party } = group[0]!
    traits.push(traitsOf({ entry: id, party, contents: group.map(row => row.content) }))
  }
}

const resolved = (pairs: PairsByHand): ResolveAnswer => {
  let made = 0
  const newId = (): string => `?${++made}`
  const { entries, parties, merges, pending, refused } = resolve(traits, { newId, ...pairs })
  const present = new Map(traits.map(({ entry, party }) => [entry, party]))
  const changed = entries.flatMap((one): ChangedEntry[] => {
    const before = present.get(one.entry) ?? null
    return before === one.party ? [] : [{ ...one, before }]
  })
  const counts = { parties: parties.size, pending: pending.length, refused }
  return { kind: 'resolved', changed, merges, counts }
}

port.on('message', (order: ResolveOrder) => {
  if (order.kind === 'stop') return port.close()
  if (order.kind === 'end') return send(resolved(order.pairs))
  takePage(order.page)
  send({ kind: 'more' })
})
