import { own } from '../../read/own.ts'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { EntryDraft } from '../../entry/entry-draft.ts'
import type { uniqueReferences } from '../../entry/name-key.ts'
import { sourceOfDataset } from '../../lists/index.ts'
import type { ReadReport } from '../../types.ts'
import type { FtmFile } from './ftm-collect.ts'
import type { FtmLine } from './ftm-line.ts'
import { readAttached, readProperties } from './ftm-properties.ts'
import { ftmReference, quotedAs } from './ftm-reference.ts'
import { readSanctions, sourceOfSanction } from './ftm-sanction.ts'
import { partySchemata } from './ftm-schema.table.ts'

export interface FtmReading {
  readonly file: FtmFile
  readonly report: ReadReport
  readonly unique: ReturnType<typeof uniqueReferences>
}

/** Sanctions of one party by list source; a party without sanctions stands on the list of its dataset. */
const bySource = (
  sanctions: readonly FtmLine[],
  datasets: readonly string[],
): Map<string, { dataset: string; lines: FtmLine[] }> => {
  const found = new Map<string, { dataset: string; lines: FtmLine[] }>()
  for (const sanction of sanctions) {
    const source = sourceOfSanction(sanction)
    const group = found.get(source)
    if (group) group.lines.push(sanction)
    else found.set(source, { dataset: sanction.datasets[0]!, lines: [sanction] })
  }
  if (found.size === 0)
    for (const dataset of datasets) found.set(sourceOfDataset(dataset), { dataset, lines: [] })
  return found
}

const sanctionsOf = (file: FtmFile, id: string): FtmLine[] =>
  (file.attached.get(id) ?? []).filter(line => line.schema === 'Sanction')

const finish = (draft: EntryDraft, line: FtmLine, sanctions: readonly FtmLine[]): ListEntry => {
  const key = own(quotedAs, draft.source)
  if (key) draft.alsoKnownTo(`${key}:${draft.reference}`)
  for (const id of [line.id, ...line.referents]) draft.alsoKnownTo(`ftm:${id}`)
  if (sanctions.length === 0) for (const id of line.properties['programId'] ?? []) draft.programme(id)
  draft.url ??= line.properties['sourceUrl']?.[0]
  return draft.finish()
}

/** Entries of one party: one per list source that names it. */
export const ftmEntries = (line: FtmLine, { file, report, unique }: FtmReading): ListEntry[] => {
  const { type, stated } = partySchemata[line.schema]!
  const groups = bySource(sanctionsOf(file, line.id), line.datasets)
  return [...groups].map(([source, { dataset, lines }]) => {
    const draft = new EntryDraft(source, '', type)
    draft.typeStated = stated
    draft.part = `ftm:${dataset}:${file.name}`
    readProperties(draft, line, file, report)
    for (const attached of file.attached.get(line.id) ?? []) readAttached(draft, attached)
    readSanctions(draft, lines, report)
    draft.reference = unique(source, ftmReference(draft, line.id, lines))
    return { ...finish(draft, line, lines), asPublished: [line, ...lines].map(one => one.text).join('\n') }
  })
}

/** Entries that only point at a party of another file, which gives them their name when it arrives. */
export const danglingEntries = (id: string, { file, report, unique }: FtmReading): ListEntry[] => {
  const sanctions = sanctionsOf(file, id)
  if (sanctions.length === 0) return []
  return [...bySource(sanctions, [])].map(([source, { dataset, lines }]) => {
    const draft = new EntryDraft(source, '', '01')
    draft.typeStated = false
    draft.part = `ftm:${dataset}:${file.name}`
    readSanctions(draft, lines, report)
    draft.reference = unique(source, ftmReference(draft, id, lines))
    const key = own(quotedAs, source)
    if (key) draft.alsoKnownTo(`${key}:${draft.reference}`)
    draft.alsoKnownTo(`ftm:${id}`)
    return draft.finish()
  })
}
