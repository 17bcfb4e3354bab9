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

/** Why a code is refused: it may stand in a notice of which the codes are not held, so no is not said to be certain. */
export const unknownCnCodeZh = ({ cnNotices }: ControlFacts, text: string): string => {
  const unread = cnNotices.filter(one => one.kind === 'item' && one.codes.length === 0)
  const named = unread.map(one => `${one.notice}（${one.subjectZh}）`).join('、')
  const hint = named === '' ? '' : `${named}的编码未收录，属其范围的不得填 none，请核对公告是否恢复实施；`
  return `两用物项清单和公告中没有“${text}”；${hint}已核对均不在其内时请填 none`
}
