export const registerFields = [
  'creditCode',
  'name',
  'holder',
  'holderCode',
  'percent',
  'legalPerson',
  'capital',
  'founded',
  'status',
  'industry',
  'since',
  'toldOn',
] as const
export type RegisterField = (typeof registerFields)[number]
export type RegisterColumns = Partial<Readonly<Record<RegisterField, number>>>

/** Titles as registers and data vendors write them; the first of each is what messages call the field. */
const words: Readonly<Record<RegisterField, string>> = {
  creditCode: '统一社会信用代码 统一信用代码 社会信用代码 信用代码 creditcode uscc',
  name: '企业名称 公司名称 名称 单位名称 企业全称 name companyname',
  holder: '股东名称 股东 股东姓名 出资人 投资人 发起人 shareholder holder',
  holderCode: '股东统一社会信用代码 股东信用代码 股东证件号码 股东代码 holdercode',
  percent: '持股比例 出资比例 股权比例 占股比例 比例 percent share',
  legalPerson: '法定代表人 法人代表 法人 负责人 legalperson',
  capital: '注册资本 注册资金 认缴资本 capital',
  founded: '成立日期 成立时间 注册日期 founded',
  status: '经营状态 登记状态 企业状态 状态 status',
  industry: '行业 所属行业 行业分类 industry',
  since: '持股起始日期 出资日期 认缴日期 入股日期 since',
  toldOn: '数据日期 截止日期 公示日期 更新日期 toldon',
}

export const registerFieldZh = (field: RegisterField): string => words[field].split(' ')[0]!

const key = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Which column holds which field: as the person says (字段=列名), else by the titles. */
export const registerColumns = (
  titles: readonly string[],
  told: Readonly<Partial<Record<RegisterField, string>>>,
): RegisterColumns => {
  const keys = titles.map(key)
  const found = registerFields.map(field => {
    const own = told[field]
    const wanted = own === undefined ? words[field].split(/\s+/u).map(key) : [key(own)]
    const at = wanted.map(word => keys.indexOf(word)).find(place => place >= 0)
    return [field, at] as const
  })
  return Object.fromEntries(found.filter(([, at]) => at !== undefined))
}
