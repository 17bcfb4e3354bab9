import { everyMatch } from './every-match.ts'
import { senseKey } from './beside/sense.ts'
import { stockPhrases } from './stock-phrases.table.ts'

/** Without regard to case, marks on letters and the gaps between words. */
const keyOf = (phrase: string): string =>
  phrase
    .split(/[\s"“”!.…]+/u)
    .map(senseKey)
    .join('')

const known: ReadonlySet<string> = new Set(stockPhrases.map(keyOf))
let longest = 0
for (const phrase of stockPhrases) longest = Math.max(longest, phrase.length)
const spare = 4

const isStock = (part: string): boolean => part.length <= longest + spare && known.has(keyOf(part))

const parting = /[,،、，;；؛:：!！?؟。\n\r\t]+/gu

/**
 * A text without the greetings, closings and offices that open it, end it or are the whole of it (Kolay gelsin,
 * السادة الكرام): lists hold their words as names. Beside other words of a name they are part of it.
 */
export const withoutStockPhrases = (text: string): string => {
  if (isStock(text)) return ''
  const marks = everyMatch(text, parting)
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined) return text
  const behind = last.index + last[0].length
  const from = isStock(text.slice(0, first.index)) ? first.index + first[0].length : 0
  const to = isStock(text.slice(behind)) ? last.index : text.length
  return from === 0 && to === text.length ? text : text.slice(from, Math.max(from, to)).trim()
}
