import type { downloadDetermination as call } from '@maojian/contract/calls/determination'
import { endUseTable } from '@maojian/domain/vocabulary/end-use.table'
import { activitiesZh, partyRolesZh, type Activity } from '@maojian/domain/vocabulary/transaction'
import type * as z from 'zod'

type Input = z.output<typeof call.request>

const answersZh = { yes: '是', no: '否', unclear: '不清楚' } as const

const labels: readonly (readonly [keyof Input, string])[] = [
  ['eccn', 'ECCN'],
  ['paragraph', '段落'],
  ['endUser', '最终用户'],
  ['value', '订单净值（美元）'],
  ['made', '原产地'],
  ['contentShare', '美国成分比例（%）'],
  ['cnCode', '中国两用物项编码'],
  ['headquarters', '最终用户总部所在国'],
  ['activity', '行为'],
  ['shipFrom', '起运国'],
  ['via', '途经国'],
  ['hsCode', '税号'],
  ['relatedTo', '所服务的物项'],
]

const madeZh = { us: '美国', foreign: '美国以外' } as const

const valueZh = (field: keyof Input, value: unknown): string => {
  if (field === 'made') return madeZh[value as keyof typeof madeZh]
  if (field === 'activity') return activitiesZh[value as Activity]
  return Array.isArray(value) ? value.join('、') : String(value as string | number)
}

const partyRow = ({ role, name, country, headquarters }: NonNullable<Input['parties']>[number]) => {
  const places = [country && `所在地 ${country}`, headquarters && `总部 ${headquarters}`].filter(Boolean)
  return [partyRolesZh[role], places.length === 0 ? name : `${name}（${places.join('，')}）`] as const
}

const contentRows = ({ content }: Input): (readonly [string, string])[] =>
  content === undefined
    ? []
    : [
        ['整件公平市价', String(content.price)],
        ...content.parts.map(({ eccn, value }) => ['美国成分', `${eccn} 价值 ${String(value)}`] as const),
      ]

/** What was asked, in words: printed so that the determination can be made again. */
export const reportInputs = (input: Input): (readonly [string, string])[] => [
  ...labels.flatMap(([field, label]) =>
    input[field] === undefined || input[field] === '' ? [] : [[label, valueZh(field, input[field])] as const],
  ),
  ...contentRows(input),
  ...(input.parties ?? []).map(partyRow),
  ...(input.owners ?? []).map(({ owner, owned, percent }) => {
    const share = percent === null ? '持股比例不明' : `持有 ${String(percent)}%`
    return ['股东', `${owner} ${share}${owned === undefined ? '' : `（${owned}）`}`] as const
  }),
  ...Object.entries(input.endUses ?? {}).map(([id, answer]) => {
    const [, text = id] = endUseTable.find(([known]) => String(known) === id) ?? []
    return [`最终用途 ${id}`, `${text}〔${answersZh[answer]}〕`] as const
  }),
]
