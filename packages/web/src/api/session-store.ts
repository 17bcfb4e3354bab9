import type { session } from '@maojian/contract/calls/account'
import type * as z from 'zod'

export type Session = z.output<typeof session>
type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'maojian.session'

const read = (keep: Keep): Session | undefined => {
  const text = keep.getItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Session
  } catch {
    keep.removeItem(key)
    return undefined
  }
}

export interface SessionStore {
  readonly get: () => Session | undefined
  readonly set: (session: Session) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The session of this tab, kept in session storage (spec 000 §6). */
export const createSessionStore = (keep: Keep): SessionStore => {
  const listeners = new Set<() => void>()
  let current = read(keep)
  const change = (next: Session | undefined): void => {
    current = next
    if (next === undefined) keep.removeItem(key)
    else keep.setItem(key, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set: change,
    clear: () => change(undefined),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
