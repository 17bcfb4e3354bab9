import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { buildIndex, type SubjectEntry } from '@maojian/screening'
import { parentPort, workerData } from 'node:worker_threads'
import type { EntryRow } from '../features/party/entry.ts'
import { editionDays, isCurrent, sinceOf, untilOf } from './listing-days.ts'
import type { SnapshotAnswer, SnapshotMessage, SnapshotOrder } from './snapshot-messages.ts'
import { createSubjectBuilder, type SubjectBuilder } from './subject-builder.ts'

const port = parentPort
if (!port) throw new Error('snapshot-worker.ts runs only as a worker thread')

const order = workerData as SnapshotOrder
const days = editionDays(order.editions)
const zhNames = Map.groupBy(order.zhNames, row => `${row.source}\n${row.reference}`)
const builders = new Map<string, SubjectBuilder>()

const builderOf = (party: string): SubjectBuilder => {
  const known = builders.get(party)
  if (known) return known
  const made = createSubjectBuilder(party)
  builders.set(party, made)
  return made
}

/** Versions that count: those readers see, or of an ended entry those it had last. */
const countingRows = (rows: readonly EntryRow[]): EntryRow[] => {
  const current = rows.filter(isCurrent)
  return (current.length > 0 ? current : [...rows]).sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0))
}

const takeEntry = (all: readonly EntryRow[]): void => {
  const rows = countingRows(all)
  const { party, source, reference } = rows[0]!
  if (party === null) return
  const builder = builderOf(party)
  const contents = rows.map(row => JSON.parse(row.content) as ListEntry)
  const dated = contents.find(content => content.designatedOn) ?? contents[0]!
  const until = untilOf(all, days)
  const entry: SubjectEntry = {
    source,
    reference,
    since: sinceOf(rows[0]!, dated, days),
    until,
    status: until === '' ? (contents.find(content => content.status)?.status ?? 'active') : 'delisted',
  }
  for (const content of contents) builder.take({ entry, content })
  for (const name of zhNames.get(`${source}\n${reference}`) ?? []) builder.takeChinese(name)
}

const finish = (): SnapshotAnswer => {
  const subjects = [...builders.values()]
    .map(builder => builder.finish())
    .filter(subject => subject.names.length > 0)
  builders.clear()
  return { kind: 'built', bytes: buildIndex(subjects, order.meta), subjects: subjects.length }
}

port.on('message', (message: SnapshotMessage) => {
  if (message.kind === 'end') {
    const built = finish()
    port.postMessage(built)
    port.close()
    return
  }
  for (const rows of Map.groupBy(message.rows, row => row.id).values()) takeEntry(rows)
  port.postMessage({ kind: 'more' } satisfies SnapshotAnswer)
})
