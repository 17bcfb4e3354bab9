import { isSurname } from '../name/han/surnames.ts'
import {
  bodiesZh,
  laterEn,
  nounsEn,
  papersEn,
  papersZh,
  rolesEn,
  rolesRu,
  rolesZh,
  sums,
  titlesZh,
} from './nobody.table.ts'
import { hanDepartmentAlone } from './beside/han-parts.table.ts'
import { isPlaceholder } from './placeholder.ts'
import { currencies } from './remarks.table.ts'

const whole = (...kinds: readonly string[]): RegExp => new RegExp(`^(?:${kinds.join('|')})$`, 'iu')

/** A figure too short for any code that a party bears (IMO has seven digits), a share, a sum to be worked out. */
const figure = String.raw`[\d.,\s]*%|=[-+\d*/. ()]+|\d{1,4}(?:[+*]\d{1,4})+|\d{1,6}|\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?|\d+\.\d+`

const byRole = whole(
  `(?:同|按)?(?:${rolesZh})(?:[A-Z]|[甲乙丙丁]|\\d{1,2})?`,
  `(?:the |our |my |your |same as (?:the )?|to (?:the )?order(?: of)? (?:the )?)?(?:${rolesEn})s?`,
  `(?:the|our|my|your|some|any|one|another|an(?= [aeiou])|a(?! [aeiou])) (?:${nounsEn})(?: (?:in|from) [\\p{L} ]{2,30})?`,
  'to (?:the )?order',
  rolesRu,
)

const elsewhere = whole(
  `(?:详?见|详情见|参见|如|按|同)(?:${papersZh}){1,2}(?:所示|所列|所述)?`,
  `(?:see|as per|per|same as|refer to|as in) (?:the )?(?:${papersEn})`,
  `(?:${rolesZh})?(?:待定|待确认|待通知|另行通知|不详|未知|未定)`,
  `(?:(?:the )?(?:${rolesEn}|vessel|ship|m/?v|m\\.v\\.) )?(?:${laterEn})`,
)

const veiled = whole(
  String.raw`\p{sc=Han}(?:某|某某|x{1,2})`,
  `(?:某|某某|x{2,3}|×{1,3}|\\*{1,3}|○{1,3})(?:${bodiesZh})`,
)

const titledHan = new RegExp(`^(\\p{sc=Han}{1,2})(?:${titlesZh})$`, 'u')

/** 王先生: a surname that thousands bear; what is no surname is a brand (芒果先生). */
const isTitledSurname = (part: string): boolean => {
  const surname = titledHan.exec(part)?.[1]
  return surname !== undefined && isSurname(surname)
}

const ofGoods = whole(
  String.raw`(?:hs|hts|hsn|商品|海关|税则)\s?(?:code|编码|编号|税号|号列)?\s?\d[\d.\s]{3,12}`,
  String.raw`(?:\d{1,2}\s?[x×*]\s?)?(?:(?:20|40|45)\s?(?:gp|hq|hc|dc|dv|rf|ot|fr|tk)?['’]?\s?)?[a-z]{3}[ujz]\s?\d{6,7}`,
  String.raw`(?:\d{1,2}\s?[x×*]\s?)?(?:20|40|45)\s?(?:gp|hq|hc|dc|dv|rf|ot|fr|tk)`,
)

const sum = whole(`(?:(?:${sums})\\s?)?(?:(?:${currencies})\\s?)?(?:${figure})(?:\\s?(?:${currencies}))?`)

const kinds = [byRole, elsewhere, veiled, ofGoods, sum]

const isNobody = (part: string): boolean =>
  isPlaceholder(part) ||
  hanDepartmentAlone.test(part) ||
  isTitledSurname(part) ||
  kinds.some(kind => kind.test(part))

const titleEn = /^(?:mr|mrs|ms|miss|dr|herr|frau|г-н|г-жа|господин|госпожа)\.?\s+(?=\S+$)/iu

/** The one word behind a title (Mr. Wang); undefined for any other text. */
export const titledWord = (text: string): string | undefined =>
  titleEn.test(text) ? text.replace(titleEn, '') : undefined

const brackets = /[()/、;]+/u

/**
 * Whether a text tells only a part in a trade (收货人, the Buyer, TO ORDER OF SHIPPER), where the name is to be found (见发票,
 * to be advised), a veiled somebody (王先生, 某银行), or goods and figures (HS CODE 8482.10, 金额：12000).
 */
export const tellsNobody = (text: string): boolean => {
  const read = text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/\s*:\s*/u, ' ')
    .replace(/^["'“‘「]+|[\s"'”’」。.,;!?]+$/gu, '')
    .trim()
  const compact = read.replace(/(?<=\p{sc=Han}) | (?=\p{sc=Han})/gu, '')
  const parts = compact.split(brackets).flatMap(part => part.trim() || [])
  return isNobody(compact) || (parts.length > 1 && parts.every(isNobody))
}
