import type { cclItem, SearchMode, searchEccns as call } from '@maojian/contract/calls/eccn'
import { controlTexts } from '@maojian/contract/limits'
import { categoryTable, productGroupTable } from '@maojian/domain/control/code/category.table'
import { compareParagraphs, isUnder } from '@maojian/domain/control/code/paragraph'
import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { findCodes, parseCodeQuery } from '@maojian/domain/control/code/search-code'
import type * as z from 'zod'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { officialText, type OfficialText } from '../regulation/entry.ts'
import { categoryNamed, ear99Item, groupNamed, itemOf, type Coded } from './item-words.ts'
import { codesOf, searchNames } from './search-names.ts'
import { searchText } from './search-text.ts'

type Item = z.output<typeof cclItem>
type Input = z.output<typeof call.request>

/** `3A001.b` leads to that paragraph, what lies under it, and its entry. */
const paragraphRows = (code: string, paragraph: string): Item[] => {
  const entry = controlFacts().eccns.get(code)
  if (entry === undefined || paragraph === '') return []
  return entry.paragraphs
    .filter(one => isUnder(one, paragraph))
    .sort(compareParagraphs)
    .map(one => itemOf(entry, one))
}

interface Found {
  readonly mode: SearchMode
  readonly rows: readonly Item[]
  /** The paragraph asked for, where its entry has none of that name; the entry alone is found. */
  readonly missingParagraph?: string
}

const byCode = (text: string): Found => {
  const { eccns } = controlFacts()
  const { exact = '', paragraph = '' } = parseCodeQuery(text) ?? {}
  if (exact === 'EAR99') return { mode: 'CODE', rows: [ear99Item] }
  const entries = findCodes(text, [...eccns.keys()]).map(code => itemOf(eccns.get(code)!))
  const paragraphs = paragraphRows(exact, paragraph)
  return {
    mode: 'CODE',
    rows: [...paragraphs, ...entries],
    ...(paragraph !== '' &&
      entries.length > 0 &&
      paragraphs.length === 0 && { missingParagraph: `${exact}.${paragraph}` }),
  }
}

const rowOf = (eccn: string): Item => {
  const { code, paragraph } = parseEccn(eccn)!
  return itemOf(controlFacts().eccns.get(code)!, paragraph)
}

/** Letter and figures, or three figures: what stands in codes behind their first figure (A001, 001). */
const partOfCode = /^(?:[A-E]\d{2,3}|\d{3})$/u

const byPart = (text: string): Item[] => {
  const asked = text.normalize('NFKC').toUpperCase().replaceAll(/\s/gu, '')
  if (!partOfCode.test(asked)) return []
  return [...controlFacts().eccns.values()]
    .filter(({ code }) => code.slice(1).includes(asked))
    .map(one => itemOf(one))
}

/** The mode says what to try first; a name in the code box, or a whole code in the name box, is still found. */
const find = (text: string, mode: SearchMode | undefined, official: OfficialText): Found => {
  if (text === '')
    return { mode: mode ?? 'CODE', rows: [...controlFacts().eccns.values()].map(one => itemOf(one)) }
  const names = (): Found => {
    // Our words first: what is about the thing stands before what only mentions it.
    const found = new Set([
      ...searchNames(text).flatMap(codesOf),
      ...searchText(official, text).map(one => one.code),
    ])
    return { mode: 'NAME', rows: [...found].map(rowOf) }
  }
  const parts = byPart(text)
  if (parts.length > 0) return { mode: 'CODE', rows: parts }
  const isCode = parseCodeQuery(text) !== undefined
  if (!isCode) return names()
  const first = mode === 'NAME' ? names() : undefined
  return first !== undefined && first.rows.length > 0 ? first : byCode(text)
}

const within = (chosen: readonly string[], code: string): boolean =>
  chosen.length === 0 || chosen.includes(code)

/** How many rows each code would leave; nought is greyed. */
const facets = (codes: readonly string[], rows: readonly string[], named: (code: string) => Coded) =>
  codes.map(code => ({ ...named(code), count: rows.filter(one => one === code).length }))

const available = (list: readonly { readonly code: string; readonly count: number }[]): string[] =>
  list.filter(one => one.count > 0).map(one => one.code)

const answer = (found: Found, input: Input) => {
  const { category, group, page, pageSize } = input
  const inCategory = found.rows.filter(row => within(category, row.cclCategory))
  const inGroup = found.rows.filter(row => within(group, row.cclGroup))
  const categories = facets(
    categoryTable.map(([code]) => code),
    inGroup.map(row => row.cclCategory),
    categoryNamed,
  )
  const groups = facets(
    productGroupTable.map(([code]) => code),
    inCategory.map(row => row.cclGroup),
    groupNamed,
  )
  const rows = inCategory.filter(row => within(group, row.cclGroup))
  return {
    items: rows.slice((page - 1) * pageSize, page * pageSize),
    count: rows.length,
    categoryList: available(categories),
    groupList: available(groups),
    categories,
    groups,
    mode: found.mode,
    missingParagraph: found.missingParagraph ?? '',
  }
}

/** Search over codes, paragraphs, titles in both languages and the imported text; without a keyword the filters alone choose. */
export const searchEccns: Verb<typeof call> = async ({ db }, input) => {
  const started = performance.now()
  const text = input.key === '' ? (input.keyword ?? '') : input.key
  if (text === '' && input.category.length === 0 && input.group.length === 0)
    throw new Fault(400, controlTexts.keyword)
  const official = await officialText(db)
  const reply = answer(find(text, input.mode, official), input)
  return {
    ...reply,
    editionDate: official.listDay,
    asOf: controlFactsDay(),
    ms: Math.round((performance.now() - started) * 100) / 100,
  }
}
