/** A chemical name as it is compared: without locants, hyphens and spaces, with the places where a word of it begins or ends. */
export interface SubstanceName {
  readonly letters: string
  readonly begins: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}

const locant = "(?:[nosp]|\\d{1,2})['′]*"

/** N,N-, O-, 2-, -β- say where a group sits; trade leaves them out. */
const locants = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${locant}(?:,${locant})*-|(?:${locant},)+${locant}\\s)|-(?:β|\\(?beta\\)?)-`,
  'gu',
)

const dashes = /[‐‑‒–—−]/gu

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(dashes, '-')

const withoutLocants = (text: string): string => {
  const once = text.replace(locants, ' ')
  return once === text ? text : withoutLocants(once)
}

/** Characters one by one, Latin words and figures whole. */
const parts = /\p{Script=Han}|[\p{Script=Latin}\p{Script=Greek}\p{N}]+/gu

export const substanceName = (text: string): SubstanceName => {
  const begins = new Set<number>()
  const ends = new Set<number>()
  let letters = ''
  for (const [part] of withoutLocants(folded(text)).matchAll(parts)) {
    begins.add(letters.length)
    letters += part
    ends.add(letters.length)
    if (part.length > 3 && part.endsWith('s')) ends.add(letters.length - 1)
  }
  return { letters, begins, ends }
}

/** 二甲胺基 is a group of something else. */
const isGroup = (letters: string, end: number): boolean => letters[end] === '基'

/** Whether a text names a substance, its words whole: ethylphosphonic is not inside of methylphosphonic. */
export const holdsSubstance = ({ letters, begins, ends }: SubstanceName, name: string): boolean => {
  for (let at = letters.indexOf(name); at >= 0; at = letters.indexOf(name, at + 1)) {
    const end = at + name.length
    if (begins.has(at) && ends.has(end) && !isGroup(letters, end)) return true
  }
  return false
}

const cas = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/gu

/** CAS numbers that stand in a text. */
export const casNumbers = (text: string): string[] =>
  [...folded(text).matchAll(cas)].map(([number]) => number)
