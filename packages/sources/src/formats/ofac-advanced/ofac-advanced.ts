import type { ListRelation } from '@maojian/domain/entity/list-entry'
import { ofacRelation } from '../../ofac/relationship.ts'
import { FormatFault, type ListFormat, type ListItem, type RawFile, type ReadReport } from '../../types.ts'
import { attribute, childrenOf, type XmlElement } from '../../xml/element.ts'
import { type AdvancedFile, advancedRecords, collectAdvanced } from './advanced-file.ts'
import { advancedEntry } from './advanced-party.ts'

const sourceOfList = (name: string): string => (name === 'SDN List' ? 'ofac-sdn' : 'ofac-nonsdn')

/** OFAC gives each list in a file of its own, but parties of both lists stand in both files with both entries. */
const wantedOf = (file: RawFile): string | undefined => {
  if (/cons/iu.test(file.name)) return 'ofac-nonsdn'
  return /sdn/iu.test(file.name) ? 'ofac-sdn' : undefined
}

const bySource = (entries: readonly XmlElement[], file: AdvancedFile): Map<string, XmlElement[]> =>
  Map.groupBy(entries, entry => sourceOfList(file.values.text('List', attribute(entry, 'ListID'))))

function* entriesOf(
  party: XmlElement,
  file: AdvancedFile,
  wanted: string | undefined,
  report: ReadReport,
): Generator<ListItem> {
  for (const profile of childrenOf(party, 'Profile')) {
    const lists = bySource(file.entries.get(attribute(profile, 'ID')) ?? [], file)
    const sources = [...lists.keys()].filter(source => wanted === undefined || source === wanted)
    if (sources.length === 0) report.skipped(`不在本文件所属名单：${attribute(party, 'FixedRef')}`)
    for (const source of sources)
      yield {
        ...advancedEntry(party, profile, file, { source, entries: lists.get(source)!, report }),
        asPublished: party.source,
      }
  }
}

const relationOf = (
  record: XmlElement,
  file: AdvancedFile,
  source: string,
  report: ReadReport,
): ListRelation | undefined => {
  const first = file.uids.get(attribute(record, 'From-ProfileID'))
  const second = file.uids.get(attribute(record, 'To-ProfileID'))
  if (attribute(record, 'Former') === 'true') return undefined
  if (first === undefined || second === undefined) {
    report.warn('关系指向文件里没有的主体', attribute(record, 'ID'))
    return undefined
  }
  const role = file.values.text('RelationType', attribute(record, 'RelationTypeID'))
  return ofacRelation({ source, reference: attribute(record, 'ID'), role, first, second }, report)
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListItem> {
  const known = await collectAdvanced(file, report)
  const wanted = wantedOf(file)
  let parties = 0
  for await (const record of advancedRecords(file, true)) {
    if (record.name === 'DistinctParty') {
      report.lines(++parties)
      yield* entriesOf(record, known, wanted, report)
    } else if (record.name === 'ProfileRelationship') {
      const relation = relationOf(record, known, wanted ?? 'ofac-sdn', report)
      if (relation) yield relation
    }
  }
  if (parties === 0) throw new FormatFault(`${file.name}：没有任何条目`)
}

/** sdn_advanced.xml and cons_advanced.xml, the layout of the advanced sanctions data standard. */
export const ofacAdvanced: ListFormat = {
  id: 'ofac-advanced',
  nameZh: 'OFAC 高级版 XML（sdn_advanced / cons_advanced）',
  rank: 70,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
