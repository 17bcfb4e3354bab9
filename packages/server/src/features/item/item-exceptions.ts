import type { nextItemPage } from '@maojian/contract/calls/item-flow'
import { conditionQuestion } from '@maojian/domain/control/render/exception-zh'
import { answersOn, textOf, type FlowState } from '@maojian/domain/item-flow/flow-state'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import type { JudgedPlace } from './item-judgement.ts'

type Row = z.output<typeof nextItemPage.reply>['exceptionList'][number]
type Exception = JudgedPlace['reply']['exceptions'][number]

/** An exception that turns on facts of the deal is asked as a whole, another one condition by condition. */
const conditionsOf = ({ symbol, state, conditions }: Exception): Row['conditions'] =>
  conditions.map((one, at) => ({
    ...one,
    text: conditionQuestion(one),
    questionId:
      one.state !== 'confirm'
        ? ''
        : state === 'facts'
          ? `exception.${symbol}`
          : `condition.${symbol}.${String(at + 1)}`,
    answer: null,
  }))

/** What may overcome the licence requirements, each once with the destinations where it stands. */
export const exceptionsOf = (places: readonly JudgedPlace[]): Row[] => {
  const found = new Map<string, Row>()
  for (const { country, reply } of places)
    for (const one of reply.exceptions) {
      if (one.state === 'unavailable') continue
      const known = found.get(one.symbol)
      const row = known ?? {
        exception: one.symbol,
        citation: one.citation,
        state: one.state,
        stateName: one.stateName,
        destinations: [],
        conditions: conditionsOf(one),
      }
      row.destinations.push(countryNameZh(country))
      found.set(one.symbol, row)
    }
  return [...found.values()]
}

/** The same with what was said of each condition. */
export const answeredExceptions = (state: FlowState, rows: readonly Row[]): Row[] => {
  const said = answersOn(state, '018')
  return rows.map(row => ({
    ...row,
    conditions: row.conditions.map(one => {
      const text = textOf(said, one.questionId)
      return { ...one, answer: text === '' ? null : Number(text) }
    }),
  }))
}
