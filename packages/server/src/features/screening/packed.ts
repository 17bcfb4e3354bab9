import { promisify } from 'node:util'
import { gunzip, gzip, gzipSync } from 'node:zlib'

const level = 1

/** JSON as the database keeps rows of a batch. */
export const packSync = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value), { level })

export const pack = async (value: unknown): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(value), { level })

export const unpack = async <T>(bytes: Uint8Array): Promise<T> =>
  JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')) as T
