import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { enterpriseFormats, findEnterpriseFormat } from '@maojian/sources'
import { withAdvisoryLock, type AdvisoryLock } from '../db/advisory-lock.ts'
import {
  beginImport,
  findSource,
  finishImport,
  listSources,
  namelessEnds,
  publishGraph,
  readRegister,
  removeSource,
  saveEnterprises,
  saveRelations,
  type ImportRun,
  type ToldColumns,
} from '../features/enterprise/entry.ts'
import { createEnterpriseTally, mostProblems, type EnterpriseCounts } from './enterprise-tally.ts'
import type { IngestContext } from './ingest-context.ts'
import { IngestFault } from './ingest-fault.ts'
import { incomingFile, keepRaw, type KeptFile } from './raw-store.ts'
import { unpack } from './unpack.ts'

export interface EnterpriseImport {
  readonly format: string
  /** Name of the source; by default the format and the name of the first file without its date. */
  readonly source?: string
  readonly sample?: boolean
  /** Columns of a register, as the person says. */
  readonly columns?: ToldColumns
}

export interface EnterpriseAccount extends EnterpriseCounts {
  readonly source: string
  readonly format: string
  readonly unchanged: boolean
  /** What the source holds now. */
  readonly held: { readonly enterprises: number; readonly relations: number }
  /** Relations that this file no longer tells. */
  readonly ended: number
  /** Sample packs that gave way to real data. */
  readonly removed: readonly string[]
  readonly snapshotId: string
  readonly seconds: number
}

/** One import of enterprises at a time: two could take one new company for two. */
const enterpriseLock: AdvisoryLock = {
  number: 7_260_317,
  busy: () => new IngestFault('另一个企业数据导入正在进行，请稍后再试'),
}

/** Register files are packed tighter than lists. */
const expandedLimit = 64 * 1024 ** 3

/** A table of a register; the other formats are streams of the sources. */
const register = 'register'
const formatNames = (): string => [...enterpriseFormats.map(one => one.id), register].join('、')

/** `20260801-gleif-goldencopy-lei2.xml.gz` and the one of next week are editions of one source. */
const sourceKey = (format: string, { name }: KeptFile): string => {
  const bare = name
    .replace(/(?:\.(?:gz|zip|jsonl?|xml|csv|xlsx|ftm|ndjson))+$/giu, '')
    .replace(/\d{4}-?\d{2}-?\d{2}(?:[-T_]?\d{4,6})?/gu, '')
    .replace(/[-_.\s]+/gu, '-')
    .replace(/^-|-$/gu, '')
  return `${format}:${bare === '' ? '默认' : bare}`.slice(0, 200)
}

async function* itemsOf(file: KeptFile, asked: EnterpriseImport): AsyncGenerator<EnterpriseItem[]> {
  if (asked.format === register) {
    yield* readRegister(file, asked.columns ?? {})
    return
  }
  const format = findEnterpriseFormat(asked.format)
  if (!format) throw new IngestFault(`没有“${asked.format}”这种企业数据格式，应为 ${formatNames()} 之一`)
  for (const raw of await unpack(file, expandedLimit)) yield* format.read(raw)
}

const spaceOf = (format: string, key: string): string =>
  format === register ? 'uscc' : (findEnterpriseFormat(format)?.space ?? `pack:${key}`)

const batchRows = 1000

/** Writes a batch in pieces that short transactions hold, enterprises before what relates them. */
const save = async (
  { database: { db } }: IngestContext,
  run: ImportRun,
  { enterprises, relations }: ReturnType<ReturnType<typeof createEnterpriseTally>['take']>,
): Promise<void> => {
  for (let at = 0; at < enterprises.length; at += batchRows)
    await saveEnterprises(db, run, enterprises.slice(at, at + batchRows))
  for (let at = 0; at < relations.length; at += batchRows)
    await saveRelations(db, run, relations.slice(at, at + batchRows))
}

/** Readers give what a piece of the file held: a statement to the database is worth more rows. */
async function* gathered(batches: AsyncGenerator<EnterpriseItem[]>): AsyncGenerator<EnterpriseItem[]> {
  let kept: EnterpriseItem[] = []
  for await (const items of batches) {
    kept.push(...items)
    if (kept.length < batchRows) continue
    yield kept
    kept = []
  }
  if (kept.length > 0) yield kept
}

type Tell = (read: number, note: string) => Promise<void> | void

const readInto = async (
  context: IngestContext,
  {
    run,
    files,
    asked,
    tell,
  }: { run: ImportRun; files: readonly KeptFile[]; asked: EnterpriseImport; tell: Tell },
): Promise<EnterpriseCounts> => {
  const tally = createEnterpriseTally()
  for (const file of files)
    for await (const items of gathered(itemsOf(file, asked))) {
      context.signal?.throwIfAborted()
      await save(context, run, tally.take(file.name, items))
      const { enterprises, relations, faults } = tally.counts()
      await tell(
        enterprises + relations,
        `${file.name}：企业 ${enterprises}，关系 ${relations}，有误 ${faults}`,
      )
    }
  return tally.counts()
}

const needRows = (counts: EnterpriseCounts): void => {
  if (counts.enterprises + counts.relations > 0) return
  const [first] = counts.problems
  throw new IngestFault(
    first
      ? `没有可导入的行：共 ${counts.faults} 行有误，例如 ${first.file} 第 ${first.line} 行：${first.reason}`
      : '文件里没有企业，也没有关系',
  )
}

/** What a relation names and no file tells of is told, since no list can be compared with it; FollowTheMoney names records of lists. */
const withNameless = async (
  { database: { db } }: IngestContext,
  { source, format, counts }: { source: number; format: string; counts: EnterpriseCounts },
): Promise<EnterpriseCounts> => {
  const { count, ends } =
    format === 'ftm' ? { count: 0, ends: [] } : await namelessEnds(db, source, mostProblems)
  const told = ends.map(({ reference, relations }) => ({
    file: `“${reference}”`,
    line: 0,
    reason: `只在 ${relations} 条关系中出现，没有文件载明其名称，无法与名单比对`,
    refused: false,
  }))
  const problems = [...counts.problems, ...told].slice(0, mostProblems)
  return { ...counts, notes: counts.notes + count, problems }
}

/** Real data takes the place of samples. */
const removeSamples = async ({ database: { db } }: IngestContext): Promise<string[]> => {
  const samples = (await listSources(db)).filter(one => one.sample && one.enterprises > 0)
  for (const { key } of samples) await removeSource(db, key)
  return samples.map(({ key }) => key)
}

const importKept = async (
  context: IngestContext,
  files: readonly KeptFile[],
  asked: EnterpriseImport & { readonly key: string; readonly tell: Tell },
): Promise<Omit<EnterpriseAccount, 'snapshotId' | 'seconds'>> => {
  const { database, now } = context
  const { key, format, sample = false } = asked
  const digest = files
    .map(one => one.digest)
    .sort()
    .join()
  const old = await findSource(database.db, key)
  const none = { enterprises: 0, relations: 0, faults: 0, notes: 0, skipped: {}, problems: [] }
  // What was refused once may be read by now.
  if (old?.digest === digest && old.faults === 0)
    return { source: key, format, unchanged: true, held: old, ended: 0, removed: [], ...none }
  const { id, run } = await beginImport(database.db, { key, format, sample, now: now() })
  try {
    const into = { source: id, run, space: spaceOf(format, key) }
    const read = await readInto(context, { run: into, files, asked, tell: asked.tell })
    needRows(read)
    const counts = await withNameless(context, { source: id, format, counts: read })
    const names = files.map(one => one.name).join('、')
    const done = {
      id,
      run,
      digest,
      files: names,
      faults: counts.faults,
      problems: counts.problems,
      now: now(),
    }
    const { ended, ...held } = await finishImport(database.db, done)
    const removed = sample ? [] : await removeSamples(context)
    return { source: key, format, unchanged: false, held, ended, removed, ...counts }
  } catch (error) {
    // What a first import brought goes with it; of a later one the rows that were read stand already.
    if (!old) await removeSource(database.db, key)
    throw error
  }
}

const heldOf = ({ enterprises, relations }: { enterprises: number; relations: number }) => ({
  enterprises,
  relations,
})

/** Imports files of one source into the enterprise graph: every row is taken or told, the same files twice change nothing. */
const importEnterprises = async (
  context: IngestContext,
  files: readonly KeptFile[],
  asked: EnterpriseImport & { readonly tell?: Tell },
): Promise<EnterpriseAccount> => {
  const started = performance.now()
  const [first] = files
  if (!first) throw new IngestFault('没有给出文件')
  const key = asked.source ?? sourceKey(asked.format, first)
  const tell = asked.tell ?? ((_read, note) => context.progress(note))
  const account = await withAdvisoryLock(context.database, enterpriseLock, () =>
    importKept(context, files, { ...asked, key, tell }),
  )
  const { id } = await publishGraph({
    ...context,
    tell: (_done, note) => context.progress(`正在生成企业图谱：${note}`),
  })
  const seconds = (performance.now() - started) / 1000
  return { ...account, held: heldOf(account.held), snapshotId: id, seconds }
}

/** The same for files of this machine. */
export const importEnterpriseFiles = async (
  context: IngestContext,
  { paths, ...asked }: EnterpriseImport & { readonly paths: readonly string[] },
): Promise<EnterpriseAccount> => {
  const files: KeptFile[] = []
  for (const path of paths) files.push(await keepRaw(context.raw, incomingFile(path), context.signal))
  return importEnterprises(context, files, asked)
}
