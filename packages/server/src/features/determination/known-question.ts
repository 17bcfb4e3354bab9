import { isNoCnCode, knownCnCode, unknownCnCodeZh } from '@maojian/domain/control/china/known-cn-code'
import { isItemFault, readItemCode } from '@maojian/domain/control/code/read-item-code'
import { isKnownAnswer } from '@maojian/domain/control/known-answer'
import type { Answer } from '@maojian/domain/control/rule/question'
import type { EccnCode } from '@maojian/domain/control/code/parse-eccn'
import { factsSpan } from '@maojian/domain/control/facts/covered-days'
import { findDestination } from '@maojian/domain/vocabulary/country'
import { noDestinationZh } from '@maojian/domain/vocabulary/no-destination'
import { controlFacts } from '../../facts/control-facts.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { shanghaiDay } from '../../shanghai-day.ts'

/** An item that the facts hold; a code that they do not hold is refused, never judged. */
export const needItem = (eccn: string, paragraph?: string, field?: string): EccnCode => {
  const item = readItemCode(controlFacts(), eccn, paragraph)
  if (isItemFault(item)) throw new FieldFault(field ?? item.field, item.reason)
  return item
}

/** Why a code is no code of China: one of the United States in its place is told by its name. */
const wrongCnCodeZh = (text: string): string =>
  isItemFault(readItemCode(controlFacts(), text))
    ? unknownCnCodeZh(controlFacts(), text)
    : `“${text}”是美国 ECCN，不是中国两用物项编码；请填在 ECCN 一栏`

/** A code of China's list or of a notice, or `none` where somebody has looked. */
export const needCnCode = (text: string, field = 'cnCode'): string => {
  if (isNoCnCode(text)) return 'none'
  if (text === '' || knownCnCode(controlFacts(), text) !== undefined) return text
  throw new FieldFault(field, wrongCnCodeZh(text))
}

export const needDestination = (text: string, field = 'destination'): string => {
  const code = findDestination(text)
  if (code !== undefined) return code
  throw new FieldFault(field, noDestinationZh(text))
}

/** Answers to questions that no determination asks would be passed over, and whoever gave them would think they count. */
export const needKnownAnswers = (answers: Readonly<Record<string, Answer>> = {}, field = 'facts'): void => {
  const unknown = Object.keys(answers).find(id => !isKnownAnswer(controlFacts(), id))
  if (unknown !== undefined)
    throw new FieldFault(`${field}.${unknown}`, `没有编号为“${unknown}”的待确认事项，请按判定给出的编号填写`)
}

/** The day asked about, today unless said: not before the first one that the facts cover, and not in the future. */
export const needDay = (date: string | undefined, now: Date): string => {
  const today = shanghaiDay(now)
  if (date === undefined) return today
  const { from, to } = factsSpan(controlFacts())
  if (from <= date && date <= today) return date
  const span = `管制事实覆盖 ${from} 至今（最新文本 ${to}）`
  throw new FieldFault(
    'date',
    date > today ? `不得晚于今天（${today}）；${span}` : `早于所覆盖的第一天；${span}`,
  )
}
