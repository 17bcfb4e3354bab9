import type { CounterpartyField } from '@maojian/domain/vocabulary/counterparty-field'

/** Titles of columns as trade files spell them, each field's most telling ones first; compared without case, space and punctuation. */
export const headerWords: Readonly<Record<CounterpartyField, readonly string[]>> = {
  name: `名称 企业名称 公司名称 客户名称 供应商名称 交易方名称 交易对手 交易对手名称 主体名称 单位名称 对方名称 姓名 中文名称
    英文名称 客户 供应商 买方 卖方 收货人 发货人 最终用户 全称 name fullname companyname customername suppliername
    partyname counterparty counterpartyname entityname legalname customer supplier company vendor vendorname buyer seller
    consignee shipper party entity enduser 名稱 公司名稱 客戶名稱`.split(/\s+/u),
  type: '类型 主体类型 客户类型 交易方类型 类别 性质 type entitytype partytype customertype schema kind 類型'.split(
    ' ',
  ),
  country:
    `国家 国家/地区 国别 国籍 国家地区 注册地 注册国家 所在国 所在国家 目的国 country countrycode nation nationality
    jurisdiction countryofregistration countryofincorporation iso2 國家`.split(/\s+/u),
  birthDate: '出生日期 生日 出生年月 出生年月日 birthdate dateofbirth dob birthday born'.split(' '),
  identifiers:
    `证件号 证件号码 证件/编码 证件编码 证件 统一社会信用代码 统一信用代码 信用代码 社会信用代码 身份证号 护照号 护照号码 imo imo编号 imo号
    imonumber 注册号 税号 纳税人识别号 组织机构代码 营业执照号 机尾号 mmsi swift swiftcode bic inn ogrn lei identifier identifiers idnumber registrationnumber passport passportnumber taxid
    taxnumber uscc`.split(/\s+/u),
  address:
    `地址 公司地址 企业地址 注册地址 详细地址 联系地址 通讯地址 通信地址 经营地址 办公地址 客户地址 供应商地址 收货地址 收货人地址 送货地址
    交货地址 发货地址 发货人地址 住所 住址 address fulladdress registeredaddress companyaddress businessaddress streetaddress addressline1
    address1 street mailingaddress deliveryaddress shippingaddress shiptoaddress consigneeaddress billingaddress`.split(
      /\s+/u,
    ),
  reference:
    `自有编号 编号 客户编号 客户代码 客户编码 供应商编号 供应商代码 内部编号 参考号 序号 reference ref id customerid
    supplierid customerno code customercode vendorcode no number`.split(/\s+/u),
}
