/** Regimes whose rules reach what listed parties own. */
export const ownershipRegimes = ['ofac', 'eu', 'uk', 'bis', 'cn'] as const
export type OwnershipRegime = (typeof ownershipRegimes)[number]

export const ownershipStates = ['blocked', 'not blocked', 'cannot be excluded'] as const
export type OwnershipState = (typeof ownershipStates)[number]
