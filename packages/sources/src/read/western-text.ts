import type { RawFile } from '../types.ts'

const isUtf8 = async (file: RawFile): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of file.open()) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

async function* recoded(file: RawFile): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('windows-1252')
  const encoder = new TextEncoder()
  for await (const bytes of file.open()) yield encoder.encode(decoder.decode(bytes, { stream: true }))
}

/** Some offices still write the code page of Western Windows: such a file is read as if it were UTF-8. */
export const westernText = async (file: RawFile): Promise<RawFile> =>
  (await isUtf8(file)) ? file : { name: file.name, open: () => recoded(file) }
