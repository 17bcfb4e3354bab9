import { warningKinds } from '@maojian/domain/vocabulary/warning-kind'

/** Lengths, counts and texts of risk projects: one place for both sides (spec 001 §5, §9). */
export const projectLimits = {
  name: 100,
  summary: 300,
  remark: 120,
  /** Rows of one section. */
  rows: 200,
  subject: 300,
  note: 500,
  /** A deleted project can be taken back so long. */
  restoreDays: 30,
  finishHours: 24,
} as const

export const projectTexts = {
  name: '请输入项目名称',
  countries: '请选择进出口国别',
  deleteSure: '确定要删除所选项目吗？',
  deleteRowSure: '确定要删除吗？',
  finishSoon:
    '为保证结果及时、准确，请在 24 小时内完成填报。名单与规则每天更新，间隔越久，先填的筛查结果越可能过时。',
  onList: '该主体在敏感名单中',
  mayBeListed: '可能在名单中，请确认',
  itemOnList: '所涉物项在敏感清单中',
  itemMayBeListed: '所涉物项可能在清单中，请确认',
  unclear: '建议进一步开展尽职调查：向交易对方索取最终用途说明与佐证材料。',
} as const

/** How a determination words that a licence is needed. */
const licenceNeeded = '需要许可证'

export const projectStatuses = { 0: '暂存', 1: '已检查' } as const

/** Sections of the wizard in the order of its menu. */
export const projectSections = {
  base: '项目基本信息',
  item: '交易物项',
  country: '进出口国别',
  partner: '交易相对方',
  endUse: '最终用途',
  logistics: '物流',
  settlement: '结算',
} as const
export type ProjectSection = keyof typeof projectSections

export const reviewDecisions = {
  open: '待复核',
  released: '放行',
  conditional: '附条件放行',
  refused: '拒绝',
} as const
export type ReviewDecision = keyof typeof reviewDecisions

export const dealVerdicts = {
  red: '高风险：存在必须停止或先取得许可的事项',
  orange: '须核实：存在可能的风险或尚未回答的问题',
  clear: '未发现风险',
} as const

/** The open question of a deal whose lists are samples or past their time; reports of before say `lists.starter`. */
export const listsQuestion = 'lists'

/** What keeps a deal without warnings from being clear by its lists; '' where nothing does. */
export const listsSaid = (open: readonly { readonly id: string; readonly text: string }[]): string =>
  open.find(({ id }) => id === listsQuestion || id === 'lists.starter')?.text ?? ''

/** Until which day rules are held is their own date; reports of before tell the day of the deal alone. */
export const rulesWords = ({ rulesOf, rulesUpTo = '' }: RulesDays): string =>
  rulesUpTo === '' ? `交易日 ${rulesOf}` : `交易日 ${rulesOf}；管制规则截至 ${rulesUpTo}`

interface RulesDays {
  readonly rulesOf: string
  readonly rulesUpTo?: string | undefined
}

const levelWords = { 0: '否', 1: '是', 2: warningKinds.verify } as const

/** What a section is that the deal is declared not to concern: nobody was looked for, so nobody is clear. */
export const notConcerned = '不涉及'
const declares = '填报人声明'
export const declaredNone = (what: string): string => `${declares}本交易不涉及${what}。`

interface ToldLine {
  readonly riskLevel: number
  readonly why: string
  readonly word: string
}

interface ReportLine extends ToldLine {
  readonly riskLevel: 0 | 1 | 2
}

/** What was told; of before, when no word was, a licence that is needed: it is no open question. */
const wordTold = ({ riskLevel, why, word }: ToldLine): string =>
  word === '' && riskLevel === 2 && why.includes(licenceNeeded) ? warningKinds.licence : word

/** What a line of the report comes to. */
export const warningWord = (line: ReportLine): string =>
  wordTold(line) || (line.why.startsWith(declares) ? notConcerned : levelWords[line.riskLevel])

/** The tag of a row of the deal: by the words of its section for what is grave, and where nothing was told. */
export const rowWord = (line: ToldLine, [grave, open]: readonly [string, string]): string =>
  line.riskLevel === 1 ? grave : wordTold(line) || open
