/** First-level types and subtypes of listed parties (spec 000 §9). */
export const partyTypes = {
  '01': '企业/组织',
  '02': '个人',
  '03': '船舶',
  '04': '航空器',
} as const

export type PartyType = keyof typeof partyTypes

export const subtypes = {
  '0101': '企业',
  '0102': '银行',
  '0103': '恐怖组织',
  '0104': '其他',
  '0105': '涉恐',
  '0106': '涉毒或犯罪',
  '0107': '涉大规模杀伤性武器',
  '0201': '个人',
  '0202': '恐怖分子',
  '0203': '政治公众人物',
  '0204': '涉恐',
  '0205': '涉毒或犯罪',
  '0206': '涉大规模杀伤性武器',
  '0301': '船舶',
  '0401': '航空器',
} as const

export type Subtype = keyof typeof subtypes

/** What lists mean that name a party and say neither company nor person. */
const unstatedKind = '类型未载明'

export const partyTypeName = (type: PartyType, stated: boolean): string =>
  stated ? partyTypes[type] : unstatedKind

export const isPartyType = (code: string): code is PartyType => Object.hasOwn(partyTypes, code)
export const isSubtype = (code: string): code is Subtype => Object.hasOwn(subtypes, code)
export const typeOfSubtype = (code: Subtype): PartyType => code.slice(0, 2) as PartyType
