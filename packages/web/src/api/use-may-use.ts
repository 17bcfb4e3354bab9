import type { Call } from '@maojian/contract/call'
import { mayUse } from '@maojian/contract/roles'
import { useSession } from './client-context.ts'

/** Whether the person at this screen may make a call; the server decides again. */
export const useMayUse = ({ access }: Pick<Call, 'access'>): boolean => {
  const session = useSession()
  const roles = session?.roleIds ?? []
  return roles.length === 0 ? mayUse(access, undefined) : roles.some(role => mayUse(access, role))
}
