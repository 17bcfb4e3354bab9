/** How a table of two bytes a character is laid out. */
interface Layout {
  readonly isLead: (byte: number) => boolean
  readonly isTrail: (byte: number) => boolean
  /** Signs and letters of other scripts, which tell nothing. */
  readonly isSign: (lead: number, trail: number) => boolean
  readonly isCommon: (lead: number, trail: number) => boolean
}

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to

/** The first level of GB 2312 holds what is written every day; the rows before it are signs. */
const gbk: Layout = {
  isLead: byte => within(byte, 0x81, 0xfe),
  isTrail: byte => byte >= 0x40 && byte !== 0x7f && byte <= 0xfe,
  isSign: (lead, trail) => within(lead, 0xa1, 0xa9) && trail >= 0xa1,
  isCommon: (lead, trail) => within(lead, 0xb0, 0xd7) && trail >= 0xa1,
}

const big5: Layout = {
  isLead: byte => within(byte, 0x81, 0xfe),
  isTrail: byte => within(byte, 0x40, 0x7e) || within(byte, 0xa1, 0xfe),
  isSign: lead => within(lead, 0xa1, 0xa3),
  isCommon: lead => within(lead, 0xa4, 0xc6),
}

/** Kana and the first level of JIS X 0208. */
const shiftJis: Layout = {
  isLead: byte => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
  isTrail: byte => within(byte, 0x40, 0x7e) || within(byte, 0x80, 0xfc),
  isSign: (lead, trail) => lead === 0x81 || (lead === 0x82 && trail < 0x9f),
  isCommon: (lead, trail) =>
    within(lead, 0x82, 0x83) || (within(lead, 0x88, 0x98) && (lead > 0x88 || trail >= 0x9f)),
}

interface Measure {
  /** Characters that tell something. */
  readonly count: number
  /** Shares of them: of everyday ones, and of those whose second byte is that of a letter. */
  readonly common: number
  readonly low: number
  /** Of those whose bytes are both letters of Cyrillic, where a letter has one. */
  readonly cyrillic: number
}

/** A byte beyond ASCII that begins no character counts as an uncommon one. */
const measure = (bytes: Uint8Array, { isLead, isTrail, isSign, isCommon }: Layout): Measure => {
  let [count, common, low, cyrillic] = [0, 0, 0, 0]
  for (let at = 0; at < bytes.length - 1; at++) {
    const [lead, trail] = [bytes[at]!, bytes[at + 1]!]
    if (lead < 0x80) continue
    const isPair = isLead(lead) && isTrail(trail)
    if (isPair) at += 1
    if (isPair && isSign(lead, trail)) continue
    count += 1
    if (isPair && isCommon(lead, trail)) common += 1
    if (isPair && trail < 0x80) low += 1
    if (lead >= 0xc0 && trail >= 0xc0) cyrillic += 1
  }
  const share = (some: number): number => some / Math.max(1, count)
  return { count, common: share(common), low: share(low), cyrillic: share(cyrillic) }
}

/** Enough to know how a table is written. */
const sampleBytes = 1 << 18

const decodes = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const fewest = 4
const sure = 0.9
const mostInGbk = 0.6
/** Two fifths of all characters of Big5 have one; everyday ones of GBK never. */
const leastLow = 0.2
/** Of Chinese characters two in five have such bytes. */
const mostCyrillic = 0.97
const fewestCyrillic = 20

/**
 * The encoding of a text that is neither UTF-8 nor marked: GBK, unless its characters are everyday ones of another table and
 * hardly ever of GBK's; undefined where they are letters of one byte.
 */
export const doubleByteEncoding = (bytes: Uint8Array): 'gb18030' | 'big5' | 'shift_jis' | undefined => {
  const sample = bytes.subarray(0, sampleBytes)
  const chinese = measure(sample, gbk)
  if (chinese.count >= fewestCyrillic && chinese.cyrillic >= mostCyrillic) return undefined
  if (chinese.count < fewest || chinese.common >= mostInGbk) return 'gb18030'
  const traditional = measure(sample, big5)
  if (traditional.common >= sure && traditional.low >= leastLow && decodes(sample, 'big5')) return 'big5'
  if (measure(sample, shiftJis).common >= sure && decodes(sample, 'shift_jis')) return 'shift_jis'
  return 'gb18030'
}
