import type { ListEntry } from '@maojian/domain/entity/list-entry'
import {
  findFormat,
  FormatFault,
  isRelation,
  type ListFormat,
  type ListItem,
  type RawFile,
} from '@maojian/sources'
import { isSheet } from '@maojian/sources/xml/sheet-rows'
import { hash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { createRecordArchive, recordKey } from '../lists/record-archive.ts'
import { noContent, type ContentCounts } from '../lists/content-counts.ts'
import { starterFormat } from '../facts/starter-format.ts'
import { namelessKind } from './check-draft.ts'
import { IngestFault, operatorMessage } from './ingest-fault.ts'
import { createTally } from './read-tally.ts'
import { batchItems, openBatches, type ReadItem, type ReadMessage, type ReadOrder } from './read-messages.ts'
import { unpack } from './unpack.ts'

const port = parentPort
if (!port) throw new Error('read-worker.ts runs only as a worker thread')
const send = (message: ReadMessage): void => port.postMessage(message)

let unanswered = 0
let stopped = false
let wake: (() => void) | undefined
port.on('message', (message: { readonly kind: 'more' | 'stop' }) => {
  if (message.kind === 'stop') stopped = true
  else unanswered--
  wake?.()
})
const room = async (): Promise<void> => {
  while (unanswered >= openBatches && !stopped) await new Promise<void>(resolve => (wake = resolve))
}

const countsOf = ({ names, identifiers, addresses, birthDates }: ListEntry): ContentCounts => ({
  named: names.length > 0 ? 1 : 0,
  names: names.length,
  identifiers: identifiers.length,
  addresses: addresses.length,
  birthDates: birthDates.length,
})

const toItem = (item: ListItem, format: string, keep: (record: string) => void): ReadItem => {
  // The part bears the file's name, which is no content: a renamed file changes nothing. Nor is the record: an edition
  // may print it otherwise and say the same.
  const { part = format, asPublished = '', ...said }: ListItem & { readonly asPublished?: string } = item
  if (asPublished !== '') keep(asPublished)
  const content = JSON.stringify(said)
  return {
    source: item.source,
    part,
    reference: item.reference,
    relation: isRelation(item),
    hash: hash('sha256', content, 'base64url').slice(0, 22),
    counts: isRelation(item) ? noContent : countsOf(item),
    day: isRelation(item) ? '' : (item.designatedOn ?? ''),
    content,
  }
}

/** In a converted file a record may only point at its party; in an official one whoever has no name is found by nobody. */
const isNameless = (item: ListItem, format: string): boolean =>
  !isRelation(item) && item.names.length === 0 && format !== 'ftm'

/** A day after that of the edition is a slip of the pen: the party counts as listed, since an unknown day. */
const isFuture = (item: ListItem, day: string): boolean =>
  !isRelation(item) && (item.designatedOn ?? '') > day

const futureKind = '列入日期晚于名单日期（按日期不明处理，仍视为已列入）'

const formatOf = (id: string): ListFormat => {
  const format = id === starterFormat.id ? starterFormat : findFormat(id)
  if (!format) throw new IngestFault(`没有名为 ${id} 的格式`)
  return format
}

interface GivenFile {
  readonly file: RawFile
  /** Of the file that it came in. */
  readonly digest: string
}

const originsOf = (given: readonly GivenFile[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(given, ({ file }) => file.name)].map(([name, same]) => [
      name,
      [...new Set(same.map(({ digest }) => digest))],
    ]),
  )

/** Reads everything in one format; false when the format refused the files before its first item. */
const readAs = async (
  format: ListFormat,
  { given, today }: { readonly given: readonly GivenFile[]; readonly today: string },
): Promise<FormatFault | undefined> => {
  const files = given.map(({ file }) => file)
  const tally = createTally(lines => send({ kind: 'lines', lines }))
  const records = createRecordArchive()
  let items: ReadItem[] = []
  let read = 0
  const flush = async (): Promise<void> => {
    await room()
    unanswered++
    send({ kind: 'items', items, lines: tally.lines() })
    items = []
  }
  try {
    for await (const item of format.read(files, tally.report)) {
      if (stopped) return undefined
      if (isNameless(item, format.id)) tally.report.warn(namelessKind, item.reference)
      if (isFuture(item, tally.day() || today)) tally.report.warn(futureKind, item.reference)
      const one = toItem(item, format.id, record =>
        records.add(recordKey(item.source, item.reference), record),
      )
      tally.partBegins(one.part)
      items.push(one)
      read++
      if (items.length >= batchItems) await flush()
    }
  } catch (error) {
    if (error instanceof FormatFault && read < batchItems) return error
    throw error
  }
  if (items.length > 0) await flush()
  const summary = tally.summary()
  send({
    kind: 'end',
    records: records.finish(),
    summary: {
      ...summary,
      format: format.id,
      rank: format.rank,
      files: files.map(file => file.name),
      origins: originsOf(given),
    },
  })
  return undefined
}

/** A format of text that was handed a workbook complains of the first part in it, which nobody gave us. */
const complaintOf = (
  format: ListFormat,
  fault: FormatFault,
  { given, files }: { readonly given: string; readonly files: readonly RawFile[] },
): string =>
  isSheet(files) && fault.message.startsWith(`${files[0]!.name}：`)
    ? `${given} 是电子表格（XLSX 或 ODS），${format.nameZh}不是；请导入发布机构的 CSV 或 XML 文件`
    : fault.message

const run = async (order: ReadOrder): Promise<void> => {
  const given: GivenFile[] = []
  for (const packed of order.files) {
    const files = await unpack(packed, order.expandedLimit)
    given.push(...files.map(file => ({ file, digest: packed.digest })))
  }
  const faults: string[] = []
  for (const id of order.formats) {
    const format = formatOf(id)
    const fault = await readAs(format, { given, today: order.today })
    if (!fault) return
    const said = complaintOf(format, fault, {
      given: order.files[0]!.name,
      files: given.map(({ file }) => file),
    })
    faults.push(order.formats.length > 1 ? `按${format.nameZh}：${said}` : said)
  }
  throw new IngestFault(faults.join('；'))
}

await run(workerData as ReadOrder).catch((error: unknown) =>
  send({ kind: 'refused', message: operatorMessage(error) }),
)
// Nothing more is to come: a port with a listener would keep the thread alive.
port.close()
