import type { FoundProduct } from './find-products.ts'
import type { CodeList, ProductRow } from './product-row.ts'
import { holdsText, productText } from './product-text.ts'

/** The longest wording of each product that a name holds word for word. */
export type HeldWordings = ReadonlyMap<ProductRow, string>

/** A model may be told by a part of its number, so the wording by which it was found counts as well. */
export const heldWordings = (name: string, found: readonly FoundProduct[]): HeldWordings => {
  const asked = productText(name)
  return new Map(
    found.flatMap(({ row, wording }) => {
      const [longest] = [wording, ...row.wordings]
        .filter(one => holdsText(asked, productText(one)))
        .sort((a, b) => b.length - a.length)
      return longest === undefined ? [] : [[row, longest] as const]
    }),
  )
}

/** A longer name says more precisely what it is: 水泵 is no other pump; and of the title of a code the table may say that most are free. */
const isOutdone = (
  held: HeldWordings,
  { isTitle }: ProductRow,
  { wording, list }: { readonly wording: string; readonly list: CodeList },
): boolean =>
  [...held].some(([row, other]) =>
    other === wording ? isTitle === true && row.mostlyFree.includes(list) : other.includes(wording),
  )

/** Why the very words of a name speak of goods of a product that a list controls; '' where they do not. */
export const namedWhyOf = (held: HeldWordings, row: ProductRow, list: CodeList): string => {
  const wording = held.get(row)
  return wording === undefined || row.mostlyFree.includes(list) || isOutdone(held, row, { wording, list })
    ? ''
    : `“${wording}”：${row.why}`
}
