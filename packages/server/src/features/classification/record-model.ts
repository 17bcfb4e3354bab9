import type { PageBlock, PageModel, PageSection } from '../../documents/page-model.ts'
import type { SavedWire } from './saved-wire.ts'

interface RecordBasis {
  readonly operator: string
  readonly digest: string
  readonly createdAt: Date
  /** What the facts said of the codes when it was saved. */
  readonly lines: readonly string[]
}

const stepBlocks = (steps: SavedWire['steps']): PageBlock[] =>
  steps.length === 0
    ? [{ kind: 'text', text: '未经引导路径，直接指定编码。', quiet: true }]
    : [
        {
          kind: 'table',
          header: ['问题', '选择', '未选的分支及其编码'],
          widths: [26, 30, 44],
          rows: steps.map(({ question, answer, left }) => [question, answer, left.join('\n')]),
        },
      ]

const resultSection = (saved: SavedWire): PageSection => ({
  title: '',
  blocks: [
    {
      kind: 'card',
      tone: saved.state === 'approved' && saved.basis === 'same' ? 'green' : 'orange',
      title: `${saved.name}：${saved.eccn}${saved.title === '' ? '' : ` ${saved.title}`}`,
      text: `${saved.stateName}；${saved.basisName}`,
    },
    {
      kind: 'keyValues',
      rows: [
        ['料号', saved.partNumber || '未填写'],
        ['ECCN', saved.eccn],
        ['中国两用物项管制编码', saved.cnCode || '未填写'],
        ['分类理由', saved.reason],
        ['分类人', `${saved.author}，${saved.savedAt}`],
        [
          '复核',
          saved.reviewer === ''
            ? '尚未复核'
            : `${saved.reviewer}，${saved.reviewedAt}：${saved.reviewReason}`,
        ],
      ],
    },
  ],
})

const listSection = (title: string, items: readonly string[], none: string): PageSection => ({
  title,
  blocks: [items.length === 0 ? { kind: 'text', text: none, quiet: true } : { kind: 'list', items }],
})

/** 分类记录: what an item was classified as, by whom, on what, and why every other branch was left. */
export const recordModel = (saved: SavedWire, basis: RecordBasis): PageModel => ({
  title: '物项分类记录',
  foot: `贸鉴 物项分类 ${saved.name} ${saved.eccn}；核验摘要 ${basis.digest.slice(0, 16)}`,
  createdAt: basis.createdAt.toISOString(),
  cover: {
    ownPage: false,
    number: `FL-${saved.savedAt.slice(0, 10).replaceAll('-', '')}-${basis.digest.slice(0, 8).toUpperCase()}`,
    operator: basis.operator,
    dataVersion: `管制事实截至 ${saved.factsDay}`,
  },
  disclaimer: '分类由本机构自行作出，不是官方裁定，不构成法律意见；参数须与规格书和官方文本核对。',
  sections: [
    resultSection(saved),
    { title: '引导路径：为何进入和离开各分支', blocks: stepBlocks(saved.steps) },
    listSection('所依事实', basis.lines, '没有条目：未列入商业管制清单（EAR99）的结论须有上述理由支持。'),
    listSection('与现行事实的差异', saved.changes, '与现行事实一致。'),
  ],
})
