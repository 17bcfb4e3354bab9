import { getInfo } from '@maojian/contract/calls/account'
import type { Send } from '../api/client.ts'
import type { SessionStore } from '../api/session-store.ts'

const patienceMs = 4000

/** A new tab has no session storage: the cookie names the session and get_info brings it (visitors get 126). */
export const restoreSession = async (send: Send, store: SessionStore): Promise<void> => {
  if (store.get() !== undefined) return
  const found = await send(getInfo, {}, { quiet: true, signal: AbortSignal.timeout(patienceMs) }).catch(
    () => undefined,
  )
  if (found !== undefined) store.set(found)
}
