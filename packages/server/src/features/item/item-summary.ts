import type { nextItemPage } from '@maojian/contract/calls/item-flow'
import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import { dealOf, itemOf, outsideEar } from '@maojian/domain/item-flow/item-of-flow'
import { outsideEarZh } from '@maojian/domain/vocabulary/outside-ear'
import { wordTable } from '@maojian/domain/risk/item-risk'
import type { RiskFindings } from '@maojian/domain/risk/warning'
import { endUseTable } from '@maojian/domain/vocabulary/end-use.table'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import type { JudgedPlace } from './item-judgement.ts'

type Summary = z.output<typeof nextItemPage.reply>['addedItem']

const agencies = {
  ITAR: '国务院（ITAR，22 CFR 120–130）',
  NRC: '核管理委员会（10 CFR 110）',
  DOE: '能源部（10 CFR 810）',
} as const

const yesNo = (said: 0 | 1 | undefined): string => (said === undefined ? '未说明' : said === 1 ? '是' : '否')

const places = (codes: readonly string[]): string => codes.map(countryNameZh).join('、')

const unanswered = (said: ReturnType<typeof dealOf>['endUse']): number =>
  endUseTable.filter(([id]) => id !== 112 && said[String(id)] === undefined).length

const endUseWords = (said: ReturnType<typeof dealOf>['endUse']): string => {
  const of = (answer: string) =>
    endUseTable.filter(([id]) => said[String(id)]?.[0] === answer).map(([id]) => String(id))
  const [yes, unclear] = [of('1'), of('2')]
  const open = unanswered(said)
  return [
    ...(yes.length > 0 ? [`涉及 ${yes.join('、')}`] : []),
    ...(unclear.length > 0 ? [`不清楚 ${unclear.join('、')}`] : []),
    ...(open > 0 ? [`${String(open)} 题未答`] : []),
    ...(yes.length + unclear.length + open === 0 ? ['101–111 均不涉及'] : []),
  ].join('；')
}

/** Not subject by its origin, so that its code stands for nothing that was looked up. */
const isOutside = (state: FlowState): boolean =>
  outsideEar(state) === 'not-subject' && itemOf(state).eccn === 'EAR99'

/** What the item will be in the project, line by line; empty lines are left out. */
export const summaryOf = (state: FlowState): Summary => {
  const item = itemOf(state)
  const { destinations, via, reexport, endUsers, endUse } = dealOf(state)
  const lines: readonly (readonly [string, string])[] = [
    ['物项名称', item.name],
    ['ECCN', isOutside(state) ? outsideEarZh : item.eccn],
    ['美国原产或途经美国', yesNo(item.usOrigin)],
    ['美国成分比例', item.usContentPercent === undefined ? '' : `${String(item.usContentPercent)}%`],
    ['使用美国技术或设备', yesNo(item.usTechnology)],
    ['目的地', places(destinations)],
    ['途经国家', places(via)],
    ['再出口目的地', places(reexport)],
    ['最终用户及收货人', endUsers.join('、')],
    ['最终用途', endUseWords(endUse)],
    ['中国两用物项编码', item.cnCode === 'none' ? '已核对，不在清单上' : item.cnCode],
  ]
  return lines.filter(([, value]) => value !== '').map(([key, value]) => ({ key, value }))
}

const gravity = [
  'prohibited',
  'licence_required',
  'exception_may_apply',
  'expert_review',
  'no_licence_required',
]

const graver = (a: JudgedPlace, b: JudgedPlace): number =>
  gravity.indexOf(a.reply.outcome) - gravity.indexOf(b.reply.outcome)

const withoutEntry = (state: FlowState): string => {
  const outside = outsideEar(state)
  if (outside === 'ITAR' || outside === 'NRC' || outside === 'DOE')
    return `申报为由美国${agencies[outside]}管辖：许可要求由该机构决定，须由专家复核。`
  if (outside === 'published')
    return '申报为已公开的软件或技术：不受《出口管理条例》管辖（15 CFR 734.7），须保存公开依据；中国出口管制仍须核对。'
  return '尚未归类：没有 ECCN 不能判定，项目中列为待确认。'
}

/** What the name says against the declared codes: no licence, and not to be overlooked. */
const ofWordTable = ({ warnings }: Pick<RiskFindings, 'warnings'>) =>
  warnings.filter(one => one.source === wordTable)

const doubtsZh = (found: Pick<RiskFindings, 'warnings'>): string =>
  ofWordTable(found).length === 0 ? '' : '但名称与所报编码须先核对，核对前不能按此结论放行，见“风险提示”。'

/** What the lists forbid of those who take part goes before every licence. */
const listedZh = (judged: readonly JudgedPlace[]): string => {
  const text = judged.map(({ reply }) => reply.listed.text).find(one => one !== '')
  return text === undefined ? '' : `${text}。`
}

/** The answer of American law alone; of what it does not reach it says no more than that. */
const lawZh = (state: FlowState, { reply }: JudgedPlace): string =>
  reply.outcome === 'no_licence_required' && isOutside(state)
    ? `美国条例：${outsideEarZh}`
    : `美国条例：${reply.outcomeName}`

/** The gravest answer first, and what stands beside it. */
export const conclusionOf = (
  state: FlowState,
  judged: readonly JudgedPlace[],
  found: Pick<RiskFindings, 'warnings'>,
): string => {
  const [worst] = judged.toSorted(graver)
  if (worst === undefined) return `${withoutEntry(state)}${doubtsZh(found)}`
  const same = judged.filter(one => one.reply.outcome === worst.reply.outcome)
  const where = same.map(one => countryNameZh(one.country)).join('、')
  const china = judged.some(one => one.reply.china.outcome !== 'no_licence_required')
  const open = unanswered(dealOf(state).endUse)
  const assumed = open === 0 ? '' : `最终用途有 ${String(open)} 题未答，按无疑点处理，答完后结论可能更严。`
  return `${listedZh(judged)}${lawZh(state, worst)}（${where}）。${china ? '中国出口管制另有要求或待确认事项，见下。' : '未发现中国出口管制的许可要求。'}${assumed}${doubtsZh(found)}`
}

const licensed: ReadonlySet<string> = new Set(['licence_required', 'exception_may_apply'])

/** Papers to keep beside the order (15 CFR 762: five years). */
export const documentsFor = (
  state: FlowState,
  judged: readonly JudgedPlace[],
  found: Pick<RiskFindings, 'warnings'>,
): string[] => {
  const needsLicence = judged.some(one => licensed.has(one.reply.outcome))
  const needsChina = judged.some(one => one.reply.china.outcome !== 'no_licence_required')
  return [
    '归类依据：产品规格书、参数与条目的逐项比对、核对人和日期',
    ...(ofWordTable(found).length > 0 ? ['名称所指条目的逐项排除记录：参数比对、核对人和日期'] : []),
    '最终用户和最终用途说明',
    ...(state.path.includes('014') ? ['不受该条例管辖的依据：原产地证明、成分与技术来源说明'] : []),
    ...(state.path.includes('009') ? ['美国成分比例的计算表（15 CFR 734 补编 2）'] : []),
    ...(needsLicence ? ['许可证，或所用例外的逐项条件与事先声明'] : []),
    ...(needsChina ? ['两用物项出口许可证，或不在清单上的核对记录'] : []),
    '合同、发票、运输单证与本次判定书；至少保存五年（15 CFR 762.6）',
  ]
}
