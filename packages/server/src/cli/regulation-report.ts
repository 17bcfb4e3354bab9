import type { OfficialText } from '../features/regulation/entry.ts'
import type { RegulationOutcome } from '../ingest/import-regulation.ts'

const htsListsZh = {
  'oil-gas': '油气物项',
  industrial: '第746部分工业品',
  luxury: '第746部分奢侈品',
  'high-priority': '共同高优先级清单',
} as const

export const regulationLine = (outcome: RegulationOutcome): string => {
  if (outcome.state === 'failed') return `${outcome.file}：未导入，${outcome.message}`
  if (outcome.state === 'held')
    return `${outcome.file}：${outcome.lists.map(({ list, codes }) => `${htsListsZh[list]} ${codes} 个税号`).join('，')}`
  if (outcome.state === 'unchanged') return `${outcome.file}：与现有版本（${outcome.date}）相同`
  const { part, title, date, units, added, removed, changed, first } = outcome.account
  const difference = first ? '首个版本' : `新增 ${added}，移除 ${removed}，变更 ${changed}`
  return `15 CFR 第 ${part} 部分（${title}）版本 ${date}：${units} 个单元，${difference}`
}

const kindsZh = { added: '新增', removed: '移除', changed: '变更' } as const

/** So many lines of each account are printed; the rest is counted. */
const mostLines = 40

const capped = (lines: readonly string[]): string[] =>
  lines.length <= mostLines
    ? [...lines]
    : [...lines.slice(0, mostLines), `  …… 另有 ${lines.length - mostLines} 条`]

type Status = Pick<OfficialText, 'editions' | 'differences'>

const editionLines = ({ editions }: Status): string[] =>
  editions.flatMap(edition => [
    `  第 ${edition.part} 部分  版本 ${edition.date}  单元 ${edition.units}  摘要 ${edition.digest.slice(0, 12)}`,
    ...(edition.added === edition.units
      ? []
      : capped(
          edition.changes.map(
            one =>
              `    ${kindsZh[one.kind]} ${one.key}${one.notes.length > 0 ? `：${one.notes.join('；')}` : ''}`,
          ),
        )),
  ])

/** Editions of the official text, what they changed, and where the facts do not say the same. */
export const regulationLines = (status: Status): string[] => {
  if (status.editions.length === 0)
    return ['官方文本：尚未导入。运行 control refresh（需要外网）或 control import <eCFR XML 文件>']
  return [
    '官方文本：',
    ...editionLines(status),
    status.differences.length === 0
      ? '文本与内置事实：未发现差异'
      : `文本与内置事实有 ${status.differences.length} 处差异，判定仍按内置事实，请核对：`,
    ...capped(status.differences.map(one => `  ${one.key}：${one.textZh}`)),
  ]
}
