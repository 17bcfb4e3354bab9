import { findListSource } from '@maojian/sources'
import { publishIndex } from '../engine/publish-index.ts'
import { resolveParties } from '../features/party/entry.ts'
import { draftDifference } from '../lists/draft-difference-store.ts'
import { updateStatistics } from '../lists/draft-store.ts'
import { recordRawFiles } from '../lists/raw-file-store.ts'
import { recordFailure } from '../lists/source-store.ts'
import { shanghaiDay } from '../shanghai-day.ts'
import { discardDrafts } from './discard-drafts.ts'
import {
  draftProblems,
  namelessProblems,
  unknownProblems,
  type PartCheck,
  type SourceCheck,
  type UnknownWord,
} from './check-draft.ts'
import { sourceOutcome, type PartOutcome, type SourceOutcome } from './draft-outcome.ts'
import { importAccount, type ImportAccount } from './import-account.ts'
import { withImportLock } from './import-lock.ts'
import type { IngestContext } from './ingest-context.ts'
import { IngestFault, operatorMessage } from './ingest-fault.ts'
import { endMissing } from './part-draft.ts'
import { describeDrafts, publishEditions } from './publish-editions.ts'
import { readPartName } from './part-identity.ts'
import { incomingBytes, keepRaw, type KeptFile } from './raw-store.ts'
import { readFiles, type ReadFiles } from './read-files.ts'
import type { ReadSummary } from './read-messages.ts'
import { createStage, type Stage } from './stage.ts'
import { readerDigest } from './reader-digest.ts'
import { findUnchanged, unchangedAccount } from './unchanged-import.ts'
import { expandedLimit } from './unpack.ts'

export interface ImportRequest {
  /** The list that must be among what is read; undefined where a format brings whatever lists it holds. */
  readonly source: string | undefined
  /** Formats to try, richest first. */
  readonly formats: readonly string[]
  readonly files: readonly KeptFile[]
  /** An operator has looked at what the rules refuse. */
  readonly accept: boolean
  /** The caller imports more and builds the index once, at the end. */
  readonly deferIndex?: boolean
}

interface Draft {
  readonly summary: ReadFiles
  readonly outcomes: readonly SourceOutcome[]
  readonly notes: readonly string[]
}

const nameOf = (source: string): string => findListSource(source)?.nameZh ?? source

const progressOf = (context: IngestContext) => {
  let told = 0
  return (lines: number): void => {
    if (lines - told < 20_000 && told > 0) return
    told = lines
    context.progress(`正在读取：已读 ${lines} 行`)
  }
}

const readAll = async (context: IngestContext, request: ImportRequest, stage: Stage): Promise<ReadFiles> => {
  const { signal } = context
  const { formats, files } = request
  const order = { formats, files, expandedLimit, today: shanghaiDay(context.now()) }
  const summary = await readFiles(order, { items: stage.take, progress: progressOf(context), signal })
  await stage.finish()
  for (const { state, parts } of stage.sources.values())
    for (const part of parts.values()) await endMissing(part, state, stage.writer)
  await stage.writer.flush()
  return summary
}

const countOf = (stage: Stage): number =>
  [...stage.sources.values()]
    .flatMap(source => [...source.parts.values()])
    .reduce((sum, part) => sum + part.seen.size + part.seenRelations.size + part.duplicates, 0)

/** What no operator may wave through: there is nothing to publish, or the file contradicts itself. */
const refuseUnusable = ({ source }: ImportRequest, stage: Stage, summary: ReadSummary): void => {
  const items = countOf(stage)
  if (items === 0) throw new IngestFault('文件中没有任何名单条目，未作更新')
  if (source !== undefined && !stage.sources.has(source))
    throw new IngestFault(`文件中没有“${nameOf(source)}”的条目，未作更新`)
  const skipped = summary.skipped.reduce((sum, one) => sum + one.count, 0)
  if (summary.stated !== undefined && summary.stated !== items + skipped)
    throw new IngestFault(`文件自述 ${summary.stated} 条，实际读到 ${items + skipped} 条，文件可能不完整`)
}

const dayMs = 86_400_000

/** An edition of the future would shut out every real one until then; no operator may wave it through. */
const refuseFuture = (outcomes: readonly SourceOutcome[], now: Date): void => {
  const tomorrow = shanghaiDay(new Date(now.getTime() + dayMs))
  for (const { source, parts } of outcomes)
    for (const { day } of parts)
      if (day > tomorrow)
        throw new IngestFault(
          `${nameOf(source)}：文件日期 ${day} 在将来，日期有误，未作更新；请核对文件与本机日期`,
        )
}

/** Names of the files that are read, and those under which the parts they go on with first came. */
const originsOf = (stage: Stage, files: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...files,
    ...[...stage.sources.values()].flatMap(({ parts }) =>
      [...parts.keys()].map(part => readPartName(part).file),
    ),
  ])

/** A file that used to bring a part and now brings nothing of it has lost all of it. */
const vanishedParts = (stage: Stage, { files, format }: ReadSummary): string[] => {
  const origins = originsOf(stage, files)
  return [...stage.sources.values()].flatMap(({ source, state, parts }) =>
    state.parts
      .filter(known => known.active && known.format === format && !parts.has(known.part))
      .filter(known => readPartName(known.part).content !== '' && origins.has(readPartName(known.part).file))
      .map(known => `${nameOf(source)}：文件中不再有 ${known.part} 的任何条目`),
  )
}

/** Of a list that one set of files brings as one part: the files of the set that did not come this time. */
const missingFiles = ({ draft, filesBefore }: PartOutcome, { files }: ReadSummary): readonly string[] => {
  const isSet = readPartName(draft.part).content === ''
  if (!isSet || files.length >= filesBefore.length) return []
  const now = new Set(files.map(file => file.toLowerCase()))
  return filesBefore.filter(file => !now.has(file.toLowerCase()))
}

/** Our excerpt and converted files need not carry a whole list: there only the upper bound counts. */
const boundsOf = (source: string, format: string): SourceCheck['bounds'] => {
  const bounds = findListSource(source)?.bounds
  return bounds && (format === 'starter' || format === 'ftm') ? { min: 0, max: bounds.max } : bounds
}

const partCheck = async (
  { db }: IngestContext['database'],
  part: PartOutcome,
  summary: ReadSummary,
): Promise<PartCheck> => ({
  ...part,
  day: part.orderDay,
  holds: { ...part.draft.counts, relations: part.relations },
  missingFiles: missingFiles(part, summary),
  difference: await draftDifference(db, part.draft),
  sameReader: part.readerBefore === readerDigest(),
})

/** A word that was told and let through with the edition before is known. */
const wordsOf = ({ outcomes, summary }: Draft): UnknownWord[] => {
  const notes = outcomes.flatMap(({ parts }) => parts.map(part => part.noteBefore))
  return summary.warnings.map(warning => ({
    ...warning,
    known: notes.some(note => note.includes(`${warning.kind} `)),
  }))
}

/** What the file as a whole tells, beside what its lists lost. */
const fileProblems = (draft: Draft, checks: readonly PartCheck[]): string[] => {
  const words = wordsOf(draft)
  const records = draft.outcomes.reduce((sum, { read }) => sum + read, 0)
  const told = checks.reduce((sum, { difference }) => sum + difference.nameless, 0)
  const isFirst = checks.every(({ before }) => before === 0)
  return [...unknownProblems(words, records), ...(isFirst ? [] : namelessProblems(words, told))]
}

const checkDraft = async (
  { database }: IngestContext,
  request: ImportRequest,
  [stage, draft]: [Stage, Draft],
): Promise<string[]> => {
  const { summary, outcomes } = draft
  const all: string[] = []
  const checks: PartCheck[] = []
  for (const { source, listed, parts } of outcomes) {
    const own: PartCheck[] = []
    for (const part of parts) own.push(await partCheck(database, part, summary))
    all.push(
      ...draftProblems({
        name: nameOf(source),
        bounds: boundsOf(source, summary.format),
        listed,
        parts: own,
      }),
    )
    checks.push(...own)
  }
  all.push(...fileProblems(draft, checks), ...vanishedParts(stage, summary))
  if (all.length > 0 && !request.accept)
    throw new IngestFault(`${all.join('；')}。已保留现有版本；核实无误后可加 --accept 重新导入`)
  return all
}

const notesOf = (summary: ReadSummary): string[] =>
  summary.warnings.map(({ kind, example, count }) => `${kind} ${count} 处（如 ${example}）`)

const stageDraft = async (context: IngestContext, request: ImportRequest): Promise<[Stage, Draft]> => {
  const raw = request.files.map(file => file.digest)
  const stage = createStage(context.database, { fetchedAt: context.now(), raw })
  const summary = await readAll(context, request, stage)
  refuseUnusable(request, stage, summary)
  const fetched = request.files.every(file => file.url !== '')
  const fetchedOn = fetched ? shanghaiDay(context.now()) : ''
  const outcomes = [...stage.sources.values()].map(source => sourceOutcome(source, { summary, fetchedOn }))
  return [stage, { summary, outcomes, notes: notesOf(summary) }]
}

/** Keeps the records as they were published beside the official files, and tells their digest. */
const keepRecords = async (context: IngestContext, { records }: ReadFiles): Promise<string> => {
  if (records === undefined) return ''
  const kept = await keepRaw(context.raw, incomingBytes('records', records), context.signal)
  await recordRawFiles(context.database.db, [kept], context.now())
  return kept.digest
}

const publish = async (context: IngestContext, request: ImportRequest): Promise<ImportAccount> => {
  const started = performance.now()
  const [stage, draft] = await stageDraft(context, request)
  refuseFuture(draft.outcomes, context.now())
  const accepted = await checkDraft(context, request, [stage, draft])
  const note = [...accepted.map(problem => `人工接受：${problem}`), ...draft.notes].join('；')
  const records = await keepRecords(context, draft.summary)
  await describeDrafts(context.database.db, draft.outcomes, {
    summary: draft.summary,
    note,
    records,
    reader: readerDigest(),
  })
  context.progress('正在归并主体')
  const changes = await resolveParties(context.database, context.signal)
  context.signal?.throwIfAborted()
  await publishEditions(context, draft.outcomes, changes)
  await updateStatistics(context.database.db)
  const index = request.deferIndex ? undefined : await publishIndex(context)
  const seconds = (performance.now() - started) / 1000
  return importAccount({ ...draft, accepted, changes, index, seconds, nameOf })
}

/** Exactly what stands: no edition is made of it; an index that an interrupted import left behind is. */
const importUnchanged = async (
  context: IngestContext,
  request: ImportRequest,
): Promise<ImportAccount | undefined> => {
  const started = performance.now()
  const parts = await findUnchanged(context, request)
  if (parts === undefined) return undefined
  const index = request.deferIndex ? undefined : await publishIndex(context)
  const seconds = (performance.now() - started) / 1000
  return unchangedAccount(context, { parts, snapshotId: index?.id ?? '', seconds, nameOf })
}

/**
 * One import: read, compare, check, resolve, publish, index. Whatever goes wrong before the pointer moves leaves
 * the present editions as they are and removes the drafts.
 */
export const importLists = (context: IngestContext, request: ImportRequest): Promise<ImportAccount> =>
  withImportLock(context.database, async () => {
    await discardDrafts(context.database)
    await recordRawFiles(context.database.db, request.files, context.now())
    try {
      return (await importUnchanged(context, request)) ?? (await publish(context, request))
    } catch (error) {
      await discardDrafts(context.database).catch(() => undefined)
      if (request.source !== undefined && !context.signal?.aborted)
        await recordFailure(context, request.source, operatorMessage(error)).catch(() => undefined)
      throw error
    }
  })
