/** Bytes of a text in an encoding of two bytes a character, by inverting the decoder: the platform only decodes it. */
export const doubleBytes = (text: string, encoding: 'gbk' | 'big5' | 'shift_jis'): Uint8Array => {
  const decoder = new TextDecoder(encoding)
  const byChar = new Map<string, readonly number[]>()
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++) {
      const char = decoder.decode(Uint8Array.of(high, low))
      if ([...char].length === 1 && !byChar.has(char)) byChar.set(char, [high, low])
    }
  return Uint8Array.from([...text].flatMap(ch => (ch < '\u0080' ? ch.charCodeAt(0) : (byChar.get(ch) ?? []))))
}

export const gbkBytes = (text: string): Uint8Array => doubleBytes(text, 'gbk')
