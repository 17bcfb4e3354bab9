import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startAuthorities } from '../adapters/testing-authority.ts'
import { openTestDatabase } from '../db/testing.ts'
import { refreshLists } from './refresh.ts'
import { addressOf, served, titles, titlesBody } from './testing-official-addresses.ts'
import { createTestIngest } from './testing.ts'

const folder = process.env['REFERENCE_DATA']
if (folder === undefined) console.warn('REFERENCE_DATA is not set: real files are not served, only samples')

/** The file itself: a packed one is what its authority packs. */
const realFile = (name: string): Promise<Buffer> => {
  const stream = createReadStream(join(folder!, name))
  return name.endsWith('.gz') ? buffer(stream.pipe(createGunzip())) : buffer(stream)
}

describe.skipIf(folder === undefined)('real files at their official addresses', () => {
  it.each(served.filter(([, , real]) => folder === undefined || existsSync(join(folder, real))))(
    '%s is imported whole, and again unchanged',
    async (list, _sample, real) => {
      const test = await createTestIngest(await openTestDatabase())
      const authorities = await startAuthorities()
      authorities.answers.set(titles, [{ body: titlesBody }])
      authorities.answers.set(addressOf(list), [{ body: await realFile(real), etag: 'W/"real"' }])
      const context = { ...test.context, outbound: authorities.outbound, pause: async () => undefined }
      const request = { source: list, accept: true }
      expect(await refreshLists(context, request)).toMatchObject([{ state: 'updated' }])
      expect(await refreshLists(context, request)).toMatchObject([{ state: 'unchanged' }])
      await authorities.close()
      await test.close()
    },
    120_000,
  )
})
