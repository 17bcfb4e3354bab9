import type { determineLicence as call } from '@maojian/contract/calls/determination'
import type * as z from 'zod'
import type { PageBlock, PageCover, PageModel, PageSection } from '../../documents/page-model.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'

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
  readonly operator: string
  readonly createdAt: Date
}

const cardTones = { red: 'red', amber: 'orange', grey: 'orange', green: 'green' } as const

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

const list = (title: string, items: readonly string[], none: string): PageSection => ({
  title,
  blocks: [items.length === 0 ? { kind: 'text', text: none, quiet: true } : { kind: 'list', items }],
})

const states = { met: '已满足', unmet: '不满足', confirm: '待确认' } as const

const exceptions = (all: Reply['exceptions']): PageSection => ({
  title: '许可例外',
  blocks: [
    all.length === 0
      ? { kind: 'text', text: '没有需要或可以考虑的例外。', quiet: true }
      : {
          kind: 'table',
          header: ['例外', '状态', '条件'],
          widths: [22, 20, 58],
          rows: all.map(one => [
            `${one.symbol}（${one.citation}）`,
            one.stateName,
            one.conditions.map(condition => `${condition.text}〔${states[condition.state]}〕`).join('\n'),
          ]),
        },
  ],
})

const hitStates = { counted: '计入', open: '待核对', dismissed: '已确认不是', history: '措施已暂停' } as const

type EndUser = Reply['endUser']

/** What a hit comes to, who said so, and what its lists forbid. */
const stateOf = ({ state, decidedByPerson, forbids }: EndUser['hits'][number]): string => {
  const isMachine = state === 'counted' && !decidedByPerson
  const what = isMachine ? '计入（系统按得分认定）' : hitStates[state]
  if (forbids === '' || state === 'dismissed' || state === 'history') return what
  return state === 'counted' ? `${what}：${forbids}` : `${what}：若为同一主体则${forbids}`
}

const hitTable = (hits: EndUser['hits']): PageBlock => ({
  kind: 'table',
  header: ['名单主体', '名单与编号', '得分', '处理'],
  widths: [34, 38, 10, 18],
  rows: hits.map(hit => [
    [hit.name, hit.nameZh].filter(text => text !== '').join(' '),
    hit.lists.map(one => `${one.shortName} ${one.reference}`).join('\n'),
    hit.score,
    stateOf(hit),
  ]),
})

const snapshotOf = ({ snapshotId, publishedAt }: EndUser): string =>
  `名单快照 ${snapshotId}，制成于 ${shanghaiMinute(new Date(publishedAt))}（北京时间）`

const endUserSection = (user: EndUser): PageSection =>
  user.name !== ''
    ? {
        title: `最终用户筛查：${user.name}`,
        blocks: [
          user.hits.length === 0
            ? { kind: 'text', text: user.warning || '在已导入的名单中未发现相同或相近的名称。' }
            : hitTable(user.hits),
          { kind: 'text', text: snapshotOf(user), quiet: true },
        ],
      }
    : {
        title: '最终用户',
        blocks: [{ kind: 'text', text: '未筛查最终用户：按当事方未列名的假定判定。', quiet: true }],
      }

const partySection = ({ roleName, name, warning, hits }: Reply['parties'][number]): PageSection => ({
  title: `${roleName}筛查：${name}`,
  blocks: [
    hits.length === 0
      ? { kind: 'text', text: warning || '在已导入的名单中未发现相同或相近的名称。', quiet: warning === '' }
      : hitTable(hits),
  ],
})

const questionLine = (one: Reply['questions'][number]): string => {
  const answer = one.answer === '' ? '未回答' : { yes: '是', no: '否', unclear: '不清楚' }[one.answer]
  return `${one.blocking ? '影响结论：' : ''}${one.text}（${one.citation}）〔${answer}〕`
}

/** Answers that settled a point: the step keeps what was said. */
const answeredLines = ({ proof, china }: Reply): string[] =>
  [...proof, ...china.proof]
    .filter(step => step.kind === 'answered')
    .map(step => `${step.sentence}（${step.citation}）`)

const itemOf = ({ eccn, paragraph }: Reply): string => (paragraph === '' ? eccn : `${eccn}.${paragraph}`)

const verdictSection = (found: Reply): PageSection => ({
  title: '',
  blocks: [
    {
      kind: 'card',
      tone: cardTones[found.tone],
      title: found.headline,
      text: found.verdict,
    },
    ...found.warnings.map(text => ({ kind: 'text' as const, text: `注意：${text}` })),
  ],
})

const checkSection = (found: Reply, { factsDay, editions, digest }: ReportBasis): PageSection => ({
  title: '版本与核验',
  blocks: [
    {
      kind: 'list',
      items: [
        `判定日期 ${found.date}`,
        `管制事实截至 ${factsDay}；官方文本版本：${editions}`,
        `核验摘要（SHA-256，含输入与全部结论）：${digest}`,
      ],
    },
  ],
})

const coverOf = (found: Reply, { digest, operator, factsDay }: ReportBasis): PageCover => ({
  ownPage: false,
  number: `XK-${found.date.replaceAll('-', '')}-${digest.slice(0, 8).toUpperCase()}`,
  operator,
  dataVersion: [
    `管制事实截至 ${factsDay}`,
    ...(found.endUser.screened ? [`名单快照 ${found.endUser.snapshotId}`] : []),
  ].join('；'),
})

/** One page model of a determination: the same words as on the screen. */
export const reportModel = (found: Reply, basis: ReportBasis): PageModel => ({
  title: '出口许可判定书',
  foot: `贸鉴 出口许可判定 ${itemOf(found)} → ${found.destinationName}；截至 ${found.date}；核验摘要 ${basis.digest.slice(0, 16)}`,
  createdAt: basis.createdAt.toISOString(),
  cover: coverOf(found, basis),
  disclaimer: found.disclaimer,
  sections: [
    verdictSection(found),
    {
      title: '判定所依的输入',
      blocks: [
        {
          kind: 'keyValues',
          rows: [['目的地', `${found.destinationName}（${found.destination}）`], ...basis.inputs],
        },
      ],
    },
    { title: '判定依据（美国《出口管理条例》）', blocks: [proofTable(found.proof)] },
    exceptions(found.exceptions),
    list(
      '什么会改变结论',
      found.counterfactuals.map(one => one.text),
      '没有找到会改变结论的单一条件。',
    ),
    list('待确认事项', [...found.questions, ...found.china.questions].map(questionLine), '没有待确认事项。'),
    list('已回答事项', answeredLines(found), '没有另行回答的事项。'),
    endUserSection(found.endUser),
    ...found.parties.map(partySection),
    {
      title: `中国出口管制（单独结论）：${found.china.outcomeName}`,
      blocks: [proofTable(found.china.proof)],
    },
    checkSection(found, basis),
  ],
})
