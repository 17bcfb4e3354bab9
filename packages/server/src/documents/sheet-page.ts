import type { Cell as SheetCell, CellStyle, MergeRange, SheetImage } from 'hucre'
import { codeImage } from './code-image.ts'
import { lineCount } from './line-count.ts'
import { pageColours } from './page-colours.ts'
import type { KeyValue, PageBlock, PageImage, PageTable } from './page-model.ts'
import type { Cell } from './write-table.ts'

const font = (size: number, bold = false, colour = '000000') =>
  ({
    font: { name: 'Microsoft YaHei', size, bold, color: { rgb: colour } },
    alignment: { wrapText: true, vertical: 'top' },
  }) as const satisfies CellStyle

const looks = {
  title: font(16, true),
  section: font(13, true),
  heading: font(11, true),
  text: font(10),
  quiet: font(9, false, pageColours.quiet),
  head: {
    ...font(10, true),
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: pageColours.shade } },
    border: { bottom: { style: 'thin', color: { rgb: pageColours.line } } },
  },
  red: font(13, true, pageColours.red),
  orange: font(13, true, pageColours.orange),
  green: font(13, true, pageColours.green),
} as const satisfies Record<string, CellStyle>

type Look = keyof typeof looks

/** A row of a workbook is no higher. */
const mostPoints = 400

/** Points of a column that is so many characters wide. */
const pointsOf = (characters: number): number => (characters * 7 + 5) * 0.75

/** One sheet being filled from above: what a page says in rows. */
export class SheetPage {
  readonly rows: Cell[][] = []
  readonly cells = new Map<string, Partial<SheetCell>>()
  readonly merges: MergeRange[] = []
  readonly images: SheetImage[] = []
  readonly rowDefs = new Map<number, { height: number }>()
  readonly rowBreaks: number[] = []
  /** Where the only table's head stands; printed on every page. */
  readonly tableHeads: number[] = []
  readonly #widths: readonly number[]

  /** Widths of the columns in characters; there are at least two, for labels and values. */
  constructor(widths: readonly number[]) {
    this.#widths = widths
  }

  /** Wrapped text: neither merged cells nor other programs than Excel find the height by themselves. */
  #setHeight(row: number, lines: number, look: Look): void {
    if (lines > 1)
      this.rowDefs.set(row, { height: Math.min(mostPoints, lines * looks[look].font.size * 1.45) })
  }

  #add(values: readonly Cell[], look: Look): void {
    const row = this.rows.length
    this.rows.push([...values])
    const lines = values.map((value, i) => lineCount(String(value), (this.#widths[i] ?? 10) * 1.15))
    this.#setHeight(row, Math.max(1, ...lines), look)
    values.forEach((value, column) =>
      this.cells.set(`${row},${column}`, {
        value,
        type: typeof value === 'number' ? 'number' : 'string',
        style: looks[look],
      }),
    )
  }

  /** A text over the whole width. */
  line(text: string, look: Look): void {
    const row = this.rows.length
    const last = this.#widths.length - 1
    this.#add([text], look)
    this.merges.push({ startRow: row, startCol: 0, endRow: row, endCol: last })
    const room = this.#widths.reduce((sum, width) => sum + width, 0) * (10 / looks[look].font.size)
    this.rowDefs.delete(row)
    this.#setHeight(row, Math.max(lineCount(text, room), looks[look].font.size > 12 ? 1.2 : 1), look)
  }

  keyValues(rows: readonly KeyValue[]): void {
    for (const row of rows) this.#add(row, 'text')
  }

  #table({ header, rows }: PageTable): void {
    this.tableHeads.push(this.rows.length)
    this.#add(header, 'head')
    for (const row of rows) this.#add(row, 'text')
    this.rows.push([])
  }

  /** An image is stretched over whole cells, so its cells get its shape: columns as wide as it, one row as high. */
  #image({ type, data, width, height, alt }: PageImage): void {
    const row = this.rows.length
    let columns = 0
    let taken = 0
    while (columns < this.#widths.length && (columns === 0 || taken < width))
      taken += pointsOf(this.#widths[columns++]!)
    this.images.push({
      data: Buffer.from(data, 'base64'),
      type: type === 'jpg' ? 'jpeg' : type,
      anchor: { from: { row, col: 0 }, to: { row: row + 1, col: columns } },
      altText: alt,
    })
    this.rowDefs.set(row, { height: Math.min(mostPoints, (taken * height) / width) })
    this.rows.push([])
  }

  code(text: string, caption: string): void {
    this.#image(codeImage(text))
    this.line(caption, 'quiet')
  }

  /** One block of the page model, below what stands there. */
  block(block: PageBlock): void {
    switch (block.kind) {
      case 'heading':
        return this.line(block.text, 'heading')
      case 'text':
        return this.line(block.text, block.quiet ? 'quiet' : 'text')
      case 'list':
        return block.items.forEach((item, i) =>
          this.line(`${block.numbered ? `${i + 1}.` : '•'} ${item}`, 'text'),
        )
      case 'card':
        this.line(block.title, block.tone)
        return this.line(block.text, 'text')
      case 'keyValues':
        return this.keyValues(block.rows)
      case 'table':
        return this.#table(block)
      case 'image':
        return this.#image(block)
      case 'code':
        return this.code(block.text, block.caption)
      case 'seal':
        return this.line(block.words, 'quiet')
      case 'pageBreak':
        this.rowBreaks.push(this.rows.length)
    }
  }
}
