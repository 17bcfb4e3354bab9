import type { XmlElement } from '../../xml/element.ts'

export interface Supplement {
  readonly source: 'bis-entity-list' | 'bis-uvl' | 'bis-meu'
  /** Cells of a full row: country, party, … , citation. */
  readonly columns: number
}

/** The supplements of part 744 that are lists of parties; the others are guidance. */
export const supplements: Readonly<Record<string, Supplement>> = {
  'Supplement No. 4 to Part 744': { source: 'bis-entity-list', columns: 5 },
  'Supplement No. 6 to Part 744': { source: 'bis-uvl', columns: 3 },
  'Supplement No. 7 to Part 744': { source: 'bis-meu', columns: 3 },
}

export interface SupplementRow {
  readonly country: string
  readonly party: string
  readonly requirement: string
  readonly policy: string
  readonly citation: string
  /** Superscripts of the requirement cell. */
  readonly footnotes: readonly string[]
}

const bodyRows = (element: XmlElement): XmlElement[] =>
  element.children.flatMap(child =>
    child.name === 'TR' ? [child] : child.name === 'THEAD' || child.name === 'TFOOT' ? [] : bodyRows(child),
  )

/** Footnotes stand as superscripts in the cell; a row whose first cells are missing keeps its order from the end. */
const footnotesOf = (row: XmlElement): string[] =>
  row.children
    .filter(cell => cell.name === 'TD')
    .slice(-3)
    .flatMap(cell => cell.children.filter(child => child.name === 'sup').map(child => child.text.trim()))

const cellsOf = (row: XmlElement): string[] =>
  row.children.filter(cell => cell.name === 'TD').map(cell => cell.text.trim())

/** Puts cells at their places: a row may lack its country cell, or the cells that it shares with the row above. */
const place = (
  cells: readonly string[],
  { columns }: Supplement,
  isCountry: (text: string) => boolean,
): string[] => {
  if (cells.length === columns) return [...cells]
  if (cells.length === columns - 1 && cells[0] !== '' && !isCountry(cells[0]!)) return ['', ...cells]
  return [...cells, ...Array<string>(Math.max(0, columns - cells.length)).fill('')]
}

/** Rows of a supplement with the country carried forward from the last row that names one. */
export function* supplementRows(
  division: XmlElement,
  supplement: Supplement,
  isCountry: (text: string) => boolean,
): Generator<SupplementRow> {
  let country = ''
  for (const row of bodyRows(division)) {
    const cells = place(cellsOf(row), supplement, isCountry)
    if (cells[0] !== '') country = cells[0]!
    const [requirement, policy] = supplement.columns === 5 ? [cells[2]!, cells[3]!] : ['', '']
    const footnotes = supplement.columns === 5 ? footnotesOf(row) : []
    yield { country, party: cells[1] ?? '', requirement, policy, citation: cells.at(-1) ?? '', footnotes }
  }
}
