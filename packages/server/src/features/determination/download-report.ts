import type { downloadDetermination as call } from '@maojian/contract/calls/determination'
import { createHash } from 'node:crypto'
import { controlFactsDay } from '../../facts/control-facts.ts'
import { needIndex, needUser } from '../../http/context.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { openScreener } from '../screening/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import { officialText } from '../regulation/entry.ts'
import { answerDocument } from '../rendering/entry.ts'
import { ownersOfParties, replyFor } from './determine-licence.ts'
import { reportInputs } from './report-inputs.ts'
import { reportModel } from './report-model.ts'

/** The determination once more, as a document to keep: same verb, same words. */
export const downloadReport: Verb<typeof call> = async (context, input): Promise<RawAnswer> => {
  const { format, ...question } = input
  const { db, now } = context
  const kept = await decisionsOf(db, needUser(context), now)
  const found = replyFor(
    question,
    now,
    () => openScreener(needIndex(context), { kept, graph: context.graph.current() }),
    await ownersOfParties(context, question, now),
  )
  const { editions } = await officialText(context.db)
  const content = JSON.stringify({ input: question, found, facts: controlFactsDay() })
  const digest = createHash('sha256').update(content).digest('hex')
  return answerDocument(context, {
    key: `determination ${digest}`,
    name: `许可判定-${found.eccn}-${found.destination}-${found.date}`,
    format,
    model: () =>
      reportModel(found, {
        inputs: reportInputs(input),
        factsDay: controlFactsDay(),
        editions: editions.map(one => `第 ${one.part} 部分 ${one.date}`).join('、') || '未导入',
        digest,
        operator: needUser(context).loginName,
        createdAt: now,
      }),
  })
}
