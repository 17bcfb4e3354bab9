import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { subtypes, type PartyType, type Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Subject } from '../types.ts'
import { hash32, PairList } from './hash.ts'
import { namedOn } from './listed-on.ts'
import type { Sections } from './sections.ts'

export const partyTypeCodes: readonly PartyType[] = ['01', '02', '03', '04']
export const subtypeCodes = Object.keys(subtypes).sort() as Subtype[]

/** Best first: the order of names of equal score. */
export const kindCodes: readonly NameKind[] = [
  'primary',
  'original',
  'zh-official',
  'alias',
  'zh-common',
  'zh-brand',
  'zh-transcription',
  'former',
  'zh-former',
  'weak',
]

const flagStated = 8
const flagActive = 16

const typeByte = (subject: Subject): number =>
  partyTypeCodes.indexOf(subject.type) |
  (subject.typeStated ? flagStated : 0) |
  (subject.entries.length === 0 || subject.entries.some(entry => entry.until === '') ? flagActive : 0)

const subtypeBits = (subject: Subject): number =>
  subject.subtypes.reduce((bits, subtype) => bits | (1 << subtypeCodes.indexOf(subtype)), 0)

/** What filters read without opening a record, and the records themselves as JSON. */
export const subjectSections = (subjects: readonly Subject[]): Sections => {
  const records = subjects.map(subject => Buffer.from(JSON.stringify(subject)))
  const offsets = new Uint32Array(subjects.length + 1)
  records.forEach((record, i) => (offsets[i + 1] = offsets[i]! + record.length))
  const ids = new PairList()
  subjects.forEach((subject, i) => ids.add(hash32(subject.id), i))
  const byId = ids.sorted()
  return {
    subjectType: Uint8Array.from(subjects, typeByte),
    subjectSubtypes: Uint32Array.from(subjects, subtypeBits),
    nameKind: Uint8Array.from(
      subjects.flatMap(subject => subject.names.map(name => kindCodes.indexOf(name.kind))),
    ),
    nameListed: Uint8Array.from(
      subjects.flatMap(subject => subject.names.map((_, i) => Number(namedOn(subject, i)))),
    ),
    subjectNames: Uint32Array.from(subjects, subject => subject.names.length),
    subjectWeight: Uint8Array.from(subjects, subject => Math.min(255, subject.weight ?? 0)),
    recordOffsets: offsets,
    records: Buffer.concat(records),
    idHash: byId.hashes,
    idSubject: byId.values,
    idDirectory: byId.directory,
  }
}

export interface SubjectTable {
  readonly size: number
  readonly type: (subject: number) => PartyType
  readonly typeStated: (subject: number) => boolean
  /** On a list now, or known only to ourselves. */
  readonly active: (subject: number) => boolean
  readonly subtypes: (subject: number) => readonly Subtype[]
  readonly hasSubtype: (subject: number, subtype: Subtype) => boolean
  readonly weight: (subject: number) => number
  readonly nameCount: (subject: number) => number
  readonly record: (subject: number) => Subject
}

const recentRecords = 4096

export const openSubjects = (sections: Sections): SubjectTable => {
  const type = sections['subjectType']!
  const bits = sections['subjectSubtypes']!
  const weight = sections['subjectWeight']!
  const offsets = sections['recordOffsets']!
  const records = sections['records']!
  const recent = new Map<number, Subject>()
  const record = (subject: number): Subject => {
    let found = recent.get(subject)
    if (found === undefined) {
      if (recent.size >= recentRecords) recent.clear()
      const slice = records.slice(offsets[subject], offsets[subject + 1])
      recent.set(subject, (found = JSON.parse(Buffer.from(slice).toString('utf8')) as Subject))
    }
    return found
  }
  const hasSubtype = (subject: number, subtype: Subtype): boolean =>
    (bits[subject]! & (1 << subtypeCodes.indexOf(subtype))) !== 0
  return {
    size: type.length,
    type: subject => partyTypeCodes[type[subject]! & 7]!,
    typeStated: subject => (type[subject]! & flagStated) !== 0,
    active: subject => (type[subject]! & flagActive) !== 0,
    subtypes: subject => subtypeCodes.filter(code => hasSubtype(subject, code)),
    hasSubtype,
    weight: subject => weight[subject]!,
    nameCount: subject => sections['subjectNames']![subject]!,
    record,
  }
}
