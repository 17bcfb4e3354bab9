import { repairHomoglyphs } from '../name/script/homoglyphs.ts'
import { withoutFileName } from './file-name.ts'
import { withoutFormula } from './formula-text.ts'
import { itemsApart } from './items-apart.ts'
import { withoutPassportLines } from './passport-line.ts'

/** So many characters of a typed name are read. */
export const longestQuery = 300

const longestRead = (text: string): string =>
  text.length <= longestQuery
    ? text
    : // A character is one or two units: the rest of a long text is never looked at.
      Array.from(text.slice(0, 2 * longestQuery))
        .slice(0, longestQuery)
        .join('')

/** What a typed text says, without what a sheet, a file or a machine put around it. */
export const readText = (text: string): string =>
  itemsApart(withoutFileName(withoutPassportLines(repairHomoglyphs(withoutFormula(longestRead(text))))))
