import type { CounterpartyField } from '@maojian/domain/vocabulary/counterparty-field'
import type { IdentifierKind } from '@maojian/domain/vocabulary/identifier'

const words = (text: string): readonly string[] => text.split(/\s+/u)

/** Titles under which a row names the counterparty itself, the most telling first. */
const ownNames =
  words(`名称 企业名称 公司名称 客户名称 供应商名称 交易方名称 交易对手 交易对手名称 主体名称 单位名称 对方名称 姓名 中文名称
  英文名称 客户 供应商 全称 企业全称 公司全称 客户全称 供应商全称 单位全称 中文名 英文名 中文全称 英文全称 公司中文名称 公司英文名称 客户英文名称
  公司 企业 单位 商户名称 户名 账户名称 外文名称 外文名 俄文名称 日文名称 name fullname companyname customername suppliername partyname counterparty
  counterpartyname entityname legalname customer supplier company vendor vendorname party entity accountname accountholder
  englishname chinesename nameen namecn namezh namelocal localname originalname clientname client partner partnername
  往来单位 往来户 往来户名 往来对象 往来公司 往来客户 往来企业 客商 客商名称 对方 对方单位 对方户名 对方公司 对方企业 对方账户名称 交易方 交易对方 交易对象
  贸易对象 贸易伙伴 合作单位 合作方 合作伙伴 合作企业 合作公司 合作对象 合作商 客户单位 客户公司 客户名 客户姓名 用户名称 主体 机构 机构名称 组织 组织名称 团体名称
  实体 实体名称 企业名 公司名 公司中文名 公司英文名 单位名 法人名称 对象名称 人员 人员姓名 人员名称 个人姓名 当事人 当事方 筛查对象 筛查主体 筛查名称 被筛查方 被筛查对象
  查询对象 检索对象 核查对象 排查对象 比对名称 抬头 开票抬头 发票抬头 单位抬头 公司抬头 开票名称 开票单位 外商 外商名称 外方 店铺名称 商户 商家 商家名称
  businessname businesspartner organization organisation organizationname organisationname institution institutionname firm firmname corporatename
  registeredname person personname subjectname screenedparty customerfullname counterpart tradingpartner
  会社名 会社 企業名 取引先 取引先名 得意先 得意先名 仕入先 顧客 顧客名 氏名 名前 商号名 회사명 회사 상호 상호명 업체명 거래처 거래처명 고객명 고객 성명 이름
  наименование название имя фио контрагент клиент компания организация фирма поставщик полноенаименование
  nombre empresa cliente proveedor razonsocial razónsocial firma firmenname kunde kundenname lieferant unternehmen nom entreprise société raisonsociale fournisseur
  têncôngty tênkháchhàng kháchhàng côngty الاسم اسم اسمالشركة الشركة`)

/** Further names of the same one. */
const furtherNames =
  words(`曾用名 曾用名称 原名 原名称 旧名 旧名称 前名称 别名 别称 又名 译名 简称 商号 字号 品牌 formername formernames previousname alias aliases aka
  othername othernames shortname tradename tradingname dba nameinenglish abbreviation`)

/** Whose column a title of the counterparty names: what is known of a customer is not known of a supplier beside him. */
export const ownRoles = {
  customer: `客户|顾客|得意先|고객|клиент|customer|client|cliente|kunde|kháchhàng`,
  supplier: `供应商|仕入先|поставщик|supplier|vendor|proveedor|lieferant|fournisseur`,
} as const

/** Of those whom a paper names beside each other, whoever buys is the counterparty. */
const buyers =
  words(`买方 买家 采购方 采购商 采购人 采购单位 购方 购货方 购买方 购货单位 购买单位 需方 需求方 甲方 buyer buyername purchaser purchasingparty
  soldto soldtoname soldtoparty 買主 покупатель заказчик comprador käufer acheteur`)

/** Who else a row names: of them nothing is known but the name. */
const otherParties =
  words(`买方 卖方 买家 卖家 采购方 收货人 收货方 收货人名称 通知人 通知方 发货人 发货方 托运人 最终用户 最终客户 最终用户名称 付款人 付款方
  收款人 收款方 受益人 代理 代理人 代理商 货代 承运人 船东 船公司 开户行 开户银行 银行 收款银行 付款银行 代理行 中间行 联系人 法定代表人 法人 法人代表 负责人
  实际控制人 控股股东 股东 母公司 最终受益人 担保人 船名 船舶名称 制造商 生产商 生产厂家 buyer buyername seller sellername purchaser consignee
  consigneename notify notifyparty notifyingparty shipper shippername enduser endusername endcustomer shipto shiptoname billto billtoname soldto soldtoname
  payer payee beneficiary beneficiaryname beneficiarybank remitter agent carrier shipowner owner bank bankname contact contactname contactperson director
  legalrepresentative representative shareholder parentcompany ultimateparent beneficialowner ubo guarantor vessel vesselname ship shipname manufacturer
  甲方 乙方 丙方 丁方 需方 供方 购方 销方 购货方 销货方 购买方 销售方 供货方 供应方 需求方 使用方 使用人 用户 最终使用方 最终使用人 终端 终端用户 终端客户 终端使用方 业主
  发包方 发包人 承包方 承包人 总包方 分包方 委托方 委托人 受托方 受托人 服务商 服务方 加工方 出租方 承租方 出租人 承租人 签约方 签约人 签约主体 合同对方 合同相对方 合同相对人 合同方
  购货单位 销货单位 购买单位 销售单位 采购单位 供货单位 供应单位 使用单位 用户单位 业主单位 委托单位 加工单位 收款单位 付款单位 汇款单位 收货单位 发货单位 收件单位 提货单位
  经营单位 生产单位 生产销售单位 消费使用单位 申报单位 报关单位 代理单位 承运单位 运输单位 货主单位 出口单位 进口单位 签约单位 施工单位 中标单位 投标单位
  收发货人 境内收发货人 境外收发货人 收件人 收件方 寄件人 寄件方 发件人 发件方 提货人 交货人 接收方 接收人 货主 报关行 出口商 进口商 出口方 进口方 出口企业 进口企业 生产企业 制造企业
  采购商 采购人 供货商 厂家 厂商 工厂 加工厂 生产厂 生产厂商 制造厂 制造厂商 品牌商 贸易商 中间商 经销商 分销商 批发商 零售商 渠道商 总代理 集成商 承包商 分包商 外包商 中标人 投标人
  船代 货运代理 货代公司 物流公司 物流商 快递公司 运输公司 承运商 航空公司 保险公司 保险人 被保险人 投保人 船舶 船名航次 船名及航次 母船 一程船 二程船 运输工具名称 船舶所有人 船舶管理人 船舶经营人 租船人 租家
  汇款人 汇款方 付汇人 收汇人 汇款行 汇出行 汇入行 收款行 付款行 开证行 开证银行 开证人 开证申请人 申请人 通知行 通知银行 议付行 保兑行 偿付行 转让行 托收行 代收行 承兑行 承兑人 出票人 出票行 收票人 背书人 被背书人
  持票人 受益人银行 受益银行 中转行 中转银行 账户行 往来银行 合作银行 保证人 担保方 抵押人 债务人 债权人 借款人 借款方 贷款人 贷款行 出资人 出资方 投资人 投资方 投资者 发起人 合伙人
  实控人 控制人 最终控制人 实际受益人 受益所有人 股东姓名 出资股东 董事 董事长 监事 高管 高级管理人员 总经理 授权代表 授权签字人 代表人 董监高 子公司 分公司 关联方 关联公司 关联企业 关联人 上级公司 上级单位 所属集团 集团 集团名称 总公司
  cnee shpr importer importerofrecord exporter applicant orderingcustomer beneficiarycustomer orderingparty sender receiver recipient addressee
  issuingbank advisingbank negotiatingbank confirmingbank reimbursingbank remittingbank collectingbank intermediarybank correspondentbank payingbank receivingbank
  drawer drawee endorser operator shipoperator charterer shipmanager factory producer maker distributor dealer reseller wholesaler trader forwarder freightforwarder
  broker customsbroker intermediateconsignee ultimateconsignee contractor subcontractor principal insured insurer lender borrower investor subsidiary affiliate relatedparty
  officer chairman ceo thirdparty soldtoparty shiptoparty billtoparty purchasingparty sellingparty airline user
  荷受人 荷送人 輸入者 輸出者 需要者 最終需要者 エンドユーザー メーカー 仕向先 買主 売主 着荷通知先 수하인 송하인 수입자 수출자 수입상 수출상 최종사용자 제조사
  покупатель продавец получатель отправитель грузополучатель грузоотправитель заказчик исполнитель плательщик банк директор производитель импортер экспортер судно
  comprador vendedor destinatario consignatario importador exportador käufer verkäufer empfänger absender acheteur vendeur destinataire expéditeur`)

export const partyTitles: readonly string[] = [...new Set([...buyers, ...otherParties])]

/** Parts of a person's name that stand in columns of their own; they are one name in this order. */
export const nameParts = {
  given: words('名 名字 firstname givenname givennames forename first'),
  middle: words('中间名 父称 middlename patronymic отчество'),
  family: words('姓 姓氏 lastname surname familyname last фамилия'),
} as const

/** Titles that say of which kind the codes below them are. */
export const codeTitles: Readonly<Partial<Record<IdentifierKind, readonly string[]>>> = {
  uscc: words(
    '统一社会信用代码 统一信用代码 信用代码 社会信用代码 uscc 社会统一信用代码 统一信用编码 unifiedsocialcreditcode',
  ),
  imo: words('imo imo编号 imo号 imo号码 船舶imo imonumber imono vesselimo shipimo'),
  mmsi: words('mmsi mmsi号 mmsi编号 mmsinumber'),
  passport: words('护照号 护照号码 护照 护照编号 passport passportnumber passportno'),
  nationalId: words(
    '身份证号 身份证号码 身份证 身份证件号 公民身份号码 nationalid idcard idcardnumber idcardno',
  ),
  bic: words('swift swiftcode bic biccode swiftbic'),
  inn: words('inn инн'),
  ogrn: words('ogrn огрн'),
  lei: words('lei leicode lei编码'),
  tail: words('机尾号 tailnumber tailno'),
  msn: words('msn 制造序列号'),
}

/** Titles of codes that say no kind, or one under which several numbers are kept. */
const otherCodes =
  words(`证件号 证件号码 证件/编码 证件编码 证件 注册号 注册号码 注册编号 登记号 登记编号 工商注册号 税号 税务登记号 纳税人识别号 纳税识别号 纳税人税号
  组织机构代码 营业执照号 营业执照 营业执照号码 营业执照注册号 身份证件号码 identifier identifiers idnumber
  registrationnumber registrationno regno companyregno businesslicense businesslicenseno companynumber taxid taxnumber taxno vat vatnumber tin 网址 网站 官网 邮箱 电子邮箱 电子邮件 email emailaddress mail
  website url web homepage duns dunsnumber 钱包地址 wallet walletaddress`)

/** Titles of columns as trade files spell them, each field's most telling ones first; compared without case, space and punctuation. */
export const headerWords: Readonly<Record<CounterpartyField, readonly string[]>> = {
  name: [...ownNames, ...Object.values(nameParts).flat(), ...furtherNames, ...partyTitles],
  type: words(
    '类型 主体类型 客户类型 交易方类型 类别 性质 企业性质 公司性质 客户性质 type entitytype partytype customertype schema kind',
  ),
  country:
    words(`国家 国家/地区 国别 国籍 国家地区 国别地区 国家名称 国名 所属国 所属国家 注册地 注册国 注册国家 注册地国家 所在国 所在国家 所在国家地区 目的国 country countrycode nation nationality
    jurisdiction countryofregistration countryofincorporation iso2 countryname countryregion 国籍地区 국가 국적 страна land país pays quốcgia الدولة`),
  birthDate: words('出生日期 生日 出生年月 出生年月日 birthdate dateofbirth dob birthday born'),
  identifiers: [...Object.values(codeTitles).flat(), ...otherCodes],
  address:
    words(`地址 公司地址 企业地址 注册地址 详细地址 联系地址 通讯地址 通信地址 经营地址 办公地址 客户地址 供应商地址 收货地址 收货人地址 送货地址
    交货地址 发货地址 发货人地址 住所 住址 所在地址 单位地址 营业地址 办公场所 经营场所 收件地址 寄件地址 公司所在地址 address fulladdress registeredaddress companyaddress businessaddress streetaddress addressline1
    address1 street mailingaddress deliveryaddress shippingaddress shiptoaddress consigneeaddress billingaddress 地址1 地址2 addressline2 address2
    billtoaddress notifypartyaddress enduseraddress 最终用户地址 通知人地址 住所地 адрес dirección anschrift adresse 주소`),
  reference:
    words(`自有编号 编号 客户编号 客户代码 客户编码 供应商编号 供应商代码 内部编号 参考号 客户号 客商编码 客商编号 往来单位编码 往来单位编号 单位编码 单位编号 编码 代码 序号 行号 项次 流水号 reference ref id customerid
    supplierid customerno code customercode vendorcode no number sn seq serial serialno 번호 номер`),
}

/** What stands before and behind a title that is known without it: 境外收货人, 采购商名称, 收货人2, 客户名称必填. */
export const titleRims = {
  before: `[0-9]{1,2}|国外|境外|境内|海外|外国|国内|实际|主要|原始|第[一二三四]|一级|二级|新|老|潜在|所属|关联|本次|overseas|foreign|domestic|end|final|ultimate|actual|first|second|third|1st|2nd|original|the`,
  behind: `[0-9]{1,2}|必填|选填|可选|必输|required|optional|mandatory|信息|名称|名|全称|简称|姓名|单位名称|单位|公司名称|公司名|公司|企业名称|企业|户名|账户名|中文名称|英文名称|中文名|英文名|中文全称|英文全称|中文|英文|外文|companyname|company|fullname|names|name|nameen|namecn|namezh|english|chinese|party|s`,
  /** Whose code, country or address it is: 客户税号, 公司国别. */
  owners: `公司|企业|客户|供应商|单位|客商|往来单位|对方|主体|交易对手|机构|customer|supplier|vendor|company|party|client`,
} as const

/** Titles of what no screening reads: goods, papers, sums, days, places, one's own staff. They may also end like this. */
export const matterTitles = {
  begin: `商品|货物|产品|物料|物品|货品|品名|品目|货名|货描|规格|型号|合同名|合同标题|合同号|合同编|合同金|项目|标的|课题|部门|科室|港口|起运|启运|装货|卸货|目的[港地]|运抵|原产|币|汇率|hs|commodity|goods|product|item|material|descriptionofgoods`,
  whole: `品种|种类|单据|业务员|销售员|销售|采购员|采购|跟单|跟单员|经办|经办人|制单|制单人|审核|审核人|复核|复核人|操作员|录入人|填表人|制表人|员工|职务|职位|岗位|性别|民族|年龄|学历|部门|区域|地区|省份|省|市|城市|行业|经营范围|主营业务|主营产品|用途|最终用途|件数|箱数|毛重|净重|体积|尺码|包装|唛头|航次|车牌号|柜号|箱号|封号|税率|税额|余额|借方|贷方|摘要|科目|结果|结论|是否|说明|备注|注|备考|附注|标记|来源|渠道|年份|月份|年度|季度|名次|排名|开票信息|付款条件|贸易条款|成交方式|贸易方式|运输方式|结算方式|支付方式|付款方式|监管方式|港|口岸|海关|关别|账期|信用额度|授信额度|序|gender|sex|age|title|position|department|dept|sales|salesman|salesperson|city|state|province|region|district|zip|zipcode|postcode|postalcode|industry|sector|incoterm|incoterms|terms|paymentterms|pol|pod|port|portofloading|portofdischarge|destination|origin|voyage|container|seal|marks|weight|grossweight|netweight|volume|cbm|package|packages|packing|unit|uom|qty|quantity|pcs|price|unitprice|amount|total|totalamount|sum|value|currency|ccy|usd|cny|rmb|eur|exchangerate|date|day|time|year|month|tel|telephone|phone|phonenumber|mobile|fax|wechat|whatsapp|qq|skype|remark|remarks|note|notes|comment|comments|memo|description|desc|spec|specification|model|brandmodel|status|result|level|grade|category|class|source|hscode|hs|hsn|po|pono|invoice|invoiceno|invoicenumber|contract|contractno|orderno|order|ordernumber|bl|blno|awb|awbno|billoflading|lcno|accountno|accountnumber|iban|score|dated|目的地|商品名|内容|品番|金額|数量|備考|日付|電話|금액|수량|날짜|전화|비고|сумма|количество|дата|телефон|примечание|товар|валюта|цена|importe|cantidad|fecha|teléfono|betrag|menge|datum|telefon|bemerkung|montant|quantité|téléphone`,
  end: `电话|手机|手机号|传真|邮编|邮政编码|微信|微信号|金额|额|数量|单价|总价|价格|货值|币种|日期|时间|年月|期限|有效期|备注|说明|描述|状态|等级|级别|评级|分类|方式|条款|条件|重量|规格|型号|品名|单号|合同号|订单号|发票号|号码|货号|柜号|箱号|批号|款号|料号|图号|工号|账号|帐号|卡号|编号|编码|代码|始发港|起运港|目的港|装货港|卸货港|口岸|部门|职务|税率|余额|比例|占比|百分比|份额|人数|次数|页码|链接|用途|备案|date|amount|price|qty|quantity|phone|mobile|remarks?|number|status|currency|weight`,
} as const

/** What firms and institutions have in their names, and persons and goods have not. */
export const firmWords = {
  han: '公司|集团|集團|厂|廠|银行|銀行|大学|大學|学院|研究所|研究院|商行|商社|事务所|合作社|株式会社|有限会社|주식회사',
  latin:
    'co|corp|inc|ltd|ltda|llc|llp|gmbh|kg|ag|sa|sas|srl|spa|bv|nv|oy|ab|as|plc|pjsc|jsc|ojsc|pte|pvt|bhd|fze|fzco|company|limited|corporation|trading|industries|group|holding|holdings|bank|university|institute|ооо|пао|оао|ао|зао|банк|завод',
} as const

/** In what goods are counted: below 单位 they are no names. */
export const measureWords =
  '件|台|套|个|個|只|箱|包|袋|卷|张|張|米|吨|千克|公斤|克|升|双|对|支|把|组|批|次|元|万元|kgs?|g|t|mt|pcs?|pce|sets?|units?|m|m2|m3|cbm|ctns?|pkgs?|rolls?|pairs?|usd|cny|rmb|eur'

/** Lines of a table that name nobody: its sums, who made it and when, its end. */
export const tableLines = {
  sums: `小计|合计|总计|累计|共计|总和|汇总|分类汇总|(?:本页|本月|本季|本年|本期|当月|上页|以上)(?:小计|合计|累计|结转)|承前页|过次页|sub ?-?total|(?:grand |sum )?total|итого|всего`,
  signed: `制表|制单|填表|填报|编制|审核|复核|审批|批准|经办|主管|会计|出纳|打印|导出|生成|签字|签章|盖章|制表单位|编制单位|填报单位|prepared by|checked by|approved by|printed`,
  ends: `以下无正文|以下空白|本表结束|无以下内容|the end|end of (?:report|list|table)`,
} as const
