import { noneOfTheEndUses, type determineLicence as call } from '@maojian/contract/calls/determination'
import {
  endUseIds,
  type Answer,
  type EndUseId,
  type Origin,
  type Party,
  type Question,
} from '@maojian/domain/control/rule/question'
import type * as z from 'zod'

export type Input = z.output<typeof call.request>
type Answers = Readonly<Record<string, Answer>>

const isEndUse = (id: number): id is EndUseId => (endUseIds as readonly number[]).includes(id)

/** Answers by the number of their question; a number that is none is left out, 112 answers no to all. */
export const endUsesOf = (answers: Answers): Partial<Record<EndUseId, Answer>> =>
  answers[noneOfTheEndUses] === 'yes'
    ? Object.fromEntries(endUseIds.map(id => [id, 'no' as const]))
    : Object.fromEntries(Object.entries(answers).filter(([id]) => isEndUse(Number(id))))

const originFields: readonly (readonly [string, 'fromUs' | 'noDeMinimis' | 'directProduct'])[] = [
  ['jurisdiction.from-us', 'fromUs'],
  ['jurisdiction.no-de-minimis', 'noDeMinimis'],
  ['jurisdiction.direct-product', 'directProduct'],
]

const originOf = ({ made, contentShare, facts }: Input): Origin | undefined => {
  if (made === undefined) return undefined
  const answered = originFields.flatMap(([id, field]) => {
    const answer = facts?.[id]
    return answer === undefined ? [] : [[field, answer] as const]
  })
  return { made, ...Object.fromEntries(answered), ...(contentShare === undefined ? {} : { contentShare }) }
}

/** A call's fields as the question of the rules; what was not said is left out, never guessed. */
export const questionOf = (
  input: Input,
  known: { readonly destination: string; readonly date: string; readonly parties?: readonly Party[] },
): Question => {
  const origin = originOf(input)
  const { paragraph, value, endUses, facts, cnCode } = input
  return {
    eccn: input.eccn,
    destination: known.destination,
    date: known.date,
    ...(paragraph === undefined ? {} : { paragraph }),
    ...(value === undefined ? {} : { value }),
    ...(known.parties === undefined ? {} : { parties: known.parties }),
    ...(endUses === undefined ? {} : { endUses: endUsesOf(endUses) }),
    ...(facts === undefined ? {} : { facts }),
    ...(origin === undefined ? {} : { origin }),
    ...(cnCode === undefined ? {} : { china: { code: cnCode } }),
  }
}
