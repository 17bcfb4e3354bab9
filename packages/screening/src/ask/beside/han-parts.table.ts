/** Parts of a house, at the end of what is written onto its Chinese name. */
export const hanParts =
  '分行|支行|办|分理处|营业部|营业所|代表处|办事处|联络处|分公司|子公司|分部|总部|总行|子行|分支机构|事业部|学院|研究生院|研究院|研究所|研究室|研究中心|实验室|中心|图书馆|医院|出版社|基地|工厂|车间|仓库|军区|工程局|大队|支队|分局|分院|分校|校区|部|处|科|室|所|系|厂|师|旅|团|营|库'

/** What the name of a house ends in. */
export const hanHouses =
  '公司|集团|银行|大学|学院|研究所|研究院|中心|兵团|[局部军厂所院会社党厅署处]|组织|基金|联盟|协会'

/** A form of company that another place tells as another firm of the house. */
export const hanForms = '(?:股份)?有限公司|有限责任公司|私人有限公司|公司|集团'

/** A part of a town, where its branches are. */
export const hanDistricts = /^.{1,4}(?:新区|自贸区|开发区|高新区|园区|区)/u

/** What stands between two parties, before one or behind it in one run of characters: on whose behalf, in which role, what is dealt with it. */
export const hanLinks =
  '^(?:请?帮我|请|麻烦)?(?:查询|查一下|查|筛查|核查|检索)|^通过|^被制裁企业|是否|在不在|(?:被)?制裁了|有没有|有风险|承运人|总经理$|董事长|员工$|门店$|(?:官方)?旗舰店$|党委$|开票$|付款$|货款$|运费$|邮箱$|电话$|注册号$|经销商$|持股|^财务|请付|^向|^寄往|^寄给?|采购$|前台$|亲?启$|收$|最终用户为?|用户为?|客户为?|供应商为?|供货商|代理行|付款行|开证行|通知行|议付行|汇款行|收款行|中间行|甲方|乙方|丙方|买方|卖方|收货人|发货人|通知人|受益人|付款人|收款人|法人代表|法定代表人|实际控制人|控股股东|股东|国籍|公民|汇款[至给到]|付款[至给到]|转账[至给到]|支付[至给]|交付[至给]|发往|出售给|销售给|货物|签订的?|签署的?|开立的?|开具的?|的?合同|的?订单|的?发票|的?账户|的?账号|的?协议|的?信用证|的?提单|旗下的?|下属的?|所属的?|关联公司|关联企业|关联方|(?:的?(?:全资|控股)?子公司)|的?母公司|及其|采购部|采购中心|销售部|财务部|项目部|装载于|代表|委托|代理|转交|受|由|转|代|与'
