import type { Access } from '@maojian/contract/call'

/** The one rule for menu entry and call: whether this access admits a caller with this role (undefined: a visitor). */
export const mayUse = (access: Access, role: number | undefined): boolean => {
  if (access === 'public' || access === 'visitor') return true
  if (role === undefined) return false
  return access === 'session' || access.roles.includes(role)
}
