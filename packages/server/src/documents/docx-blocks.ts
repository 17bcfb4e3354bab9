import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  ImageRun,
  PageBreak,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { codeImage } from './code-image.ts'
import { pageColours } from './page-colours.ts'
import type { KeyValue, PageBlock, PageCard, PageCode, PageImage, PageTable } from './page-model.ts'

/** Numbered lists refer to it. */
export const numbering = 'numbered'

const pixels = (points: number): number => Math.round((points * 96) / 72)

/** A text with its line breaks. */
const runsOf = (text: string, options: { bold?: boolean; color?: string; size?: number } = {}): TextRun[] =>
  text.split('\n').map((line, i) => new TextRun({ ...options, text: line, ...(i > 0 && { break: 1 }) }))

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const line = { style: BorderStyle.SINGLE, size: 4, color: pageColours.line } as const
const margins = { top: 50, bottom: 50, left: 90, right: 90 }

const cellOf = (text: string, share: number, look: { bold?: boolean; color?: string } = {}): TableCell =>
  new TableCell({
    width: { size: share, type: WidthType.PERCENTAGE },
    children: [new Paragraph({ children: runsOf(text, { size: 18, ...look }) })],
    ...(look.bold && { shading: { type: ShadingType.CLEAR, fill: pageColours.shade } }),
  })

const tableOf = ({ header, rows, widths }: PageTable): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    margins,
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: header.map((title, i) => cellOf(title, widths[i]!, { bold: true })),
      }),
      ...rows.map(
        row =>
          new TableRow({ cantSplit: true, children: row.map((cell, i) => cellOf(String(cell), widths[i]!)) }),
      ),
    ],
  })

export const keyValuesOf = (rows: readonly KeyValue[]): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    margins,
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: rows.map(
      ([label, value]) =>
        new TableRow({
          cantSplit: true,
          children: [cellOf(label, 22, { color: pageColours.quiet }), cellOf(value, 78)],
        }),
    ),
  })

const cardOf = ({ tone, title, text }: PageCard): FileChild[] => {
  const border = { left: { style: BorderStyle.SINGLE, size: 32, color: pageColours[tone], space: 8 } }
  return [
    new Paragraph({
      border,
      keepNext: true,
      children: runsOf(title, { bold: true, size: 30, color: pageColours[tone] }),
    }),
    new Paragraph({ border, spacing: { after: 200 }, children: runsOf(text) }),
  ]
}

const imageRun = ({ type, data, width, height, alt }: PageImage): ImageRun =>
  new ImageRun({
    type,
    data: Buffer.from(data, 'base64'),
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: alt, title: alt, description: alt },
  })

export const codeOf = ({ text, caption }: PageCode): FileChild[] => [
  new Paragraph({ keepNext: true, children: [imageRun(codeImage(text))] }),
  new Paragraph({ children: runsOf(caption, { size: 16, color: pageColours.quiet }) }),
]

const dashed = { style: BorderStyle.DASHED, size: 4, color: pageColours.quiet } as const

export const sealOf = (words: string): Table =>
  new Table({
    alignment: AlignmentType.RIGHT,
    width: { size: 3000, type: WidthType.DXA },
    borders: { top: dashed, bottom: dashed, left: dashed, right: dashed },
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: 2200, rule: 'atLeast' },
        children: [
          new TableCell({
            verticalAlign: VerticalAlignTable.CENTER,
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: runsOf(words, { color: pageColours.quiet }),
              }),
            ],
          }),
        ],
      }),
    ],
  })

export const textOf = (text: string, quiet = false): Paragraph =>
  new Paragraph({
    spacing: { after: 80 },
    children: runsOf(text, quiet ? { size: 18, color: pageColours.quiet } : {}),
  })

export const headingOf = (text: string, level: 1 | 2, pageBreakBefore = false): Paragraph =>
  new Paragraph({
    pageBreakBefore,
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    children: runsOf(text),
  })

export const breakOf = (): Paragraph => new Paragraph({ children: [new PageBreak()] })

/** One block of the page model as the parts of a Word file. */
export const blockChildren = (block: PageBlock): FileChild[] => {
  switch (block.kind) {
    case 'heading':
      return [headingOf(block.text, 2)]
    case 'text':
      return [textOf(block.text, block.quiet)]
    case 'list':
      return block.items.map(
        item =>
          new Paragraph({
            children: runsOf(item),
            ...(block.numbered
              ? { numbering: { reference: numbering, level: 0 } }
              : { bullet: { level: 0 } }),
          }),
      )
    case 'card':
      return cardOf(block)
    case 'keyValues':
      return [keyValuesOf(block.rows), textOf('')]
    case 'table':
      return [tableOf(block), textOf('')]
    case 'image':
      return [new Paragraph({ children: [imageRun(block)] })]
    case 'code':
      return codeOf(block)
    case 'seal':
      return [sealOf(block.words), textOf('')]
    case 'pageBreak':
      return [breakOf()]
  }
}
