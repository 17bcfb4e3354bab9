import type { CodeMessage, SmsSender } from '../adapters/sms.ts'

export interface OutboxMessage extends CodeMessage {
  readonly at: Date
}

export interface SmsOutbox extends SmsSender {
  /** Newest first. */
  readonly messages: () => readonly OutboxMessage[]
}

const kept = 50

/** Keeps what would have gone to a phone, on a machine that serves itself. */
export const createSmsOutbox = (now: () => Date): SmsOutbox => {
  const box: OutboxMessage[] = []
  return {
    messages: () => box,
    send: async message => {
      box.unshift({ ...message, at: now() })
      box.length = Math.min(box.length, kept)
    },
  }
}
