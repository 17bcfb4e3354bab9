import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { entriesByNumber } from '../entry/join-entries.ts'
import { uniqueReferences } from '../entry/name-key.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../types.ts'
import type { XmlElement } from './element.ts'
import type { FieldCheck } from './field-table.ts'
import { readXml, type XmlShape } from './read-xml.ts'

/** How the records of one XML list become entries; made anew for every refresh, so it may remember. */
export interface XmlReading {
  /** Attributes of the root: publication day and the like. */
  readonly header?: (root: XmlElement, report: ReadReport) => void
  /** A record of each name, and the fields it may have. */
  readonly records: Readonly<Record<string, XmlRecordReading>>
}

export interface XmlRecordReading {
  readonly check: FieldCheck
  /** Undefined where the record is no party: a heading, a programme, a delisted target. */
  readonly entry: (record: XmlElement, report: ReadReport) => ListEntry | undefined
}

export interface XmlLayout extends XmlShape {
  readonly id: string
  readonly nameZh: string
  readonly rank: number
  /** Records of one number are one entry, joined when all have been read. */
  readonly joinsRecords?: boolean
  readonly open: (files: readonly RawFile[]) => XmlReading | Promise<XmlReading>
}

/** A list format over XML: one file after the other, references made unique, at least one entry. */
export const xmlFormat = (layout: XmlLayout): ListFormat => ({
  id: layout.id,
  nameZh: layout.nameZh,
  rank: layout.rank,
  read: (files, report) => readFiles(layout, files, report),
})

async function* readFiles(
  layout: XmlLayout,
  files: readonly RawFile[],
  report: ReadReport,
): AsyncGenerator<ListEntry> {
  const reading = await layout.open(files)
  const unique = uniqueReferences()
  const joined = entriesByNumber()
  let records = 0
  let entries = 0
  for (const file of files)
    for await (const record of readXml(file, { ...layout, keepsSource: true })) {
      if (record.name === layout.root) {
        reading.header?.(record, report)
        continue
      }
      records += 1
      report.lines(records)
      const entry = toEntry(reading, record, report)
      if (!entry) continue
      entries += 1
      if (layout.joinsRecords) {
        joined.take(entry)
        continue
      }
      const reference = unique(entry.source, entry.reference)
      if (reference !== entry.reference) report.warn('重复的编号', entry.reference)
      yield { ...entry, reference }
    }
  yield* joined.entries()
  if (entries === 0) throw new FormatFault(`${layout.titleZh}里没有任何条目`)
}

const toEntry = (reading: XmlReading, record: XmlElement, report: ReadReport): ListEntry | undefined => {
  const known = Object.hasOwn(reading.records, record.name) ? reading.records[record.name] : undefined
  if (!known) {
    report.warn(`未知元素 ${record.name}`, record.text.trim().slice(0, 80))
    return undefined
  }
  known.check(record, report)
  const entry = known.entry(record, report)
  return entry && { ...entry, asPublished: record.source }
}
