import { readTable } from '../control/facts/read-table.ts'
import type { FoundProduct } from './find-products.ts'
import type { ProductRow } from './product-row.ts'
import { casNumbers, holdsSubstance, substanceName } from './substance-name.ts'

/** A chemical, pathogen or toxin that a list names by itself. */
export interface SubstanceRow extends ProductRow {
  readonly cas: readonly string[]
  /** A word of review-first.tsv for what it is, where other lists come first. */
  readonly first: string
}

export interface FoundSubstance extends FoundProduct {
  readonly row: SubstanceRow
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

/** data/classification/substance.tsv; an error names the line. */
export const parseSubstances = (text: string): SubstanceRow[] =>
  readTable(text, ['zh', 'en', 'cas', 'eccn', 'cn', 'first', 'why']).map((row, index) => {
    const wordings = [...cells(row('zh')), ...cells(row('en'))]
    const [eccns, cnCodes] = [cells(row('eccn')), cells(row('cn'))]
    if (wordings.length === 0 || row('why') === '' || eccns.length + cnCodes.length === 0)
      throw new Error(`substance.tsv 第 ${String(index + 2)} 行：须有名称、编码和理由`)
    const rest = { apart: [], does: [], usualEar99: false, mostlyFree: [], hs: [] }
    const told = { first: row('first'), why: row('why') }
    return { ...rest, ...told, wordings, cas: cells(row('cas')), eccns, cnCodes }
  })

/** Beside other words it is a mixture, a kit or goods made with it. */
const likeness = { whole: 1, beside: 0.9 }

/** Substances that a name tells by any of their names, locants or not, or by their CAS number. */
export const substanceFinder = (rows: readonly SubstanceRow[]) => {
  const named = rows.flatMap(row =>
    row.wordings.map(wording => ({ row, wording, ...substanceName(wording) })),
  )
  named.sort((a, b) => b.letters.length - a.letters.length)
  const numbered = new Map(rows.flatMap(row => row.cas.map(number => [number, row] as const)))
  return (name: string): FoundSubstance[] => {
    const asked = substanceName(name)
    const best = new Map<SubstanceRow, FoundSubstance>()
    for (const number of casNumbers(name)) {
      const row = numbered.get(number)
      if (row) best.set(row, { row, wording: number, likeness: likeness.whole, isHeld: true })
    }
    for (const { row, wording, letters } of named)
      if (!best.has(row) && holdsSubstance(asked, letters)) {
        const isWhole = letters === asked.letters
        best.set(row, {
          row,
          wording,
          likeness: isWhole ? likeness.whole : likeness.beside,
          isHeld: true,
        })
      }
    return [...best.values()]
  }
}

export type SubstanceFinder = ReturnType<typeof substanceFinder>
