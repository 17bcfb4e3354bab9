import type { Context } from '../../http/context.ts'
import { targetsOf } from './store.ts'

/** Whom the organisation of the caller watches: listed parties, and names as they were typed. */
export const watchedOnes = async ({
  db,
  user,
}: Pick<Context, 'db' | 'user'>): Promise<{ parties: ReadonlySet<string>; names: readonly string[] }> => {
  if (!user) return { parties: new Set(), names: [] }
  const rows = await targetsOf(db, user)
  return {
    parties: new Set(rows.flatMap(({ kind, target }) => (kind === 'party' ? (target.id ?? []) : []))),
    names: rows.flatMap(({ kind, target }) => (kind === 'search' ? (target.keyword ?? []) : [])),
  }
}
