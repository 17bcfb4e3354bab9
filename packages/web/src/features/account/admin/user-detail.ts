import type { getUser } from '@maojian/contract/calls/admin'
import type * as z from 'zod'

export type UserDetail = z.output<typeof getUser.reply>
