import type { exportOwnData as call } from '@maojian/contract/calls/own-account'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import type { OwnedData, SavedRows } from '../organisation/entry.ts'
import { audit } from './audit.ts'

/** Dates as text, so that the answer is what JSON makes of it. */
const asJson = (rows: SavedRows): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[]

/** What every noun keeps for the account alone, and the saved work of its organisation. */
export const exportOwnData =
  ({ personal, saved }: OwnedData): Verb<typeof call> =>
  async context => {
    const user = needUser(context)
    const { db, now } = context
    const parts: [string, Record<string, unknown>[]][] = []
    for (const part of personal) parts.push([part.name, asJson(await part.read(db, user.id, now))])
    for (const part of saved) parts.push([part.name, asJson(await part.read(db, user.organisationId))])
    await audit(context, 'data.exported', user.id)
    return { generatedAt: now.toISOString(), parts: Object.fromEntries(parts) }
  }
