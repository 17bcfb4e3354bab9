import type { determineLicence as call } from '@maojian/contract/calls/determination'
import type * as z from 'zod'
import type { PageBlock, PageModel } from '../../documents/page-model.ts'
import { riskTone } from './report-tone.ts'

type Reply = z.output<typeof call.reply>
type Verdict = Reply['china']

/** What a determination was made on, and by what; printed so that it can be made again. */
export interface ReportBasis {
  readonly inputs: readonly (readonly [label: string, value: string])[]
  /** Day of the facts that decided. */
  readonly factsDay: string
  /** Editions of the imported official text, for reading beside it. */
  readonly editions: string
  readonly digest: string
  readonly createdAt: Date
  /** The same, as people read it. */
  readonly createdText: string
}

const proofTable = (proof: Verdict['proof']): PageBlock => ({
  kind: 'table',
  header: ['步骤', '判断', '出处', '效果'],
  widths: [13, 49, 22, 16],
  rows: proof.map(step => [
    step.stageName,
    step.sentence,
    step.citation,
    `${step.effectName}（${step.kindName}）`,
  ]),
})

const list = (title: string, items: readonly string[], none: string): PageBlock[] => [
  { kind: 'heading', text: title },
  items.length === 0 ? { kind: 'text', text: none, quiet: true } : { kind: 'list', items },
]

const states = { met: '已满足', unmet: '不满足', confirm: '待确认' } as const

const exceptions = (all: Reply['exceptions']): PageBlock[] => [
  { kind: 'heading', text: '许可例外' },
  ...(all.length === 0
    ? [{ kind: 'text' as const, text: '没有需要或可以考虑的例外。', quiet: true }]
    : [
        {
          kind: 'table' as const,
          header: ['例外', '状态', '条件'],
          widths: [22, 20, 58],
          rows: all.map(one => [
            `${one.symbol}（${one.citation}）`,
            one.stateName,
            one.conditions.map(condition => `${condition.text}〔${states[condition.state]}〕`).join('\n'),
          ]),
        },
      ]),
]

const hitStates = { counted: '计入', open: '待核对', dismissed: '已确认不是' } as const

const endUser = ({ endUser: user }: Reply): PageBlock[] =>
  !user.screened
    ? [
        { kind: 'heading', text: '最终用户' },
        { kind: 'text', text: '未筛查最终用户：按当事方未列名的假定判定。', quiet: true },
      ]
    : [
        { kind: 'heading', text: `最终用户筛查：${user.name}` },
        ...(user.hits.length === 0
          ? [{ kind: 'text' as const, text: '在已导入的名单中未发现相同或相近的名称。' }]
          : [
              {
                kind: 'table' as const,
                header: ['名单主体', '名单与编号', '得分', '处理'],
                widths: [34, 38, 10, 18],
                rows: user.hits.map(hit => [
                  [hit.name, hit.nameZh].filter(text => text !== '').join(' '),
                  hit.lists.map(one => `${one.shortName} ${one.reference}`).join('\n'),
                  String(hit.score),
                  hitStates[hit.state],
                ]),
              },
            ]),
        {
          kind: 'text',
          text: `名单快照 ${user.snapshotId}，发布于 ${user.publishedAt.replace('T', ' ').slice(0, 16)}（UTC）`,
          quiet: true,
        },
      ]

const questionLine = (one: Reply['questions'][number]): string => {
  const answer = one.answer === '' ? '未回答' : { yes: '是', no: '否', unclear: '不清楚' }[one.answer]
  return `${one.blocking ? '影响结论：' : ''}${one.text}（${one.citation}）〔${answer}〕`
}

const itemOf = ({ eccn, paragraph }: Reply): string => (paragraph === '' ? eccn : `${eccn}.${paragraph}`)

/** One page model of a determination: the same words as on the screen. */
export const reportModel = (found: Reply, basis: ReportBasis): PageModel => ({
  title: '出口许可判定书',
  foot: `贸鉴 出口许可判定 ${itemOf(found)} → ${found.destinationName}；截至 ${found.date}；核验摘要 ${basis.digest.slice(0, 16)}`,
  createdAt: basis.createdAt,
  blocks: [
    { kind: 'card', tone: riskTone(found.outcome), title: found.outcomeName, text: found.verdict },
    { kind: 'text', text: found.disclaimer },
    { kind: 'heading', text: '判定所依的输入' },
    {
      kind: 'table',
      header: ['项目', '内容'],
      widths: [26, 74],
      rows: [['目的地', `${found.destinationName}（${found.destination}）`], ...basis.inputs],
    },
    { kind: 'heading', text: '判定依据（美国《出口管理条例》）' },
    proofTable(found.proof),
    ...exceptions(found.exceptions),
    ...list(
      '什么会改变结论',
      found.counterfactuals.map(one => one.text),
      '没有找到会改变结论的单一条件。',
    ),
    ...list('待确认事项', found.questions.map(questionLine), '没有待确认事项。'),
    ...endUser(found),
    { kind: 'heading', text: `中国出口管制（单独结论）：${found.china.outcomeName}` },
    proofTable(found.china.proof),
    { kind: 'heading', text: '版本与核验' },
    {
      kind: 'list',
      items: [
        `判定日期 ${found.date}；生成时间 ${basis.createdText}`,
        `管制事实截至 ${basis.factsDay}；官方文本版本：${basis.editions}`,
        `核验摘要（SHA-256，含输入与全部结论）：${basis.digest}`,
      ],
    },
  ],
})
