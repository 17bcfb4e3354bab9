import type { FoundProduct } from './find-products.ts'
import type { CodeList, ProductRow } from './product-row.ts'
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

/** The wordings of each product that a name holds word for word, the longest first. */
export type HeldWordings = ReadonlyMap<ProductRow, readonly Held[]>

/** A model may be told by a part of its number, so the wording by which it was found counts as well. */
export const heldWordings = (name: string, found: readonly FoundProduct[]): HeldWordings => {
  const asked = productText(name)
  return new Map(
    found.flatMap(({ row, wording }) => {
      const own = wordingsOf(row)
      const all = own.some(one => one.wording === wording) ? own : [heldAs(wording), ...own]
      const held = all.filter(({ text }) => holdsText(asked, text))
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
export const namedWhyOf = (held: HeldWordings, row: ProductRow, list: CodeList): string => {
  if (row.mostlyFree.includes(list)) return ''
  const own = held
    .get(row)
    ?.find(
      ({ wording, text }) =>
        !isOutdone(held, text) && !(row.isTitle === true && isTitleOfFree(held, wording, list)),
    )
  return own === undefined ? '' : `“${own.wording}”：${row.why}`
}
