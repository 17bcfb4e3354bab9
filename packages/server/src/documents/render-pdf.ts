import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PageBlock, PageModel } from './page-model.ts'
import { fontFiles, fontText } from './pdf-font.ts'

pdfmake.setFonts({ hans: { ...fontFiles, italics: fontFiles.normal, bolditalics: fontFiles.bold } })
// A document is text of ours: it opens its two fonts and nothing else, here or elsewhere.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => path === fontFiles.normal || path === fontFiles.bold)

const tones = { red: '#c4271c', orange: '#b25c00', green: '#1f7a3d' } as const

const cell = (text: string, bold = false): Content => ({ text: fontText(text), bold })

const tableContent = ({ header, rows, widths }: Extract<PageBlock, { kind: 'table' }>): Content => ({
  margin: [0, 4, 0, 8],
  fontSize: 9,
  layout: 'lightHorizontalLines',
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: widths.map(share => `${share}%`),
    body: [header.map(title => cell(title, true)), ...rows.map(row => row.map(text => cell(text)))],
  },
})

const cardContent = ({ tone, title, text }: Extract<PageBlock, { kind: 'card' }>): Content => ({
  margin: [0, 4, 0, 10],
  layout: { hLineWidth: () => 0, vLineWidth: i => (i === 0 ? 4 : 0), vLineColor: () => tones[tone] },
  table: {
    widths: ['*'],
    body: [
      [
        {
          margin: [8, 4, 4, 4],
          stack: [
            { text: fontText(title), bold: true, fontSize: 15, color: tones[tone] },
            { text: fontText(text), margin: [0, 3, 0, 0] },
          ],
        },
      ],
    ],
  },
})

const contentOf = (block: PageBlock): Content => {
  switch (block.kind) {
    case 'heading':
      return { text: fontText(block.text), bold: true, fontSize: 13, margin: [0, 10, 0, 4] }
    case 'text':
      return {
        text: fontText(block.text),
        margin: [0, 0, 0, 4],
        ...(block.quiet && { color: '#5c6470', fontSize: 9 }),
      }
    case 'list':
      return { ul: block.items.map(item => fontText(item)), margin: [0, 0, 0, 6] }
    case 'card':
      return cardContent(block)
    case 'table':
      return tableContent(block)
  }
}

const definitionOf = (model: PageModel): TDocumentDefinitions => ({
  info: { title: fontText(model.title), creationDate: model.createdAt, producer: '贸鉴' },
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  defaultStyle: { font: 'hans', fontSize: 10, lineHeight: 1.25 },
  content: [
    { text: fontText(model.title), bold: true, fontSize: 18, margin: [0, 0, 0, 6] },
    ...model.blocks.map(contentOf),
  ],
  footer: (page, pages) => ({
    margin: [48, 12, 48, 0],
    fontSize: 8,
    color: '#5c6470',
    columns: [
      { text: fontText(model.foot), width: '*' },
      { text: `${page} / ${pages}`, width: 'auto' },
    ],
  }),
})

/** A document as PDF with its fonts embedded: Chinese can be read, searched and copied. */
export const renderPdf = (model: PageModel): Promise<Buffer> =>
  pdfmake.createPdf(definitionOf(model)).getBuffer()
