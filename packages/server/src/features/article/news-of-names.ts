import type { Context } from '../../http/context.ts'
import { foldedName } from './folded-names.ts'
import { newsNamingSince } from './news-store.ts'

interface NamedNews {
  readonly id: string
  readonly published: string
}

/** News since a day by the names, as they were asked, that they bear. */
export const newsOfNames = async (
  db: Context['db'],
  names: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, readonly NamedNews[]>> => {
  const folded = new Map(names.map(name => [name, foldedName(name)]))
  const rows = await newsNamingSince(db, [...new Set(folded.values())], since)
  const byName = new Map<string, NamedNews[]>()
  for (const { id, published, names: borne } of rows)
    for (const name of borne) byName.set(name, [...(byName.get(name) ?? []), { id, published }])
  return new Map([...folded].map(([name, key]) => [name, byName.get(key) ?? []]))
}
