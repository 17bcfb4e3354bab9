import type { Message } from './store.ts'

/** A message as lists and streams show it. */
export const messageWire = (message: Message) => ({
  msg_id: String(message.id),
  create_time: message.created_at.toISOString(),
  title: message.title,
  kind: message.kind,
  link: message.link,
})
