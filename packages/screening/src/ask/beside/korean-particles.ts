/** 김정은: a Korean writes surname and given name together. */
export const koreanName = /^\p{Script=Hangul}{3,4}$/u

const particles =
  /(?<=\p{Script=Hangul}{2})(?:에게서|에게|에서|한테|께서|으로|와|과|은|는|이|가|을|를|의|로|도|님|씨)$/u

/** A word without what Korean writes onto a name: 김정은에게. */
export const withoutParticle = (word: string): string => word.replace(particles, '')
