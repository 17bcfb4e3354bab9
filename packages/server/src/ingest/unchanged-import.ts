import { importsOfBytes, type BroughtPart } from '../lists/edition-store.ts'
import { recordUnchanged } from '../lists/source-store.ts'
import { namesOfRaw } from '../lists/raw-file-store.ts'
import type { ImportAccount, SourceAccount } from './import-account.ts'
import type { IngestContext } from './ingest-context.ts'
import type { KeptFile } from './raw-store.ts'
import { readerDigest } from './reader-digest.ts'

interface Asked {
  readonly source: string | undefined
  readonly formats: readonly string[]
  readonly files: readonly KeptFile[]
}

const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join('\n') === others.toSorted().join('\n')

/** What exactly these files brought before, where all of it still stands and the same code would read it. */
export const findUnchanged = async (
  { database: { db } }: Pick<IngestContext, 'database'>,
  { source, formats, files }: Asked,
): Promise<readonly BroughtPart[] | undefined> => {
  const digests = files.map(({ digest }) => digest)
  const parts = await importsOfBytes(db, digests, readerDigest())
  if (parts.length === 0 || parts.some(({ stands, format }) => !stands || !formats.includes(format))) return
  if (source !== undefined && !parts.some(part => part.source === source)) return
  // A name may carry the day of a list.
  const names = files.map(({ name }) => name)
  return sameTexts(names, await namesOfRaw(db, digests)) ? parts : undefined
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

interface Unchanged {
  readonly parts: readonly BroughtPart[]
  /** '' when the caller sees to the index later. */
  readonly snapshotId: string
  readonly seconds: number
  readonly nameOf: (source: string) => string
}

const sourcesOf = ({ parts, nameOf }: Unchanged): SourceAccount[] =>
  [...Map.groupBy(parts, ({ source }) => source)].map(([source, own]) => ({
    source,
    name: nameOf(source),
    entries: sum(own, part => part.entries),
    names: sum(own, part => part.names),
    relations: sum(own, part => part.relations),
    added: 0,
    removed: 0,
    changed: 0,
    stands: true,
  }))

/** The account of files that say what stands already: looked at, and nothing else done. */
export const unchangedAccount = async (
  context: IngestContext,
  unchanged: Unchanged,
): Promise<ImportAccount> => {
  const sources = sourcesOf(unchanged)
  await recordUnchanged(
    context,
    sources.map(({ source }) => source),
  )
  const standing = await context.snapshots.current('names')
  return {
    unchanged: true,
    format: unchanged.parts[0]!.format,
    lines: 0,
    targets: undefined,
    entries: sum(sources, one => one.entries),
    names: sum(sources, one => one.names),
    relations: sum(sources, one => one.relations),
    sources,
    parties: standing?.parties ?? 0,
    pending: 0,
    refusedLinks: 0,
    accepted: [],
    notes: [],
    skipped: 0,
    snapshotId: unchanged.snapshotId,
    seconds: Math.round(unchanged.seconds * 10) / 10,
  }
}
