import { inflateRawSync } from 'node:zlib'

/** Members of a small archive by name: what an office file is made of. */
export const zipMembers = (bytes: Buffer): Map<string, Buffer> => {
  const members = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(bytes.length - 22 + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(start, start + packed)
    members.set(name, bytes.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return members
}
