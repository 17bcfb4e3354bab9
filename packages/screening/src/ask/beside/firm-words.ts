import type { Sense } from './sense.ts'

/** A word of a typed text: what it says, how it is written, and whether a mark parts it from the word before it. */
interface FirmWord {
  readonly text: string
  readonly sense: Sense
  readonly apart: boolean
}

const formInCyrillic = /^\p{Script=Cyrillic}+$/u
const large = /^[\p{P}]*\p{Lu}/u
const small = /^\p{Ll}/u
/** Pays, sent; the bank of somebody: what stands behind is told by itself. */
const ofSentence = /^банк|(?:[еи]т|[ую]т|ят|ала|ила|[аи]ли|ил|ть|ся)$/u

const mostSmall = 3

/** A factory, a kindergarten, a group of companies: words that Russian writes small inside the name of a firm. */
const isOfFirm = ({ text, sense }: FirmWord): boolean =>
  small.test(text) && ['business', 'form', ''].includes(sense) && !ofSentence.test(text)

/** How many words from a form on Russian writes small between the first word of the firm and its brand (ООО Кондитерская | фабрика | Заря). */
const smallBehind = (words: readonly FirmWord[], at: number): number => {
  const [form, first, ...rest] = words.slice(at)
  if (form?.sense !== 'form' || !formInCyrillic.test(form.text)) return 0
  if (first === undefined || first.apart || !large.test(first.text)) return 0
  const count = rest.findIndex(one => one.apart || !isOfFirm(one))
  const brand = rest[count]
  return count > 0 && count <= mostSmall && brand !== undefined && large.test(brand.text) ? count : 0
}

/** Words written small that belong to the name of a firm: no sentence leads to what stands behind them. */
export const smallOfFirms = (words: readonly FirmWord[]): ReadonlySet<number> => {
  const found = new Set<number>()
  words.forEach((_, at) => {
    for (let i = 0; i < smallBehind(words, at); i++) found.add(at + 2 + i)
  })
  return found
}
