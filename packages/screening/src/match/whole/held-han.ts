import { foldHan } from '../../name/han/han.ts'
import { isRegisteredName, restOfOtherFirm } from '../../name/han/registered-name.ts'
import { meaningOfHan } from '../../name/lexicon/lexicon.ts'
import { onlyGeneric, type Variant } from '../../name/token/token.ts'
import { finishHash, hashOn, hashState } from '../../text-hash.ts'
import { isCountry } from '../../name/token/tells.ts'

/** So many characters in a row are no accident, wherever they stand in a sentence. */
const fewest = 6
/** 佘智江: fewer are possible at most. */
const fewestPossible = 3
const inHan = /^\p{Script=Han}+$/u
const unread = /[\s()（）“”"「」《》]/gu

/** Simplified characters without the marks that stand inside names. */
const clear = (text: string): string => foldHan(text).replaceAll(unread, '')

const marked = hashState('%')

const markedShort = hashState('%3')

const keyAt = (text: string, at: number): number => finishHash(hashOn(marked, text, at, at + fewest))
const shortKeyAt = (text: string, at: number): number =>
  finishHash(hashOn(markedShort, text, at, at + fewestPossible))

const beginsWithPlace = ({ tokens }: Variant): boolean => tokens[0]?.role === 'region'

/** 南京航空航天大学; 中国控股有限公司 is what many a longer name ends in. */
const isOfTown = (variant: Variant): boolean => beginsWithPlace(variant) && !isCountry(variant.tokens[0]!)

/** Under what a listed name in characters is filed to be met inside a sentence; business words alone are a name with a town before them. */
export const heldFiled = (name: string, variant: Variant): readonly number[] => {
  const text = clear(name)
  if (text.length < fewestPossible || !inHan.test(text)) return []
  if (onlyGeneric(variant.tokens) && (text.length < fewest || !isOfTown(variant))) return []
  return [text.length < fewest ? shortKeyAt(text, 0) : keyAt(text, 0)]
}

const aRun = /\p{Script=Han}{4,}/gu

const keysOf = (run: string, length: number, key: typeof keyAt): number[] =>
  Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => key(run, at))

/** By what names inside a text are looked for. */
export const heldSought = (text: string): readonly number[] =>
  Array.from(clear(text).matchAll(aRun), ([run]) => [
    ...keysOf(run, fewest, keyAt),
    ...(isRegisteredName(run) ? [] : keysOf(run, fewestPossible, shortKeyAt)),
  ]).flat()

/** What a name begins behind: a word that leads to it, the form of another firm, a mark. */
const leads =
  /(?:^|[^\p{Script=Han}]|公司|集团|银行|大学|学院|[厂行所院店部的与和及或为给由向对从自被经原即至到是在以将把受托代转查于入买卖售付收寄发方人位户家商称名交送含致写做开改换成问找跟同像有非如给])$/u

const longestPlace = 5
const shortestPlace = 2

const endsInPlace = (text: string): boolean => {
  for (let length = shortestPlace; length <= longestPlace; length++)
    if (meaningOfHan(text.slice(-length))?.role === 'region') return true
  return false
}

/** Whatever verb of several characters. */
const unknownLead = /\p{Script=Han}{4,}$/u

const isOfPlace = (listed: Variant): boolean => beginsWithPlace(listed) && !onlyGeneric(listed.tokens)

export interface Held {
  /** Characters that stand right behind it. */
  readonly behind: string
  /** All that stands beside a name so short that it may be there by accident; else undefined. */
  readonly around: string | undefined
}

/** A listed name where a text holds it; undefined where it is a piece of a longer name. */
export const heldIn = (text: string, name: string, listed: Variant): Held | undefined => {
  const [whole, held] = [clear(text), clear(name)]
  const at = whole.indexOf(held)
  if (at < 0 || whole.length === held.length) return undefined
  const [before, rest] = [whole.slice(0, at), whole.slice(at + held.length)]
  const behind = /^\p{Script=Han}*/u.exec(rest)![0]
  if (restOfOtherFirm(rest) !== '') return undefined
  const isLong = held.length >= fewest
  if (isLong && (isOfPlace(listed) || leads.test(before))) return { behind, around: undefined }
  // 深圳某某 is another house.
  if (endsInPlace(before)) return undefined
  // Behind two characters more it may be another name (新某某).
  return { behind, around: isLong && unknownLead.test(before) ? undefined : `${before}${rest}` }
}
