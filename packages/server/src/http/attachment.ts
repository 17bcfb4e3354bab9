import type { Readable } from 'node:stream'
import type { RawAnswer } from './route.ts'

interface Attachment {
  /** What the browser saves it under; Chinese travels as RFC 5987 says. */
  readonly name: string
  readonly type: string
  readonly content: Readable
}

const asciiName = (name: string): string => name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/gu, ch => `%${ch.charCodeAt(0).toString(16)}`)

/** A file to save, as the answer of a call that answers files. */
export const attachment = ({ name, type, content }: Attachment): RawAnswer => ({
  headers: {
    'content-type': type,
    'content-disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    'x-content-type-options': 'nosniff',
  },
  body: content,
})
