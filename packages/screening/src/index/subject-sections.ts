import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { subtypes, type PartyType, type Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Subject } from '../types.ts'
import { utf8Text } from './utf8.ts'
import { PairList, type Pairs } from './hash.ts'
import { hash32 } from '../text-hash.ts'
import { listedOn, namedOn } from './listed-on.ts'
import { growingBytes, growingNumbers } from './numbers.ts'
import type { Sections, WrittenSections } from './sections.ts'

const partyTypeCodes: readonly PartyType[] = ['01', '02', '03', '04']
const subtypeCodes = Object.keys(subtypes).sort() as Subtype[]

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
  (listedOn(subject) ? flagActive : 0)

const subtypeBits = (subject: Subject): number =>
  subject.subtypes.reduce((bits, subtype) => bits | (1 << subtypeCodes.indexOf(subtype)), 0)

const pieceBytes = 2 ** 22

interface TextPart {
  readonly offsets: Uint32Array
  readonly pieces: readonly Uint8Array[]
}

/** What one thread wrote of its share of the subjects. */
export interface SubjectPart {
  readonly type: Uint8Array
  readonly subtypes: Uint32Array
  readonly nameKind: Uint8Array
  readonly nameListed: Uint8Array
  readonly names: Uint32Array
  readonly weight: Uint8Array
  readonly records: TextPart
  readonly ids: Pairs
}

/** Texts one after another as UTF-8, in pieces: a list of many gigabytes is never copied to grow. */
class Texts {
  readonly #encoder = new TextEncoder()
  readonly #offsets = growingNumbers()
  readonly #pieces: Uint8Array[] = []
  #piece = new Uint8Array(pieceBytes)
  #used = 0
  #total = 0

  constructor() {
    this.#offsets.add(0)
  }

  add(text: string): void {
    // A UTF-16 unit becomes three bytes at most.
    if (this.#used + 3 * text.length > this.#piece.length) this.#close(3 * text.length)
    const { written } = this.#encoder.encodeInto(text, this.#piece.subarray(this.#used))
    this.#used += written
    this.#total += written
    this.#offsets.add(this.#total)
  }

  append({ offsets, pieces }: TextPart): void {
    this.#close(0)
    this.#pieces.push(...pieces)
    this.#offsets.append(offsets.subarray(1), this.#total)
    this.#total += offsets.at(-1)!
  }

  #close(needed: number): void {
    this.#pieces.push(this.#piece.subarray(0, this.#used))
    this.#piece = new Uint8Array(Math.max(pieceBytes, needed))
    this.#used = 0
  }

  finish(): TextPart {
    return { offsets: this.#offsets.view(), pieces: [...this.#pieces, this.#piece.subarray(0, this.#used)] }
  }
}

/** Takes the subjects one by one: what filters read without opening a record, and the records themselves as JSON. */
export class SubjectWriter {
  readonly #type = growingBytes()
  readonly #subtypes = growingNumbers()
  readonly #nameKind = growingBytes()
  readonly #nameListed = growingBytes()
  readonly #names = growingNumbers()
  readonly #weight = growingBytes()
  readonly #records = new Texts()
  readonly #ids = new PairList()

  add(subject: Subject): void {
    this.#ids.add(hash32(subject.id), this.#type.length)
    this.#type.add(typeByte(subject))
    this.#subtypes.add(subtypeBits(subject))
    this.#names.add(subject.names.length)
    this.#weight.add(Math.min(255, subject.weight ?? 0))
    subject.names.forEach((name, i) => {
      this.#nameKind.add(kindCodes.indexOf(name.kind))
      this.#nameListed.add(Number(namedOn(subject, i)))
    })
    this.#records.add(JSON.stringify(subject))
  }

  get size(): number {
    return this.#type.length
  }

  /** All that was written so far, for another writer that goes on behind its own. */
  part(): SubjectPart {
    return {
      type: this.#type.view(),
      subtypes: this.#subtypes.view(),
      nameKind: this.#nameKind.view(),
      nameListed: this.#nameListed.view(),
      names: this.#names.view(),
      weight: this.#weight.view(),
      records: this.#records.finish(),
      ids: this.#ids.view(),
    }
  }

  append(part: SubjectPart): void {
    this.#ids.append(part.ids, this.size)
    this.#type.append(part.type)
    this.#subtypes.append(part.subtypes)
    this.#nameKind.append(part.nameKind)
    this.#nameListed.append(part.nameListed)
    this.#names.append(part.names)
    this.#weight.append(part.weight)
    this.#records.append(part.records)
  }

  finish(): WrittenSections {
    const byId = this.#ids.sorted()
    const records = this.#records.finish()
    return {
      subjectType: this.#type.view(),
      subjectSubtypes: this.#subtypes.view(),
      nameKind: this.#nameKind.view(),
      nameListed: this.#nameListed.view(),
      subjectNames: this.#names.view(),
      subjectWeight: this.#weight.view(),
      recordOffsets: records.offsets,
      records: records.pieces,
      idHash: byId.hashes,
      idSubject: byId.values,
      idDirectory: byId.directory,
    }
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
  /** False: its record, and so none of its names, holds a Chinese character. */
  readonly mayHoldHan: (subject: number) => boolean
}

const recentRecords = 4096

/** Chinese characters have three bytes or more, the first of them this one or a greater. */
const leastOfHan = 0xe2

export const openSubjects = (sections: Sections): SubjectTable => {
  const type = sections['subjectType']!
  const bits = sections['subjectSubtypes']!
  const weight = sections['subjectWeight']!
  const offsets = sections['recordOffsets']!
  const { buffer, byteOffset } = sections['records'] as Uint8Array
  const bytesOf = (subject: number): Uint8Array =>
    new Uint8Array(buffer, byteOffset + offsets[subject]!, offsets[subject + 1]! - offsets[subject]!)
  const recent = new Map<number, Subject>()
  const record = (subject: number): Subject => {
    let found = recent.get(subject)
    if (found === undefined) {
      if (recent.size >= recentRecords) recent.clear()
      recent.set(subject, (found = JSON.parse(utf8Text(bytesOf(subject))) as Subject))
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
    mayHoldHan: subject => bytesOf(subject).some(byte => byte >= leastOfHan),
  }
}
