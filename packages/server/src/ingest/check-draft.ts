import type { ContentCounts } from '../lists/content-counts.ts'

/** Largest share that a part may lose between two editions without an operator's word, of its entries and of all they say. */
const largestLoss = 0.2

/** Fewer losses than this say nothing of a short list. */
const fewestLost = 5

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

/** Entries that stay may lose what they say: names above all. */
const contentProblems = ({ held, holds }: PartCheck): string[] =>
  (Object.keys(heldNames) as (keyof Held)[]).flatMap(kind => {
    const [before, now] = [held[kind], holds[kind]]
    const lost = before - now
    return lost >= Math.min(fewestLost, before) && lost > before * largestLoss
      ? [`${heldNames[kind]}由 ${before} 减为 ${now}（减少 ${percent(lost, before)}），文件可能不完整`]
      : []
  })

const setProblem = ({ missingFiles }: PartCheck): string[] =>
  missingFiles.length === 0
    ? []
    : [`现有版本还读取了 ${missingFiles.join('、')}，本次缺少，其中的内容会丢失；请把这组文件一并导入`]

const partProblems = (part: PartCheck): string[] => {
  const entries = entriesProblem(part)
  const content = entries.length > 0 ? [] : contentProblems(part)
  return [...entries, ...dayProblem(part), ...olderProblem(part), ...content, ...setProblem(part)]
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
