import type { repeatRecord as call } from '@maojian/contract/calls/evidence'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import { needIndex, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { readRecord } from './get-record.ts'
import { shanghaiMoment } from './record-wire.ts'
import type { RepeatedAnswer, RepeatedSubject } from './repeat-content.ts'
import { repeatRecordJob, type RepeatResult } from './repeat-job.ts'
import { answeredBy, deleteRepeat, findRepeat, putRepeat } from './repeat-store.ts'
import { repeatWords } from './repeat-words.ts'

type Reply = z.output<typeof call.reply>

const answerWire = ({ verdict, count }: RepeatedAnswer) => ({
  verdict,
  verdictName: rowVerdicts[verdict],
  count,
})

const subjectWire = ({ recorded, again, today, ...subject }: RepeatedSubject): Reply['subjects'][number] => ({
  ...subject,
  recorded: answerWire(recorded),
  ...(again && { again: answerWire(again) }),
  today: answerWire(today),
  parties: [...subject.parties],
})

const doneWire = (result: RepeatResult): Reply => ({
  state: 'done',
  ...repeatWords(result),
  manner: result.manner,
  exact: result.exact,
  at: shanghaiMoment(new Date(result.at)),
  subjects: result.subjects.map(subjectWire),
})

const preparing = (note: string): Reply => ({
  state: 'preparing',
  title: note,
  detail: '',
  exact: false,
  at: '',
  subjects: [],
})

const ask = async ({ db, jobs, now }: Context, id: string, against: string): Promise<Reply> => {
  await db.transaction().execute(async tx => {
    const jobId = await jobs.enqueue(repeatRecordJob, { id }, tx)
    await putRepeat(tx, { record_id: id, against, job_id: jobId, created_at: now })
  })
  return preparing('正在排队')
}

const over: ReadonlySet<string> = new Set(['failed', 'cancelled', 'completed'])

/** Screens a record's question once more, on the editions of its day and on today's: asked again until it is done. */
export const repeatRecord: Verb<typeof call> = async (context, { id }) => {
  const { db, jobs } = context
  const { content, intact } = await readRecord(context, id)
  if (!intact) throw new Fault(409, '此记录与封印不符，不能重新筛查')
  if (content === undefined) throw new Fault(409, '此记录的内容已到期清除，不能重新筛查')
  if (content.kind === 'decision') throw new Fault(409, '命中判定的记录没有可以重做的筛查')
  if (content.subjects.length === 0)
    throw new Fault(409, '批量筛查的记录只存各行的摘要：请在批次结果页按当前名单重新筛查并对比')
  const against = await answeredBy(db, content.organisation, needIndex(context).id)
  const asked = await findRepeat(db, id)
  if (!asked) return ask(context, id, against)
  if (asked.result !== null)
    return asked.against === against
      ? doneWire(JSON.parse(asked.result) as RepeatResult)
      : ask(context, id, against)
  const job = await jobs.find(asked.job_id)
  if (job && !over.has(job.state)) return preparing(job.progress.note || '正在排队')
  // It may have ended since the row was read.
  const later = await findRepeat(db, id)
  if (later && later.result !== null) return doneWire(JSON.parse(later.result) as RepeatResult)
  // It ended without an answer: whoever asks again begins anew.
  await deleteRepeat(db, id)
  throw new Fault(500, '未能重新筛查，请再试一次；仍不成功时请联系管理员')
}
