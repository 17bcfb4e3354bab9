import type { getCclExtras as extrasCall, getCclItem as call } from '@maojian/contract/calls/eccn'
import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import type { Verb } from '../../http/route.ts'
import { chartWords, controlWords, exceptionWords, staWords } from './control-words.ts'
import { entryNotes } from './entry-notes.ts'
import { itemOf, nameOf, pathTo } from './item-words.ts'
import { needEntry, officialText } from './need-entry.ts'

const controls = (entry: Eccn): string[] =>
  entry.rows.map(controlWords).map(row => {
    const condition = row.condition === '' ? '' : `；${row.condition}`
    return `${row.control} → ${row.countryChart}：${row.scope}${condition}（${row.citation}）`
  })

const groupsOf = (entry: Eccn) =>
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
    { groupName: '注释', noteList: entryNotes(entry).map(note => `${note.name}：${note.content}`) },
  ].filter(group => group.noteList.length > 0)

const safe = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    char => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? '',
  )

/** The paragraphs of the entry as a nested list, from facts alone; the official text takes its place once imported. */
const htmlOf = (entry: Eccn): string => {
  if (entry.paragraphs.length === 0) return ''
  const rows = entry.paragraphs.map(one => `<li>${safe(`${entry.code}.${one}`)}</li>`).join('')
  return `<h3>${safe(entry.code)} 段落</h3><ul>${rows}</ul>`
}

export const getCclItem: Verb<typeof call> = (_context, input) => {
  const { entry, paragraph } = needEntry(input.eccn)
  const item = itemOf(entry, paragraph)
  return {
    ...item,
    noteGroupList: groupsOf(entry),
    html: htmlOf(entry),
    path: pathTo(item.eccn),
    url: officialText(),
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
