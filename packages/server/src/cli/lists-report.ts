import type { ImportAccount } from '../ingest/import-account.ts'
import type { IngestResult } from '../ingest/ingest-command.ts'
import type { RefreshOutcome } from '../ingest/refresh.ts'
import { regulationLine, regulationLines } from './regulation-report.ts'

const healthZh: Readonly<Record<string, string>> = {
  green: '正常',
  amber: '注意',
  red: '过期',
  grey: '未导入',
}

const accountLines = (account: ImportAccount): string[] => [
  `导入完成（${account.format}，用时 ${account.seconds} 秒）`,
  `共读取 ${account.lines} 行${account.targets === undefined ? '' : `，目标主体 ${account.targets} 个`}，名单条目 ${account.entries} 条，名称 ${account.names} 个，关系 ${account.relations} 条`,
  `归并为主体 ${account.parties} 个；待关联条目 ${account.pending} 条；因信息矛盾未归并 ${account.refusedLinks} 处`,
  ...account.sources.map(
    one =>
      `  ${one.name}（${one.source}）：条目 ${one.entries}，名称 ${one.names}，新增 ${one.added}，移除 ${one.removed}，变更 ${one.changed}`,
  ),
  ...(account.skipped > 0 ? [`另有 ${account.skipped} 行不是名单主体，已略过`] : []),
  ...account.accepted.map(problem => `人工接受：${problem}`),
  ...account.notes.map(note => `提示：${note}`),
  ...(account.snapshotId === '' ? [] : [`检索索引 ${account.snapshotId} 已发布`]),
]

const outcomeLines = (outcome: RefreshOutcome): string[] => {
  const sources = outcome.sources.join('、')
  if (outcome.state === 'failed') return [`${sources}：刷新失败，${outcome.message}`]
  if (outcome.state === 'unchanged') return [`${sources}：与现有版本相同`]
  return [`${sources}：`, ...accountLines(outcome.account)]
}

const mostProblems = 50

const partLines = ({ account, seconds }: Extract<IngestResult, { kind: 'parts' }>): string[] => [
  `已导入 ${account.rows} 个料号（用时 ${seconds.toFixed(1)} 秒）；编码未识别而标记的 ${account.unknown} 个，未导入的 ${account.refused} 行`,
  ...account.problems
    .slice(0, mostProblems)
    .map(one => `  第 ${one.line} 行 ${one.field}：${one.text}${one.refused ? '（未导入）' : ''}`),
  ...(account.problems.length > mostProblems
    ? [`  …… 另有 ${account.problems.length - mostProblems} 处`]
    : []),
]

/** What a person reads after a command. */
export const reportLines = (result: IngestResult): string[] => {
  if (result.kind === 'import') return accountLines(result.account)
  if (result.kind === 'parts') return partLines(result)
  if (result.kind === 'refresh') return result.outcomes.flatMap(outcomeLines)
  if (result.kind === 'regulation') return result.outcomes.map(regulationLine)
  if (result.kind === 'regulation-status') return regulationLines(result.text)
  return result.lines.map(
    line =>
      `${line.id}\t${line.name}\t${healthZh[line.health] ?? line.health}\t${line.entries} 条\t版本 ${line.editionDate || '—'}\t${line.reason}`,
  )
}

/** Whether something that was asked for did not happen. */
export const hasFailed = (result: IngestResult): boolean =>
  (result.kind === 'refresh' || result.kind === 'regulation') &&
  result.outcomes.some(outcome => outcome.state === 'failed')
