import { partialDate } from '../../entry/partial-date.ts'
import { ofacDraft, ofacType } from '../../ofac/party.ts'
import { FormatFault, type ListFormat, type RawFile, type ReadReport } from '../../types.ts'
import { textOf, type XmlElement } from '../../xml/element.ts'
import { fieldCheck } from '../../xml/field-table.ts'
import { readXml, type XmlShape } from '../../xml/read-xml.ts'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { ofacXmlFields, publicationFields } from './fields.ts'
import { readSdnEntry } from './sdn-entry.ts'

const shape: XmlShape = { titleZh: 'OFAC 名单 XML', root: 'sdnList', keepsSource: true }

const checkEntry = fieldCheck(ofacXmlFields)
const checkPublication = fieldCheck(publicationFields)

/** `01/08/2026`: American order. */
const publishedOn = (text: string): string | undefined => {
  const [month, day, year] = text.split('/').map(Number)
  return partialDate(year ?? 0, month, day)
}

/** The layout does not say which list it is; the file name does, as OFAC gives it. */
const sourceOf = (file: RawFile): string => {
  if (/cons/iu.test(file.name)) return 'ofac-nonsdn'
  if (/sdn/iu.test(file.name)) return 'ofac-sdn'
  throw new FormatFault(`${file.name}：文件名须含 SDN 或 CONSOLIDATED，否则无法分辨是哪份名单`)
}

const toEntry = (record: XmlElement, source: string, file: RawFile, report: ReadReport): ListEntry => {
  checkEntry(record, report)
  const uid = textOf(record, 'uid')
  if (!/^\d+$/u.test(uid)) throw new FormatFault(`${file.name}：有一条记录没有 uid`)
  const type = ofacType(textOf(record, 'sdnType'))
  if (!type) report.warn('未知的 sdnType', textOf(record, 'sdnType'))
  const draft = ofacDraft(source, uid, type ?? '01')
  draft.typeStated = type !== undefined
  readSdnEntry(draft, record, report)
  if (draft.names.length === 0) throw new FormatFault(`${file.name}：uid ${uid} 没有名称`)
  return { ...draft.finish(), asPublished: record.source }
}

async function* readFile(file: RawFile, report: ReadReport): AsyncGenerator<ListEntry> {
  const source = sourceOf(file)
  const seen = new Set<string>()
  let stated: number | undefined
  for await (const record of readXml(file, shape)) {
    if (record.name === shape.root) continue
    if (record.name === 'publshInformation') {
      checkPublication(record, report)
      const day = publishedOn(textOf(record, 'Publish_Date'))
      if (day) report.publishedOn(day)
      stated = Number(textOf(record, 'Record_Count'))
      if (Number.isInteger(stated)) report.stated(stated)
      continue
    }
    const entry = toEntry(record, source, file, report)
    if (seen.has(entry.reference)) throw new FormatFault(`${file.name}：uid ${entry.reference} 出现两次`)
    seen.add(entry.reference)
    report.lines(seen.size)
    yield entry
  }
  if (seen.size === 0) throw new FormatFault(`${file.name}：没有任何条目`)
  if (stated !== undefined && stated !== seen.size)
    throw new FormatFault(`${file.name}：文件自称 ${stated} 条，实际 ${seen.size} 条，可能不完整`)
}

/** SDN.XML and CONSOLIDATED.XML in the old and the 2024 namespace. */
export const ofacXml: ListFormat = {
  id: 'ofac-xml',
  nameZh: 'OFAC SDN.XML / CONSOLIDATED.XML',
  rank: 60,
  async *read(files, report) {
    for (const file of files) yield* readFile(file, report)
  },
}
