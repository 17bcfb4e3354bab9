import type { Services } from '../../http/context.ts'
import { isApiKey, sessionDigest } from './session-digest.ts'

const minuteMs = 60_000

/** To the minute: a busy key is not written for each of its calls. */
export const noteKeyUse = async (
  db: Services['db'],
  { token, now }: { readonly token?: string; readonly now: Date },
): Promise<void> => {
  const digest = token === undefined || !isApiKey(token) ? undefined : sessionDigest(token)
  if (digest === undefined) return
  await db
    .updateTable('api_key')
    .set({ last_used_at: now })
    .where('digest', '=', digest)
    .where(row =>
      row.or([
        row('last_used_at', 'is', null),
        row('last_used_at', '<=', new Date(now.getTime() - minuteMs)),
      ]),
    )
    .execute()
}
