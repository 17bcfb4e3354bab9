import type { downloadDetermination as call } from '@maojian/contract/calls/determination'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type * as z from 'zod'
import { writePdf } from '../../documents/write-pdf.ts'
import { controlFactsDay } from '../../facts/control-facts.ts'
import { attachment } from '../../http/attachment.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { officialText } from '../regulation/entry.ts'
import { determineForUser, determineLicence } from './determine-licence.ts'
import { endUseTable } from './end-use.table.ts'
import { reportModel } from './report-model.ts'

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
]

const madeZh = { us: '美国', foreign: '美国以外' } as const

const valueZh = (field: keyof Input, value: unknown): string =>
  field === 'made' ? madeZh[value as keyof typeof madeZh] : String(value as string | number)

const inputsOf = (input: Input): (readonly [string, string])[] => [
  ...labels.flatMap(([field, label]) =>
    input[field] === undefined || input[field] === '' ? [] : [[label, valueZh(field, input[field])] as const],
  ),
  ...Object.entries(input.endUses ?? {}).map(([id, answer]) => {
    const [, text = id] = endUseTable.find(([known]) => String(known) === id) ?? []
    return [`最终用途 ${id}`, `${text}〔${answersZh[answer]}〕`] as const
  }),
]

/** Day and minute as people in China read them. */
const minuteText = (now: Date): string =>
  new Intl.DateTimeFormat('zh-CN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(now)

/** The determination once more, as a document to keep: same verb, same words. */
export const downloadReport: Verb<typeof call> = async (context, input): Promise<RawAnswer> => {
  const { endUser, ...question } = input
  const found =
    endUser === undefined
      ? await determineLicence(context, question)
      : await determineForUser(context, { ...question, endUser })
  const { editions } = await officialText(context.db)
  const content = JSON.stringify({ input, found, facts: controlFactsDay() })
  const model = reportModel(found, {
    inputs: inputsOf(input),
    factsDay: controlFactsDay(),
    editions: editions.map(one => `第 ${one.part} 部分 ${one.date}`).join('、') || '未导入',
    digest: createHash('sha256').update(content).digest('hex'),
    createdAt: context.now,
    createdText: minuteText(context.now),
  })
  return attachment({
    name: `许可判定-${found.eccn}-${found.destination}-${found.date}.pdf`,
    type: 'application/pdf',
    content: Readable.from([await writePdf(model)]),
  })
}
