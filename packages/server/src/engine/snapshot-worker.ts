import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findListSource } from '@maojian/sources'
import { rowReference } from '@maojian/sources/entry/name-key'
import { buildIndex, type Subject, type SubjectEntry } from '@maojian/screening'
import { parentPort, workerData } from 'node:worker_threads'
import type { EntryRow } from '../lists/entry-pages.ts'
import { editionDays, isCurrent, sinceOf, untilOf } from './listing-days.ts'
import type { SnapshotAnswer, SnapshotMessage, SnapshotOrder } from './snapshot-messages.ts'
import { createSubjectBuilder, type ChineseName, type SubjectBuilder } from './subject-builder.ts'

const port = parentPort
if (!port) throw new Error('snapshot-worker.ts runs only as a worker thread')

const order = workerData as SnapshotOrder
const days = editionDays(order.editions)
const zhNames = Map.groupBy(order.zhNames, row => `${row.source}\n${row.reference}`)
/** Rows of each entry by party, contents unparsed: a tenth of the memory of what they become. */
const parties = new Map<string, (readonly EntryRow[])[]>()

const takeRows = (page: readonly EntryRow[]): void => {
  for (const rows of Map.groupBy(page, row => row.id).values()) {
    const { party } = rows[0]!
    if (party === null) continue
    const known = parties.get(party)
    if (known) known.push(rows)
    else parties.set(party, [rows])
  }
}

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
  const contents = rows.map(row => JSON.parse(row.content) as ListEntry)
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

let subjects = 0

/** Subjects of all parties, one after another and counted; the rows of each are let go. */
function* buildSubjects(): Generator<Subject> {
  for (const [party, entries] of parties) {
    const builder = createSubjectBuilder(party)
    for (const rows of entries.toSorted((a, b) => listWeight(b) - listWeight(a))) addEntry(builder, rows)
    parties.delete(party)
    const subject = builder.finish()
    if (subject.names.length === 0) continue
    subjects++
    yield subject
  }
}

const finish = (): void => {
  const bytes = buildIndex(buildSubjects(), order.meta)
  const built: SnapshotAnswer = { kind: 'built', bytes, subjects }
  // Handed over, not copied: the index is the largest thing in the process.
  const own = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
  port.postMessage(built, own ? [bytes.buffer] : [])
}

port.on('message', (message: SnapshotMessage) => {
  if (message.kind === 'stop') return port.close()
  if (message.kind === 'end') return finish()
  takeRows(message.rows)
  port.postMessage({ kind: 'more' } satisfies SnapshotAnswer)
})
