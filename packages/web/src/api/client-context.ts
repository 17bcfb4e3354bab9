import { createContext, use, useSyncExternalStore } from 'react'
import type { Download, Listen, Send } from './client.ts'
import type { Notices } from './notices.ts'
import type { Session, SessionStore } from './session-store.ts'

export interface ClientContextValue {
  readonly send: Send
  readonly download: Download
  readonly listen: Listen
  readonly session: SessionStore
  readonly notices: Notices
}

export const ClientContext = createContext<ClientContextValue | undefined>(undefined)

export const useClient = (): ClientContextValue => {
  const value = use(ClientContext)
  if (value === undefined) throw new Error('ClientContext is missing')
  return value
}

export const useSession = (): Session | undefined => {
  const { session } = useClient()
  return useSyncExternalStore(session.subscribe, session.get)
}

/** False for one who only reads the organisation's work; a visitor is asked to log in by what he presses. */
export const useMayWrite = (): boolean => useSession()?.organisationRole !== 'reader'
