import type { listApiKeys } from '@maojian/contract/calls/api-key'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { ApiKey } from './api-key-store.ts'

export const apiKeyWire = ({
  id,
  name,
  hint,
  created_at,
  last_used_at,
}: ApiKey): z.output<typeof listApiKeys.reply>[number] => ({
  id,
  name,
  hint,
  createdAt: shanghaiMinute(created_at),
  lastUsedAt: last_used_at ? shanghaiMinute(last_used_at) : '',
})
