import type { CodeMessage, SmsSender } from '../adapters/sms.ts'

export interface OutboxMessage extends CodeMessage {
  readonly at: Date
  /** Says only that the number opens its account no more; without code. */
  readonly isNotice?: true
}

export interface SmsOutbox extends SmsSender {
  /** Newest first. */
  readonly messages: () => readonly OutboxMessage[]
}

const kept = 50

/** Keeps what would have gone to a phone, on a machine that serves itself. */
export const createSmsOutbox = (now: () => Date): SmsOutbox => {
  const box: OutboxMessage[] = []
  const keep = (message: Omit<OutboxMessage, 'at'>): void => {
    box.unshift({ ...message, at: now() })
    box.length = Math.min(box.length, kept)
  }
  return {
    messages: () => box,
    send: async message => keep(message),
    tellReplaced: async phone => keep({ phone, code: '', kind: 0, isNotice: true }),
  }
}
