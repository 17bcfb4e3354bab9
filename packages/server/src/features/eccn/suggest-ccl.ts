import type {
  listItemIndustries as industriesCall,
  listReference as referenceCall,
  suggestCcl as call,
} from '@maojian/contract/calls/eccn'
import { categoryOf, productGroupOf } from '@maojian/domain/control/code/category'
import { categoryTable, productGroupTable, reasonTable } from '@maojian/domain/control/code/category.table'
import { findCodes, parseCodeQuery } from '@maojian/domain/control/code/search-code'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { categoryNamed, groupNamed, nameOf, reasonNamed } from './item-words.ts'
import { searchNames } from './search-names.ts'

const most = 20

export const suggestCcl: Verb<typeof call> = (_context, { keyword }) => {
  if (keyword === '') return []
  const codes =
    parseCodeQuery(keyword) === undefined
      ? searchNames(keyword).map(({ entry }) => entry.code)
      : findCodes(keyword, [...controlFacts().eccns.keys()])
  return codes.slice(0, most).map(eccn => ({ eccn, name: nameOf(eccn) }))
}

/** The reference tables of the search home, each row with the number of its entries. */
export const listReference: Verb<typeof referenceCall> = () => {
  const entries = [...controlFacts().eccns.values()]
  const count = (test: (code: string) => boolean): number => entries.filter(one => test(one.code)).length
  return {
    categories: categoryTable.map(([code]) => ({
      ...categoryNamed(code),
      count: count(one => categoryOf(one) === code),
    })),
    groups: productGroupTable.map(([code]) => ({
      ...groupNamed(code),
      count: count(one => productGroupOf(one) === code),
    })),
    reasons: reasonTable.map(([code]) => ({
      ...reasonNamed(code),
      count: entries.filter(one => one.reasons.includes(code)).length,
    })),
    count: entries.length,
    asOf: controlFactsDay(),
  }
}

/** Categories as industries; of one category the product groups that have entries, coded as the tree codes them. */
export const listItemIndustries: Verb<typeof industriesCall> = (_context, { code }) => {
  if (code === '') return categoryTable.map(([category]) => categoryNamed(category))
  const codes = [...controlFacts().eccns.keys()].filter(one => categoryOf(one) === code)
  return productGroupTable
    .filter(([group]) => codes.some(one => productGroupOf(one) === group))
    .map(([group]) => ({ ...groupNamed(group), code: `${code}${group}` }))
}
