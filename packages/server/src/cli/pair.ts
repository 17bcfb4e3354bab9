import { comparePair, explain } from '@maojian/screening'
import { answerLines, needText, type JsonObject } from './json-lines.ts'
import { typeField } from './question-fields.ts'
import type { Terminal } from './terminal.ts'

/** Answers one line of `pair`. */
export const answerPair = (question: JsonObject) => {
  const a = needText(question, 'a')
  const b = needText(question, 'b')
  const type = typeField(question) ?? '01'
  const { score, verdict, evidence } = comparePair(a, b)
  if (verdict === 'none') return { score, verdict, reason: '两个名称不足以认为相同' }
  const listed = {
    id: '',
    type,
    typeStated: true,
    subtypes: [],
    names: [{ text: b, kind: 'primary' as const, entries: [] }],
    countries: [],
    birthDates: [],
    identifiers: [],
    entries: [],
    facts: {},
  }
  return { score, verdict, reason: explain({ subject: 0, score, verdict, evidence }, listed).reason }
}

/** `pair`: compares two names as the engine would; needs no lists. */
export const pair = async (terminal: Terminal): Promise<number> => {
  await answerLines(terminal, answerPair)
  return 0
}
