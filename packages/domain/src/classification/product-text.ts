/** A text as classification compares it: Han characters, and Latin words of letters and digits, each in order. */
export interface ProductText {
  readonly han: string
  /** Its runs of characters with nothing else between, of which each may name the thing. */
  readonly runs: readonly string[]
  readonly words: readonly string[]
  /** Characters, and pairs of neighbouring ones, each once. */
  readonly singles: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  /** Its runs and words may stand anywhere in a name: 钐…靶 is 钐铁合金靶 too. */
  readonly isApart: boolean
}

/** What it takes to find a wording in a name. */
export type WordingText = Pick<ProductText, 'han' | 'runs' | 'words' | 'isApart'>

/** Stands in a wording between what a name may hold apart from each other. */
export const gap = '…'

/** Plurals do not tell products apart, nor whether somebody writes hydrofone. */
const singular = (word: string): string =>
  (word.length > 4 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word).replaceAll('ph', 'f')

/** British spellings are those of half the lists: analogue, travelling, fibre, aluminium, colour. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ogue$/u, 'og'],
  [/ll(?=ing$|ed$|er$)/u, 'l'],
  [/bre$/u, 'ber'],
  [/tre$/u, 'ter'],
  [/(?<=.{2})our(?=$|ed$|ing$)/u, 'or'],
  [/inium$/u, 'inum'],
  [/is(?=ation$|ed$|ing$|er$)/u, 'iz'],
]

const plain = (word: string): string =>
  word.length < 5
    ? singular(word)
    : spellings.reduce((text, [british, american]) => text.replace(british, american), singular(word))

const pairsOf = (han: string): string[] => {
  const characters = [...han]
  return characters.slice(1).map((character, i) => `${characters[i]!}${character}`)
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

const holdsApart = (text: WordingText, { runs, words }: WordingText): boolean =>
  runs.every(part => text.runs.some(run => run.includes(part))) &&
  words.every(word => text.words.includes(word))

/** A character alone is part of any word (锆石, 钨丝): it is the thing only where a run ends with it. */
const holdsHan = ({ runs }: WordingText, han: string): boolean =>
  runs.some(run => (han.length === 1 ? run.endsWith(han) : run.includes(han)))

/** Whether a text holds another word for word: its characters in one run, its Latin words one after another, or all of them apart. */
export const holdsText = (text: WordingText, wording: WordingText): boolean => {
  const { han, words, isApart } = wording
  if (han === '' && words.length === 0) return false
  if (isApart) return holdsApart(text, wording)
  return (
    (han === '' || holdsHan(text, han)) && (words.length === 0 || spaced(text.words).includes(spaced(words)))
  )
}

const isFigure = (word: string | undefined): boolean => word === undefined || /\p{N}/u.test(word)

/** Whether it is what a text ends with, or one of its runs: figures that follow (98%, 25 kg) say nothing more. */
export const endsWithText = (text: WordingText, { han, words }: WordingText): boolean =>
  han === ''
    ? text.words.some(
        (_, at) =>
          words.every((word, i) => text.words[at + i] === word) && isFigure(text.words[at + words.length]),
      )
    : text.runs.some(run => run.endsWith(han))

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
    isApart: text.includes(gap),
  }
}
