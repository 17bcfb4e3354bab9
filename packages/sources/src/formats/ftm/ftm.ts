import { own } from '../../read/own.ts'
import { uniqueReferences } from '../../entry/name-key.ts'
import type { ListFormat, ListItem, RawFile, ReadReport } from '../../types.ts'
import { collectFtm, ftmLines } from './ftm-collect.ts'
import { danglingEntries, ftmEntries, type FtmReading } from './ftm-entry.ts'
import type { FtmLine } from './ftm-line.ts'
import { ftmRelations } from './ftm-relation.ts'
import { attachedSchemata, ignoredSchemata, partySchemata, relationSchemata } from './ftm-schema.table.ts'

const isAttachment = (line: FtmLine): boolean => {
  const property = own(attachedSchemata, line.schema)
  return property !== undefined && line.properties[property] !== undefined
}

const itemsOf = (line: FtmLine, reading: FtmReading): ListItem[] => {
  const { report } = reading
  if (isAttachment(line)) return []
  if (Object.hasOwn(relationSchemata, line.schema)) return ftmRelations(line, reading.file, report)
  if (Object.hasOwn(partySchemata, line.schema)) {
    if (line.target) return ftmEntries(line, reading)
    if (line.schema !== 'Address') report.skipped(`非目标实体：${line.caption || line.id}`)
  } else if (ignoredSchemata.has(line.schema)) report.skipped(`不涉及名单主体：${line.schema}`)
  else if (line.schema === 'Sanction') report.warn('制裁记录没有指明主体', line.id)
  else report.warn('未知的 schema', `${line.schema}（${line.id}）`)
  return []
}

/** How far a refresh of several files has come. */
interface Progress {
  lines: number
  targets: number
}

async function* readFile(file: RawFile, report: ReadReport, progress: Progress): AsyncGenerator<ListItem> {
  const known = await collectFtm(file, report)
  // Each file is a state of its own lists: the day told last holds for the parts that begin after it.
  if (/^\d{4}-\d\d-\d\d$/u.test(known.day)) report.publishedOn(known.day)
  const reading: FtmReading = { file: known, report, unique: uniqueReferences() }
  for await (const lines of ftmLines(file)) {
    for (const line of lines) {
      if (line.target) progress.targets++
      yield* itemsOf(line, reading)
    }
    progress.lines += lines.length
    report.lines(progress.lines)
    report.targets?.(progress.targets)
  }
  for (const id of known.attached.keys()) if (!known.ids.has(id)) yield* danglingEntries(id, reading)
}

/** FollowTheMoney entities as JSON lines, the export format of OpenSanctions; every file is read by itself. */
export const ftm: ListFormat = {
  id: 'ftm',
  nameZh: 'FollowTheMoney 行式 JSON',
  rank: 10,
  async *read(files, report) {
    const progress: Progress = { lines: 0, targets: 0 }
    for (const file of files) yield* readFile(file, report, progress)
  },
}
