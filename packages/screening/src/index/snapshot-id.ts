import { createHash } from 'node:crypto'

const digits = 16

/** What names a snapshot: the first digits of the SHA-256 of its bytes, hexadecimal. */
export const snapshotId = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, digits)
