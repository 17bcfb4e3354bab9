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

const itemWire = (item: ChinaItem, day: string): Reply['data'][number] => ({
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

let finder: ProductFinder | undefined

/** Titles of the codes as a table of products; they are the same on every day. */
const find = (items: readonly ChinaItem[], name: string): string[] => {
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
  return finder(foldHan(name)).flatMap(({ row }) => row.cnCodes)
}

/** Enough for a page of what products suggest. */
const suggested = 12

const byName = (items: readonly ChinaItem[], name: string): ChinaItem[] => {
  const products = suggestCodes(name, suggested).candidates
  const codes = [
    ...find(items, name),
    ...products.filter(one => one.list === 'cnCode').map(one => one.code.slice(0, 5)),
  ]
  const known = new Map(items.map(item => [item.code.base, item]))
  return [...new Set(codes)].flatMap(code => known.get(code) ?? [])
}

const search = (items: readonly ChinaItem[], notices: readonly CnNotice[], keyword: string): ChinaItem[] => {
  if (keyword === '') return [...items]
  if (/\d号/u.test(keyword)) {
    const codes = new Set(notices.flatMap(notice => notice.codes))
    return items.filter(item => codes.has(item.code.base))
  }
  return byCode(items, keyword) ?? byName(items, keyword)
}

export const searchChinaControl: Verb<typeof call> = ({ now }, { keyword, page, pageSize }) => {
  const day = shanghaiDay(now)
  const items = chinaItems(controlFacts(), classificationFacts().cnWords, day)
  const notices = keyword === '' ? [] : noticesNamed(controlFacts(), keyword)
  const found = search(items, notices, keyword)
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize).map(item => itemWire(item, day)),
    count: found.length,
    notices: notices.map(one => noticeWire(one, day)),
    duties: [...chinaDuties],
    date: day,
    factsDay: rulesDay('cn'),
  }
}
