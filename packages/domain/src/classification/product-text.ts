/** A text as classification compares it: Han characters, and Latin words of letters and digits, each in order. */
export interface ProductText {
  readonly han: string
  /** Its runs of characters with nothing else between, of which each may name the thing. */
  readonly runs: readonly string[]
  readonly words: readonly string[]
  /** Characters, and pairs of neighbouring ones, each once. */
  readonly singles: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
}

/** Plurals do not tell products apart, nor whether somebody writes hydrofone. */
const plain = (word: string): string =>
  (word.length > 4 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word).replaceAll('ph', 'f')

const pairsOf = (han: string): string[] => {
  const characters = [...han]
  return characters.slice(1).map((character, i) => `${characters[i]!}${character}`)
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

/** Whether a text holds another word for word: its characters in one run, its Latin words one after another. */
export const holdsText = (text: ProductText, { han, words }: ProductText): boolean =>
  (han !== '' || words.length > 0) &&
  (han === '' || text.runs.some(run => run.includes(han))) &&
  (words.length === 0 || spaced(text.words).includes(spaced(words)))

/** Full width, case and plurals do not tell products apart. */
export const productText = (text: string): ProductText => {
  const folded = text.normalize('NFKC').toLowerCase()
  const runs = [...folded.matchAll(/\p{Script=Han}+/gu)].map(([run]) => run)
  const han = runs.join('')
  return {
    han,
    runs,
    words: [...folded.matchAll(/[\p{Script=Latin}\p{N}]+/gu)].map(([word]) => plain(word)),
    singles: new Set(han),
    pairs: new Set(pairsOf(han)),
  }
}
