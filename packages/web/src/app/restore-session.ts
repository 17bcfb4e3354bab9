import { getInfo } from '@maojian/contract/calls/account'
import type { Send } from '../api/client.ts'
import type { SessionStore } from '../api/session-store.ts'

const patienceMs = 4000

const askedSession = (send: Send) =>
  send(getInfo, {}, { quiet: true, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)

/** What was kept may say a role that the user has no more; a session that is over shows with the next call. */
const refreshSession = async (send: Send, store: SessionStore): Promise<void> => {
  const found = await askedSession(send)
  const kept = store.get()
  if (found?.sessionId !== kept?.sessionId || found === undefined) return
  if (JSON.stringify(found) !== JSON.stringify(kept)) store.set(found)
}

/** A new tab has no session storage: the cookie names the session and get_info brings it (visitors get 126). */
export const restoreSession = async (send: Send, store: SessionStore): Promise<void> => {
  if (store.get() !== undefined) {
    // The page need not wait for it.
    void refreshSession(send, store)
    return
  }
  const found = await askedSession(send)
  if (found !== undefined) store.set(found)
}
