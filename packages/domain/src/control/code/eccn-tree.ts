import { categoryOf, productGroupOf } from './category.ts'
import type { CategoryCode, ProductGroup } from './category.ts'
import { compareParagraphs, parentParagraph } from './paragraph.ts'
import { formatEccn, parseEccn } from './parse-eccn.ts'

/** The code one level up: `3A001.b.2` → `3A001.b` → `3A001`; undefined for an entry. */
export const parentCode = (text: string): string | undefined => {
  const parsed = parseEccn(text)
  if (!parsed || parsed.paragraph === '') return undefined
  return formatEccn({ code: parsed.code, paragraph: parentParagraph(parsed.paragraph) })
}

/** Paragraphs directly under `parent` (empty = the entry), in the order of the list. */
export const childParagraphs = (paragraphs: readonly string[], parent: string): string[] =>
  paragraphs.filter(paragraph => parentParagraph(paragraph) === parent).sort(compareParagraphs)

/** Codes from the entry down to the one named, for a breadcrumb. */
export const pathOf = (text: string): string[] => {
  const path: string[] = []
  const parsed = parseEccn(text)
  if (!parsed) return path
  for (let at: string | undefined = formatEccn(parsed); at !== undefined; at = parentCode(at))
    path.unshift(at)
  return path
}

/** Entries of a category and product group, in code order. */
export const entriesOf = (
  codes: readonly string[],
  filter: { readonly category?: CategoryCode; readonly group?: ProductGroup },
): string[] =>
  codes
    .filter(code => filter.category === undefined || categoryOf(code) === filter.category)
    .filter(code => filter.group === undefined || productGroupOf(code) === filter.group)
    .sort()
