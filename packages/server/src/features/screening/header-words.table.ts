import type { CounterpartyField } from '@maojian/domain/vocabulary/counterparty-field'
import type { IdentifierKind } from '@maojian/domain/vocabulary/identifier'

const words = (text: string): readonly string[] => text.split(/\s+/u)

/** Titles under which a row names the counterparty itself, the most telling first. */
const ownNames =
  words(`名称 企业名称 公司名称 客户名称 供应商名称 交易方名称 交易对手 交易对手名称 主体名称 单位名称 对方名称 姓名 中文名称
  英文名称 客户 供应商 全称 企业全称 公司全称 客户全称 供应商全称 单位全称 中文名 英文名 中文全称 英文全称 公司中文名称 公司英文名称 客户英文名称
  公司 企业 单位 商户名称 户名 账户名称 外文名称 外文名 俄文名称 日文名称 name fullname companyname customername suppliername partyname counterparty
  counterpartyname entityname legalname customer supplier company vendor vendorname party entity accountname accountholder
  englishname chinesename nameen namecn namezh namelocal localname originalname clientname client partner partnername 名稱 公司名稱 客戶名稱 中文名稱 英文名稱
  наименование название имя фио`)

/** Further names of the same one. */
const furtherNames =
  words(`曾用名 曾用名称 原名 原名称 别名 又名 简称 商号 字号 品牌 formername formernames previousname alias aliases aka
  othername othernames shortname tradename tradingname dba nameinenglish`)

/** Who else a row names: of them nothing is known but the name. */
const otherParties =
  words(`买方 卖方 买家 卖家 采购方 收货人 收货方 收货人名称 通知人 通知方 发货人 发货方 托运人 最终用户 最终客户 最终用户名称 付款人 付款方
  收款人 收款方 受益人 代理 代理人 代理商 货代 承运人 船东 船公司 开户行 开户银行 银行 收款银行 付款银行 代理行 中间行 联系人 法定代表人 法人 法人代表 负责人
  实际控制人 控股股东 股东 母公司 最终受益人 担保人 船名 船舶名称 制造商 生产商 生产厂家 buyer buyername seller sellername purchaser consignee
  consigneename notify notifyparty notifyingparty shipper shippername enduser endusername endcustomer shipto shiptoname billto billtoname soldto soldtoname
  payer payee beneficiary beneficiaryname beneficiarybank remitter agent carrier shipowner owner bank bankname contact contactname contactperson director
  legalrepresentative representative shareholder parentcompany ultimateparent beneficialowner ubo guarantor vessel vesselname ship shipname manufacturer`)

/** Parts of a person's name that stand in columns of their own; they are one name in this order. */
export const nameParts = {
  given: words('名 名字 firstname givenname givennames forename first'),
  middle: words('中间名 父称 middlename patronymic отчество'),
  family: words('姓 姓氏 lastname surname familyname last фамилия'),
} as const

/** Titles that say of which kind the codes below them are. */
export const codeTitles: Readonly<Partial<Record<IdentifierKind, readonly string[]>>> = {
  uscc: words('统一社会信用代码 统一信用代码 信用代码 社会信用代码 uscc 統一社會信用代碼'),
  imo: words('imo imo编号 imo号 imo号码 imonumber imono'),
  mmsi: words('mmsi mmsi号 mmsi编号 mmsinumber'),
  passport: words('护照号 护照号码 护照 passport passportnumber passportno'),
  nationalId: words('身份证号 身份证号码 身份证 nationalid idcard idcardnumber idcardno'),
  bic: words('swift swiftcode bic biccode swiftbic'),
  inn: words('inn инн'),
  ogrn: words('ogrn огрн'),
  lei: words('lei leicode lei编码'),
  tail: words('机尾号 tailnumber tailno'),
  msn: words('msn 制造序列号'),
}

/** Titles of codes that say no kind, or one under which several numbers are kept. */
const otherCodes =
  words(`证件号 证件号码 证件/编码 证件编码 证件 注册号 注册号码 税号 纳税人识别号 组织机构代码 营业执照号 identifier identifiers idnumber
  registrationnumber registrationno companynumber taxid taxnumber taxno vat vatnumber tin 网址 网站 官网 邮箱 电子邮箱 电子邮件 email emailaddress mail
  website url web homepage duns dunsnumber 钱包地址 wallet walletaddress`)

/** Titles of columns as trade files spell them, each field's most telling ones first; compared without case, space and punctuation. */
export const headerWords: Readonly<Record<CounterpartyField, readonly string[]>> = {
  name: [...ownNames, ...Object.values(nameParts).flat(), ...furtherNames, ...otherParties],
  type: words(
    '类型 主体类型 客户类型 交易方类型 类别 性质 type entitytype partytype customertype schema kind 類型',
  ),
  country:
    words(`国家 国家/地区 国别 国籍 国家地区 注册地 注册国家 所在国 所在国家 目的国 country countrycode nation nationality
    jurisdiction countryofregistration countryofincorporation iso2 國家 страна`),
  birthDate: words('出生日期 生日 出生年月 出生年月日 birthdate dateofbirth dob birthday born'),
  identifiers: [...Object.values(codeTitles).flat(), ...otherCodes],
  address:
    words(`地址 公司地址 企业地址 注册地址 详细地址 联系地址 通讯地址 通信地址 经营地址 办公地址 客户地址 供应商地址 收货地址 收货人地址 送货地址
    交货地址 发货地址 发货人地址 住所 住址 address fulladdress registeredaddress companyaddress businessaddress streetaddress addressline1
    address1 street mailingaddress deliveryaddress shippingaddress shiptoaddress consigneeaddress billingaddress 地址1 地址2 addressline2 address2
    billtoaddress notifypartyaddress enduseraddress 最终用户地址 通知人地址`),
  reference:
    words(`自有编号 编号 客户编号 客户代码 客户编码 供应商编号 供应商代码 内部编号 参考号 序号 reference ref id customerid
    supplierid customerno code customercode vendorcode no number`),
}

export const partyTitles: readonly string[] = otherParties
