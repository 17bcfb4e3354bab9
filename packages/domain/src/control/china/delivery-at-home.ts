import { asks, assumes, noted } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'

const foreignRecipient = 'cn.foreign-recipient'

export interface DeliveryAtHome {
  readonly findings: readonly Finding[]
  /** Nothing else of the law is to be asked. */
  readonly isOver: boolean
}

/**
 * 出口管制法第二条: providing a controlled item to a foreign organisation or person counts as export, inside China too. A
 * code that was given asks who takes it; without one it is taken for a delivery between Chinese parties, and it says so.
 */
export const deliveryAtHome = (question: Question): DeliveryAtHome => {
  const basis: Basis = { stage: 'jurisdiction', rule: 'cn-domestic', citation: '出口管制法第二条' }
  const answer = question.facts?.[foreignRecipient]
  if (answer === 'no') return { findings: [noted(basis, 'answered')], isOver: true }
  if (answer === 'yes')
    return { findings: [noted({ ...basis, rule: 'cn-foreign-recipient' }, 'answered')], isOver: false }
  const open = { ...basis, rule: 'cn-foreign-recipient-open' }
  const code = question.china?.code?.trim().toLowerCase() ?? ''
  const finding =
    code !== '' && code !== 'none' ? asks(open, foreignRecipient) : assumes(open, foreignRecipient)
  return { findings: [finding], isOver: true }
}
