import type { readFile as call } from '@maojian/contract/calls/file'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { kindOfType } from './sniff-type.ts'
import { findFile, type StoredFile } from './store.ts'
import { isTicketValid } from './ticket-store.ts'

/** A PDF viewer needs scripts of the browser's own, which a sandbox would stop. */
const policyOf = (type: string): string =>
  type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

const headersOf = (file: StoredFile): Record<string, string> => {
  const inline = kindOfType(file.type)?.inline === true
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    one => `%${one.charCodeAt(0).toString(16)}`,
  )
  return {
    'content-type': inline ? file.type : 'application/octet-stream',
    'content-length': String(file.size),
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'content-security-policy': policyOf(file.type),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}

/** The content, for who may see its row; only images and PDF are shown, the rest is saved. */
export const readFile: Verb<typeof call> = async (context, { id, ticket }): Promise<RawAnswer> => {
  const { db, now } = context
  const user = needUser(context)
  const file = await findFile(db, user, id)
  const whose = { fileId: id, accountId: user.id, now }
  const allowed = file && (ticket === '' || (await isTicketValid(db, ticket, whose)))
  if (!allowed) throw new Fault(404, '文件不存在或链接已失效')
  return { headers: headersOf(file), body: await context.files.open(file.digest) }
}
