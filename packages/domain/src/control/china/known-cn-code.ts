import type { ControlFacts } from '../facts/control-facts.ts'
import { parseCnCode, type CnCode } from './cn-code.ts'

/** A code of 两用物项出口管制清单, or one that a notice controls by itself; undefined for what neither knows. */
export const knownCnCode = ({ cnDualUse, cnNotices }: ControlFacts, text: string): CnCode | undefined => {
  const code = parseCnCode(text)
  const stands = code && (cnDualUse.has(code.base) || cnNotices.some(one => one.codes.includes(code.base)))
  return stands ? code : undefined
}
