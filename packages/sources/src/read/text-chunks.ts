import { FormatFault, type RawFile } from '../types.ts'

const megabytes = (bytes: number): number => Math.round(bytes / 1048576)

/** Text of a UTF-8 file, piece by piece; other encodings, binary content and absurd sizes are faults. */
export async function* textChunks(file: RawFile, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new FormatFault(`${file.name}：第 ${size} 字节之前有不是 UTF-8 的内容，文件损坏或编码不对`)
    }
  }
  for await (const bytes of file.open()) {
    size += bytes.length
    if (size > maxBytes) throw new FormatFault(`${file.name}：超过 ${megabytes(maxBytes)} MB，不像这份名单`)
    const text = decode(bytes)
    if (text.includes('\0')) throw new FormatFault(`${file.name}：含有二进制内容，不是文本文件`)
    yield text
  }
  if (size === 0) throw new FormatFault(`${file.name}：文件是空的`)
  yield decode()
}
