import type { getEccn as call } from '@maojian/contract/calls/eccn'
import { categoryOf, productGroupOf } from '@maojian/domain/control/code/category'
import { childParagraphs } from '@maojian/domain/control/code/eccn-tree'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { officialText } from '../regulation/entry.ts'
import { controlWords, exceptionWords, staWords } from './control-words.ts'
import { entryNotes } from './entry-notes.ts'
import { categoryNamed, groupNamed, jurisdictionName, nameOf, pathTo, reasonNamed } from './item-words.ts'
import { needEntry, officialUrl } from './need-entry.ts'
import { officialWords } from './official-words.ts'

type Reply = z.output<typeof call.reply>

const reasonLine = (entry: Eccn): string =>
  entry.reasons.map(code => `${reasonNamed(code).name || code}（${code}）`).join('、')

const requirement = (entry: Eccn): Reply['licenseRequirement'] => ({
  reason: reasonLine(entry),
  controlCountryList: entry.rows.map(controlWords),
  noteList: [
    ...(entry.rows.some(row => row.condition !== undefined)
      ? ['标有“须确认”的范围附条件，判定时会逐项询问。']
      : []),
    ...(entry.rows.some(row => row.rule.startsWith('AT'))
      ? ['国别表没有任何目的地标记反恐（AT）列；反恐管制经禁运条款和俄罗斯、白俄罗斯条款适用。']
      : []),
  ],
  reportRequirement: entry.reports === undefined ? '' : `按 15 CFR ${entry.reports} 提交出口报告`,
})

const relatedControls = (entry: Eccn): string => {
  const parts = [
    entry.related.length > 0 && `相关条目：${entry.related.join('、')}`,
    entry.agencies.length > 0 && `另见：${entry.agencies.map(jurisdictionName).join('、')}`,
  ]
  return parts.filter(part => part !== false).join('；')
}

const named = (codes: readonly string[]) => codes.map(eccn => ({ eccn, name: nameOf(eccn) }))

/** Everything said of one entry; a paragraph is shown within its entry. */
export const getEccn: Verb<typeof call> = async ({ db }, input) => {
  const { entry, code, paragraph } = needEntry(input.eccn)
  const eccn = formatEccn({ code, paragraph })
  const known = controlFacts().eccns
  const official = officialWords(await officialText(db), code, paragraph)
  return {
    eccn,
    name: nameOf(eccn),
    licenseRequirement: requirement(entry),
    exception: { itemList: exceptionWords(entry) },
    specialException: { itemList: staWords(entry) },
    listItemControl: {
      relatedDefinitions: official?.relatedDefinitions || entry.terms.join('；'),
      relatedControls: official?.relatedControls || relatedControls(entry),
    },
    children: named(
      childParagraphs(entry.paragraphs, paragraph).map(one => formatEccn({ code, paragraph: one })),
    ),
    noteList: entryNotes(entry, official === null),
    nameEn: entry.titleEn,
    paragraph,
    category: { ...categoryNamed(categoryOf(code)), count: 0 },
    group: { ...groupNamed(productGroupOf(code)), count: 0 },
    path: pathTo(eccn),
    related: named(entry.related.filter(one => known.has(one))),
    terms: [...entry.terms],
    jurisdiction: jurisdictionName(entry.jurisdiction),
    official,
    url: officialUrl(official?.editionDate),
    asOf: entry.asOf,
  }
}
