import { roles } from '@maojian/contract/roles'
import type { ReactNode } from 'react'
import { useSession } from '../api/client-context.ts'

interface ForAdministratorsProps {
  readonly children: ReactNode
  /** What everybody else reads instead. */
  readonly others: ReactNode
}

/** Commands of the server are for those who run it: anybody else is told whom to ask. */
export const ForAdministrators = ({ children, others }: ForAdministratorsProps) =>
  useSession()?.roleIds.includes(roles.administrator) === true ? children : others
