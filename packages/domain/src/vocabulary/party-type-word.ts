import { isPartyType, type PartyType } from './party-type.ts'

const words: Readonly<Record<PartyType, string>> = {
  '01': `COMPANY ORGANIZATION ORGANISATION LEGALENTITY ENTITY BUSINESS CORPORATE PUBLICBODY BANK
    企业 公司 组织 机构 单位 企业/组织 法人 银行 工厂`,
  '02': 'PERSON INDIVIDUAL NATURALPERSON 个人 自然人 人员 个体',
  '03': 'VESSEL SHIP 船舶 船 船只 货轮',
  '04': 'AIRCRAFT AIRPLANE PLANE 航空器 飞机',
}

const byWord = new Map(
  Object.entries(words).flatMap(([type, list]) =>
    list.split(/\s+/u).map(word => [word, type as PartyType] as const),
  ),
)

/** Type of party by its code or by the words that people and other tools use for it. */
export const partyTypeOf = (text: string): PartyType | undefined => {
  const word = text.normalize('NFKC').replace(/\s+/gu, '').toUpperCase()
  if (isPartyType(word)) return word
  return /^[1-4]$/.test(word) ? (`0${word}` as PartyType) : byWord.get(word)
}
