import type { ContentCounts } from '../lists/content-counts.ts'
import { recordParts, type DraftDifference, type RecordPart } from '../lists/draft-difference-store.ts'

/** Largest share that a part may lose between two editions without an operator's word, of its entries and of all they say. */
const largestLoss = 0.2

/** Fewer losses than this say nothing of a short list. */
const fewestLost = 5

/** Share of the records that differ, or bear a field nobody knows, where a layout was changed rather than a party. */
const most = 0.5

/** Share, and number, of the records that differ in anything: an authority may reword half of a list, or all of a short one. */
const nearlyAll = 0.9
const fewestChanged = 20

type Held = ContentCounts & { readonly relations: number }

export interface PartCheck {
  readonly entries: number
  /** Entries of the edition before, and how many of them are gone; 0 for a first edition. */
  readonly before: number
  readonly lost: number
  readonly dayBefore: string
  readonly day: string
  /** What the edition before said, and what this one says. */
  readonly held: Held
  readonly holds: Held
  /** Entries that it adds to the list, and the newest day on which another format says who is listed; '' for none. */
  readonly added: number
  readonly newerDay: string
  /** Files of a set that the edition before was read from and this one was not. */
  readonly missingFiles: readonly string[]
  readonly difference: DraftDifference
  /** The edition before was read by this very code: what differs, differs in the file. */
  readonly sameReader: boolean
}

export interface SourceCheck {
  readonly name: string
  readonly bounds: { readonly min: number; readonly max: number } | undefined
  /** Entries of the whole list after this import. */
  readonly listed: number
  readonly parts: readonly PartCheck[]
}

const heldNames: Readonly<Record<keyof Held, string>> = {
  named: '有名称的条目',
  names: '名称',
  identifiers: '证件/编码',
  addresses: '地址',
  birthDates: '出生日期',
  relations: '关系',
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`

const entriesProblem = ({ before, lost }: PartCheck): string[] =>
  before > 0 && lost > before * largestLoss
    ? [`原有 ${before} 条中将移除 ${lost} 条（${percent(lost, before)}），超过 20%`]
    : []

const dayProblem = ({ dayBefore, day }: PartCheck): string[] => {
  if (dayBefore <= day) return []
  return day === ''
    ? [`文件没有自己的日期，不能确认它新于现有版本 ${dayBefore}`]
    : [`文件日期 ${day} 早于现有版本 ${dayBefore}`]
}

/** An older file stands beside a newer one of another format: whoever has left meanwhile would be listed again. */
const olderProblem = ({ day, newerDay, added }: PartCheck): string[] =>
  day !== '' && day < newerDay && added > 0
    ? [`文件日期 ${day} 早于另一格式的现有版本 ${newerDay}，会把其中没有的 ${added} 条重新列为有效`]
    : []

const fallsAway = (lost: number, before: number): boolean =>
  lost > 0 && lost >= Math.min(fewestLost, before) && lost > before * largestLoss

/** Entries that stay may lose what they say: names above all. */
const contentProblems = ({ held, holds }: PartCheck): string[] =>
  (Object.keys(heldNames) as (keyof Held)[]).flatMap(kind => {
    const [before, now] = [held[kind], holds[kind]]
    const lost = before - now
    return fallsAway(lost, before)
      ? [`${heldNames[kind]}由 ${before} 减为 ${now}（减少 ${percent(lost, before)}），文件可能不完整`]
      : []
  })

const partNames: Readonly<Record<RecordPart, string>> = {
  days: '列入日期',
  programmes: '制裁项目',
  countries: '国家',
  types: '主体类型',
}

/** What a record says of its party goes from many of them at once where a field was renamed. */
const fallenProblems = ({ difference: { lost } }: PartCheck): string[] =>
  recordParts.flatMap(part => {
    const { from, of } = lost[part]
    return fallsAway(from, of)
      ? [`有${partNames[part]}的 ${of} 条中 ${from} 条不再有（${percent(from, of)}），文件的字段可能已改名`]
      : []
  })

/** Who has no name is found by nobody: one is enough. */
const namelessProblem = ({ difference: { nameless, namelessFirst } }: PartCheck): string[] =>
  nameless === 0
    ? []
    : [
        `${nameless} 条原有名称的记录现在没有主名称，将查不到（${namelessFirst.join('、')}${nameless > namelessFirst.length ? ' 等' : ''}）`,
      ]

/** After an upgrade our own reading may differ everywhere; names, in most records, may not. */
const changedProblem = ({ difference, before, lost, sameReader }: PartCheck): string[] => {
  const stay = before - lost
  const { changed, renamed } = difference
  const isMost = (count: number): boolean => count >= fewestLost && count > stay * most
  if (isMost(renamed)) return [`${stay} 条中 ${renamed} 条的名称与现有版本不同，文件的字段可能已改名`]
  return sameReader && changed >= fewestChanged && changed > stay * nearlyAll
    ? [`${stay} 条中 ${changed} 条的内容与现有版本不同，文件的字段可能已改名`]
    : []
}

const setProblem = ({ missingFiles }: PartCheck): string[] =>
  missingFiles.length === 0
    ? []
    : [`现有版本还读取了 ${missingFiles.join('、')}，本次缺少，其中的内容会丢失；请把这组文件一并导入`]

const partProblems = (part: PartCheck): string[] => {
  const entries = entriesProblem(part)
  const content = entries.length > 0 ? [] : contentProblems(part)
  const records = [namelessProblem, fallenProblems, changedProblem].flatMap(problem => problem(part))
  return [...entries, ...dayProblem(part), ...olderProblem(part), ...content, ...records, ...setProblem(part)]
}

const boundsProblem = ({ bounds, listed, parts }: SourceCheck): string[] => {
  if (!bounds || parts.every(part => part.entries === 0)) return []
  if (listed < bounds.min) return [`只有 ${listed} 条，少于应有的最少 ${bounds.min} 条`]
  return listed > bounds.max ? [`有 ${listed} 条，多于应有的最多 ${bounds.max} 条`] : []
}

/** Why an operator should look at an import before it is published; empty when nothing is wrong. */
export const draftProblems = (source: SourceCheck): string[] =>
  [...source.parts.flatMap(partProblems), ...boundsProblem(source)].map(
    problem => `${source.name}：${problem}`,
  )

/** What a reader did not know, and whether it told of it already when the standing edition was read. */
export interface UnknownWord {
  readonly kind: string
  readonly example: string
  readonly count: number
  readonly known: boolean
}

/** Something that nobody knows stands in most records: it may carry what a renamed field carried. */
export const unknownProblems = (words: readonly UnknownWord[], records: number): string[] =>
  words
    .filter(({ kind, count, known }) => kind.startsWith('未知') && !known && count > records * most)
    .filter(({ count }) => count >= fewestLost)
    .map(
      ({ kind, example, count }) =>
        `${kind} 出现 ${count} 处（如 ${example}），多于记录的一半，其中的内容不会被读取`,
    )

/** What a reader says of a record of an official list that has no name. */
export const namelessKind = '没有名称的记录'

/** Who came without a name is lost, whatever number he bore before; those of the standing edition were told with it. */
export const namelessProblems = (words: readonly UnknownWord[], told: number): string[] =>
  words
    .filter(({ kind, known, count }) => kind === namelessKind && !known && count > told)
    .map(({ kind, count, example }) => `${kind} ${count} 条，将查不到（如 ${example}）`)
