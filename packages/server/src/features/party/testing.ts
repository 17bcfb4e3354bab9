import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { resolve, type ResolveOptions } from './resolve.ts'
import { traitsOf } from './traits.ts'

export type Sketch = Partial<ListEntry> & { name?: string; alias?: string; party?: string }

/** Each on a list of its own, unless the sketch says otherwise. */
export const lists = [
  'ofac-sdn',
  'eu-fsf',
  'ca-sema',
  'au-dfat',
  'ch-seco',
  'jp-meti-eul',
  'us-1260h',
  'bis-dpl',
]

export const contentOf = ({ name, alias, party: _party, ...rest }: Sketch, i: number): ListEntry => ({
  source: lists[i % lists.length]!,
  reference: String(i + 1),
  type: '01',
  typeStated: true,
  names: [
    ...(name ? [{ text: name, kind: 'primary' as const }] : []),
    ...(alias ? [{ text: alias, kind: 'alias' as const }] : []),
  ],
  countries: [],
  birthDates: [],
  identifiers: [],
  addresses: [],
  programmes: [],
  facts: [],
  sameAs: [],
  ...rest,
})

export const run = (sketches: readonly Sketch[], options: Partial<ResolveOptions> = {}) => {
  let made = 900
  const traits = sketches.map((sketch, i) =>
    traitsOf({ entry: i + 1, party: sketch.party ?? null, contents: [contentOf(sketch, i)] }),
  )
  return resolve(traits, { newId: () => `P${++made}`, ...options })
}

/** Entry numbers that ended up together, smallest first. */
export const groupsOf = (sketches: readonly Sketch[], options?: Partial<ResolveOptions>): number[][] => {
  const { entries } = run(sketches, options)
  return [...Map.groupBy(entries, entry => entry.party).values()].map(group => group.map(one => one.entry))
}
