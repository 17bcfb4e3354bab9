import type { listApiKeys } from '@maojian/contract/calls/api-key'
import type { Selectable } from 'kysely'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { ApiKeyTable } from './tables.ts'

type Row = Pick<Selectable<ApiKeyTable>, 'id' | 'name' | 'hint' | 'created_at' | 'last_used_at'>

export const apiKeyWire = ({
  id,
  name,
  hint,
  created_at,
  last_used_at,
}: Row): z.output<typeof listApiKeys.reply>[number] => ({
  id,
  name,
  hint,
  createdAt: shanghaiMinute(created_at),
  lastUsedAt: last_used_at ? shanghaiMinute(last_used_at) : '',
})
