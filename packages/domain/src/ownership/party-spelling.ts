/** One party however its name is spaced or full-width, or as `fold` makes of it; written as it was first written. */
export interface PartySpelling {
  readonly keyOf: (name: string) => string
  readonly write: (key: string) => string
}

const spaced = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ')

export const createSpelling = (fold: (name: string) => string = spaced): PartySpelling => {
  const written = new Map<string, string>()
  return {
    keyOf: name => {
      const key = fold(name)
      if (!written.has(key)) written.set(key, name.trim())
      return key
    },
    write: key => written.get(key) ?? key,
  }
}
