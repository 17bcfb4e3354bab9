import type { Condition, ExceptionCandidate } from '../rule/determination.ts'
import { citationZh } from './proof-zh.ts'
import { textOf } from './fact-zh.ts'

type Facts = Condition['facts']

const conditions: Readonly<Record<string, string | ((facts: Facts) => string)>> = {
  'approved-uae-entity': '收货人为第740部分补编8获准的阿联酋实体',
  'civil-subsidiary': '收货人为美国或A:5、A:6国家企业的民用子公司',
  'classification-or-report': '已提交分类申请，或按期提交年度自我分类报告',
  'consignee-statement': '已取得收货人事先声明',
  'control-overcome': '许可要求属于该例外可以克服的管制',
  ear99: '物项为EAR99',
  'end-use-bars': '不存在该例外排除的最终用途和用户',
  'facts-of-section': facts => `交易事实符合${textOf(facts['section'])}的全部条件`,
  'government-end-user': '最终用户不是受限的政府用户',
  'group-b': '目的地属B组（适用时除去苏丹、乌克兰）',
  'in-force': '该例外在该日有效',
  listed: facts => `条目对该段落列明可用${textOf(facts['symbol'])}`,
  'military-series-end-use': '600系列或9x515：供A:5国家政府最终使用，当事方此前获批',
  'no-part-744': '不存在第744部分的许可要求',
  'not-datacentre': '物项不是为数据中心设计或销售（未说明时按是处理）',
  'not-group-e': '目的地不属该例外排除的国家组',
  'not-macau-d5': '目的地不是澳门或D:5组',
  'ns-only': facts => `只因国家安全需要许可（现有事由：${textOf(facts['reasons'])}）`,
  reasons: facts => `许可事由均在该例外范围内（现有事由：${textOf(facts['reasons'])}）`,
  'of-craft':
    '物项是航空器、船舶、航天器，或其运行所需的设备、备件和船（机）上用品（生产设备、前体和技术不是）',
  'reexport-reasons': facts =>
    `再出口所依的条款不排除此管制事由（${textOf(facts['reasons'])}）：740.16(a)、(b)按管制事由限定，须核对原文，未核对前不得据以再出口`,
  'open-reasons': facts => `尚未确定的管制（${textOf(facts['reasons'])}）不成立；成立时本例外不可用`,
  reports: '按743.1履行报告义务',
  'section-conditions': facts => `符合${textOf(facts['section'])}的其他条件`,
  'sta-entry': '条目的STA特别条件未排除该段落',
  'sta-excluded': '物项不在740.20(b)(2)排除之列',
  'sta-group': '目的地属A:5组或A:6组',
  'syria-only': '许可要求仅来自对叙利亚的规定',
  tier: '目的地不属计算机第三类国家',
  'twelve-orders': '同一收货人每年不超过十二次',
  'value-as-listed': '该ECCN的订单净值不超过条目所列金额',
  value: facts => `该ECCN的订单净值不超过${textOf(facts['limit'])}美元`,
  'written-assurance': '出口前已取得书面保证',
}

const states = { met: '符合', unmet: '不符合', confirm: '待确认' } as const

const stateZh = (state: Condition['state']): string => `：${states[state]}`

export const conditionZh = ({ id, state, facts }: Condition): string => {
  const entry = conditions[id] ?? id
  return `${typeof entry === 'string' ? entry : entry(facts)}${stateZh(state)}`
}

/** The sentence alone, as a question: its state stands beside it. */
export const conditionQuestion = ({ text, state }: Pick<Condition, 'state'> & { text: string }): string =>
  text.slice(0, -stateZh(state).length)

const heads = { candidate: '候选，须确认以下条件', unavailable: '不可用', facts: '视交易事实而定' } as const

/** Never says that an exception applies. */
export const exceptionZh = ({ symbol, citation, state, conditions: all }: ExceptionCandidate): string =>
  `${symbol}（${citationZh(citation)}）${heads[state]}：${all.map(conditionZh).join('；')}。`
