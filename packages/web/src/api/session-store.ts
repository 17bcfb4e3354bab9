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
  /** The user has left: nobody is signed in here any more. */
  readonly clear: () => void
  /** The server refused it: whoever was signed in here has to do so again. */
  readonly lose: () => void
  /** Whether somebody was signed in in this browser and has not left: what follows is no visitor. */
  readonly lapsed: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Outlives tab and session; it says that somebody was signed in, not who. */
const markKey = 'maojian.wasSignedIn'

/** A browser may refuse its storage. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The session of this tab, kept in session storage (spec 000 §6); `browser` keeps a mark beyond it. */
export const createSessionStore = (keep: Keep, browser: Keep = keep): SessionStore => {
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
    set: next => {
      attempt(() => browser.setItem(markKey, '1'))
      change(next)
    },
    clear: () => {
      attempt(() => browser.removeItem(markKey))
      change(undefined)
    },
    lose: () => change(undefined),
    lapsed: () => current === undefined && attempt(() => browser.getItem(markKey)) === '1',
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
