import { own } from '../../read/own.ts'
import { uniqueReferences } from '../../entry/name-key.ts'
import { rowWords } from '../../read/row-words.ts'
import { FormatFault, type ListFormat, type ListItem, type RawFile, type ReadReport } from '../../types.ts'
import { attribute, type XmlElement } from '../../xml/element.ts'
import { readXml, type XmlShape } from '../../xml/read-xml.ts'
import { rowCountry, rowEntry } from './row-entry.ts'
import { type Supplement, type SupplementRow, supplementRows, supplements } from './supplement.ts'

const shape: XmlShape = {
  titleZh: '美国联邦法规第 15 编第 744 部分（eCFR XML）',
  root: 'DIV5',
  // Superscripts are footnote marks, so `sup` stays outside the running text.
  inline: ['E', 'I', 'B', 'br', 'strong', 'em'],
}

const columns = ['Country', 'Entity', 'License requirement', 'License review policy', 'Citation']
const cellsOf = (row: SupplementRow): string[] => [
  row.country,
  row.party,
  row.requirement,
  row.policy,
  row.citation,
]

const reserved = /^\[?reserved\]?\.?$/iu

/** `The following eight subordinate institutions …:` stands above rows, it lists nobody itself. */
const heading = /:$/u

function* readSupplement(
  division: XmlElement,
  supplement: Supplement,
  report: ReadReport,
): Generator<ListItem, number> {
  const unique = uniqueReferences()
  let rows = 0
  for (const row of supplementRows(division, supplement, text => rowCountry(text) !== undefined)) {
    rows++
    if (reserved.test(row.party)) {
      report.skipped(`${supplement.source} 保留行：${row.country}`)
      continue
    }
    if (supplement.source === 'bis-meu' && heading.test(row.party)) {
      report.skipped(`${supplement.source} 标题行：${row.party.replace(/\s+/gu, ' ')}`)
      continue
    }
    const entry = rowEntry(row, supplement, unique, report)
    if (entry) yield { ...entry, asPublished: rowWords(columns, cellsOf(row)) }
    else report.skipped(`${supplement.source} 空行：${row.country}`)
  }
  return rows
}

const nameOf = (division: XmlElement): string => attribute(division, 'N')

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListItem> {
  // The text has no day of its own; eCFR gives it as of the day that was asked for, which the name tells.
  const day = /(\d{4}-\d{2}-\d{2})\.xml$/u.exec(file.name)?.[1]
  if (day) report.publishedOn(day)
  const found = new Set<string>()
  let rows = 0
  for await (const record of readXml(file, shape)) {
    if (record.name === shape.root && nameOf(record) !== '744')
      throw new FormatFault(`${file.name}：不是第 744 部分，而是第 ${nameOf(record)} 部分`)
    const supplement = record.name === 'DIV9' ? own(supplements, nameOf(record)) : undefined
    if (!supplement) continue
    const read = yield* readSupplement(record, supplement, report)
    if (read === 0) throw new FormatFault(`${file.name}：${nameOf(record)} 里没有表格行`)
    found.add(supplement.source)
    rows += read
    report.lines(rows)
  }
  const missing = Object.keys(supplements).filter(name => !found.has(supplements[name]!.source))
  if (missing.length > 0) throw new FormatFault(`${file.name}：缺少 ${missing.join('、')}`)
}

/** Part 744 of 15 CFR: the Entity List, the Unverified List and the Military End-User List in one file. */
export const cfr744Xml: ListFormat = {
  id: 'cfr-744-xml',
  nameZh: 'eCFR 第 744 部分 XML（实体清单、未经验证清单、军事最终用户清单）',
  rank: 60,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
