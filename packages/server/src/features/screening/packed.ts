import { promisify } from 'node:util'
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib'

const level = 1

/** JSON as the database keeps rows of a batch. */
export const packSync = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value), { level })

export const pack = async (value: unknown): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(value), { level })

export const unpack = async <T>(bytes: Uint8Array): Promise<T> =>
  JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')) as T

/** For threads, which have nothing else to do meanwhile. */
export const unpackSync = <T>(bytes: Uint8Array): T => JSON.parse(gunzipSync(bytes).toString('utf8')) as T
