import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { parentPort } from 'node:worker_threads'
import type { PairsByHand } from '../../lists/party-pair-store.ts'
import type { EntryRow } from '../../lists/entry-pages.ts'
import { resolve, type Resolution } from './resolve.ts'
import { traitsOf, type Traits } from './traits.ts'

export type ResolveOrder =
  | { readonly kind: 'stop' }
  | { readonly kind: 'rows'; readonly rows: readonly EntryRow[] }
  | { readonly kind: 'end'; readonly pairs: PairsByHand }

export type ResolveAnswer =
  | { readonly kind: 'more' }
  | { readonly kind: 'resolution'; readonly resolution: Resolution }

const port = parentPort
if (!port) throw new Error('resolve-worker.ts runs only as a worker thread')
const send = (answer: ResolveAnswer): void => port.postMessage(answer)

const traits: Traits[] = []

const takeRows = (rows: readonly EntryRow[]): void => {
  for (const group of Map.groupBy(rows, row => row.id).values()) {
    const { id, party } = group[0]!
    const contents = group.map(row => JSON.parse(row.content) as ListEntry)
    traits.push(traitsOf({ entry: id, party, contents }))
  }
}

port.on('message', (order: ResolveOrder) => {
  if (order.kind === 'stop') return port.close()
  if (order.kind === 'rows') {
    takeRows(order.rows)
    return send({ kind: 'more' })
  }
  let made = 0
  const newId = (): string => `?${++made}`
  send({ kind: 'resolution', resolution: resolve(traits, { newId, ...order.pairs }) })
})
