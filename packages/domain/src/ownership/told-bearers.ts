import { isLegalForm } from './loose-name.ts'

/** Words of a text behind which, or around which, the name of whoever it is held for stands. */
const patterns: readonly RegExp[] = [
  /(?:代[为為]?|替|受|由|[归歸]|(?<![^，。；,;])[为為])\s*([^，。；,;]{2,80}?)\s*(?:所?[代间間直最]?[接终終]?持有?|委[托託]|指使|提供|出[资資]|[实實]?[际際]?控制|所有|的?名[义義]|$)/giu,
  /([^，。；,;：:]{2,80}?)的?(?:全[资資]|控股|直[属屬])?(?:[子孙孫]公司|[子下][属屬]?企[业業]|附[属屬]公司|一致行[动動]人)/giu,
  /([^，。；,;：:]{2,80}?)(?:通[过過]|出[资資]|(?:[间間直]接|[实實][际際]|最[终終])(?:持有|控制|[拥擁]有|享有))/giu,
  /(?:控制人|所有人|出[资資]人|受益人|委[托託]人|[权權]利人|股[东東])\s*(?:[为為是系]|[:：=])?\s*([^，。；;]{2,120})/giu,
  /(?<![a-z])(?:nominee(?: share)?holder|nominee|trustee|proxy|agent|fronting|shares?|held|holds?)(?: it| them| shares?)? (?:for|of)\s+([^，。；;]{2,160})/giu,
  /(?<![a-z])(?:in trust for|(?:behalf|benefit|account|direction|instructions?|behest|control) of|(?:owned|controlled|held|funded|financed) by|subsidiary of|(?:affiliate|branch|unit|arm) of|fronting)\s+([^，。；;]{2,160})/giu,
  /(?<![a-z])(?:UBO|(?:beneficial )?owner|shareholder|parent(?: company)?|controller|principal)\s*(?:is|[:：=])\s*([^，。；;]{2,160})/giu,
  /(?<![a-z])on\s+([^，。；;]{2,160}?)['’]s? behalf(?![a-z])/giu,
  /(?:^|[，。；,;])\s*([^，。；,;]{2,160}?)\s+(?:controls|directs|owns|holds)(?![a-z])/giu,
  /(?:держатель|в интересах|в пользу|по поручению|от имени|бенефициар|владелец|учредитель|акционер|принадлежит|контролируется)\s*[:：]?\s*([^，。；,;]{2,160})/giu,
]

/** To the end of the clause, and to its first comma or bracket: a name may have a comma of its own. */
const lengths = (name: string): string[] => [name, name.split(/[,（(]/u)[0]!]

const named = (text: string): string[] =>
  patterns
    .flatMap(pattern => [...text.matchAll(pattern)])
    .flatMap(found => lengths(found[1] ?? ''))
    .map(name => name.trim())
    .filter(name => name.length > 1)

/** Words that tell how something is held, between which names stand in Chinese. */
const hanWords =
  /代持|代[为為]|委[托託]|受[托託]|持有|持股|[间間直]接|[实實][际際]|最[终終]|控制|控股|所有|[拥擁]有|享有|[权權]益|股[权權份东東]|全[资資]|子公司|指[使示]|提供|[资資]金|出[资資]|挂名|掛名|登[记記]|名[下义義]|[关關][联聯系係]|一致行[动動]|[协協][议議]|董事|[会會]|多[数數]|普通合[伙夥]|合[伙夥]人/u

/** 由…, …的: a preposition before a name and a particle after it; a name may begin with the same character. */
const withoutParticle = (piece: string): string[] => [
  piece,
  piece.replace(/^[由为為代替受归歸与與和系是]/u, '').replace(/[的所之]$/u, ''),
]

const capitals =
  /\p{Lu}[\p{L}\p{M}\p{N}.&'’-]*(?:\s+(?:(?:of|and|the|for|de|und|et|y|&)\s+)*\p{Lu}[\p{L}\p{M}\p{N}.&'’-]*)*/gu

/** Words of control that stand in capitals at the beginning of a text. */
const controlWord =
  /^(?:UBO|VIE|GP|LP|(?:sole|legal|equitable|general|limited|managing|majority|minority|voting|board|beneficial|controlling|ultimate|immediate|direct|indirect|wholly|fully|consolidated|parent|owner|owners|holder|holds|nominee|trustee|settlor|protector|partner|director|directors|manager|member|shareholder|shareholders|subsidiary|affiliate|company|holding|golden|share|shares|right|rights|control|contract|contractual|agreement|trust|proxy|significant|dominant|influence|acting|other|unknown|none|not|no|yes|as|by|for|in|on|the)(?![\p{L}]).*)$/iu

/** Names in capitals among words, and what stands between Chinese words of holding. */
const written = (text: string): string[] => {
  const han = text
    .split(/[，。；,;：:（()）\s]+/u)
    .filter(clause => /\p{Script=Han}/u.test(clause))
    .flatMap(clause => clause.split(hanWords))
    .flatMap(withoutParticle)
    .filter(name => (name.match(/\p{Script=Han}/gu) ?? []).length > 3)
  const others = (text.match(capitals) ?? []).filter(
    name => name.length > 3 && !controlWord.test(name) && !isLegalForm(name.toLowerCase()),
  )
  return [...han, ...others]
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]

/** Whether a text tells, in words that are known, of somebody for whom, or at whose word, a share is held. */
export const tellsBearers = (text: string): boolean => named(text).length > 0

/** Whom a text of control may name as the one for whom, or at whose word, a share is held: to be looked up, not to be believed. */
export const toldBearers = (text: string): string[] => unique([...named(text), ...written(text)])
