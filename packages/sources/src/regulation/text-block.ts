import { plainText, type XmlElement } from '../xml/element.ts'

export interface TableLine {
  readonly cells: readonly string[]
  /** All of its cells are titles. */
  readonly head: boolean
}

/** One piece of running regulation text: a paragraph, a heading, a note or a table. */
export interface TextBlock {
  readonly tag: string
  readonly text: string
  readonly rows: readonly TableLine[]
}

const containers = new Set(['DIV', 'EXTRACT', 'SCOL2', 'SCOL3', 'LI', 'UL', 'OL'])
const silent = new Set(['CITA', 'HEAD', 'AUTH', 'SOURCE', 'EDNOTE', 'SECAUTH'])

const tableLines = (element: XmlElement): TableLine[] =>
  element.children.flatMap(child => {
    if (child.name !== 'TR') return tableLines(child)
    const cells = child.children.filter(cell => cell.name === 'TD' || cell.name === 'TH')
    if (cells.length === 0) return []
    return [{ cells: cells.map(cell => plainText(cell.text)), head: cells.every(cell => cell.name === 'TH') }]
  })

const noteText = (note: XmlElement): string =>
  plainText(
    note.children
      .map(child => (child.name === 'HED' || child.name === 'P' ? child.text : noteText(child)))
      .join(' '),
  )

/** Text of a section or supplement in the order of the file; headings of the division itself are left out. */
export const textBlocks = (division: XmlElement): TextBlock[] =>
  division.children.flatMap((child): TextBlock[] => {
    if (silent.has(child.name)) return []
    if (child.name === 'TABLE') return [{ tag: 'TABLE', text: '', rows: tableLines(child) }]
    if (child.name === 'NOTE' || child.name === 'EFFDNOT')
      return [{ tag: 'NOTE', text: noteText(child), rows: [] }].filter(block => block.text !== '')
    if (containers.has(child.name)) {
      const own = plainText(child.text)
      return [...(own === '' ? [] : [{ tag: child.name, text: own, rows: [] }]), ...textBlocks(child)]
    }
    const text = plainText(child.text)
    return text === '' ? [] : [{ tag: child.name, text, rows: [] }]
  })
