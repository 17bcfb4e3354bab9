/** Upper-case letters and digits of a name, width and accents folded: the same in every format of a list. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The Entity List keeps Hong Kong and Macau under China; other formats of the same list give them apart. */
const underChina: ReadonlySet<string> = new Set(['HK', 'MO'])

/** `…, Ltd. (EBCC)`: some formats of a list print the acronym behind the name, others do not. */
const acronym = /\s*\(\p{Lu}[\p{Lu}\d&-]{1,11}\)\s*$/u

/** Reference of a row on a list that gives no numbers: name and country. */
export const rowReference = (name: string, country: string | undefined): string =>
  `${nameKey(name.replace(acronym, ''))}/${country === undefined ? '--' : underChina.has(country) ? 'CN' : country}`

/** Makes references unique per source: the second true duplicate gets `#2`, the third `#3`. */
export const uniqueReferences = (): ((source: string, reference: string) => string) => {
  const seen = new Map<string, number>()
  return (source, reference) => {
    const key = `${source}\n${reference}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? reference : `${reference}#${count}`
  }
}
