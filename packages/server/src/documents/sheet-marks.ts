import { memberBytes, withFile } from '../archive/read-packed.ts'
import { readZipDirectory } from '../archive/zip-directory.ts'
import { formulaText } from './formula-text.ts'
import { PercentCells, percentStyles } from './percent-cells.ts'
import { decodedXml, xmlAttribute } from './xml-attribute.ts'

/** Cells that are one over several rows: the first holds the value of all. Rows and columns from 0. */
export interface MergedCells {
  readonly column: number
  readonly from: number
  readonly to: number
}

/** What a sheet says of its cells beside their values. */
export interface SheetMarks {
  readonly merged: readonly MergedCells[]
  /** What stands for cells whose formula was saved without its value, by their reference (`B12`). */
  readonly formulas: ReadonlyMap<string, string>
  readonly percents: PercentCells
}

export const noMarks: SheetMarks = { merged: [], formulas: new Map(), percents: new PercentCells() }

/** `AB` → 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** 27 → `AB`. */
export const columnLetters = (column: number): string =>
  column < 0 ? '' : columnLetters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26))

const formulaCell =
  /<(?:\w+:)?c\s([^>]*[^/>])>\s*<(?:\w+:)?f(?:\s[^>]*?)?(?:\/>|>([^<]*)<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\s*\/>|<(?:\w+:)?v(?:\s[^>]*)?>(?:[^<]*))?(?=<\/)/gu
const cellTag = /<(?:\w+:)?c\s[^>]*[^/>]>/gu
const cellName = /^([A-Z]+)(\d+)$/u
/** `<v/>` or `<v></v>`, of which the end is not read. */
const isEmpty = (value: string): boolean => value.endsWith('>')
const mergeTag = /<(?:\w+:)?mergeCell\s[^>]*>/gu
const range = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/u

/** Reads the XML of a sheet as it arrives; nothing of it is held but one row. */
class MarkReader {
  readonly merged: MergedCells[] = []
  readonly formulas = new Map<string, string>()
  readonly percents = new PercentCells()
  readonly #styles: ReadonlySet<string>
  #text = ''
  #isBelow = false

  constructor(percentStyles: ReadonlySet<string>) {
    this.#styles = percentStyles
  }

  push(piece: string): void {
    this.#text += piece
    if (!this.#isBelow) this.#readCells()
    if (this.#isBelow) this.#readMerged()
  }

  #readCells(): void {
    const end = /<\/(?:\w+:)?sheetData>/u.exec(this.#text)
    for (const [, attributes, formula = '', value] of this.#text.matchAll(formulaCell))
      // A text that was computed and is empty is saved as such; any other cell without a value was never computed.
      if (value === undefined || (isEmpty(value) && xmlAttribute(` ${attributes!}`, 't') !== 'str'))
        this.formulas.set(xmlAttribute(` ${attributes!}`, 'r'), formulaText(decodedXml(formula)))
    if (this.#styles.size > 0) this.#readPercents()
    this.#isBelow = end !== null
    this.#cut(
      end
        ? end.index
        : Math.max(...['</c>', ':c>', '</row>', ':row>'].map(tag => this.#text.lastIndexOf(tag))),
    )
  }

  #readPercents(): void {
    for (const [tag] of this.#text.matchAll(cellTag)) {
      if (!this.#styles.has(xmlAttribute(tag, 's'))) continue
      const [, column, row] = cellName.exec(xmlAttribute(tag, 'r')) ?? []
      if (column !== undefined) this.percents.add(columnOf(column), Number(row) - 1)
    }
  }

  #readMerged(): void {
    for (const [tag] of this.#text.matchAll(mergeTag)) {
      const [, column, from, to] = range.exec(xmlAttribute(tag, 'ref')) ?? []
      if (column !== undefined && from !== to)
        this.merged.push({ column: columnOf(column), from: Number(from) - 1, to: Number(to) - 1 })
    }
    this.#cut(this.#text.lastIndexOf('<'))
  }

  #cut(at: number): void {
    if (at > 0) this.#text = this.#text.slice(at)
  }
}

/** Nothing of a sheet that was checked is longer. */
const mostBytes = 1024 ** 3

/** Reads what a checked workbook's sheet says beside its values. */
export const readSheetMarks = async (path: string, part: string): Promise<SheetMarks> => {
  const members = await withFile(path, readZipDirectory)
  const member = members.find(({ name }) => name === part)
  if (!member) return noMarks
  const [reader, decoder] = [new MarkReader(await percentStyles(path, members)), new TextDecoder()]
  for await (const bytes of memberBytes(path, member, mostBytes))
    reader.push(decoder.decode(bytes, { stream: true }))
  return reader
}

/** Gives the rows of merged cells their value, from above to below. */
export class MergeFiller {
  readonly #begin: ReadonlyMap<number, readonly MergedCells[]>
  #open: { readonly cells: MergedCells; readonly value: string }[] = []

  constructor(merged: readonly MergedCells[]) {
    this.#begin = Map.groupBy(merged, ({ from }) => from)
  }

  fill(row: number, cells: string[]): void {
    this.#open = this.#open.filter(({ cells: { to } }) => to >= row)
    for (const {
      cells: { column },
      value,
    } of this.#open) {
      while (cells.length <= column) cells.push('')
      if (cells[column] === '') cells[column] = value
    }
    for (const merged of this.#begin.get(row) ?? []) {
      const value = cells[merged.column] ?? ''
      if (value !== '') this.#open.push({ cells: merged, value })
    }
  }
}
