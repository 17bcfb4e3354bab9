import type { FoundProduct } from './find-products.ts'
import { whyOf, type CodeList, type ProductRow } from './product-row.ts'
import { holdsText, productText, type WordingText } from './product-text.ts'

interface Held {
  readonly wording: string
  readonly text: WordingText
}

const heldAs = (wording: string): Held => {
  const { han, runs, words, isApart } = productText(wording)
  return { wording, text: { han, runs, words, isApart } }
}

/** Read once a row: names are many, and each is compared with every wording of what it may be. */
const read = new WeakMap<ProductRow, readonly Held[]>()

const wordingsOf = (row: ProductRow): readonly Held[] => {
  const known = read.get(row)
  if (known) return known
  const all = [...row.wordings, ...row.apart].map(heldAs).sort((a, b) => b.wording.length - a.wording.length)
  read.set(row, all)
  return all
}

/** What says no more than that something is a thing: IMSI捕获设备 is an IMSI捕获器. */
const anyThing = /(?:设备|装置|系统|仪器|器|机|仪)$/u
const leastStem = 3

const stemOf = (run: string): string => run.replace(anyThing, '')

/** Whether a name holds a wording but for the word for a thing at its end. */
const holdsStem = (asked: WordingText, { runs, words, isApart }: WordingText): boolean => {
  const [run, stem] = [runs[0] ?? '', stemOf(runs[0] ?? '')]
  if (isApart || runs.length !== 1 || stem === run || stem.length + words.length < leastStem) return false
  return (
    words.every(word => asked.words.includes(word)) &&
    asked.runs.some(own => own !== stemOf(own) && stemOf(own).endsWith(stem))
  )
}

/** Fewer characters are a work that many things do: 光刻, 切割. */
const leastWork = 4

/** Whether a name is no more than the work that a thing does: 原子层沉积 is sold as a 原子层沉积设备. */
const isItsWork = (asked: WordingText, { runs, words, isApart }: WordingText): boolean => {
  const [run, stem] = [runs[0] ?? '', stemOf(runs[0] ?? '')]
  return (
    !isApart &&
    runs.length === 1 &&
    words.length === 0 &&
    stem !== run &&
    stem.length >= leastWork &&
    asked.han === stem
  )
}

/** The wordings of each product that a name holds word for word, the longest first. */
export type HeldWordings = ReadonlyMap<ProductRow, readonly Held[]>

/** Trade writes the thing first and what it is like behind: 钙 高纯 is 高纯钙. */
const turned = (runs: readonly string[]): string[] =>
  runs.flatMap((thing, at) => runs.slice(at + 1).map(more => `${more}${thing}`))

/** A model may be told by a part of its number, so the wording by which it was found counts as well. */
export const heldWordings = (name: string, found: readonly FoundProduct[]): HeldWordings => {
  const text = productText(name)
  const asked = { ...text, runs: [...text.runs, ...turned(text.runs)] }
  const isWholeName = found.some(({ row }) => wordingsOf(row).some(one => one.text.han === text.han))
  return new Map(
    found.flatMap(({ row, wording, isHeld }) => {
      const own = wordingsOf(row)
      const all = own.some(one => one.wording === wording) ? own : [heldAs(wording), ...own]
      const held = all.filter(
        one =>
          (isHeld === true && one.wording === wording) ||
          holdsText(asked, one.text) ||
          holdsStem(asked, one.text) ||
          (!isWholeName && isItsWork(text, one.text)),
      )
      return held.length === 0 ? [] : [[row, held] as const]
    }),
  )
}

const saysMore = (other: WordingText, text: WordingText): boolean =>
  holdsText(other, text) && !holdsText(text, other)

/** A longer name says more precisely what it is: 水泵 is no other pump. */
const isOutdone = (held: HeldWordings, text: WordingText): boolean =>
  [...held.values()].some(all => all.some(other => saysMore(other.text, text)))

/** Whether a longer name makes something free of it: 手枪钻 is no pistol, while 主战坦克 is a tank. */
export const isFreed = (held: HeldWordings, text: WordingText): boolean =>
  [...held].some(
    ([row, all]) =>
      (row.usualEar99 || row.mostlyFree.length > 0) && all.some(other => saysMore(other.text, text)),
  )

/** Of the title of a code the table may say that most goods of that name are free. */
const isTitleOfFree = (held: HeldWordings, wording: string, list: CodeList): boolean =>
  [...held].some(([row, all]) => row.mostlyFree.includes(list) && all.some(one => one.wording === wording))

/** Why the very words of a name speak of goods of a product that a list controls; '' where they do not. */
const namedWhyOf = (held: HeldWordings, row: ProductRow, list: CodeList): string => {
  if (row.mostlyFree.includes(list)) return ''
  const own = held
    .get(row)
    ?.find(
      ({ wording, text }) =>
        !isOutdone(held, text) && !(row.isTitle === true && isTitleOfFree(held, wording, list)),
    )
  return own === undefined ? '' : `“${own.wording}”：${whyOf(row, list)}`
}

/** A name that is so like a wording has a word more between, or one spelt by its sound: 真空电弧重熔炉, 红外热象仪. */
const near = 0.9

/** Of three characters two are often shared by chance: 空压机 is no 顶压机. */
const leastNear = { characters: 4, words: 2 }

const endOf = (run: string | undefined): string | undefined => [...(run ?? '')].at(-1)

/** Chinese names end with the thing itself: 铝合金板 is no 铝合金粉. */
const isSameThing = (asked: WordingText, wording: WordingText): boolean =>
  asked.runs.some(run => endOf(run) === endOf(wording.runs.at(-1)))

/** A word in Latin letters beside it does not make a name as special as the wording: a KTV功放 is no 脉冲功放. */
const thingOf = (asked: WordingText): WordingText => (asked.han === '' ? asked : { ...asked, words: [] })

/** Whether a wording is long enough to be like it, and no more special than the name: 集装箱 is no 军用集装箱. */
const isNear = (asked: WordingText, wording: WordingText): boolean =>
  (wording.han.length >= leastNear.characters
    ? isSameThing(asked, wording)
    : wording.words.length >= leastNear.words) && !holdsText(wording, thingOf(asked))

/** Why a name speaks of a product that a list controls; '' where it does not. */
export type Speaks = (found: FoundProduct, list: CodeList) => string

const isFree = ({ usualEar99, mostlyFree }: ProductRow, list: CodeList): boolean =>
  usualEar99 || mostlyFree.includes(list)

/**
 * By words that a name holds; where it holds none of a product's, by its likeness, unless free goods are as like. `found`
 * is what the name finds that it is compared by.
 */
export const speaker = (name: string, held: HeldWordings, found: readonly FoundProduct[]): Speaks => {
  const likest = new Map(found.map(one => [one.row, one]))
  const asked = productText(name)
  const freeOf = (list: CodeList): number =>
    Math.max(0, ...found.filter(({ row }) => isFree(row, list)).map(one => one.likeness))
  const free = { eccn: freeOf('eccn'), cnCode: freeOf('cnCode') }
  const isLike = ({ row, wording, likeness }: FoundProduct, list: CodeList): boolean =>
    !held.has(row) &&
    likeness >= near &&
    likeness > free[list] &&
    row.wordings.includes(wording) &&
    isNear(asked, productText(wording))
  return ({ row }, list) => {
    const like = likest.get(row)
    return like !== undefined && isLike(like, list)
      ? `与“${like.wording}”相近：${whyOf(row, list)}`
      : namedWhyOf(held, row, list)
  }
}
