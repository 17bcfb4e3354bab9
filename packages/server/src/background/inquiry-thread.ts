import { answerTasks } from '../engine/answer-tasks.ts'
import type { AskedInquiry } from '../engine/inquiry.ts'
import { allInquiries } from './all-inquiries.ts'

const byName = new Map(allInquiries.map(inquiry => [inquiry.name, inquiry]))

answerTasks<AskedInquiry, unknown>((index, { name, task }) => {
  const inquiry = byName.get(name)
  if (!inquiry) throw new Error(`没有名为 ${name} 的询问`)
  return inquiry.answer(index, task as never)
})
