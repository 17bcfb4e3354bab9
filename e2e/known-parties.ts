/** A listed company that the starter data and the real lists both know. */
export const knownCompany = { keyword: 'HUAWEI', zh: '华为' } as const

/** A name that many parties share, on the starter data and on the real lists. */
export const commonName = 'Mitsubishi'
