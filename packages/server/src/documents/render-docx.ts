import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { coverFacts } from './cover-facts.ts'
import {
  blockChildren,
  breakOf,
  codeOf,
  headingOf,
  keyValuesOf,
  numbering,
  sealOf,
  textOf,
} from './docx-blocks.ts'
import { pageColours } from './page-colours.ts'
import type { PageModel, PageSection } from './page-model.ts'

/** Word takes no font of this kind into a file: it is told one that its machine has, for Chinese and for the rest. */
const font = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft YaHei' } as const

/** A4 and its margins in twentieths of a point. */
const paper = { width: 11_906, height: 16_838, margin: 960 } as const

const small = { size: 16, color: pageColours.quiet } as const

const coverChildren = (model: PageModel): FileChild[] => {
  const { cover, disclaimer } = model
  if (cover === undefined) return []
  return [
    keyValuesOf(coverFacts(model)),
    textOf(''),
    ...(cover.code === undefined ? [] : codeOf(cover.code)),
    ...(cover.seal === undefined ? [] : [sealOf(cover.seal), textOf('')]),
    ...(cover.ownPage && disclaimer !== undefined ? [textOf(disclaimer, true)] : []),
    ...(cover.ownPage ? [breakOf()] : []),
  ]
}

const sectionHead = ({ title, newPage = false }: PageSection, first: boolean): FileChild[] => {
  if (title !== '') return [headingOf(title, 1, newPage && !first)]
  return newPage && !first ? [breakOf()] : []
}

const sectionChildren = (section: PageSection, first: boolean): FileChild[] => [
  ...sectionHead(section, first),
  ...section.blocks.flatMap(blockChildren),
]

const titleOf = ({ title, cover }: PageModel): Paragraph =>
  new Paragraph({
    spacing: cover?.ownPage ? { before: 3000, after: 800 } : { after: 160 },
    children: [new TextRun({ text: title, bold: true, size: cover?.ownPage ? 52 : 36 })],
  })

const childrenOf = (model: PageModel): FileChild[] => [
  titleOf(model),
  ...coverChildren(model),
  ...model.sections.flatMap((section, i) => sectionChildren(section, i === 0)),
  ...(model.disclaimer === undefined || model.cover?.ownPage ? [] : [textOf(model.disclaimer, true)]),
]

const headerOf = ({ head = '', watermark }: PageModel): Header =>
  new Header({
    children: [
      new Paragraph({
        children: [
          new TextRun({ ...small, text: head }),
          ...(watermark === undefined
            ? []
            : [
                new TextWatermark({
                  text: watermark,
                  font: font.eastAsia,
                  color: pageColours.watermark,
                  opacity: 0.25,
                }),
              ]),
        ],
      }),
    ],
  })

const footerOf = ({ foot, landscape }: PageModel): Footer => {
  const width = (landscape ? paper.height : paper.width) - 2 * paper.margin
  const number = ['第 ', PageNumber.CURRENT, ' 页 / 共 ', PageNumber.TOTAL_PAGES, ' 页']
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [
          new TextRun({ ...small, text: foot }),
          new TextRun({ ...small, children: ['\t', ...number] }),
        ],
      }),
    ],
  })
}

const documentOf = (model: PageModel): Document =>
  new Document({
    title: model.title,
    creator: '贸鉴',
    styles: {
      default: {
        document: { run: { font, size: 21 } },
        heading1: {
          run: { font, size: 28, bold: true },
          paragraph: { spacing: { before: 240, after: 100 } },
        },
        heading2: { run: { font, size: 23, bold: true }, paragraph: { spacing: { before: 160, after: 60 } } },
      },
    },
    numbering: {
      config: [
        {
          reference: numbering,
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: paper.width,
              height: paper.height,
              orientation: model.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: paper.margin, bottom: paper.margin, left: paper.margin, right: paper.margin },
          },
        },
        headers: { default: headerOf(model) },
        footers: { default: footerOf(model) },
        children: childrenOf(model),
      },
    ],
  })

/** A document as Word file: to be completed by hand where the PDF is to be kept. */
export const renderDocx = (model: PageModel): Promise<Buffer> => Packer.toBuffer(documentOf(model))
