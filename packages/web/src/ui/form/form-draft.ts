const prefix = 'maojian.draft.'

/** Whose drafts they are before a login. */
export const visitor = 'visitor'

export interface FormDraft<T> {
  readonly kept: T | undefined
  readonly keep: (typed: T) => void
  readonly forget: () => void
}

const keyOf = (owner: string, name: string): string => `${prefix}${owner}.${name}`

const read = <T>(key: string): T | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * What was typed, kept in this tab under a name until it is sent: a lost session or a refresh takes nothing, and who
 * logs in goes on with what he began as a visitor.
 */
export const formDraft = <T>(owner: string, name: string): FormDraft<T> => {
  const own = keyOf(owner, name)
  const before = keyOf(visitor, name)
  return {
    kept: read<T>(own) ?? read<T>(before),
    keep: typed => sessionStorage.setItem(own, JSON.stringify(typed)),
    forget: () => {
      sessionStorage.removeItem(own)
      sessionStorage.removeItem(before)
    },
  }
}

/** Who logs out leaves nothing of what was typed behind. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
