import type { Eccn } from '@maojian/domain/control/facts/control-facts'
import { isMilitarySeries } from '@maojian/domain/control/code/parse-eccn'
import { jurisdictionName } from './item-words.ts'

export interface Note {
  readonly name: string
  readonly content: string
}

const pointer = (entry: Eccn): Note[] =>
  entry.jurisdiction === undefined
    ? []
    : [
        {
          name: '管辖',
          content: `本条目只是指引，所列物项由${jurisdictionName(entry.jurisdiction)}管辖，不能按国别表判断。`,
        },
      ]

const moved = (entry: Eccn): Note[] =>
  entry.movedTo.length === 0
    ? []
    : [{ name: '移动', content: `物项已移至 ${entry.movedTo.join('、')}，请按新条目重新分类。` }]

const excluded = (entry: Eccn): Note[] =>
  entry.excludes === undefined
    ? []
    : [{ name: '排除', content: `标题排除由${jurisdictionName(entry.excludes)}管辖的物项。` }]

const series = (entry: Eccn): Note[] =>
  isMilitarySeries(entry.code)
    ? [
        {
          name: '军品系列',
          content:
            '属 600 系列或 9x515：运往 D:5 组国家除 GOV 外不得使用例外；例外还取决于最终用户和此前批准。',
        },
      ]
    : []

const designed = (entry: Eccn): Note[] =>
  entry.terms.includes('specially designed')
    ? [{ name: '专门设计', content: '条目使用“专门设计”一词，须按 15 CFR 772.1 的判定段与排除段逐项确认。' }]
    : []

const listText: Note = {
  name: '原文待导入',
  content: '此处为依据官方文本整理的结构化摘要；条目全文、技术注释和定义以官方原文为准。',
}

/** What must be known of an entry beside its tables, as facts in our own words. */
export const entryNotes = (entry: Eccn, withoutText: boolean): Note[] => [
  ...pointer(entry),
  ...moved(entry),
  ...excluded(entry),
  ...series(entry),
  ...designed(entry),
  ...(withoutText ? [listText] : []),
]
