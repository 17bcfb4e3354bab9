import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { determine as judge } from '@maojian/domain/control/determine'
import { counterfactualZh } from '@maojian/domain/control/render/proof-zh'
import type { Determination } from '@maojian/domain/control/rule/determination'
import type { Answer } from '@maojian/domain/control/rule/question'
import type { ScreeningIndex } from '@maojian/screening'
import { readConfig } from '../config.ts'
import { readPublished } from '../engine/read-published.ts'
import { controlFacts } from '../facts/control-facts.ts'
import {
  endUsesOf,
  exceptionWire,
  screenEndUser,
  verdictWire,
  withOpenHits,
} from '../features/determination/entry.ts'
import { shanghaiDay } from '../shanghai-day.ts'
import { answerLines, LineFault, needText, type JsonObject } from './json-lines.ts'
import type { Terminal } from './terminal.ts'

const answers: readonly string[] = ['yes', 'no', 'unclear']

const optionalText = (question: JsonObject, name: string): string | undefined => {
  const value = question[name]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value.trim()
  throw new LineFault(`${name} 应为文本`)
}

/** `{"106":"yes"}`, or a list of the numbers answered yes. */
const answersField = (question: JsonObject, name: string): Record<string, Answer> | undefined => {
  const value = question[name]
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) return Object.fromEntries(value.map(id => [String(id), 'yes' as const]))
  if (typeof value !== 'object') throw new LineFault(`${name} 应为对象，值为 yes、no 或 unclear`)
  for (const one of Object.values(value))
    if (!answers.includes(one as string)) throw new LineFault(`${name} 的值应为 yes、no 或 unclear`)
  return value as Record<string, Answer>
}

const valueField = ({ value }: JsonObject): number | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  throw new LineFault('value 应为不小于 0 的数（美元）')
}

const dateField = (question: JsonObject): string | undefined => {
  const date = optionalText(question, 'date')
  const real = date === undefined || new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date
  if (!real) throw new LineFault('date 应为 yyyy-MM-dd')
  return date
}

const codeField = (question: JsonObject): string => {
  const eccn = needText(question, 'eccn')
  if (parseEccn(eccn) === undefined) throw new LineFault('eccn 应为 ECCN 编码或 EAR99')
  return eccn
}

const placeField = (question: JsonObject): string => {
  const destination = needText(question, 'destination').toUpperCase()
  if (!/^[A-Z]{2}$/.test(destination)) throw new LineFault('destination 应为 ISO 3166-1 两位国家代码')
  return destination
}

const present = <T extends Record<string, unknown>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

const answerOf = (found: Determination) => {
  const { outcome, proof, questions } = verdictWire(found)
  return {
    outcome,
    reasons: found.requirements.map(one => ({ ...one })),
    proof,
    exceptions: found.exceptions.map(exceptionWire),
    questions,
    riskLevel: found.riskLevel,
    date: found.date,
    counterfactuals: found.counterfactuals.map(one => ({ ...one, text: counterfactualZh(one) })),
    china: verdictWire(found.china),
  }
}

/** Answers one line of `determine`; an end user is screened on the published lists. */
export const answerDetermine = (
  index: () => ScreeningIndex,
  today: string,
  question: JsonObject,
): ReturnType<typeof answerOf> & { readonly endUser?: unknown } => {
  const date = dateField(question) ?? today
  const name = optionalText(question, 'endUser')
  const endUses = answersField(question, 'endUses')
  const screened = name === undefined ? undefined : screenEndUser(index(), { name, day: date, decisions: {} })
  const found = judge(controlFacts(), {
    eccn: codeField(question),
    destination: placeField(question),
    date,
    ...present({
      paragraph: optionalText(question, 'paragraph'),
      value: valueField(question),
      facts: answersField(question, 'facts'),
      parties: screened?.parties,
      endUses: endUses && endUsesOf(endUses),
    }),
  })
  const answer = answerOf(withOpenHits(found, screened?.open ?? []))
  return screened === undefined ? answer : { ...answer, endUser: { name, hits: screened.hits } }
}

/** `determine`: needs the published snapshot only for lines that name an end user. */
export const determine = async (terminal: Terminal): Promise<number> => {
  const { dataDir } = readConfig(terminal.env)
  let index: ScreeningIndex | undefined
  let failure: unknown
  // Opened before the first line: lines are answered without waiting.
  await readPublished(dataDir).then(
    opened => (index = opened),
    (error: unknown) => (failure = error),
  )
  const opened = (): ScreeningIndex => {
    if (index) return index
    throw new LineFault(failure instanceof Error ? failure.message : '还没有可检索的名单')
  }
  const today = shanghaiDay(terminal.now())
  await answerLines(terminal, question => answerDetermine(opened, today, question))
  return 0
}
