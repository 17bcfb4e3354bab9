import { resolve } from '../../packages/server/src/features/party/resolve.ts'
import { traitsOf, type Traits } from '../../packages/server/src/features/party/traits.ts'
import type { ListedEntry } from './listed-entries.ts'

export interface Parties {
  readonly count: number
  readonly seconds: number
  readonly partyOf: (id: string) => string | undefined
  readonly reasonOf: (id: string) => string
  readonly traitsOf: (id: string) => Traits | undefined
}

/** What resolution makes of all entries, as an import into an empty folder does. */
export const partiesOf = (entries: readonly ListedEntry[]): Parties => {
  const start = performance.now()
  const traits = entries.map(({ contents }, i) => traitsOf({ entry: i + 1, party: null, contents }))
  let made = 0
  const { entries: resolved, parties } = resolve(traits, { newId: () => `P${++made}` })
  const seconds = (performance.now() - start) / 1000
  const positions = new Map(entries.map(({ id }, i) => [id, i]))
  const found = new Map(resolved.map(one => [one.entry - 1, one]))
  const of = (id: string) => found.get(positions.get(id) ?? -1)
  return {
    count: parties.size,
    seconds,
    partyOf: id => of(id)?.party,
    reasonOf: id => of(id)?.reason ?? '',
    traitsOf: id => traits[positions.get(id) ?? -1],
  }
}
