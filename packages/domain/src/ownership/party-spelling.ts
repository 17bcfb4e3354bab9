/** One party however its name is spaced or full-width; written as it was first written. */
export interface PartySpelling {
  readonly keyOf: (name: string) => string
  readonly write: (key: string) => string
}

export const createSpelling = (): PartySpelling => {
  const written = new Map<string, string>()
  return {
    keyOf: name => {
      const key = name.normalize('NFKC').trim().replace(/\s+/gu, ' ')
      if (!written.has(key)) written.set(key, name.trim())
      return key
    },
    write: key => written.get(key) ?? key,
  }
}
