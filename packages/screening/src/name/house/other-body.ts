import { formAsWritten } from '../cut/written-form.ts'
import { isGeneric, onlyGeneric, type Token } from '../token/token.ts'

/** Bodies that are no part of the house whose words they begin with, and no remark on it. */
const bodies =
  '学会|协会|商会(?![谈面晤])|联合会|促进会|基金会|博览会|博物馆|纪念馆|大学(?!生)|附属(?:学校|中学|小学|幼儿园)|(?:实验)?学校|幼儿园|附中|附小|报社'
/** 报 begins as much that is said of a house (报价, 报关): a paper ends its run. */
const body = new RegExp(`^(\\p{Script=Han}{0,6}?)(?:${bodies}|报$)`, 'u')
/** What a foundation is for. */
const causes = /公益|慈善|教育|文化|艺术|科普/gu

/** What makes another body of the house that stands before it (中国电子|企业协会, 某某国际|学校); '' where nothing does. */
export const otherBodyAt = (behind: string): string => {
  const [told = '', between = ''] = body.exec(behind) ?? []
  const business = between.replace(causes, '')
  return business === '' || onlyGeneric(formAsWritten(business)?.tokens ?? []) ? told : ''
}

const point = /^#(?:north|south|east|west)/u
/** An army or a ministry may well have schools and foundations of its own. */
const ofState = /[军部局院会队党委署厅]$/u

/** China, or a point of the compass, and business. */
const isOrdinary = (house: readonly Token[]): boolean =>
  house.every(token => isGeneric(token) || point.test(token.concept)) &&
  house.some(({ concept }) => concept === '@CN' || point.test(concept)) &&
  !ofState.test(house.at(-1)!.key)

/** 中国电子 of 中国电子学会, 北方工业 of 北方工业大学 are words that both write; 阿里巴巴 of 阿里巴巴基金会 is a brand, and may be meant. */
export const isOfWordsAlone = (house: readonly Token[], behind: string): boolean =>
  isOrdinary(house) && otherBodyAt(behind) !== ''
