import pdfmake from 'pdfmake'
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { coverFacts } from './cover-facts.ts'
import { pageColours } from './page-colours.ts'
import type { PageModel, PageSection } from './page-model.ts'
import { blockContent, codeOf, keyValuesOf, sealOf, type Printed } from './pdf-blocks.ts'
import { createFontText, fontFiles } from './pdf-font.ts'

pdfmake.setFonts({ hans: { ...fontFiles, italics: fontFiles.normal, bolditalics: fontFiles.bold } })
// A document is text of ours: it opens its two fonts and nothing else, here or elsewhere.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => path === fontFiles.normal || path === fontFiles.bold)

const quiet = `#${pageColours.quiet}`

const coverOf = (print: Printed, model: PageModel): Content[] => {
  const { cover, disclaimer } = model
  if (cover === undefined) return []
  const facts = keyValuesOf(print, coverFacts(model))
  const head: Content =
    cover.code === undefined
      ? facts
      : { columns: [{ width: '*', stack: [facts] }, codeOf(print, cover.code)], columnGap: 12 }
  const own = cover.ownPage
  return [
    head,
    ...(cover.seal === undefined ? [] : [sealOf(print, cover.seal)]),
    ...(own && disclaimer !== undefined ? [disclaimerOf(print, disclaimer)] : []),
    ...(own ? [newPage] : []),
  ]
}

const disclaimerOf = (print: Printed, text: string): Content => ({
  text: print(text),
  fontSize: 9,
  color: quiet,
  margin: [0, 10, 0, 0],
})

const newPage: Content = { text: '', pageBreak: 'after' }

const sectionTitle = (print: Printed, title: string): Content => ({
  text: print(title),
  bold: true,
  fontSize: 14,
  margin: [0, 12, 0, 5],
  headlineLevel: 1,
})

const sectionContent = (print: Printed, section: PageSection, first: boolean): Content[] => [
  ...(section.newPage && !first ? [newPage] : []),
  ...(section.title === '' ? [] : [sectionTitle(print, section.title)]),
  ...section.blocks.map(block => blockContent(print, block)),
]

const contentOf = (print: Printed, model: PageModel): Content[] => {
  const { title, cover, sections, disclaimer } = model
  const own = cover?.ownPage === true
  return [
    {
      text: print(title),
      bold: true,
      fontSize: own ? 26 : 18,
      margin: own ? [0, 150, 0, 40] : [0, 0, 0, 6],
    },
    ...coverOf(print, model),
    ...sections.flatMap((section, i) => sectionContent(print, section, i === 0)),
    ...(own || disclaimer === undefined ? [] : [disclaimerOf(print, disclaimer)]),
  ]
}

/** A heading alone at the foot of a page goes to the next one with what it heads. */
const keepHeadings: TDocumentDefinitions['pageBreakBefore'] = (node, all) =>
  node.headlineLevel !== undefined && all.getFollowingNodesOnPage().length === 0

const pageNumbers =
  (foot: string): DynamicContent =>
  (page, pages) => ({
    margin: [48, 12, 48, 0],
    fontSize: 8,
    color: quiet,
    columns: [
      { text: foot, width: '*' },
      { text: `第 ${page} 页 / 共 ${pages} 页`, width: 'auto' },
    ],
  })

const definitionOf = (model: PageModel): TDocumentDefinitions => {
  const font = createFontText()
  const print = font.text
  const content = contentOf(print, model)
  const foot = print(model.foot)
  const head = print(model.head ?? '')
  const watermark = print(model.watermark ?? '')
  const note = font.note()
  return {
    info: { title: print(model.title), creationDate: new Date(model.createdAt), producer: '贸鉴' },
    pageSize: 'A4',
    pageOrientation: model.landscape ? 'landscape' : 'portrait',
    pageMargins: [48, 52, 48, 56],
    defaultStyle: { font: 'hans', fontSize: 10, lineHeight: 1.25 },
    content: note === '' ? content : [...content, disclaimerOf(print, note)],
    pageBreakBefore: keepHeadings,
    ...(head !== '' && { header: { text: head, margin: [48, 24, 48, 0], fontSize: 8, color: quiet } }),
    footer: pageNumbers(foot),
    ...(watermark !== '' && {
      watermark: { text: watermark, color: `#${pageColours.watermark}`, opacity: 0.18, bold: true },
    }),
  }
}

/** A document as PDF with its fonts embedded: Chinese can be read, searched and copied. */
export const renderPdf = (model: PageModel): Promise<Buffer> =>
  pdfmake.createPdf(definitionOf(model)).getBuffer()
