type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/**
 * JSON with its names in order and nothing undefined: the same value gives the same text wherever it was written, so
 * that its digest can be compared.
 */
export const canonicalJson = (value: unknown): string => {
  const write = (one: Json): string => {
    if (Array.isArray(one)) return `[${one.map(item => write(item as Json)).join(',')}]`
    if (typeof one !== 'object' || one === null) return JSON.stringify(one ?? null)
    const fields = Object.entries(one)
      .filter(([, held]) => held !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${write(held)}`).join(',')}}`
  }
  return write(value as Json)
}
