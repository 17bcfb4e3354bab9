import type { ItemPage } from '../vocabulary/item-page.table.ts'
import { endUseTable } from '../vocabulary/end-use.table.ts'
import type { FlowQuestion } from './flow-question.ts'

const entrySearch = (of: string): readonly FlowQuestion[] => [
  {
    id: 'eccn',
    kind: 'entry',
    text: `在管制清单中查找该${of}的条目`,
    why: '逐条核对参数后选择一个条目或段落；核对后不在清单上的勾选下一项，按 EAR99 申报（未经核实，不等于放行）。',
    citation: '15 CFR 774 Supp. 1; 774 Supp. 4',
  },
  { id: 'none', kind: 'tick', text: '以上均不涉及：已核对，不在管制清单上（EAR99）' },
]

const productRule = (id: string, name: string, citation: string): FlowQuestion => ({
  id: `jurisdiction.direct-product-${id}`,
  kind: 'yesNo',
  text: `${name}：物项是否为该规则所列美国技术、软件或主要设备的直接产品？`,
  citation: `15 CFR ${citation}`,
})

const table = (which: string): readonly FlowQuestion[] => [
  {
    id: 'countries',
    kind: 'countries',
    text: '目的地',
    why: which,
    citation: '15 CFR 738.4; 746',
    required: true,
  },
  { id: 'via', kind: 'yesNo', text: '是否经第三国转运？', citation: '15 CFR 734.13(c)' },
  { id: 'reexport', kind: 'yesNo', text: '是否将从目的地再出口到另一国家？', citation: '15 CFR 734.14' },
]

/** What each page asks, in our own words after the sections named; what the determination asks itself is added to it. */
export const questionTable: Readonly<Record<ItemPage, readonly FlowQuestion[]>> = {
  '001': [
    { id: 'name', kind: 'text', text: '物项名称', why: '按合同或产品资料填写。', required: true },
    {
      id: 'kind',
      kind: 'choice',
      text: '物项种类',
      why: '货物、软件与技术在管制清单中分列不同产品组。',
      citation: '15 CFR 738.2(b)',
      options: [
        ['goods', '货物'],
        ['software', '软件'],
        ['technology', '技术'],
      ],
      required: true,
    },
    { id: 'industry', kind: 'choice', text: '行业', why: '只用于缩小清单查询范围，可以不选。' },
    { id: 'eccn', kind: 'eccn', text: 'ECCN（已知时填写）', why: '制造商已告知编码时填写；不知道时留空。' },
    {
      id: 'partKnown',
      kind: 'yesNo',
      text: '是否知道制造商的料号？',
      why: '已导入料号分类文件时可以按料号查到编码。',
    },
  ],
  '021': [
    { id: 'component', kind: 'component', text: '制造商公布的料号分类' },
    { id: 'none', kind: 'tick', text: '以上均不是' },
  ],
  '008': [
    {
      id: 'usOrigin',
      kind: 'yesNo',
      text: '物项是否原产于美国，或位于、来自、途经美国？',
      citation: '15 CFR 734.3(a)(1), (2)',
    },
    {
      id: 'usContent',
      kind: 'yesNo',
      text: '是否含有美国原产的零部件、软件或技术？',
      citation: '15 CFR 734.3(a)(3); 734.4',
    },
    {
      id: 'usTechnology',
      kind: 'yesNo',
      text: '是否使用美国的技术、软件或设备生产？',
      citation: '15 CFR 734.3(a)(4); 734.9',
    },
  ],
  '009': [
    {
      id: 'countries',
      kind: 'countries',
      text: '目的地',
      why: '美国成分的门槛因目的地而异：E 组国家为 10%，其他为 25%。',
      citation: '15 CFR 734.4(c), (d)',
    },
    {
      id: 'zeroContent',
      kind: 'yesNo',
      text: '是否含有不适用最低比例的美国成分（如 600 系列、9x515 内容物运往 D:5，特定加密技术）？',
      citation: '15 CFR 734.4(a)',
    },
    {
      id: 'above25',
      kind: 'yesNo',
      text: '受管制的美国成分是否高于整件公平市价的 25%？',
      citation: '15 CFR 734.4(d)',
    },
    {
      id: 'above10',
      kind: 'yesNo',
      text: '受管制的美国成分是否高于整件公平市价的 10%？',
      citation: '15 CFR 734.4(c)',
    },
    {
      id: 'percent',
      kind: 'number',
      text: '受管制的美国成分比例（%）',
      why: '高于 10% 或 25% 时请填写算得的比例，报告据此说明门槛。',
      citation: '15 CFR 734 Supp. 2',
    },
  ],
  '011': [
    productRule('ns', '国家安全', '734.9(b)'),
    productRule('9x515', '9x515 物项', '734.9(c)'),
    productRule('600', '600 系列', '734.9(d)'),
    productRule('footnote-1', '实体清单脚注 1', '734.9(e)(1)'),
    productRule('footnote-4', '实体清单脚注 4', '734.9(e)(2)'),
    productRule('footnote-5', '实体清单脚注 5', '734.9(e)(3)'),
    productRule('russia', '俄罗斯、白俄罗斯和被占地区', '734.9(f)'),
    productRule('footnote-3', '俄白军事最终用户', '734.9(g)'),
    productRule('advanced', '先进计算', '734.9(h)'),
    productRule('supercomputer', '超级计算机', '734.9(i)'),
    productRule('iran', '伊朗', '734.9(j)'),
    productRule('tools', '半导体制造设备', '734.9(k)'),
  ],
  '012': [
    {
      id: 'published',
      kind: 'yesNo',
      text: '软件或技术是否已公开发布？（货物不适用）',
      why: '已公开的软件和技术不受该条例管辖；未说明时按未公开处理。',
      citation: '15 CFR 734.3(b)(3); 734.7',
    },
    {
      id: 'agency',
      kind: 'choice',
      text: '物项是否由美国其他机构管辖？',
      why: '未说明时按由商务部管辖处理。',
      citation: '15 CFR 734.3(b)(1)',
      options: [
        ['no', '否，由商务部管辖'],
        ['ITAR', '国务院：国防物项（ITAR，22 CFR 120–130）'],
        ['NRC', '核管理委员会：核设备与材料（10 CFR 110）'],
        ['DOE', '能源部：核技术援助（10 CFR 810）'],
      ],
    },
  ],
  '014': [
    {
      id: 'basis',
      kind: 'text',
      text: '不受该条例管辖、或由其他机构管辖的理由',
      why: '写明依据与核对人，随报告保存。',
      citation: '15 CFR 734.3(b); 762',
      required: true,
    },
    {
      id: 'files',
      kind: 'files',
      text: '依据文件（原产地证明、技术说明等）',
      why: 'PDF、图片或办公文档，每个不超过 20 MB。',
    },
  ],
  '003': entrySearch('货物'),
  '007': entrySearch('软件'),
  '017': entrySearch('技术'),
  '016': [
    {
      id: 'classification.specially-designed',
      kind: 'yesNo',
      text: '是否因其开发而具有达到或超过条目所列性能、特性或功能的性质，或为条目所列物项专用的零部件、附件、软件？',
      why: '“专门设计”的判定条款（a）。',
      citation: '15 CFR 772.1',
    },
    {
      id: 'released',
      kind: 'yesNo',
      text: '是否符合任一排除条款（如紧固件、与不受管制物项通用、按非受控用途开发并有当时的文件）？',
      why: '“专门设计”的排除条款（b）(1)–(6)；未说明时按未排除处理。',
      citation: '15 CFR 772.1',
    },
    {
      id: 'otherEccn',
      kind: 'yesNo',
      text: '排除后是否落入另一条目？',
      why: '排除只使物项离开这一条目，其他条目仍须核对。',
      citation: '15 CFR 774 Supp. 4',
    },
    { id: 'releasedEccn', kind: 'eccn', text: '另一条目的 ECCN' },
  ],
  '002': table('EAR99 或不受管辖的物项：核对禁运、E 组与俄罗斯、白俄罗斯等限制。'),
  '004': table('按国别表逐项核对管制事由。'),
  '013': [
    {
      id: 'countries',
      kind: 'countries',
      text: '途经国家',
      why: '途经美国使物项受该条例管辖；途经部分国家另需许可。',
      citation: '15 CFR 734.13(c); 740.9',
    },
  ],
  '019': [
    {
      id: 'countries',
      kind: 'countries',
      text: '再出口目的地',
      why: '再出口与出口适用同样的许可要求。',
      citation: '15 CFR 734.14',
    },
  ],
  '018': [],
  '005': [
    {
      id: 'names',
      kind: 'names',
      text: '最终用户及收货人',
      why: '逐个按名单筛查；填写后加入项目的交易相对方。',
      citation: '15 CFR 744; 出口管制法第十八条',
    },
  ],
  '020': endUseTable
    .filter(([id]) => id !== 112)
    .map(([id, text, citation]) => ({ id: String(id), kind: 'yesNoUnclear' as const, text, citation })),
  '010': [
    {
      id: 'statement',
      kind: 'files',
      text: '最终用户和最终用途说明（可选）',
      citation: '15 CFR 748.11; 762',
    },
    { id: 'datasheet', kind: 'files', text: '产品规格书（可选）' },
  ],
  '006': [
    {
      id: 'cnCode',
      kind: 'text',
      text: '中国两用物项管制编码（如 3A001）',
      why: '按《中华人民共和国两用物项出口管制清单》核对；不在清单上时勾选下一项。',
      citation: '出口管制法第十二条；两用物项出口管制条例',
    },
    { id: 'cnNone', kind: 'tick', text: '已核对，不在两用物项出口管制清单上' },
  ],
  '015': [],
}
