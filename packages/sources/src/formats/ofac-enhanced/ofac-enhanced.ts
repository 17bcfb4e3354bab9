import { isoDate } from '../../entry/partial-date.ts'
import { FormatFault, type ListFormat, type ListItem, type RawFile, type ReadReport } from '../../types.ts'
import { attribute, textOf, textsAt, type XmlElement } from '../../xml/element.ts'
import { fieldCheck } from '../../xml/field-table.ts'
import { readXml, type XmlShape } from '../../xml/read-xml.ts'
import { enhancedEntry, enhancedRelations, listsOf, sourceOfList } from './enhanced-entity.ts'
import { enhancedFields } from './fields.ts'

const shape: XmlShape = {
  titleZh: 'OFAC 增强版 XML',
  root: 'sanctionsData',
  keepsSource: true,
  groups: ['referenceValues', 'featureTypes', 'entities'],
}

const check = fieldCheck(enhancedFields)

/** Lists that the file was asked for; a party on another list too belongs to that list's own file. */
const readPublication = (record: XmlElement, report: ReadReport): ReadonlySet<string> => {
  const day = isoDate(textOf(record, 'dataAsOf'))
  if (day) report.publishedOn(day)
  const lists = textsAt(record, 'filters', 'sanctionsLists', 'sanctionsList')
  return new Set(lists.map(sourceOfList))
}

const itemsOf = (entity: XmlElement, wanted: ReadonlySet<string>, report: ReadReport): ListItem[] => {
  const lists = listsOf(entity)
  const all = [...new Set(lists.map(list => list.source))]
  const sources = wanted.size > 0 ? all.filter(source => wanted.has(source)) : all
  if (sources.length === 0) {
    report.skipped(`不在本文件所属名单：${attribute(entity, 'id')}`)
    return []
  }
  const entries = sources.map(source => ({
    ...enhancedEntry(entity, source, lists, report),
    asPublished: entity.source,
  }))
  return [...entries, ...enhancedRelations(entity, sources[0]!, report)]
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListItem> {
  let wanted: ReadonlySet<string> = new Set()
  const seen = new Set<string>()
  for await (const record of readXml(file, shape)) {
    if (record.name === 'publicationInfo') wanted = readPublication(record, report)
    if (record.name !== 'entity') continue
    check(record, report)
    const uid = attribute(record, 'id')
    if (uid === '' || seen.has(uid))
      throw new FormatFault(`${file.name}：实体 ${uid || '缺少 id'} 出现两次或无编号`)
    seen.add(uid)
    report.lines(seen.size)
    yield* itemsOf(record, wanted, report)
  }
  if (seen.size === 0) throw new FormatFault(`${file.name}：没有任何条目`)
}

/** SDN_ENHANCED.XML and CONS_ENHANCED.XML: the richest files of OFAC, with scripts, strength and relationships. */
export const ofacEnhanced: ListFormat = {
  id: 'ofac-enhanced',
  nameZh: 'OFAC 增强版 XML（SDN_ENHANCED / CONS_ENHANCED）',
  rank: 80,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
