import type { saveProjectItem } from '@maojian/contract/calls/project'
import type * as z from 'zod'
import type { Detail } from './project-draft.ts'

export type Item = Detail['itemList'][number]
export type ItemFields = Omit<z.input<typeof saveProjectItem.request>, 'projectId' | 'id'>

export const factAnswers = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
  { value: 'unclear', label: '不清楚' },
] as const

export const withoutUnsaid = (facts: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries((facts ?? {}) as Record<string, string>).filter(([, value]) => value))

const labels = [
  ['name', '物项名称'],
  ['eccn', 'ECCN'],
  ['cnCode', '中国两用物项编码'],
  ['hsCode', '海关编码'],
  ['value', '金额'],
  ['currency', '币种'],
  ['usContentPercent', '美国成分比例（%）'],
  ['usOrigin', '是否原产于美国，或位于、来自、途经美国'],
  ['usTechnology', '是否使用美国技术、软件或设备生产'],
] as const

const said = (field: string, value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value as string | number)
  if (text === '') return '未填写'
  if (field !== 'usOrigin' && field !== 'usTechnology') return text
  return text === '1' ? '是' : '否'
}

const answerOf = (facts: unknown, id: string): string =>
  factAnswers.find(one => one.value === withoutUnsaid(facts)[id])?.label ?? '未填写'

/** Where an item as it stands and as it was typed differ. */
export const itemDifferences = (standing: Item, typed: ItemFields): [string, string, string][] => {
  const questions = new Map(standing.open.map(one => [one.id, one.text]))
  const asked = new Set([standing.facts, typed.facts].flatMap(facts => Object.keys(withoutUnsaid(facts))))
  const lines = [
    ...labels.map(([field, label]): [string, string, string] => [
      label,
      said(field, standing[field]),
      said(field, typed[field]),
    ]),
    ...[...asked].map((id): [string, string, string] => [
      questions.get(id) ?? id,
      answerOf(standing.facts, id),
      answerOf(typed.facts, id),
    ]),
  ]
  return lines.filter(([, now, mine]) => now !== mine)
}
