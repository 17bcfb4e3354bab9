import type { Access } from './call.ts'

/** Roles of accounts (spec 000 §6; the numbers beyond 17 are ours). 17 starts at the compliance page. */
export const roles = { basic: 1, member: 2, compliance: 17, administrator: 99 } as const

export const roleNames: Readonly<Record<number, string>> = {
  [roles.basic]: '普通用户',
  [roles.member]: '会员',
  [roles.compliance]: '合规报告用户',
  [roles.administrator]: '管理员',
}

/** Roles that a membership can be. */
export const membershipRoles = [roles.member, roles.compliance] as const

export const forMembers = { roles: [roles.member, roles.compliance, roles.administrator] } as const
export const forCompliance = { roles: [roles.compliance, roles.administrator] } as const
export const forAdministrators = { roles: [roles.administrator] } as const

/** The one rule for page, menu entry and call: whether this access admits a caller with this role (undefined: a visitor). */
export const mayUse = (access: Access, role: number | undefined): boolean => {
  if (access === 'public' || access === 'visitor') return true
  if (role === undefined) return false
  return access === 'session' || access.roles.includes(role)
}
