/** pg_type.oid of bytea. */
const bytea = 17
const mark = '\\x'

/** Hex by native code: PGlite's own way, digit by digit, costs more than the rest of a query that reads a file's worth. */
export const byteParsers = {
  [bytea]: (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(mark.length), 'hex')),
}

export const byteSerializers = {
  [bytea]: (value: unknown): string => {
    if (value instanceof Uint8Array)
      return mark + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')
    throw new TypeError('a bytea parameter must be a Uint8Array')
  },
}
