import { chinaStates, type searchChinaControl as call } from '@maojian/contract/calls/china-control'
import {
  byCode,
  chinaItems,
  noticesNamed,
  noticeStateOn,
  type ChinaItem,
} from '@maojian/domain/classification/china-list'
import { productFinder, type ProductFinder } from '@maojian/domain/classification/find-products'
import type { CnNotice } from '@maojian/domain/control/facts/control-facts'
import { foldHan } from '@maojian/screening/name/han/han'
import type * as z from 'zod'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts, rulesDay } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { chinaDuties } from './china-duties.table.ts'
import { findLicenceGoods } from './find-licence-goods.ts'
import { readingOf, suggestCodes } from './classify-product.ts'

type Reply = z.output<typeof call.reply>

const noticeWire = (notice: CnNotice, day: string): Reply['notices'][number] => {
  const state = noticeStateOn(notice, day)
  return {
    notice: notice.notice,
    subject: notice.subjectZh,
    from: notice.from,
    suspendedFrom: notice.suspendedFrom ?? '',
    suspendedTo: notice.suspendedTo ?? '',
    codes: [...notice.codes],
    state,
    stateName: chinaStates[state],
  }
}

/** What was found, and by what. */
interface Found {
  readonly item: ChinaItem
  readonly why: string
}

const itemWire = ({ item, why }: Found, day: string): Reply['data'][number] => ({
  why,
  code: item.code.base,
  title: item.titleZh,
  titleEn: item.titleEn,
  industry: item.code.industry,
  type: item.code.type,
  reason: item.code.reason,
  hs: [...item.hs],
  state: item.state,
  stateName: chinaStates[item.state],
  citation: item.citation,
  from: item.from,
  notices: item.notices.map(one => noticeWire(one, day)),
})

/** 镝相关物项 means the metal, its oxide and its alloys. */
const elementWords = (title: string): string[] => {
  const [, element] = /^(\p{Script=Han})相关物项$/u.exec(title) ?? []
  return element === undefined ? [] : [`氧化${element}`, `金属${element}`, `${element}合金`, `${element}靶`]
}

const wordingsOf = ({ titleZh, titleEn }: ChinaItem): string[] => [
  ...titleZh.split(/[、，（）和及]/u),
  titleZh,
  ...elementWords(titleZh),
  ...titleEn.split(', '),
]

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Which of its names was met: a Chinese one that was asked for in letters was met by its sound. */
const wordingWhy = (asked: string, wording: string): string =>
  hasHan(wording) && !hasHan(asked) ? `拼音与“${wording}”相符` : `名称与“${wording}”相近`

let finder: ProductFinder | undefined

/** Titles of the codes as a table of products; they are the same on every day. */
const find = (
  items: readonly ChinaItem[],
  name: string,
): { readonly code: string; readonly why: string }[] => {
  finder ??= productFinder(
    items.map(item => ({
      wordings: wordingsOf(item).filter(text => text.length > 1),
      apart: [],
      does: [],
      eccns: [],
      cnCodes: [item.code.base],
      usualEar99: false,
      mostlyFree: [],
      hs: item.hs,
      why: item.citation,
    })),
    readingOf,
  )
  return finder(foldHan(name)).flatMap(({ row, wording }) =>
    row.cnCodes.map(code => ({ code, why: wordingWhy(name, wording) })),
  )
}

/** Enough for a page of what products suggest. */
const suggested = 12

const byName = (items: readonly ChinaItem[], name: string): Found[] => {
  const products = suggestCodes(name, suggested).candidates
  const met = [
    ...find(items, name),
    ...products
      .filter(one => one.list === 'cnCode')
      .map(one => ({ code: one.code.slice(0, 5), why: `产品词表${one.why}` })),
  ]
  // The table of products knows the very word where the list has only a title that is like it.
  const reasons = new Map(met.map(({ code, why }) => [code, why]))
  const known = new Map(items.map(item => [item.code.base, item]))
  return [...new Set(met.map(({ code }) => code))].flatMap(code => {
    const item = known.get(code)
    return item ? [{ item, why: reasons.get(code) ?? '' }] : []
  })
}

const because = (why: string) => (item: ChinaItem) => ({ item, why })

const search = (items: readonly ChinaItem[], notices: readonly CnNotice[], keyword: string): Found[] => {
  if (keyword === '') return items.map(because(''))
  if (/\d号/u.test(keyword)) {
    const codes = new Set(notices.flatMap(notice => notice.codes))
    return items.filter(item => codes.has(item.code.base)).map(because(`公告“${keyword}”列有此编码`))
  }
  const coded = byCode(items, keyword)
  return coded?.map(because(`编码或参考税号与“${keyword}”相符`)) ?? byName(items, keyword)
}

export const searchChinaControl: Verb<typeof call> = ({ now }, { keyword, page, pageSize }) => {
  const day = shanghaiDay(now)
  const items = chinaItems(controlFacts(), classificationFacts().cnWords, day)
  const notices = keyword === '' ? [] : noticesNamed(controlFacts(), keyword)
  const found = search(items, notices, keyword)
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize).map(one => itemWire(one, day)),
    count: found.length,
    notices: notices.map(one => noticeWire(one, day)),
    licenceGoods: findLicenceGoods(keyword, day),
    duties: [...chinaDuties],
    date: day,
    factsDay: rulesDay('cn'),
  }
}
