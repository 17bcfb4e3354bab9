import type { Question } from '@maojian/domain/control/rule/question'
import { customsEntries } from '../../facts/customs-entries.ts'

/** A question that declares 'none' with the codes of China's list that its customs code is printed beside. */
export const withCustoms = (question: Question): Question => {
  const { china, hsCode, date } = question
  if (china?.code?.toLowerCase() !== 'none' || hsCode === undefined) return question
  const customs = customsEntries(hsCode, date)
  return customs.length === 0 ? question : { ...question, china: { ...china, customs } }
}
