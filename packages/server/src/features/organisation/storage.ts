import { storageLimits } from '@maojian/contract/limits'
import { roles } from '@maojian/contract/roles'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { needUser, type Context, type SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { OwnedData } from './saved-work.ts'

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2).toLocaleString('zh-CN')} MB`

/** Bytes that the organisation keeps, and its member for himself. */
const storageUsed = async (
  db: Kysely<Schema>,
  { personal, saved }: OwnedData,
  user: Pick<SessionUser, 'id' | 'organisationId'>,
): Promise<number> => {
  let used = 0
  for (const part of saved) used += (await part.bytes?.(db, user.organisationId)) ?? 0
  for (const part of personal) used += (await part.bytes?.(db, user.id)) ?? 0
  return used
}

/** Throws where what comes has no room beside what is kept. */
export const needRoom = async (context: Context, owned: OwnedData, bytes: number): Promise<void> => {
  const user = needUser(context)
  const limit = user.role === roles.basic ? storageLimits.basic : storageLimits.member
  const used = await storageUsed(context.db, owned, user)
  if (used + bytes <= limit) return
  throw new Fault(
    400,
    `存储空间不足：上限 ${megabytes(limit)}，已用 ${megabytes(used)}，本次需要 ${megabytes(bytes)}。请先删除不再需要的批次或文件后重试`,
  )
}
