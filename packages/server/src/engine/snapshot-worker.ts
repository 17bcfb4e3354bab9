import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findListSource } from '@maojian/sources'
import { rowReference } from '@maojian/sources/entry/name-key'
import { IndexBuilder, type SubjectEntry } from '@maojian/screening'
import { memoryOf, type IndexPart } from '@maojian/screening/index-part'
import { parentPort, workerData } from 'node:worker_threads'
import { rowsOf, type EntryPage, type EntryRow } from '../lists/entry-rows.ts'
import { editionDays, isCurrent, sinceOf, untilOf } from './listing-days.ts'
import type { SnapshotAnswer, SnapshotMessage, SnapshotOrder } from './snapshot-messages.ts'
import { createSubjectBuilder, type ChineseName, type SubjectBuilder } from './subject-builder.ts'

const port = parentPort
if (!port) throw new Error('snapshot-worker.ts runs only as a worker thread')

const order = workerData as SnapshotOrder
const days = editionDays(order.editions)
const zhNames = Map.groupBy(order.zhNames, row => `${row.source}\n${row.reference}`)
const index = new IndexBuilder()

/** Versions that count: those readers see, or of an ended entry those it had last. */
const countingRows = (rows: readonly EntryRow[]): EntryRow[] => {
  const current = rows.filter(isCurrent)
  return (current.length > 0 ? current : [...rows]).sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0))
}

/** The day on which a list that keeps its delisted entries says that they ended. */
const statedEnd = (contents: readonly ListEntry[]): string =>
  contents.find(content => content.endsOn !== undefined)?.endsOn ?? ''

const addEntry = (builder: SubjectBuilder, all: readonly EntryRow[]): void => {
  const rows = countingRows(all)
  const { source, reference } = rows[0]!
  const contents = rows.map(row => row.content)
  const dated = contents.find(content => content.designatedOn) ?? contents[0]!
  const ended = untilOf(all, days)
  const status = ended === '' ? (contents.find(content => content.status)?.status ?? 'active') : 'delisted'
  const entry: SubjectEntry = {
    source,
    reference,
    since: sinceOf(rows[0]!, dated, days),
    until: ended === '' && status === 'delisted' ? statedEnd(contents) : ended,
    status,
  }
  for (const content of contents) builder.take({ entry, content })
  for (const name of chineseNames(source, reference, contents)) builder.takeChinese(name)
}

/**
 * Names of our own table for an entry: by its reference, and on lists that number nothing by any name it has,
 * since another edition may print another one first.
 */
const chineseNames = (source: string, reference: string, contents: readonly ListEntry[]): ChineseName[] => {
  const references = new Set([reference])
  if (reference.includes('/'))
    for (const { names, countries } of contents)
      for (const { text } of names) references.add(rowReference(text, countries[0]))
  return [...references].flatMap(one => zhNames.get(`${source}\n${one}`) ?? [])
}

const listWeight = (rows: readonly EntryRow[]): number => findListSource(rows[0]!.source)?.weight ?? 0

const takeParty = (party: string, rows: readonly EntryRow[]): void => {
  const builder = createSubjectBuilder(party)
  const entries = [...Map.groupBy(rows, row => row.id).values()]
  for (const of of entries.toSorted((a, b) => listWeight(b) - listWeight(a))) addEntry(builder, of)
  const subject = builder.finish()
  if (subject.names.length > 0) index.add(subject)
}

const takePage = (page: EntryPage): void => {
  for (const [party, rows] of Map.groupBy(rowsOf(page), row => row.party))
    if (party !== null) takeParty(party, rows)
}

const share = (): void => {
  const part = index.part()
  port.postMessage({ kind: 'part', part } satisfies SnapshotAnswer, memoryOf(part))
}

const isOwn = ({ buffer, byteLength }: Uint8Array): boolean =>
  buffer instanceof ArrayBuffer && byteLength === buffer.byteLength

const finish = (parts: readonly IndexPart[]): void => {
  for (const part of parts) index.append(part)
  const { subjects } = index
  const bytes = index.finish(order.meta)
  // Handed over, not copied: the index is the largest thing in the process.
  port.postMessage(
    { kind: 'built', bytes, subjects } satisfies SnapshotAnswer,
    isOwn(bytes) ? [bytes.buffer as ArrayBuffer] : [],
  )
}

port.on('message', (message: SnapshotMessage) => {
  if (message.kind === 'stop') return port.close()
  if (message.kind === 'finish') return finish(message.parts)
  if (message.kind === 'share') return share()
  takePage(message.page)
  port.postMessage({ kind: 'more' } satisfies SnapshotAnswer)
})
