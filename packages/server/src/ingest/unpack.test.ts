import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpack } from './unpack.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'unpack-'))))
afterAll(() => rm(folder, { recursive: true }))

const put = async (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { name, path }
}

interface Member {
  readonly name: string
  readonly text: string
  readonly claimed?: number
  readonly crc?: number
  readonly flags?: number
}

/** A zip as APPNOTE.TXT lays it out, deflated members. */
const zip = (members: readonly Member[]): Buffer => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const { name, text, claimed, crc, flags = 0 } of members) {
    const packed = deflateRawSync(text)
    const sum = crc ?? crc32(text)
    const size = claimed ?? Buffer.byteLength(text)
    const local = Buffer.alloc(30 + name.length)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    local.write(name, 30)
    const wide = size > 0xfffffffe
    const extra = Buffer.alloc(wide ? 12 : 0)
    if (wide) {
      extra.writeUInt16LE(1, 0)
      extra.writeUInt16LE(8, 2)
      extra.writeBigUInt64LE(BigInt(size), 4)
    }
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(sum, 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(wide ? 0xffffffff : size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt16LE(extra.length, 30)
    entry.writeUInt32LE(at, 42)
    central.push(entry, Buffer.from(name), extra)
    locals.push(local, packed)
    at += local.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const textsOf = async (
  packed: { name: string; path: string },
  limit?: number,
): Promise<Record<string, string>> => {
  const texts: Record<string, string> = {}
  for (const file of await unpack(packed, limit)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of file.open()) chunks.push(chunk)
    texts[file.name] = Buffer.concat(chunks).toString()
  }
  return texts
}

describe('unpack', () => {
  it('passes plain files, opens gzip and zip, and may be opened twice', async () => {
    expect(await textsOf(await put('a.xml', '<a/>'))).toEqual({ 'a.xml': '<a/>' })
    expect(await textsOf(await put('b.json.gz', gzipSync('{}')))).toEqual({ 'b.json': '{}' })
    const packed = await put(
      'c.zip',
      zip([
        { name: 'x/sdn.csv', text: 'one' },
        { name: 'alt.csv', text: 'two' },
      ]),
    )
    expect(await textsOf(packed)).toEqual({ 'sdn.csv': 'one', 'alt.csv': 'two' })
    expect(await textsOf(packed)).toEqual({ 'sdn.csv': 'one', 'alt.csv': 'two' })
  })
  it('goes by the bytes, not by the name', async () => {
    expect(await textsOf(await put('list.xml', gzipSync('<a/>')))).toEqual({ 'list.xml': '<a/>' })
  })
  const long = 'x'.repeat(50_000)
  it.each([
    ['an empty file', 'e.xml', '', '空文件'],
    ['a gzip cut short', 't.gz', gzipSync('x').subarray(0, -9), '截断'],
    [
      'a gzip with broken bytes',
      'g.gz',
      Buffer.concat([gzipSync('abc').subarray(0, 10), Buffer.alloc(20, 7)]),
      '损坏',
    ],
    ['a gzip that expands too far', 'big.gz', gzipSync(long), '上限'],
    ['a plain file over the limit', 'big.xml', long, '上限'],
    [
      'a zip that claims ten gigabytes',
      'z10.zip',
      zip([{ name: 'a', text: 'x', claimed: 10 * 1024 ** 3 }]),
      '上限',
    ],
    [
      'a zip member larger than it claims',
      'z2.zip',
      zip([{ name: 'a', text: long, claimed: 100 }]),
      '上限|校验',
    ],
    ['a zip with a wrong checksum', 'z3.zip', zip([{ name: 'a', text: 'x', crc: 1 }]), '校验'],
    ['an encrypted zip', 'z4.zip', zip([{ name: 'a', text: 'x', flags: 1 }]), '加密'],
    ['an empty zip', 'z5.zip', zip([]), '没有文件'],
    ['a zip cut short', 'z6.zip', zip([{ name: 'a', text: long }]).subarray(0, 60), '目录'],
  ])('refuses %s', async (_, name, bytes, message) => {
    await expect(textsOf(await put(name, bytes), 10_000)).rejects.toThrow(new RegExp(message))
  })
})
