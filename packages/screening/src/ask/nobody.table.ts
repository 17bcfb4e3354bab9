/** Parts that people take in a trade, and what they are called where nobody is named. */
export const rolesZh =
  '收货人|发货人|托运人|通知人|通知方|被通知人|承运人|货代|货主|船东|船方|买方|卖方|买家|卖家|供方|需方|供应商|供货商|采购商|采购方|进口商|出口商|经销商|代理商|代理人|制造商|生产商|厂家|工厂|贸易公司|最终用户|终端用户|最终客户|收款人|付款人|受益人|申请人|持票人|开证行|通知行|甲方|乙方|丙方|丁方|我司|我方|我公司|本公司|本司|本人|本厂|贵司|贵公司|对方|该公司|客户|老客户|新客户|大客户|客人|散客|散户|零散客户|现金客户|零售客户|零星客户|临时客户|过路客户|现金散客|一次性客户|其他客户|其它客户|各客户|匿名客户|普通客户|客户散客|门市客户|网上客户|未知客户|待定客户|内部客户|个人|个人客户|私人客户|私人|公司|银行|企业|单位|船名|船舶|车牌号|航班号'

export const rolesEn =
  'buyer|seller|owner|ship ?owner|bearer|consignee|shipper|consignor|notify party|end[- ]?user|supplier|customer|client|vendor|importer|exporter|purchaser|beneficiary|applicant|payee|payer|manufacturer|individual|private person|issuing bank'

/** Words that are names of houses too: they name nobody only behind an article. */
export const nounsEn = `${rolesEn}|carrier|bank|company|firm|factory|person|agent|trader|distributor|vessel|ship|forwarder|man|woman`

export const rolesRu =
  'получатель|отправитель|грузополучатель|грузоотправитель|покупатель|продавец|заказчик|поставщик|исполнитель|клиент|владелец|предъявитель|перевозчик|импортер|импортёр|экспортер|экспортёр|физическое лицо|частное лицо'

/** Where the name is said to be found, or told later. */
export const papersZh =
  '合同|发票|附件|附表|附页|箱单|装箱单|提单|备注|清单|订单|下文|下表|上文|信用证|报关单'
export const papersEn =
  'invoice|contract|attachment|attached|annex|b/l|packing list|below|above|order|l/c|remarks?'
export const laterEn =
  't\\.?b\\.?[nacd]\\.?|to be (?:advised|confirmed|determined|named|nominated|announced|provided)'

export const titlesZh = '总|先生|女士|小姐|太太|夫人|老板|经理|总经理|主任|老师|师傅|董事长|医生|教授'
export const bodiesZh = '公司|有限公司|银行|企业|集团|集团公司|单位|客户|人|先生|女士|厂|工厂|机构|船|国家'

export const sums =
  '金额|总金额|合同金额|总额|总价|单价|货款|价款|数量|件数|毛重|净重|货值|amount|total(?: amount)?|unit price|price|value|qty|quantity|g\\.?w\\.?|n\\.?w\\.?|сумма|цена|количество'
