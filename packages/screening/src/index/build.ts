import { analyse } from '../name/analyse.ts'
import { isHeardUnit } from '../name/reading/heard.ts'
import { isReading, type Variant, type VariantKind } from '../name/token/token.ts'
import type { SnapshotMeta, Subject } from '../types.ts'
import { unlistedRoles } from './clues.ts'
import {
  aloneBit,
  createDictionary,
  initialsIn,
  openToken,
  storedRole,
  type DictionaryBuilder,
} from './dictionary.ts'
import { listedAddressKeys } from '../address/listed-address.ts'
import { codeKeys } from './code-keys.ts'
import { PairList } from './hash.ts'
import { hash32 } from '../text-hash.ts'
import type { IndexPart } from './index-part.ts'
import { hintOf, variantFlags } from './hints.ts'
import { spellingKeys } from './spelling-keys.ts'
import { fatherlessFiled } from '../match/whole/fatherless.ts'
import { heldFiled } from '../match/whole/held-han.ts'
import { writeSections, type Sections } from './sections.ts'
import {
  growingBytes,
  growingFractions,
  growingNumbers,
  type Bytes,
  type Fractions,
  type Numbers,
} from './numbers.ts'
import { SubjectWriter } from './subject-sections.ts'
import { abbreviationKeys } from '../match/whole/abbreviation.ts'
import { slipKeys } from '../match/whole/han-slip.ts'
import { cutFiled } from '../match/whole/cut-name.ts'
import { lettersFiled } from '../match/whole/letters-slip.ts'
import { surnamesFiled } from '../match/whole/surname-slip.ts'
import { latinSlipsFiled, slipLetters, togetherKeys } from '../match/whole/latin-slip.ts'

export const variantKinds: readonly VariantKind[] = [
  'direct',
  'shortened',
  'transliterated',
  'pinyin',
  'wade-giles',
  'cantonese',
  'transcription',
  'korean',
  'japanese',
  'house',
  'native',
]

interface Building {
  readonly subjects: SubjectWriter
  readonly dictionary: DictionaryBuilder
  readonly nameSubject: Numbers
  readonly nameOrdinal: Numbers
  readonly variantName: Numbers
  readonly variantKind: Bytes
  readonly variantStart: Numbers
  readonly variantTokens: Numbers
  readonly variantWeight: Fractions
  readonly variantLetters: Numbers
  readonly spellings: PairList
  readonly codes: PairList
}

const start = (): Building => ({
  subjects: new SubjectWriter(),
  dictionary: createDictionary(),
  nameSubject: growingNumbers(),
  nameOrdinal: growingNumbers(),
  variantName: growingNumbers(),
  variantKind: growingBytes(),
  variantStart: growingNumbers(),
  variantTokens: growingNumbers(),
  variantWeight: growingFractions(),
  variantLetters: growingNumbers(),
  spellings: new PairList(),
  codes: new PairList(),
})

const addVariant = (building: Building, name: number, variant: Variant): void => {
  const id = building.variantName.length
  building.variantName.add(name)
  building.variantKind.add(variantKinds.indexOf(variant.kind))
  building.variantStart.add(building.variantTokens.length)
  building.variantWeight.add(variant.weight)
  building.variantLetters.add(slipLetters(variant))
  for (const token of variant.tokens) building.variantTokens.add(building.dictionary.idOf(token))
  for (const spelling of spellingKeys(variant)) building.spellings.add(hash32(spelling), id)
  for (const third of latinSlipsFiled(variant)) building.spellings.add(third, id)
  for (const key of [...slipKeys(variant), ...togetherKeys(variant)])
    building.spellings.add(hash32(`^${key}`), id)
  for (const key of abbreviationKeys(variant).filed) building.spellings.add(hash32(`~${key}`), id)
}

const addSubject = (building: Building, subject: Subject, position: number): void => {
  const addresses = listedAddressKeys(subject)
  for (const key of addresses) building.codes.add(hash32(key), position)
  subject.names.forEach((name, ordinal) => {
    const id = building.nameSubject.length
    building.nameSubject.add(position)
    building.nameOrdinal.add(ordinal)
    // Whoever is called like its building is not at the address.
    if (addresses.length > 0) return
    const first = building.variantName.length
    const variants = analyse(name.text)
    for (const variant of variants) addVariant(building, id, variant)
    const [written] = variants
    if (!written) return
    for (const key of [
      ...heldFiled(name.text, written),
      ...fatherlessFiled(written),
      ...surnamesFiled(name.text, subject.type),
    ])
      building.spellings.add(key, first)
    for (const key of [...lettersFiled(name.text, subject.type), ...cutFiled(name.text)])
      building.spellings.add(key, first)
  })
  for (const identifier of subject.identifiers)
    for (const code of codeKeys(identifier)) building.codes.add(hash32(code), position)
}

interface Built {
  readonly tokens: Uint32Array
  readonly starts: Uint32Array
  readonly kinds: Uint8Array
  readonly weights: Float32Array
}

const hints = ({ tokens, starts, kinds, weights }: Built, initials: Uint32Array): Uint8Array =>
  Uint8Array.from(weights, (weight, variant) => {
    let flags = isReading({ kind: variantKinds[kinds[variant]!]! }) ? variantFlags.reading : 0
    for (let at = starts[variant]!; at < starts[variant + 1]!; at++) {
      const initial = initials[tokens[at]!]!
      if (isHeardUnit(initial)) flags |= variantFlags.heard
      if (initial & aloneBit) flags |= variantFlags.lettered
    }
    return hintOf(weight, flags)
  })

/** Variant ids by token, each with its hint, as offsets and flat lists, in token order. */
const postings = ({ tokens, starts }: Built, hinted: Uint8Array, roleOf: Uint8Array): Sections => {
  const size = roleOf.length
  const offsets = new Uint32Array(size + 1)
  const wanted = (token: number): boolean => !unlistedRoles.has(storedRole(roleOf[token]!))
  for (const token of tokens) if (wanted(token)) offsets[token + 1]!++
  for (let i = 1; i <= size; i++) offsets[i]! += offsets[i - 1]!
  const list = new Uint32Array(offsets[size]!)
  const beside = new Uint8Array(offsets[size]!)
  const next = offsets.slice()
  for (let variant = 0; variant + 1 < starts.length; variant++)
    for (let at = starts[variant]!; at < starts[variant + 1]!; at++) {
      const token = tokens[at]!
      if (!wanted(token)) continue
      list[next[token]!] = variant
      beside[next[token]!++] = hinted[variant]!
    }
  return { postingOffsets: offsets, postingVariants: list, postingHints: beside }
}

const partOf = (building: Building): IndexPart => ({
  subjects: building.subjects.part(),
  tokens: building.dictionary.tokens(),
  nameSubject: building.nameSubject.view(),
  nameOrdinal: building.nameOrdinal.view(),
  variantName: building.variantName.view(),
  variantKind: building.variantKind.view(),
  variantStart: building.variantStart.view(),
  variantTokens: building.variantTokens.view(),
  variantWeight: building.variantWeight.view(),
  variantLetters: building.variantLetters.view(),
  spellings: building.spellings.view(),
  codes: building.codes.view(),
})

const append = (building: Building, part: IndexPart): void => {
  const subjects = building.subjects.size
  const names = building.nameSubject.length
  const variants = building.variantName.length
  const ids = part.tokens.map(token => building.dictionary.idOf(openToken(token)))
  building.nameSubject.append(part.nameSubject, subjects)
  building.nameOrdinal.append(part.nameOrdinal)
  building.variantName.append(part.variantName, names)
  building.variantKind.append(part.variantKind)
  building.variantStart.append(part.variantStart, building.variantTokens.length)
  for (const token of part.variantTokens) building.variantTokens.add(ids[token]!)
  building.variantWeight.append(part.variantWeight)
  building.variantLetters.append(part.variantLetters)
  building.spellings.append(part.spellings, variants)
  building.codes.append(part.codes, subjects)
  building.subjects.append(part.subjects)
}

const finish = (building: Building, meta: SnapshotMeta): Uint8Array => {
  building.variantStart.add(building.variantTokens.length)
  const { sections, remap } = building.dictionary.finish()
  const tokens = building.variantTokens.view()
  tokens.forEach((id, at) => (tokens[at] = remap[id]!))
  const built = {
    tokens,
    starts: building.variantStart.view(),
    kinds: building.variantKind.view(),
    weights: building.variantWeight.view(),
  }
  const hinted = hints(built, initialsIn(sections))
  const spellings = building.spellings.sorted()
  const codes = building.codes.sorted()
  return writeSections({
    meta: new TextEncoder().encode(JSON.stringify(meta)),
    ...sections,
    ...postings(built, hinted, sections['tokenRole'] as Uint8Array),
    nameSubject: building.nameSubject.view(),
    nameOrdinal: building.nameOrdinal.view(),
    variantName: building.variantName.view(),
    variantKind: built.kinds,
    variantStart: built.starts,
    variantTokens: tokens,
    variantHint: hinted,
    variantWeight: built.weights,
    variantLetters: building.variantLetters.view(),
    spellingHash: spellings.hashes,
    spellingVariant: spellings.values,
    spellingDirectory: spellings.directory,
    codeHash: codes.hashes,
    codeSubject: codes.values,
    codeDirectory: codes.directory,
    ...building.subjects.finish(),
  })
}

/**
 * Takes subjects one by one; each is let go once read. Threads may share them: each reads a run of them, and the one that
 * read the first takes in the parts of the others in their order. The bytes are those of one that read them all.
 */
export class IndexBuilder {
  readonly #building = start()

  get subjects(): number {
    return this.#building.subjects.size
  }

  add(subject: Subject): void {
    const position = this.subjects
    this.#building.subjects.add(subject)
    addSubject(this.#building, subject, position)
  }

  /** What it read, for another builder; this one is done. */
  part(): IndexPart {
    return partOf(this.#building)
  }

  append(part: IndexPart): void {
    append(this.#building, part)
  }

  finish(meta: SnapshotMeta): Uint8Array {
    return finish(this.#building, meta)
  }
}

/** Builds a snapshot: one block of bytes that `openIndex` reads without further work. */
export const buildIndex = (subjects: Iterable<Subject>, meta: SnapshotMeta): Uint8Array => {
  const builder = new IndexBuilder()
  for (const subject of subjects) builder.add(subject)
  return builder.finish(meta)
}
