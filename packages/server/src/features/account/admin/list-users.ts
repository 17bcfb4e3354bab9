import type { listUsers as call } from '@maojian/contract/calls/admin'
import type { Verb } from '../../../http/route.ts'
import { readUsers } from './read-users.ts'

export const listUsers: Verb<typeof call> = (context, input) => readUsers(context.db, context.now, input)
