import { foldHan } from '../../name/han/han.ts'
import { onlyGeneric, type Variant } from '../../name/token/token.ts'
import { finishHash, hashOn, hashState } from '../../text-hash.ts'

/** So many characters in a row are no accident, wherever they stand in a sentence. */
const fewest = 6
const inHan = /^\p{Script=Han}+$/u
const unread = /[\s()（）“”"「」《》]/gu

/** Simplified characters without the marks that stand inside names. */
const clear = (text: string): string => foldHan(text).replaceAll(unread, '')

const marked = hashState('%')

const keyAt = (text: string, at: number): number => finishHash(hashOn(marked, text, at, at + fewest))

const beginsWithPlace = ({ tokens }: Variant): boolean => tokens[0]?.role === 'region'

/** 南京航空航天大学; 中国控股有限公司 is what many a longer name ends in. */
const isOfTown = (variant: Variant): boolean =>
  beginsWithPlace(variant) && !/^@[A-Z]{2}$/.test(variant.tokens[0]!.concept)

/** Under what a listed name in characters is filed to be met inside a sentence; business words alone are a name with a town before them. */
export const heldFiled = (name: string, variant: Variant): readonly number[] => {
  const text = clear(name)
  if (text.length < fewest || !inHan.test(text)) return []
  return onlyGeneric(variant.tokens) && !isOfTown(variant) ? [] : [keyAt(text, 0)]
}

const aRun = /\p{Script=Han}{7,}/gu

/** By what names inside a text are looked for. */
export const heldSought = (text: string): readonly number[] =>
  Array.from(clear(text).matchAll(aRun), ([run]) =>
    Array.from({ length: run.length - fewest + 1 }, (_, at) => keyAt(run, at)),
  ).flat()

/** What a name begins behind: a word that leads to it, the form of another firm, a mark. */
const leads =
  /(?:^|[^\p{Script=Han}]|公司|集团|银行|大学|学院|[厂行所院店部的与和及或为给由向对从自被经原即至到是在以将把受托代转查于入买卖售付收寄发方人位户家商称名])$/u

/** A listed name where a text holds it, and what stands behind it; undefined where it is a piece of a longer name. */
export const heldIn = (
  text: string,
  name: string,
  listed: Variant,
): { readonly behind: string } | undefined => {
  const [whole, held] = [clear(text), clear(name)]
  const at = whole.indexOf(held)
  if (at < 0 || whole.length === held.length) return undefined
  const isTold = beginsWithPlace(listed) && !onlyGeneric(listed.tokens)
  if (!isTold && !leads.test(whole.slice(0, at))) return undefined
  return { behind: /^\p{Script=Han}*/u.exec(whole.slice(at + held.length))![0] }
}
