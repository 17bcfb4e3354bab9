import type { ListSource } from '@maojian/sources'

interface LastCheck {
  readonly last_check_at: Date | null
  readonly last_error: string
}

const dayMs = 86_400_000

/** When the official address of a list is asked again: after its cadence, and the next day where the last look failed. */
export const nextCheck = (
  list: Pick<ListSource, 'addresses' | 'cadenceDays'> | undefined,
  last: LastCheck | undefined,
): Date | undefined => {
  if (!list || list.addresses.length === 0 || !last?.last_check_at) return undefined
  const days = last.last_error === '' ? list.cadenceDays : Math.min(1, list.cadenceDays)
  return new Date(last.last_check_at.getTime() + days * dayMs)
}
