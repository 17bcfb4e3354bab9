import type { WriteSheet } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { coverFacts } from './cover-facts.ts'
import type { PageBlock, PageModel, PageSection } from './page-model.ts'
import { sheetName } from './sheet-name.ts'
import { SheetPage } from './sheet-page.ts'

/** Width of a printed page in characters, shared among the columns. */
const pageCharacters = { portrait: 95, landscape: 140 } as const

type Widths = readonly number[]

/** Shares of the columns: those of the widest table of the sheet, else label and value. */
const sharesOf = (blocks: readonly PageBlock[]): Widths =>
  blocks
    .flatMap(block => (block.kind === 'table' ? [block.widths] : []))
    .reduce<Widths>((best, one) => (one.length > best.length ? one : best), [25, 75])

/** In header and footer codes begin with an ampersand. */
const literal = (text: string): string => text.replaceAll('&', '&&')

const printed = ({ head = '', foot, watermark = '', landscape }: PageModel) => ({
  pageSetup: {
    paperSize: 'a4',
    orientation: landscape ? 'landscape' : 'portrait',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
  } as const,
  headerFooter: {
    oddHeader: `&L&8${literal(head)}&R&8${literal(watermark)}`,
    oddFooter: `&L&8${literal(foot)}&R&8第 &P 页 / 共 &N 页`,
  },
})

const characters = (model: PageModel, shares: Widths): Widths => {
  const total = pageCharacters[model.landscape ? 'landscape' : 'portrait']
  return shares.map(share => Math.max(6, (share * total) / 100))
}

const sheetOf = (model: PageModel, name: string, page: SheetPage, widths: Widths): WriteSheet => {
  const { pageSetup, headerFooter } = printed(model)
  const [head] = page.tableHeads
  const repeated = head !== undefined && page.tableHeads.length === 1
  return {
    name,
    columns: widths.map(width => ({ width })),
    rows: page.rows,
    cells: page.cells,
    merges: page.merges,
    images: page.images,
    rowDefs: page.rowDefs,
    rowBreaks: page.rowBreaks,
    headerFooter,
    pageSetup: { ...pageSetup, ...(repeated && { printTitlesRow: `$${head + 1}:$${head + 1}` }) },
    ...(head === 0 && { freezePane: { rows: 1 } }),
  }
}

const coverSheet = (model: PageModel): WriteSheet => {
  const widths = characters(model, [25, 75])
  const page = new SheetPage(widths)
  page.line(model.title, 'title')
  page.keyValues(coverFacts(model))
  const { code, seal } = model.cover ?? {}
  if (code) page.code(code.text, code.caption)
  if (seal !== undefined) page.line(seal, 'quiet')
  if (model.disclaimer !== undefined) page.line(model.disclaimer, 'quiet')
  return sheetOf(model, sheetName(model.title), page, widths)
}

/** A bare table keeps its head in the first row, where filters and other programs look for it. */
const isBareTable = ({ blocks }: PageSection): boolean => blocks.length === 1 && blocks[0]!.kind === 'table'

const sectionSheet = (model: PageModel, section: PageSection, name: string): WriteSheet => {
  const widths = characters(model, sharesOf(section.blocks))
  const page = new SheetPage(widths)
  if (section.title !== '' && !isBareTable(section)) page.line(section.title, 'section')
  for (const block of section.blocks) page.block(block)
  return sheetOf(model, name, page, widths)
}

const unused = (taken: Set<string>, wanted: string): string => {
  const base = sheetName(wanted)
  let name = base
  for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${base.slice(0, 27)} ${i}`
  taken.add(name.toLowerCase())
  return name
}

/** A document as workbook: what it is on the first sheet, then a sheet for each section. */
export const renderXlsx = async (model: PageModel): Promise<Buffer> => {
  const cover = coverSheet(model)
  const taken = new Set([cover.name.toLowerCase()])
  const sheets = model.sections.map(section =>
    sectionSheet(model, section, unused(taken, section.title || '内容')),
  )
  const properties = { title: model.title, creator: '贸鉴', created: new Date(model.createdAt) }
  return Buffer.from(await writeXlsx({ sheets: [cover, ...sheets], properties }))
}
