import { FormatFault, type RawFile } from '../types.ts'
import { attribute, textOf, type XmlElement } from '../xml/element.ts'
import { readXml, type XmlShape } from '../xml/read-xml.ts'
import { cclEntries } from './ccl-entries.ts'
import { chartMarks, groupMarks } from './country-marks.ts'
import { regulationPartTable } from './regulation-part.table.ts'
import { textBlocks, type TextBlock } from './text-block.ts'
import {
  regulationParts,
  type RegulationPart,
  type RegulationText,
  type RegulationUnit,
  type TextLine,
} from './regulation-unit.ts'

export const regulationShape: XmlShape = {
  titleZh: '美国联邦法规第 15 编的一个部分（eCFR XML）',
  root: 'DIV5',
  groups: ['DIV6'],
  inline: ['E', 'I', 'B', 'br', 'strong', 'em', 'SU', 'AC', 'FR', 'XREF', 'span', 'a'],
  marks: { sup: '^', sub: '_' },
}

const linesOf = (block: TextBlock): TextLine[] =>
  block.rows.length > 0
    ? block.rows.map(row => ({ kind: 'row', text: row.cells.join(' | ') }))
    : [{ kind: block.tag === 'NOTE' ? 'note' : 'text', text: block.text }]

/** Supplements that are tables of facts as well as text. */
const inside: Readonly<Record<string, (blocks: readonly TextBlock[]) => RegulationUnit[]>> = {
  'Supplement No. 1 to Part 738': chartMarks,
  'Supplement No. 1 to Part 740': groupMarks,
  'Supplement No. 1 to Part 774': cclEntries,
}

const unitsOf = (division: XmlElement): RegulationUnit[] => {
  const key = attribute(division, 'N').replace(/^§+\s*/u, '')
  const blocks = textBlocks(division)
  const read = Object.hasOwn(inside, key) ? inside[key]!(blocks) : undefined
  const kind = division.name === 'DIV8' ? 'section' : 'supplement'
  const title = textOf(division, 'HEAD')
  // The entries are units of their own: their text is not kept twice.
  return [{ key, kind, title, lines: read ? [] : blocks.flatMap(linesOf) }, ...(read ?? [])]
}

const partOf = (root: XmlElement, file: RawFile): RegulationPart => {
  const number = attribute(root, 'N')
  const part = regulationParts.find(one => one === number)
  if (part !== undefined) return part
  throw new FormatFault(
    `${file.name}：是第 ${number || '？'} 部分，只接受 15 CFR 第 ${regulationParts.join('、')} 部分`,
  )
}

/** Throws unless the file holds as much as a whole edition of the part must. */
const checkWhole = (file: RawFile, { part, units }: RegulationText): void => {
  const { least } = regulationPartTable[part]
  for (const [kind, wanted] of Object.entries(least)) {
    const found = units.filter(one => one.kind === kind).length
    if (found < wanted)
      throw new FormatFault(
        `${file.name}：第 ${part} 部分只读到 ${found} 个${kindsZh[kind as RegulationUnit['kind']]}（至少应有 ${wanted} 个），文件不完整或版式已变`,
      )
  }
}

const kindsZh: Readonly<Record<RegulationUnit['kind'], string>> = {
  entry: '清单条目',
  section: '条款',
  supplement: '补编',
  chart: '国别表行',
  group: '国家组行',
}

/** Keys name units across editions, so a repeated one gets its number. */
const unique = (units: readonly RegulationUnit[]): RegulationUnit[] => {
  const seen = new Map<string, number>()
  return units.map(one => {
    const count = (seen.get(one.key) ?? 0) + 1
    seen.set(one.key, count)
    return count === 1 ? one : { ...one, key: `${one.key} (${count})` }
  })
}

/** Reads one part of 15 CFR as eCFR publishes it; throws FormatFault on anything that is not all of it. */
export const readRegulation = async (file: RawFile): Promise<RegulationText> => {
  let part: RegulationPart | undefined
  const units: RegulationUnit[] = []
  for await (const record of readXml(file, regulationShape)) {
    if (record.name === regulationShape.root) part = partOf(record, file)
    else if (record.name === 'DIV8' || record.name === 'DIV9') units.push(...unitsOf(record))
  }
  if (part === undefined) throw new FormatFault(`${file.name}：没有内容`)
  const text = { part, units: unique(units) }
  checkWhole(file, text)
  return text
}
