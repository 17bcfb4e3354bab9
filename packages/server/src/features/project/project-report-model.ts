import { listsSaid, rulesWords, warningWord } from '@maojian/contract/project-rules'
import { disclaimer } from '@maojian/contract/limits'
import type { PageBlock, PageCover, PageModel, PageSection } from '../../documents/page-model.ts'
import type { ReportWire } from './report-wire.ts'

type Warning = ReportWire['allWarning']['itemWarning']['warningList'][number]

const tones = { red: 'red', orange: 'orange', clear: 'green' } as const

const table = (warnings: readonly Warning[]): PageBlock => ({
  kind: 'table',
  header: ['对象', '风险', '理由', '来源与依据'],
  widths: [22, 9, 45, 24],
  rows: warnings.map(one => [
    one.type === undefined ? one.title : `${one.title}（${one.type}）`,
    warningWord(one),
    one.why,
    [one.source, one.citation].filter(text => text !== '').join('\n'),
  ]),
})

const part = (title: string, found: ReportWire['allWarning'], none: string): PageSection => {
  const filled = Object.values(found).filter(one => one.warningList.length > 0)
  return {
    title,
    blocks:
      filled.length === 0
        ? [{ kind: 'text', text: none, quiet: true }]
        : filled.flatMap((one): PageBlock[] => [
            { kind: 'heading', text: `${one.title}（${one.warningList.length}）` },
            table(one.warningList),
          ]),
  }
}

const summary = ({ warningSummaryList: [counts] }: ReportWire): PageBlock => {
  const rows = counts
    ? ([
        ['交易物项', counts.itemRisk],
        ['目的国家', counts.countryRisk],
        ['最终用户与交易相对方', counts.endUserRisk],
        ['最终用途', counts.endUseRisk],
        ['物流', counts.logisticsRisk],
        ['结算', counts.settlementRisk],
      ] as const)
    : []
  return {
    kind: 'table',
    header: ['风险类型', '高风险', '中风险'],
    widths: [50, 25, 25],
    rows: rows.map(([name, { highCount, middleCount }]) => [name, highCount, middleCount]),
  }
}

const list = (title: string, items: readonly string[], none: string): PageSection => ({
  title,
  blocks: [items.length === 0 ? { kind: 'text', text: none, quiet: true } : { kind: 'list', items }],
})

const changes = ({ changes: { previousNumber, previousTime, added, gone } }: ReportWire): PageSection =>
  list(
    '与上一份报告相比',
    [
      ...added.map(one => `新增：${one.title}，${one.why}`),
      ...gone.map(one => `不再出现：${one.title}，${one.why}`),
    ],
    previousNumber === ''
      ? '这是该项目的第一份报告。'
      : `与 ${previousNumber}（${previousTime}）相比没有变化。`,
  )

const reviewText = ({ review }: ReportWire): string =>
  review.decision === 'open'
    ? review.decisionName
    : `${review.decisionName}（${review.reviewer}，${review.reviewedAt}）：${review.reason}`

const editionLine = (one: ReportWire['lists']['editions'][number]): string =>
  `${one.shortName}：${one.publishedOn === '' ? '未注明日期' : one.publishedOn}，${one.entries} 条${one.starterData ? '（内置示例数据）' : ''}`

const coverOf = (report: ReportWire, operator: string): PageCover => ({
  ownPage: true,
  number: report.number,
  operator,
  dataVersion: `名单快照 ${report.lists.snapshot}；${rulesWords(report)}`,
  facts: [
    ['项目名称', report.projectName],
    ['填报人', report.author],
    ['检查时间', report.checkTime],
    ['高风险', `${report.highRiskCount} 项`],
    ['中风险', `${report.middleRiskCount} 项`],
    ['复核', reviewText(report)],
  ],
  seal: '盖章处',
  ...(report.verifyUrl !== '' && { code: { text: report.verifyUrl, caption: '扫码核验' } }),
})

/** The page model of a project's report. */
export const projectReportModel = (
  report: ReportWire,
  { operator, now }: { readonly operator: string; readonly now: Date },
): PageModel => ({
  title: '境外出口管制风险排查报告',
  createdAt: now.toISOString(),
  cover: coverOf(report, operator),
  head: `${report.number} ${report.projectName}`,
  foot: `贸鉴 风险报告 ${report.number}`,
  watermark: operator,
  sections: [
    {
      title: '结论',
      blocks: [
        {
          kind: 'card',
          tone: tones[report.verdict],
          title: report.headline,
          text: `高风险 ${report.highRiskCount} 项，中风险 ${report.middleRiskCount} 项，待回答 ${report.open.length} 项。${listsSaid(report.open)}`,
        },
        summary(report),
      ],
    },
    part('高风险预警', report.highWarning, '没有高风险预警。'),
    part('中风险预警', report.middleWarning, '没有中风险预警。'),
    list(
      '待回答的问题',
      report.open.map(one => one.text),
      '没有待回答的问题。',
    ),
    changes(report),
    part('全部检查项', report.allWarning, '没有检查项。'),
    list('说明', report.notes, '无。'),
    list(
      '名单版本与核验',
      [
        ...report.lists.editions.map(editionLine),
        `${rulesWords(report)}；筛查引擎 ${report.lists.engine}`,
        `核验摘要（SHA-256，含填报内容与全部结论）：${report.digest}`,
      ],
      '',
    ),
  ],
  disclaimer,
})
