import type { ListEntry, PartialDate } from '@maojian/domain/entity/list-entry'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { isoDate, partialDate } from '../../entry/partial-date.ts'
import { FormatFault, type RawFile, type ReadReport } from '../../types.ts'
import { attribute, childrenOf, textsOf, type XmlElement } from '../../xml/element.ts'
import { readXml } from '../../xml/read-xml.ts'
import { xmlFormat, type XmlReading } from '../../xml/xml-format.ts'
import { placeFields, programFields, targetFields } from './seco-fields.ts'
import { addDocuments, addInformation } from './seco-identifiers.ts'
import { addNames } from './seco-names.ts'
import { addPlaces, type SecoPlaces } from './seco-places.ts'
import { addProgramme, type SecoProgrammes } from './seco-programmes.ts'
import { secoStatus } from './seco-status.ts'

const shape = { titleZh: '瑞士制裁综合名单 XML', root: 'swiss-sanctions-list' } as const

interface SecoContext {
  readonly programmes: SecoProgrammes
  readonly places: SecoPlaces
  day: PartialDate
}

const objectTypes: Readonly<Record<string, PartyType>> = { vessel: '03', aircraft: '04' }

/** Neither person nor company, ship or aircraft: a thing whose kind no code of ours names, so the type counts as unstated. */
const isOther = (subject: XmlElement): boolean =>
  subject.name === 'object' && !Object.hasOwn(objectTypes, attribute(subject, 'object-type'))

const typeOf = (subject: XmlElement, report: ReadReport): PartyType => {
  if (subject.name === 'individual') return '02'
  if (subject.name === 'entity') return '01'
  const object = attribute(subject, 'object-type')
  const type = Object.hasOwn(objectTypes, object) ? objectTypes[object] : undefined
  if (type === undefined && object !== 'other') report.warn('未知的物体类型', object)
  return type ?? '01'
}

const addBirth = (entry: EntryDraft, identity: XmlElement): void => {
  for (const birth of childrenOf(identity, 'day-month-year')) {
    if (!/^(?:Gregorian)?$/iu.test(attribute(birth, 'calendar'))) continue
    const [year, month, day] = ['year', 'month', 'day'].map(part =>
      Number(attribute(birth, part) || Number.NaN),
    )
    const date = partialDate(year ?? Number.NaN, month, day)
    if (date === undefined) continue
    if (entry.type === '02') entry.birthDate(date)
    else entry.fact(entry.type === '01' ? 'incorporationDate' : 'buildDate', date)
  }
}

const addSubject = (
  entry: EntryDraft,
  subject: XmlElement,
  context: SecoContext,
  report: ReadReport,
): void => {
  const identities = childrenOf(subject, 'identity')
  const isMain = (identity: XmlElement): boolean => attribute(identity, 'main') === 'true'
  for (const identity of [...identities.filter(isMain), ...identities.filter(one => !isMain(one))]) {
    addNames(entry, identity, report)
    addBirth(entry, identity)
    addPlaces(entry, identity, context.places, report)
    addDocuments(entry, identity, report)
  }
  entry.fact('gender', attribute(subject, 'sex'))
  for (const text of textsOf(subject, 'justification')) entry.fact('reason', text)
  for (const text of textsOf(subject, 'other-information')) addInformation(entry, text)
}

const addSets = (entry: EntryDraft, target: XmlElement, context: SecoContext, report: ReadReport): void => {
  for (const id of [attribute(target, 'sanctions-set-id'), ...textsOf(target, 'sanctions-set-id')]) {
    if (id === '') continue
    const programme = context.programmes.get(id)
    if (!programme) report.warn('未知措施编号', id)
    entry.programme(programme?.code ?? '')
    entry.fact('legalBasis', programme?.basis ?? '')
  }
}

const toEntry = (target: XmlElement, context: SecoContext, report: ReadReport): ListEntry => {
  const reference = attribute(target, 'ssid')
  const [subject] = childrenOf(target, 'individual', 'entity', 'object')
  if (reference === '' || !subject) throw new FormatFault(`瑞士名单：目标“${reference}”没有编号或主体`)
  const status = secoStatus(target, context.day)
  if (!['listed', 'amended', 'de-listed'].includes(status.type)) report.warn('未知变更类型', status.type)
  const entry = new EntryDraft('ch-seco', reference, typeOf(subject, report))
  entry.typeStated = !isOther(subject)
  if (isOther(subject)) entry.fact('remark', `Object type: ${attribute(subject, 'object-type')}`)
  addSubject(entry, subject, context, report)
  addSets(entry, target, context, report)
  entry.designatedOn = status.designatedOn
  if (status.type === 'de-listed') {
    entry.status = 'delisted'
    entry.endsOn = status.changedOn
  }
  entry.changedOn = status.changedOn
  // Other authorities' numbers stand here too; only those of the United Nations can be told by their shape.
  for (const number of textsOf(target, 'foreign-identifier'))
    if (/^\p{Lu}{2,3}[ei]\.\d{3}$/iu.test(number)) entry.alsoKnownTo(`unsc:${number}`)
  entry.alsoKnownTo(`ftm:ch-seco-${reference}`)
  return entry.finish()
}

const collectPlaces = async (files: readonly RawFile[]): Promise<SecoPlaces> => {
  const places: SecoPlaces = new Map()
  for (const file of files)
    for await (const record of readXml(file, shape))
      if (record.name === 'place') places.set(attribute(record, 'ssid'), record)
  return places
}

const open = async (files: readonly RawFile[]): Promise<XmlReading> => {
  const context: SecoContext = { programmes: new Map(), places: await collectPlaces(files), day: '9999' }
  const header = (root: XmlElement, report: ReadReport): void => {
    const day = isoDate(attribute(root, 'date'))
    if (day) report.publishedOn(day)
    else report.warn('没有发布日期', attribute(root, 'date'))
    context.day = day ?? '9999'
  }
  const programme = (record: XmlElement): undefined => {
    addProgramme(context.programmes, record)
  }
  return {
    header,
    records: {
      'sanctions-program': { check: programFields, entry: programme },
      place: { check: placeFields, entry: () => undefined },
      target: { check: targetFields, entry: (record, report) => toEntry(record, context, report) },
    },
  }
}

export const secoXml = xmlFormat({
  ...shape,
  id: 'seco-xml',
  nameZh: '瑞士 SECO 制裁名单 XML',
  rank: 60,
  open,
})
