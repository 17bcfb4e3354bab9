import { useNavigate } from '@tanstack/react-router'
import { useClient } from '../../api/client-context.ts'
import type { Session } from '../../api/session-store.ts'
import { landingFor } from './landing.ts'

/** Takes over a session just begun and leads where it belongs. */
export const useEnter = (back: string | undefined): ((session: Session) => Promise<void>) => {
  const { session } = useClient()
  const navigate = useNavigate()
  return async found => {
    session.set(found)
    await navigate({ href: landingFor(found, back), replace: true })
  }
}
