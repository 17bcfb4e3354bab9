import type { getCclExtras as extrasCall, getCclItem as call } from '@maojian/contract/calls/eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import type { Verb } from '../../http/route.ts'
import { classificationFacts } from '../../facts/classification.ts'
import { officialText } from '../regulation/entry.ts'
import { chartWords, controlWords, exceptionWords, staWords } from './control-words.ts'
import { entryNotes } from './entry-notes.ts'
import { itemOf, nameOf, pathTo } from './item-words.ts'
import { needEntry, officialUrl } from './need-entry.ts'
import { officialWords, type OfficialWords } from './official-words.ts'

const controls = (entry: Eccn): string[] =>
  entry.rows.map(controlWords).map(row => {
    const condition = row.condition === '' ? '' : `；${row.condition}`
    return `${row.control} → ${row.countryChart}：${row.scope}${condition}（${row.citation}）`
  })

const officialGroups = (official: OfficialWords) => [
  { groupName: '许可要求注释（原文）', noteList: official.licenceNotes },
  { groupName: '相关管制（原文）', noteList: [official.relatedControls].filter(text => text !== '') },
  { groupName: '相关定义（原文）', noteList: [official.relatedDefinitions].filter(text => text !== '') },
  {
    groupName: '技术注释（原文）',
    noteList: official.items.filter(one => one.kind === 'note').map(one => one.text),
  },
]

const groupsOf = (entry: Eccn, official: OfficialWords | null) =>
  [
    { groupName: '许可要求', noteList: controls(entry) },
    { groupName: '许可例外', noteList: exceptionWords(entry).map(one => `${one.type}：${one.content}`) },
    { groupName: 'STA 特别条件', noteList: staWords(entry).map(one => one.content) },
    {
      groupName: '报告要求',
      noteList: entry.reports === undefined ? [] : [`按 15 CFR ${entry.reports} 提交出口报告`],
    },
    { groupName: '相关条目', noteList: entry.related.map(code => `${code} ${nameOf(code)}`) },
    { groupName: '使用的定义术语', noteList: [...entry.terms] },
    {
      groupName: '注释',
      noteList: entryNotes(entry, official === null).map(note => `${note.name}：${note.content}`),
    },
    ...(official === null ? [] : officialGroups(official)),
  ].filter(group => group.noteList.length > 0)

const safe = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    char => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? '',
  )

const paragraphHtml = (code: string): string => {
  const { titleZh = '', thresholds = '' } = classificationFacts().codeWords.get(code) ?? {}
  const words = thresholds === '' ? titleZh : `${titleZh}（${thresholds}）`
  return `<li><strong>${safe(code)}</strong> ${safe(words)}</li>`
}

/** The paragraphs in our own words, while no official text is there. */
const wordsHtml = (entry: Eccn): string => {
  if (entry.paragraphs.length === 0) return ''
  const rows = entry.paragraphs.map(one => paragraphHtml(`${entry.code}.${one}`)).join('')
  return `<h3>${safe(entry.code)} 段落</h3><ul>${rows}</ul>`
}

const lineHtml = ({ kind, paragraph, text }: OfficialWords['items'][number]): string => {
  const depth = paragraph === '' ? 0 : paragraph.split('.').length - 1
  const label = paragraph === '' ? '' : `<strong>${safe(paragraph)}.</strong> `
  return `<p class="${kind}" data-depth="${Math.min(depth, 6)}">${label}${safe(text)}</p>`
}

/** Composed here of escaped text and no other tags: nothing of a file reaches the page as markup. */
const officialHtml = (code: string, official: OfficialWords): string =>
  `<h3>${safe(code)} ${safe(official.title)}</h3>${official.items.map(lineHtml).join('')}`

export const getCclItem: Verb<typeof call> = async ({ db }, input) => {
  const { entry, code, paragraph } = needEntry(input.eccn)
  const item = itemOf(entry, paragraph)
  const official = officialWords(await officialText(db), code, paragraph)
  return {
    ...item,
    noteGroupList: groupsOf(entry, official),
    html: official === null ? wordsHtml(entry) : officialHtml(code, official),
    path: pathTo(item.eccn),
    editionDate: official?.editionDate ?? '',
    url: officialUrl(official?.editionDate),
    asOf: entry.asOf,
  }
}

export const getCclExtras: Verb<typeof extrasCall> = (_context, input) => {
  const { entry } = needEntry(input.eccn)
  return {
    controlledList: entry.rows.map(row => ({
      reason: controlWords(row).control,
      columnName: chartWords(row.rule),
    })),
    exceptionList: exceptionWords(entry).map(one => ({ exceptionType: one.type, exception: one.content })),
  }
}
