export interface RecentParty {
  readonly title: string
  readonly href: string
}

const key = 'maojian.recent'
export const maxRecent = 8

/** Newest first; opening a party again moves it to the front under its present address. */
export const addRecent = (recent: readonly RecentParty[], party: RecentParty): readonly RecentParty[] =>
  [party, ...recent.filter(one => one.title !== party.title && one.href !== party.href)].slice(0, maxRecent)

const isParty = (value: unknown): value is RecentParty => {
  const party = value as Partial<RecentParty> | null
  return typeof party?.title === 'string' && /^\/(?![/\\])/.test(party.href ?? '')
}

/** Parties opened in this tab; whatever cannot be read is dropped. */
export const readRecent = (keep: Pick<Storage, 'getItem'>): readonly RecentParty[] => {
  try {
    const kept: unknown = JSON.parse(keep.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isParty).slice(0, maxRecent) : []
  } catch {
    return []
  }
}

export const rememberParty = (keep: Pick<Storage, 'getItem' | 'setItem'>, party: RecentParty): void =>
  keep.setItem(key, JSON.stringify(addRecent(readRecent(keep), party)))
