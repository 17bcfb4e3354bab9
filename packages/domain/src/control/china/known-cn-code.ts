import type { ControlFacts } from '../facts/control-facts.ts'
import { parseCnCode, type CnCode } from './cn-code.ts'

/** A code of 两用物项出口管制清单, or one that a notice controls by itself; undefined for what neither knows. */
export const knownCnCode = ({ cnDualUse, cnNotices }: ControlFacts, text: string): CnCode | undefined => {
  const code = parseCnCode(text)
  const stands = code && (cnDualUse.has(code.base) || cnNotices.some(one => one.codes.includes(code.base)))
  return stands ? code : undefined
}

/** Where a code stands: in the list, in the notice that brought it there, or in a notice alone. */
export const cnCitation = ({ cnDualUse, cnNotices }: ControlFacts, base: string): string => {
  const notices = cnNotices.filter(one => one.kind === 'item' && one.codes.includes(base))
  return [cnDualUse.get(base)?.citation ?? [], notices.map(one => one.notice)].flat().join('；')
}

/** Words by which clerks say that they have looked and the list does not hold the goods. */
const no =
  /^(?:none|[无無]|(?:不|未)(?:涉及|列管|列入|在清[单單][内內上中]?|属于)(?:清[单單]|管制|两用物项)?|非(?:两用物项|管制|列管)(?:物项)?)$/iu

export const isNoCnCode = (text: string): boolean => no.test(text.trim())

/** Words that do not say whether anybody has looked. */
const untold =
  /^(?:n\.?\/?a\.?|不[适適]用|不清楚|不[知详詳确確][道定]?|未知|待[定查核]|[—–－-]+|[?？]+|unknown|tbd|0+)$/iu

/** Why a code is refused: it may stand in a notice of which the codes are not held, so no is not said to be certain. */
export const unknownCnCodeZh = ({ cnNotices }: ControlFacts, text: string): string => {
  if (untold.test(text.trim()))
    return `“${text}”没有说明是否已核对：已核对不在两用物项清单和公告内的填 none，未核对的请留空`
  const unread = cnNotices.filter(one => one.kind === 'item' && one.codes.length === 0)
  const named = unread.map(one => `${one.notice}（${one.subjectZh}）`).join('、')
  const hint = named === '' ? '' : `${named}的编码未收录，属其范围的不得填 none，请核对公告是否恢复实施；`
  return `两用物项清单和公告中没有“${text}”；${hint}已核对均不在其内时请填 none`
}
