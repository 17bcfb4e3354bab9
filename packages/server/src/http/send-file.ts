import type { FastifyReply } from 'fastify'
import type { FileAnswer } from './route.ts'

const asciiName = (name: string): string => name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')

/** Hands out a file as an attachment; the Chinese name travels as RFC 5987 says. */
export const sendFile = (reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply => {
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, ch => `%${ch.charCodeAt(0).toString(16)}`)
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .send(content)
}
