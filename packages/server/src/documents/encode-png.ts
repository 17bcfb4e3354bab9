import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A square of black and white modules as PNG, each module so many pixels wide. */
export const encodePng = (modules: readonly (readonly boolean[])[], scale: number): Buffer => {
  const size = modules.length * scale
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head[8] = 8
  const lines = modules.map(row => {
    const line = Buffer.from([0, ...row.flatMap(dark => Array<number>(scale).fill(dark ? 0 : 255))])
    return Buffer.concat(Array<Buffer>(scale).fill(line))
  })
  const pixels = deflateSync(Buffer.concat(lines))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
