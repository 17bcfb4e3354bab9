/** What the bytes of a workbook's XML hold, counted without building anything from them. */
export interface SheetMeasure {
  rows: number
  cells: number
  strings: number
  /** Longest text between two tags, longest tag, and longest cell or shared string with its tags, in bytes. */
  longestText: number
  longestTag: number
  longestCell: number
  /** Capital letters in a row inside the tag of a cell: XFD is the last column. */
  columnLetters: number
  /** It declares entities. */
  declares: boolean
}

const [open, close, slash, colon] = [0x3c, 0x3e, 0x2f, 0x3a]
const isNameEnd = (byte: number): boolean => byte <= 0x20 || byte === slash || byte === close
const isCapital = (byte: number): boolean => byte >= 0x41 && byte <= 0x5a

/** Longer names are none of ours. */
const longestName = 4
/** The letters of a name as one number. */
const named = (text: string): number => [...Buffer.from(text)].reduce((sum, byte) => sum * 256 + byte, 0)
const [row, cell, item, declaration] = ['row', 'c', 'si', '!DOC'].map(named)

/** Counts as the bytes arrive; a chunk may end anywhere. */
export class SheetMeter {
  readonly #measure: SheetMeasure = {
    rows: 0,
    cells: 0,
    strings: 0,
    longestText: 0,
    longestTag: 0,
    longestCell: 0,
    columnLetters: 0,
    declares: false,
  }
  #inTag = false
  #inName = false
  #isEnd = false
  #name = 0
  #nameLength = 0
  #letters = 0
  /** Of the text or tag being read. */
  #length = 0
  /** Of the cell or shared string being read; -1 between them. */
  #cellLength = -1

  take(bytes: Uint8Array): SheetMeasure {
    for (const byte of bytes) {
      this.#length += 1
      if (this.#cellLength >= 0) this.#inCell()
      if (this.#inTag) this.#inTagByte(byte)
      else if (byte === open) this.#beginTag()
    }
    // What has not ended yet counts as well: it may never end.
    this.#settle()
    return this.#measure
  }

  #inCell(): void {
    this.#cellLength += 1
    if (this.#cellLength > this.#measure.longestCell) this.#measure.longestCell = this.#cellLength
  }

  #settle(): void {
    const key = this.#inTag ? 'longestTag' : 'longestText'
    if (this.#length > this.#measure[key]) this.#measure[key] = this.#length
  }

  #beginTag(): void {
    this.#settle()
    this.#inTag = this.#inName = true
    this.#isEnd = false
    this.#name = this.#nameLength = this.#letters = this.#length = 0
  }

  #inTagByte(byte: number): void {
    if (this.#inName) this.#inNameByte(byte)
    else if (this.#name === cell) this.#inAttributes(byte)
    if (byte !== close) return
    this.#settle()
    this.#inTag = false
    this.#length = 0
  }

  #inAttributes(byte: number): void {
    this.#letters = isCapital(byte) ? this.#letters + 1 : 0
    if (this.#letters > this.#measure.columnLetters) this.#measure.columnLetters = this.#letters
  }

  #inNameByte(byte: number): void {
    if (byte === slash && this.#nameLength === 0) this.#isEnd = true
    else if (isNameEnd(byte)) this.#nameDone()
    // The prefix of a namespace is no part of the name.
    else if (byte === colon) this.#name = this.#nameLength = 0
    else if (this.#nameLength < longestName) {
      this.#name = this.#name * 256 + byte
      this.#nameLength += 1
      if (this.#name === declaration) this.#measure.declares = true
    } else this.#name = -1
  }

  #nameDone(): void {
    this.#inName = false
    const name = this.#name
    if (this.#isEnd) {
      if (name === item || name === cell || name === row) this.#cellLength = -1
      return
    }
    if (name === row) this.#measure.rows += 1
    else if (name === cell) this.#measure.cells += 1
    else if (name === item) this.#measure.strings += 1
    if (name === cell || name === item) this.#cellLength = 0
  }
}
