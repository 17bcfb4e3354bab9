const key = 'maojian.probed'

/** A tab probes once: a refusal cannot lead in a circle, and who logged out is not logged in again unasked. */
export const wasProbed = (): boolean => sessionStorage.getItem(key) !== null

export const rememberProbe = (): void => sessionStorage.setItem(key, '1')
