import * as z from 'zod'
import { defineCall } from '../call.ts'

/** Short messages that would have gone to a phone; only on a machine that serves itself, else 404. */
export const listOutbox = defineCall({
  method: 'GET',
  path: '/api/dev/outbox',
  summary: '开发用短信发件箱',
  access: 'public',
  request: z.object({}),
  reply: z.array(z.object({ at: z.string(), phone: z.string(), code: z.string(), text: z.string() })),
})
