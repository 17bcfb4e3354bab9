import { FormatFault, type RawFile, type ReadReport } from '../../types.ts'
import { attribute, type XmlElement } from '../../xml/element.ts'
import { fieldCheck } from '../../xml/field-table.ts'
import { readXml, type XmlShape } from '../../xml/read-xml.ts'
import { readDay } from './date-period.ts'
import { advancedFields } from './fields.ts'
import { ReferenceValues } from './reference-values.ts'

/** What parties refer to; it stands before and after them, so it is read in a first pass. */
export interface AdvancedFile {
  readonly values: ReferenceValues
  readonly locations: ReadonlyMap<string, XmlElement>
  /** By identity. */
  readonly documents: ReadonlyMap<string, readonly XmlElement[]>
  /** By profile. */
  readonly entries: ReadonlyMap<string, readonly XmlElement[]>
  /** uid of each profile. */
  readonly uids: ReadonlyMap<string, string>
}

const shape: XmlShape = {
  titleZh: 'OFAC 高级版 XML（sdn_advanced.xml）',
  root: 'Sanctions',
  groups: [
    'ReferenceValueSets',
    'Locations',
    'IDRegDocuments',
    'DistinctParties',
    'ProfileRelationships',
    'SanctionsEntries',
    'SanctionsEntryLinks',
  ],
}

const checks = new Map(Object.entries(advancedFields).map(([name, table]) => [name, fieldCheck(table)]))

/** Records of the file; a file of changes only, which says so at its root, cannot be read as a list. */
export async function* advancedRecords(file: RawFile, keepsSource = false): AsyncGenerator<XmlElement> {
  for await (const record of readXml(file, { ...shape, keepsSource })) {
    if (record.name === shape.root && attribute(record, 'DeltaBaseVersion') !== '')
      throw new FormatFault(`${file.name}：这是差量文件，请提供完整文件`)
    yield record
  }
}

const push = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

const collectRecord = (record: XmlElement, into: MutableFile, report: ReadReport): void => {
  checks.get(record.name)?.(record, report)
  if (record.name === 'DateOfIssue') {
    const day = readDay(record)
    if (day) report.publishedOn(day)
  } else if (record.name.endsWith('Values')) into.values.add(record)
  else if (record.name === 'Location') into.locations.set(attribute(record, 'ID'), record)
  else if (record.name === 'IDRegDocument') push(into.documents, attribute(record, 'IdentityID'), record)
  else if (record.name === 'SanctionsEntry') push(into.entries, attribute(record, 'ProfileID'), record)
  else if (record.name === 'DistinctParty')
    for (const profile of record.children)
      if (profile.name === 'Profile') into.uids.set(attribute(profile, 'ID'), attribute(record, 'FixedRef'))
}

interface MutableFile extends AdvancedFile {
  readonly locations: Map<string, XmlElement>
  readonly documents: Map<string, XmlElement[]>
  readonly entries: Map<string, XmlElement[]>
  readonly uids: Map<string, string>
}

export const collectAdvanced = async (file: RawFile, report: ReadReport): Promise<AdvancedFile> => {
  const found: MutableFile = {
    values: new ReferenceValues(),
    locations: new Map(),
    documents: new Map(),
    entries: new Map(),
    uids: new Map(),
  }
  for await (const record of advancedRecords(file)) collectRecord(record, found, report)
  if (found.values.size === 0) throw new FormatFault(`${file.name}：缺少参考值表（ReferenceValueSets）`)
  if (found.uids.size === 0) throw new FormatFault(`${file.name}：没有任何主体（DistinctParty）`)
  return found
}
