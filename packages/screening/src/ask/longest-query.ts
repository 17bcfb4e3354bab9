import { repairHomoglyphs } from '../name/script/homoglyphs.ts'
import { withoutEncoding } from './encoded-text.ts'
import { withoutFileName } from './file-name.ts'
import { withoutFormula } from './formula-text.ts'
import { itemsApart } from './items-apart.ts'
import { withoutPassportLines } from './passport-line.ts'
import { withoutInitials } from './initials-of-han.ts'
import { withPlainLines } from './payment-lines.ts'
import { withoutToneFigures } from './tone-figures.ts'
import { withoutStockPhrases } from './without-stock-phrases.ts'

/** So many characters of a typed name are read. */
export const longestQuery = 300

// A character is one or two units: the rest of a long text is never looked at.
const longestRead = (text: string): string =>
  text.length <= longestQuery
    ? text
    : Array.from(text.slice(0, 2 * longestQuery))
        .slice(0, longestQuery)
        .join('')

/** What a sheet, a machine, a file, a form and a letter put around a name, in the order in which it is taken off. */
const readings = [
  withoutFormula,
  repairHomoglyphs,
  withoutPassportLines,
  withPlainLines,
  withoutFileName,
  itemsApart,
  withoutStockPhrases,
  withoutInitials,
  withoutToneFigures,
]

/** One character may be written with so many signs. */
const mostSigns = 10

/** What a typed text says. */
export const readText = (text: string): string =>
  readings.reduce(
    (read, reading) => reading(read),
    longestRead(withoutEncoding(text.slice(0, mostSigns * longestQuery))),
  )
