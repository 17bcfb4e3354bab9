/** Roles of accounts (spec 000 §6; the numbers beyond 17 are ours). */
export const roles = { basic: 1, member: 2, compliance: 17, administrator: 99 } as const
