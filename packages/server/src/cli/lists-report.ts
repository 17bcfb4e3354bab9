import type { ImportAccount } from '../ingest/import-account.ts'
import type { CommandResult } from '../control/run-command.ts'
import type { RepeatResult, VerifiedRecords } from '../features/evidence/entry.ts'
import type { RefreshOutcome } from '../ingest/refresh.ts'
import { enterpriseLines } from './enterprise-report.ts'
import { newsLines } from './news-report.ts'
import { placesLines } from './places-report.ts'
import { regulationLine, regulationLines } from './regulation-report.ts'

const healthZh: Readonly<Record<string, string>> = {
  green: '正常',
  amber: '延迟',
  red: '过期',
  grey: '未导入',
}

const unchangedLines = (account: ImportAccount): string[] => [
  `文件与现有版本完全相同，未作更新（${account.format}，用时 ${account.seconds} 秒）`,
  ...account.sources.map(one => `  ${one.name}（${one.source}）：条目 ${one.entries}，名称 ${one.names}`),
]

const notCounted = '未取代现行版本（文件没有日期、较旧或不如它完整），不参与筛查'

const accountLines = (account: ImportAccount): string[] => [
  `导入完成（${account.format}，用时 ${account.seconds} 秒）`,
  `共读取 ${account.lines} 行${account.targets === undefined ? '' : `，目标主体 ${account.targets} 个`}，名单条目 ${account.entries} 条，名称 ${account.names} 个，关系 ${account.relations} 条`,
  `归并为主体 ${account.parties} 个；待关联条目 ${account.pending} 条；因信息矛盾未归并 ${account.refusedLinks} 处`,
  ...account.sources.map(
    one =>
      `  ${one.name}（${one.source}）：条目 ${one.entries}，名称 ${one.names}，${one.stands ? `新增 ${one.added}，移除 ${one.removed}，变更 ${one.changed}` : notCounted}`,
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

const partLines = ({ account, seconds }: Extract<CommandResult, { kind: 'parts' }>): string[] => [
  `已导入 ${account.rows} 个料号（用时 ${seconds.toFixed(1)} 秒）；编码未识别而标记的 ${account.unknown} 个，未导入的 ${account.refused} 行`,
  ...account.problems
    .slice(0, mostProblems)
    .map(one => `  第 ${one.line} 行 ${one.field}：${one.text}${one.refused ? '（未导入）' : ''}`),
  ...(account.problems.length > mostProblems
    ? [`  …… 另有 ${account.problems.length - mostProblems} 处`]
    : []),
]

const evidenceLines = (found: VerifiedRecords): string[] => {
  const { chains, records, erased, decisions, waiting, sealedLater, sealedLaterOn, problems } = found
  return [
    `已核对 ${chains} 条记录链、${records} 条检索记录：${problems.length === 0 ? '完整，未被改动' : `发现 ${problems.length} 处问题`}`,
    ...(erased === 0 ? [] : [`  其中 ${erased} 条的内容已到期清除，有本系统的签名为证`]),
    `已将 ${decisions} 项命中判定与其封存的记录比对`,
    ...(waiting === 0 ? [] : [`  其中 ${waiting} 项的最近变更尚待封存`]),
    ...(sealedLater === 0
      ? []
      : [`  其中 ${sealedLater} 项作出时尚无封存，于 ${sealedLaterOn} 按当时的内容补封`]),
    ...problems.slice(0, mostProblems).map(problem => `  ${problem}`),
  ]
}

/** What a person reads after a command. */
export const reportLines = async (result: CommandResult): Promise<string[]> => {
  if (result.kind === 'import')
    return result.account.unchanged ? unchangedLines(result.account) : accountLines(result.account)
  if (result.kind === 'parts') return partLines(result)
  if (result.kind === 'places') return placesLines(result.accounts)
  if (result.kind === 'refresh') return result.outcomes.flatMap(outcomeLines)
  if (result.kind === 'regulation') return result.outcomes.map(regulationLine)
  if (result.kind === 'evidence') return evidenceLines(result.found)
  if (result.kind === 'repeat') return (await import('./repeat-report.ts')).repeatLines(result.result)
  if (result.kind === 'keys')
    return [
      `已启用新的签名密钥 ${result.activeId}；共公布 ${result.published} 把公钥，以前签发的内容仍可核验`,
      '其他服务器使用同一密钥文件，重新启动后改用新密钥。请立即备份密钥文件',
    ]
  if (result.kind === 'regulation-status') return regulationLines(result.text)
  if (result.kind === 'news-import' || result.kind === 'news-feeds') return newsLines(result)
  if (result.kind !== 'status') return enterpriseLines(result)
  const lines = result.lines.map(
    line =>
      `${line.id}\t${line.name}\t${line.starter ? '示例' : (healthZh[line.health] ?? line.health)}\t${line.entries} 条\t版本 ${line.editionDate || '—'}\t${line.reason}`,
  )
  return result.index === '' ? lines : [...lines, result.index]
}

/** The same editions answered otherwise. */
const isOtherwise = ({ manner, subjects }: RepeatResult): boolean =>
  manner !== 'gone' && subjects.some(({ isSame }) => !isSame)

/** Whether something that was asked for did not happen. */
export const hasFailed = (result: CommandResult): boolean =>
  (result.kind === 'repeat' && isOtherwise(result.result)) ||
  (result.kind === 'evidence' && result.found.problems.length > 0) ||
  (result.kind === 'news-import' && result.account.problems.length > 0) ||
  ((result.kind === 'refresh' || result.kind === 'regulation') &&
    result.outcomes.some(outcome => outcome.state === 'failed'))
