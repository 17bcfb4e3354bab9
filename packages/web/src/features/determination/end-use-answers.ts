import { noneOfTheEndUses, type Answer } from '@maojian/contract/calls/licence-answers'

export type Answers = Readonly<Record<string, Answer>>

const none = String(noneOfTheEndUses)

/** Answers after one more: "none of these" clears the others, any other answer clears it. */
export const withEndUse = (answers: Answers, id: string, answer: Answer): Answers => {
  if (id === none) return answer === 'yes' ? { [none]: 'yes' } : {}
  const others = Object.fromEntries(Object.entries(answers).filter(([known]) => known !== none))
  return { ...others, [id]: answer }
}
