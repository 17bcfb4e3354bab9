import type { Quota } from '@maojian/contract/call'
import type { Config } from '../../config.ts'
import { quotaDay, quotaLimit, quotaName } from './quota.ts'
import { ownQuotas, usesOf } from './quota-store.ts'
import type { Db } from './store.ts'

export interface UsageRow<K extends Quota = Quota> {
  readonly kind: K
  readonly name: string
  /** null: without limit. */
  readonly limit: number | null
  readonly used: number
  readonly left: number | null
  /** The limit was set for this account by hand. */
  readonly own: boolean
}

interface Whose {
  readonly accountId: string
  readonly role: number
  readonly now: Date
}

const usedOf = async (db: Db, { accountId, now }: Whose): Promise<Map<string, number>> => {
  const days = new Map<string, string>([['item', quotaDay('item', now)]])
  const uses = await usesOf(db, accountId)
  return new Map(
    uses
      .filter(({ kind, day }) => day === (days.get(kind) ?? quotaDay('search', now)))
      .map(({ kind, used }) => [kind, used]),
  )
}

/** What an account has used of each share and what is left of it. */
export const readUsage = async <K extends Quota>(
  db: Db,
  quotas: Config['quotas'],
  whose: Whose,
  kinds: readonly K[],
): Promise<UsageRow<K>[]> => {
  const used = await usedOf(db, whose)
  const own = new Map((await ownQuotas(db, whose.accountId)).map(row => [row.kind, row.daily]))
  return kinds.map(kind => {
    const limit = own.get(kind) ?? quotaLimit(quotas, whose.role, kind)
    const spent = used.get(kind) ?? 0
    const bounded = Number.isFinite(limit)
    return {
      kind,
      name: quotaName(kind),
      limit: bounded ? limit : null,
      used: spent,
      left: bounded ? Math.max(0, limit - spent) : null,
      own: own.has(kind),
    }
  })
}
