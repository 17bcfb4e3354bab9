/** What Persian and Urdu put between two words, however it is spelt: Lashkar-e-Norva, Lashkar-i Norva, Lashkar e Norva. */
const ezafe = /(?<=\p{L}{3})(?:\s?-\s?[EIei]\s?-\s?|-[EIei]\s+|\s+[EIei]-|\s+[ei]\s+)(?=\p{L}{3})/gu

/** A name without it: a letter tied to a word by a stroke, or a small one, is no initial. */
export const withoutEzafe = (name: string): string =>
  name.includes('-') || name.includes(' e ') || name.includes(' i ') ? name.replace(ezafe, ' ') : name
