import { surnameCharacters } from '../../name/han/surnames.ts'

/** Parts of a house, at the end of what is written onto its Chinese name. */
export const hanParts =
  '分行|支行|办|分理处|营业部|营业所|代表处|办事处|联络处|分公司|子公司|分部|总部|总行|子行|分支机构|事业部|学院|研究生院|研究院|研究所|研究室|研究中心|实验室|中心|图书馆|医院|出版社|基地|工厂|车间|仓库|军区|工程局|大队|支队|分局|分院|分校|校区|部|处|科|室|所|系|厂|师|旅|团|营|库'

/** What a department of a house does. */
export const hanDepartments =
  '国际|进出口|物流|法务|采购|销售|市场|营销|外贸|贸易|技术|研发|财务|人事|行政|客服|质检|关务|报关|单证|项目|工程|生产|设备|信息|审计|风控|合规|投资|战略'

/** A department that every customer has, alone: nobody's name. */
export const hanDepartmentAlone =
  /^(?:(?:股份)?有限公司|公司|集团)?(?:(?:物资|设备|海外|国内|国际)?(?:采购|销售)|市场|营销|财务|人事|行政|客服|法务|质检|关务|单证|外贸|物流)(?:部门?|科)$/u

/** What the name of a house ends in. */
export const hanHouses =
  '公司|集团|银行|大学|学院|研究所|研究院|中心|兵团|[局部军厂所院会社党厅署处]|组织|基金|联盟|协会'

/** A form of company that another place tells as another firm of the house. */
export const hanForms = '(?:股份)?有限公司|有限责任公司|私人有限公司|公司|集团'

/** A part of a town, where its branches are. */
export const hanDistricts = /^.{1,4}(?:新区|自贸区|开发区|高新区|园区|区)/u

/** What ends the name of a house that has no form. */
export const hanHouseKinds =
  '集团|银行|大学|学院|研究所|研究院|设计院|设计局|事务所|工厂|制造厂|厂|商行|中心|协会|联合体|康采恩|基金会|委员会|组织|酒店|医院|企业|党'

/** Where words stand that are written onto a name: before it, behind it with anything after them, at the end, between two names. */
type Where = 'before' | 'behind' | 'end' | 'between'

/** Whose a name is, what is asked of it, what is said of it or done with it, on whose behalf and in which role. */
const told: readonly (readonly [where: readonly Where[], words: string])[] = [
  [
    ['before'],
    '来自|据悉|据报|听说|包括|报价给|卖给|转卖给|销往|提供给|转售给|采购自|购自|收货单位|发货单位|用户单位|使用单位|使用方|委托方|受托方|承租方|出租方|申请人|开票单位|付款单位|收款单位|往来单位|关于|有关|给|从|向|为|是|均为|该|和|及|经|通过',
  ],
  [
    ['before'],
    '请?帮?(?:我|忙|我们)?(?:查询|核查|筛查|检索|查查|查看|查一下|查下|看一下|看下|看看|核实一下|核实下|核实)|请查|请问|请教|帮查|麻烦(?:您|你)?(?:帮忙|帮我)?(?:查询|查查|查一下|查下|核查|筛查|看看|看下|查)?|老板|您好|你好|调查|想问下?|问一下|问下|比如|例如|疑似|涉嫌|可能是|应该是|好像是|原名|不含|不包括|除了|除|上次|上回|昨天|今天|明天|刚才|刚刚|上周|本周|最近|尊敬的',
  ],
  [
    ['before'],
    '财务|请付|我司|我方|我公司|本公司|本司|贵司|贵公司|本合同|通知方同收货人|客户名称|客户说|客户是|供应商名称|通知方|付款方|收款方|付款方户名|户名|负责人|联系人|合作方|合作伙伴|合作单位|交易对手|交易对方|开户行|开户银行|保兑行|公司名称|企业名称|单位名称|名称|国民|寄往|发给|寄给|送给|汇给|打给|付给|转给|卖到|出口到|出口给|销售至|被制裁企业|访问学者|学者|终端用户|终端客户|最终客户|终端|采购商|厂家|品牌|制造商|生产商|进口商|出口商|货主|单位|参股|对接|拜访|参观|联系|投标|中标|代发',
  ],
  [
    ['before', 'between'],
    '客户为?|供应商|供货商|经销商|代理商|买方|卖方|甲方|乙方|丙方|收货人|发货人|通知人|受益人|付款人|收款人|最终用户为?|用户为?|实际控制人|控股股东|法定代表人|法人代表|法人|股东|代理行|付款行|开证行|通知行|议付行|汇款行|收款行|中间行|公民|汇款[至给到]|付款[至给到]|转账[至给到]|支付[至给]|货物|交付[至给]|发往|出售给|销售给|委托|代表|与|受|由|代|转',
  ],
  [
    ['between'],
    '转卖给|承运人|国籍|装载于|代理|转交|持股|有风险|(?:被)?制裁了|[经从](?=.{2,20}(?:转口|进口|转运|采购))|或者?',
  ],
  [
    ['behind', 'between'],
    '是否|有没有|在不在|旗下的?|下属的?|所属的?|关联公司|关联企业|关联方|的?(?:全资|控股)?子公司|的?母公司|及其|的?合同|的?订单|的?发票|的?账户|的?账号|的?协议|的?信用证|的?提单|签订的?|签署的?|开立的?|开具的?|采购部|采购中心|销售部|财务部|项目部',
  ],
  [
    ['behind'],
    '被列入|被列名|被制裁|地址|负责人|联系人|员工|高管|董事|有无|尽调|尽职调查|等公司|等企业|等单位|等人|关联|名下|护照|法定代表人|法人代表|法人|实际控制人|股东|委托|国籍|这家|这个|能不能|能否|可以|可不可以|怎么|如何|什么时候|多少|需要|已经|来电|来函|询价|问价|发来|要求|控制的|退的|寄来|说要|说想|想要|想买|想订|急要|用于|上了?(?:实体)?(?:清单|名单)|在(?:实体|制裁|黑|管制|美国|出口管制|受限)?(?:清单|名单)|能(?:做|合作|发货?|卖|出口|付款|接|交易)',
  ],
  [
    ['end'],
    '总经理|董事长|门店|(?:官方)?旗舰店|党委|开票|付款|货款|运费|邮箱|电话|注册号|经销商|采购|前台|亲?启|敬启|收|样品|样机|项目|[一二三四五]期(?:工程|项目)?|园区|厂区|工地|食堂|招标|投标|中标|尾款|定金|预付款|余款|应收款?|账期\\d*天?|授权(?:代理|经销)商?|(?:国内|中国|全国|区域)?(?:总代理|总代|总经销)商?|代理商?|供应商|供货商|客户|转口|转运|进口|出口|发货|收货|汇款|打款|转账|供货|报价|询价|订货|退货|交货|验货|到货|备件|官网|专用|使用|自用|同款|名单|清单|谢谢|多谢|感谢|拜托|急用?|吗|呢|吧|了|啊|哈|吗谢谢|(?:采购|销售|财务|市场|技术|项目)(?:员|部.{1,3})|控制|代工|代购|库存|价格|简介|老客户',
  ],
  [
    ['end'],
    `[${surnameCharacters}](?:经理|总监|主任|主管|先生|女士|小姐|工程师|老师|博士|教授|部长|科长|总|工)`,
  ],
]

/** The longest word first: 客户名称 is no 客户. */
const wordsAt = (where: Where): string =>
  told
    .flatMap(([places, words]) => (places.includes(where) ? words.split(topBar) : []))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .join('|')

const lengthOf = (words: string): number => words.replaceAll(/.\?|\(\?:|\)/gu, '').length

/** Bars between words, not those of a choice inside one. */
const topBar = /\|(?![^(]*\))/u

/** What is written before a name in one run with it. */
export const hanLeads = wordsAt('before')

/** What is written behind a name in one run with it, without 的, and what more is said. */
export const hanSaid = wordsAt('behind')

/** What is written behind a name at the end of its run. */
export const hanEnds = wordsAt('end')

/** What stands between two parties, before one or behind it in one run of characters. */
export const hanLinks = `${wordsAt('between')}|^(?:${hanLeads})+|(?:${hanEnds})+$`
