import type { FastifyInstance, onRequestHookHandler } from 'fastify'

/** What came in an encoding that it does not keep to, or in one that nobody knows. */
export class EncodingFault extends Error {
  override readonly name = 'EncodingFault'
  readonly statusCode: 400 | 415
  constructor(statusCode: 400 | 415, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

const notReadable = (encoding: string): EncodingFault =>
  new EncodingFault(
    400,
    `提交的内容不是有效的 ${encoding.toUpperCase()} 编码；请以 UTF-8 编码提交，或在 Content-Type 中注明 charset（如 charset=gbk）`,
  )

const charset = /;\s*charset\s*=\s*"?([^";\s]+)/iu

/** The encoding that a content type names; UTF-8 where it names none. */
const encodingOf = (contentType = ''): string => charset.exec(contentType)?.[1] ?? 'utf-8'

const startsBigEndian = (bytes: Uint8Array): boolean => bytes[0] === 0xfe && bytes[1] === 0xff

const decoderOf = (named: string, bytes: Uint8Array): TextDecoder => {
  const encoding = /^utf-?16$/iu.test(named) && startsBigEndian(bytes) ? 'utf-16be' : named
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new EncodingFault(415, `不支持的文字编码“${named.slice(0, 40)}”，请以 UTF-8 编码提交`)
  }
}

/** The text of bytes; none whose letters were lost leaves here. */
const textOf = (bytes: Uint8Array, encoding: string): string => {
  const decoder = decoderOf(encoding, bytes)
  try {
    return decoder.decode(bytes)
  } catch {
    throw notReadable(decoder.encoding)
  }
}

const escape = /%([0-9a-f]{2})?/giu

const plain = /^[\x20-\x24\x26-\x7e]*$/u

/** One name or value of a form: `%XX` and every byte as it came, in one encoding. */
const partOf = (part: string, encoding: string): string => {
  // ASCII is itself in every encoding that a form may name but UTF-16, which none is sent in.
  if (plain.test(part) && !/^utf-?16/iu.test(encoding)) return part.replaceAll('+', ' ')
  const bytes = part.replaceAll('+', ' ').replaceAll(escape, (_, hex?: string) => {
    if (hex === undefined) throw notReadable(encoding)
    return String.fromCharCode(Number.parseInt(hex, 16))
  })
  return textOf(Buffer.from(bytes, 'latin1'), encoding)
}

/** The fields of a form or query, each byte of it one character of the text; a name that stands twice has several values. */
const fieldsOf = (form: string, encoding: string): Record<string, string | string[]> => {
  const fields = Object.create(null) as Record<string, string | string[]>
  for (const pair of form.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = partOf(at < 0 ? pair : pair.slice(0, at), encoding)
    const value = at < 0 ? '' : partOf(pair.slice(at + 1), encoding)
    const before = fields[name]
    // A hundred thousand values of one name are no reason to copy each as often.
    if (Array.isArray(before)) before.push(value)
    else fields[name] = before === undefined ? value : [before, value]
  }
  return fields
}

/** The fields behind the address of a call. */
export const readQuery: onRequestHookHandler = (request, _, done) => {
  const at = request.url.indexOf('?')
  if (at >= 0) request.query = fieldsOf(request.url.slice(at + 1), 'utf-8')
  done()
}

/**
 * Forms and JSON are read by the encoding that they name, UTF-8 unless told, to the letter: half a name is another name,
 * and nothing is found by it.
 */
export const readEncodedBodies = (app: FastifyInstance, bodyLimit: number): void => {
  const readJson = app.getDefaultJsonParser('error', 'error')
  const parsing = { parseAs: 'buffer', bodyLimit } as const
  app.addContentTypeParser('application/json', parsing, (request, body: Buffer, done) => {
    void readJson(request, textOf(body, encodingOf(request.headers['content-type'])), done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', parsing, (request, body: Buffer, done) => {
    done(null, fieldsOf(body.toString('latin1'), encodingOf(request.headers['content-type'])))
  })
}
