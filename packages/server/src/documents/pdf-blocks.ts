import type { Column, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import { codeImage } from './code-image.ts'
import { lineCount } from './line-count.ts'
import { pageColours } from './page-colours.ts'
import type { KeyValue, PageBlock, PageCard, PageCode, PageImage, PageTable } from './page-model.ts'

/** Makes a text printable; every text of a document passes it. */
export type Printed = (text: string) => string

const hex = (name: keyof typeof pageColours): string => `#${pageColours[name]}`

/** Latin letters of nine points in the whole width of a portrait page, and lines that surely fit on one. */
const roomOfPage = 105
const linesOfPage = 40

/** Such a row would be lost if it were kept together: it is cut at the page's end instead. */
const hasTallRow = ({ rows, widths }: PageTable): boolean =>
  rows.some(row =>
    row.some((cell, i) => lineCount(String(cell), (widths[i]! * roomOfPage) / 100 - 2) > linesOfPage),
  )

const rowsLayout: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => hex('line'),
  fillColor: row => (row === 0 ? hex('shade') : null),
}

const tableOf = (print: Printed, table: PageTable): Content => {
  const { header, rows, widths } = table
  const together = !hasTallRow(table)
  return {
    margin: [0, 4, 0, 8],
    fontSize: 9,
    layout: rowsLayout,
    table: {
      headerRows: 1,
      keepWithHeaderRows: together ? 1 : 0,
      dontBreakRows: together,
      widths: widths.map(share => `${share}%`),
      body: [
        header.map((title): TableCell => ({ text: print(title), bold: true })),
        ...rows.map(row => row.map((cell): TableCell => ({ text: print(String(cell)) }))),
      ],
    },
  }
}

export const keyValuesOf = (print: Printed, rows: readonly KeyValue[]): Content => ({
  margin: [0, 2, 0, 8],
  layout: 'noBorders',
  table: {
    widths: ['22%', '78%'],
    body: rows.map(([label, value]) => [{ text: print(label), color: hex('quiet') }, { text: print(value) }]),
  },
})

const cardOf = (print: Printed, { tone, title, text }: PageCard): Content => ({
  margin: [0, 4, 0, 10],
  layout: { hLineWidth: () => 0, vLineWidth: i => (i === 0 ? 4 : 0), vLineColor: () => hex(tone) },
  table: {
    widths: ['*'],
    dontBreakRows: lineCount(text, roomOfPage) < linesOfPage / 2,
    body: [
      [
        {
          margin: [8, 4, 4, 4],
          stack: [
            { text: print(title), bold: true, fontSize: 15, color: hex(tone) },
            { text: print(text), margin: [0, 3, 0, 0] },
          ],
        },
      ],
    ],
  },
})

const imageOf = ({ type, data, width, height }: PageImage): Content => ({
  image: `data:image/${type === 'jpg' ? 'jpeg' : type};base64,${data}`,
  fit: [width, height],
  margin: [0, 4, 0, 4],
})

export const codeOf = (print: Printed, { text, caption }: PageCode): Column => ({
  width: 110,
  unbreakable: true,
  alignment: 'center',
  stack: [imageOf(codeImage(text)), { text: print(caption), fontSize: 8, color: hex('quiet') }],
})

export const sealOf = (print: Printed, words: string): Content => ({
  margin: [0, 16, 0, 8],
  columns: [
    { width: '*', text: '' },
    {
      width: 150,
      layout: {
        hLineStyle: () => ({ dash: { length: 3 } }),
        vLineStyle: () => ({ dash: { length: 3 } }),
        hLineColor: () => hex('quiet'),
        vLineColor: () => hex('quiet'),
      },
      table: {
        widths: ['*'],
        heights: [110],
        dontBreakRows: true,
        body: [[{ text: print(words), alignment: 'center', color: hex('quiet'), margin: [0, 46, 0, 0] }]],
      },
    },
  ],
})

/** One block of the page model as the layout wants it. */
export const blockContent = (print: Printed, block: PageBlock): Content => {
  switch (block.kind) {
    case 'heading':
      return { text: print(block.text), bold: true, fontSize: 11.5, margin: [0, 8, 0, 3], headlineLevel: 2 }
    case 'text':
      return {
        text: print(block.text),
        margin: [0, 0, 0, 4],
        ...(block.quiet && { color: hex('quiet'), fontSize: 9 }),
      }
    case 'list': {
      const items = block.items.map(item => print(item))
      return block.numbered ? { ol: items, margin: [0, 0, 0, 6] } : { ul: items, margin: [0, 0, 0, 6] }
    }
    case 'card':
      return cardOf(print, block)
    case 'keyValues':
      return keyValuesOf(print, block.rows)
    case 'table':
      return tableOf(print, block)
    case 'image':
      return imageOf(block)
    case 'code':
      return { columns: [codeOf(print, block)], margin: [0, 4, 0, 8] }
    case 'seal':
      return sealOf(print, block.words)
    case 'pageBreak':
      return { text: '', pageBreak: 'after' }
  }
}
