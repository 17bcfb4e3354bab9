import type { HtsList } from '@maojian/domain/control/facts/control-facts'
import { htsOfText, parseHts } from '@maojian/domain/control/facts/parse-hts'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readRegulation, regulationPartTable, type RegulationPart } from '@maojian/sources'
import { holdHts } from '../facts/held-hts.ts'
import {
  compareUnits,
  currentEditions,
  currentUnits,
  publishEdition,
  type RegulationEdition,
} from '../features/regulation/entry.ts'
import { recordRawFiles } from '../lists/raw-file-store.ts'
import { withImportLock } from './import-lock.ts'
import type { IngestContext } from './ingest-context.ts'
import { IngestFault, operatorMessage } from './ingest-fault.ts'
import { incomingFile, keepRaw, type KeptFile } from './raw-store.ts'
import { unpack } from './unpack.ts'

export interface RegulationAccount {
  readonly part: RegulationPart
  readonly title: string
  readonly date: string
  readonly units: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly first: boolean
}

export interface HeldList {
  readonly list: HtsList
  readonly codes: number
}

export type RegulationOutcome =
  | { readonly file: string; readonly state: 'updated'; readonly account: RegulationAccount }
  | { readonly file: string; readonly state: 'unchanged'; readonly date: string }
  | { readonly file: string; readonly state: 'held'; readonly lists: readonly HeldList[] }
  | { readonly file: string; readonly state: 'failed'; readonly message: string }

interface DatedFile extends KeptFile {
  /** Day whose text it is. */
  readonly date: string
}

/** Share of a part's units that may vanish between two editions. */
const mostLost = 0.2

const refusals = (
  { date }: DatedFile,
  old: RegulationEdition | undefined,
  lost: number,
  before: number,
): string[] => [
  ...(old && date < old.date ? [`版本日期 ${date} 早于现有版本 ${old.date}`] : []),
  ...(before > 0 && lost / before > mostLost ? [`${before} 个单元中有 ${lost} 个将消失，超过 20%`] : []),
]

const readPacked = async (file: DatedFile): ReturnType<typeof readRegulation> => {
  const [raw, ...more] = await unpack(file)
  if (raw === undefined || more.length > 0) throw new IngestFault(`${file.name}：压缩包应只含一个文件`)
  return readRegulation(raw)
}

const importOne = async (
  { database, now }: IngestContext,
  file: DatedFile,
  accept: boolean,
): Promise<RegulationOutcome> => {
  const { db } = database
  const { part, units } = await readPacked(file)
  const old = (await currentEditions(db)).find(one => one.part === part)
  if (old?.digest === file.digest && old.date === file.date)
    return { file: file.name, state: 'unchanged', date: old.date }
  const before = await currentUnits(db, part)
  const changes = compareUnits(before, units)
  const count = (kind: string): number => changes.filter(one => one.kind === kind).length
  const counts = { added: count('added'), removed: count('removed'), changed: count('changed') }
  const problems = refusals(file, old, counts.removed, before.length)
  if (problems.length > 0 && !accept)
    throw new IngestFault(
      `${file.name}：第 ${part} 部分未更新，现有版本保留：${problems.join('；')}。核实无误后可加 --accept`,
    )
  await publishEdition(
    db,
    {
      part,
      date: file.date,
      fetchedAt: now(),
      digest: file.digest,
      url: file.url,
      units: units.length,
      ...counts,
      changes,
      note: problems.map(problem => `人工接受：${problem}`).join('；'),
    },
    units,
  )
  if (part === '746') holdHts(htsOfText(units))
  const { titleZh: title } = regulationPartTable[part]
  const account = { part, title, date: file.date, units: units.length, ...counts, first: old === undefined }
  return { file: file.name, state: 'updated', account }
}

/** Reads kept files into editions, each on its own: one that is refused leaves its part as it stands. */
export const importRegulation = (
  context: IngestContext,
  files: readonly DatedFile[],
  accept: boolean,
): Promise<RegulationOutcome[]> =>
  withImportLock(context.database, async () => {
    const outcomes: RegulationOutcome[] = []
    await recordRawFiles(context.database.db, files, context.now())
    for (const file of files) {
      context.signal?.throwIfAborted()
      context.progress(`正在读取 ${file.name}`)
      outcomes.push(
        await importOne(context, file, accept).catch((error: unknown): RegulationOutcome => {
          context.signal?.throwIfAborted()
          return { file: file.name, state: 'failed', message: operatorMessage(error) }
        }),
      )
    }
    return outcomes
  })

/** Lists of goods by customs code as a table of two columns, list and hts; tabs or commas. */
const importHts = async (path: string): Promise<RegulationOutcome> => {
  const file = basename(path)
  try {
    const lists = parseHts((await readFile(path, 'utf8')).replace(/^\uFEFF/u, '').replaceAll(',', '\t'))
    holdHts(lists)
    return {
      file,
      state: 'held',
      lists: [...lists].map(([list, codes]) => ({ list, codes: codes.size })),
    }
  } catch (error) {
    return { file, state: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

const isTable = (path: string): boolean => /\.(?:csv|tsv)$/iu.test(path)

const dayIn = (name: string): string | undefined => /\d{4}-\d{2}-\d{2}/u.exec(name)?.[0]

/** Imports local files; the day of the text comes from the file's name or from the person who imports. */
export const importRegulationFiles = async (
  context: IngestContext,
  { files, date, accept }: { files: readonly string[]; date?: string; accept: boolean },
): Promise<RegulationOutcome[]> => {
  const kept: DatedFile[] = []
  for (const path of files.filter(one => !isTable(one))) {
    const file = await keepRaw(context.raw, incomingFile(path), context.signal)
    const day = date ?? dayIn(file.name)
    if (day === undefined)
      throw new IngestFault(`${file.name}：文件名中没有版本日期，请加 --date yyyy-MM-dd（eCFR 文本的日期）`)
    kept.push({ ...file, date: day })
  }
  const held = await Promise.all(files.filter(isTable).map(importHts))
  return [...(await importRegulation(context, kept, accept)), ...held]
}
