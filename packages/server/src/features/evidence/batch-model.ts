import { batchScope, disclaimer } from '@maojian/contract/limits'
import { verdictOfFile } from '@maojian/domain/vocabulary/counterparty-field'
import type { PageBlock, PageModel, PageSection } from '../../documents/page-model.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { ReportedRow } from '../screening/entry.ts'
import { holdsSample } from '../source/entry.ts'
import type { AnsweringLists } from './answering-lists.ts'
import type { KeptBatch, RecordContent } from './record-content.ts'

export interface BatchReport {
  readonly content: RecordContent
  readonly batch: KeptBatch
  readonly lists: AnsweringLists
  /** Seal of the record. */
  readonly seal: string
  readonly organisation: string
  /** Who has the report made. */
  readonly operator: string
  readonly createdAt: Date
  readonly rows: ReadonlyMap<1 | 2 | 9, readonly ReportedRow[]>
  /** What of the file was not screened, in words; '' where all of it was. */
  readonly unread: string
}

const minute = (moment: Date): string => `${shanghaiMinute(moment)}（北京时间）`

/** As much of a seal as a foot holds. */
const sealLength = 16

const counted = (count: number): string => count.toLocaleString('zh-CN')

const resultSection = ({ content, batch, unread }: BatchReport): PageSection => {
  const { rows, hits, possible, unasked, clear } = batch
  const verdict = verdictOfFile(batch)
  return {
    title: '筛查结果',
    blocks: [
      ...(content.warning === ''
        ? []
        : [
            {
              kind: 'card' as const,
              tone: 'orange' as const,
              title: content.warning,
              text: '未发现不能作为结论。',
            },
          ]),
      {
        kind: 'card',
        tone: verdict === 1 ? 'red' : verdict !== 0 || content.warning !== '' ? 'orange' : 'green',
        title:
          verdict === 0
            ? '全部行均未发现名单主体'
            : `命中 ${counted(hits)} 行，可能 ${counted(possible)} 行，未筛查 ${counted(unasked)} 行`,
        text: `共 ${counted(rows)} 行，其中未发现 ${counted(clear)} 行。${unread === '' ? '' : `${unread}。`}${batchScope}`,
      },
      {
        kind: 'table',
        header: ['结论', '行数', '含义'],
        widths: [16, 14, 70],
        rows: [
          ['命中', hits, `得分 ${content.settings.hit} 及以上且无相反信息`],
          ['可能', possible, `得分 ${content.settings.possible} 及以上，须逐一核对`],
          ['未筛查', unasked, '缺少名称，或名称过于常见、过长、是公式、是小计一类的行，不能据此得出结论'],
          ['未发现', clear, `没有得分达到 ${content.settings.possible} 的名单主体`],
        ],
      },
    ],
  }
}

const settingsSection = ({ content, seal }: BatchReport): PageSection => ({
  title: '口径与核验',
  blocks: [
    {
      kind: 'keyValues',
      rows: [
        ['筛查完成时间', minute(new Date(content.at))],
        ['筛查操作人', content.operator.name],
        [
          '阈值',
          `命中 ≥ ${content.settings.hit} 分，可能 ${content.settings.possible}–${content.settings.hit} 分`,
        ],
        ['名单日期', '当前有效的名单'],
        ['引擎', content.engine],
        ['名单快照', content.snapshot],
        ['检索记录', content.id],
        ['链上封印', seal],
      ],
    },
  ],
})

const listSection = ({ lists }: BatchReport): PageSection => ({
  title: `名单与版本（${lists.lists.length} 份）`,
  blocks: [
    {
      kind: 'table',
      header: ['名单', '版本', '发布日期', '条目', '官方文件摘要（SHA-256）'],
      widths: [30, 9, 13, 9, 39],
      rows: lists.lists.map(list => [
        list.starter ? `${list.name}（内置示例）` : list.name,
        list.edition,
        list.publishedOn || '—',
        list.entries,
        list.digest || '—',
      ]),
    },
    ...(lists.missing ? [{ kind: 'text' as const, text: `${lists.missing}。`, quiet: true }] : []),
  ],
})

const decisionWords = ({ decision }: ReportedRow): string =>
  decision
    ? `${decision.sameName}（${decision.stateName}）：${decision.reason}。${decision.author}，${decision.decidedAt}`
    : '尚未处置'

const asked = ({ name, reference }: ReportedRow): string =>
  reference === '' ? name : `${name}（${reference}）`

const foundTable = (rows: readonly ReportedRow[]): PageBlock => ({
  kind: 'table',
  header: ['行', '所问', '得分', '名单主体', '名单与效果', '依据', '处置'],
  widths: [6, 18, 6, 18, 15, 20, 17],
  rows: rows.map(row => {
    const { score, party, partyZh, partyId, lists, effect = '', reason } = row.answer
    return [
      row.line,
      asked(row),
      partyId === '' ? '—' : score,
      partyId === ''
        ? '—'
        : `${party}${partyZh === '' || partyZh === party ? '' : ` ${partyZh}`}（${partyId}）`,
      [lists, effect].filter(Boolean).join('；'),
      reason,
      decisionWords(row),
    ]
  }),
})

const unaskedTable = (rows: readonly ReportedRow[]): PageBlock => ({
  kind: 'table',
  header: ['行', '所问', '原因'],
  widths: [8, 40, 52],
  rows: rows.map(row => [row.line, asked(row), row.answer.reason]),
})

const rowSection = (
  title: string,
  count: number,
  { rows, table }: { rows: readonly ReportedRow[]; table: typeof foundTable },
): PageSection[] =>
  count === 0
    ? []
    : [
        {
          title: `${title}（${counted(count)} 行）`,
          blocks: [
            table(rows),
            ...(count > rows.length
              ? [
                  {
                    kind: 'text' as const,
                    text: `列出前 ${counted(rows.length)} 行，其余 ${counted(count - rows.length)} 行见筛查结果表（XLSX 或 CSV）。`,
                    quiet: true,
                  },
                ]
              : []),
          ],
        },
      ]

/** A finished batch for whoever answers for it: by what it was screened, what came of it, what was decided. */
export const batchModel = (report: BatchReport): PageModel => {
  const { content, batch, rows } = report
  const of = (verdict: 1 | 2 | 9) => rows.get(verdict) ?? []
  return {
    title: '批量筛查报告',
    createdAt: report.createdAt.toISOString(),
    landscape: true,
    head: content.warning === '' ? '贸鉴 批量筛查报告' : content.warning,
    foot: `${content.id}；封印 ${report.seal.slice(0, sealLength)}`,
    watermark: holdsSample(report.lists.lists) ? '示例数据' : report.organisation,
    cover: {
      ownPage: true,
      number: content.id,
      operator: report.operator,
      dataVersion: `名单快照 ${content.snapshot}`,
      facts: [
        ['机构', report.organisation],
        ['文件', content.title],
        ['行数', counted(batch.rows)],
        ['筛查操作人', content.operator.name],
        ['筛查完成时间', minute(new Date(content.at))],
        [
          '结果',
          `命中 ${counted(batch.hits)}，可能 ${counted(batch.possible)}，未筛查 ${counted(batch.unasked)}，未发现 ${counted(batch.clear)}`,
        ],
        ['阈值', `命中 ≥ ${content.settings.hit}，可能 ≥ ${content.settings.possible}`],
        ['名单', `${report.lists.lists.length} 份，版本见内页`],
      ],
    },
    disclaimer,
    sections: [
      resultSection(report),
      settingsSection(report),
      ...rowSection('命中', batch.hits, { rows: of(1), table: foundTable }),
      ...rowSection('可能', batch.possible, { rows: of(2), table: foundTable }),
      ...rowSection('未筛查', batch.unasked, { rows: of(9), table: unaskedTable }),
      listSection(report),
      { title: '', blocks: [{ kind: 'seal', words: '（盖章处）' }] },
    ],
  }
}
