/** Letters that web pages, mails, addresses and data files write in signs of their own, and letters that a wrong code page made. */

const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
}
const accented = new RegExp(`^([A-Za-z])(${Object.keys(marks).join('|')})$`, 'u')

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwj: '',
  zwnj: '',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  hellip: '…',
  reg: '®',
  trade: '™',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu
const highest = 0x10_ff_ff

const character = (code: number): string =>
  code === 0 || code > highest ? '' : code === 0xa0 ? ' ' : String.fromCodePoint(code)

const withoutEntities = (text: string): string =>
  text.replaceAll(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10))
    if (hex !== undefined) return character(Number.parseInt(hex, 16))
    const [, letter, mark] = accented.exec(name!) ?? []
    return letter === undefined ? (named[name!] ?? whole) : `${letter}${marks[mark!]!}`.normalize('NFC')
  })

const tag = /<\/?(?:br|p|b|i|u|em|strong|span|div|font|td|tr|th|li|a)(?:\s[^<>]*)?\/?>/giu

const hexOf = (signs: string): Uint8Array =>
  Uint8Array.from(signs.match(/[\da-f]{2}/giu) ?? [], pair => Number.parseInt(pair, 16))

const decoders = new Map<string, InstanceType<typeof TextDecoder>>()

const decoded = (bytes: Uint8Array, encoding: 'utf-8' | 'gbk'): string | undefined => {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding, { fatal: true })
  decoders.set(encoding, decoder)
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** The bytes that signs stand for, in the encoding that they are of; the signs where they are of none. */
const fromSigns = (signs: string): string => {
  const bytes = hexOf(signs)
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gbk')
  // No name holds a sign that nobody sees.
  return text === undefined || /\p{Cc}(?<![\t\r\n])/u.test(text) ? signs : text
}

/** 51%20: behind a figure it may be a share. */
const percent = /(?<!\d)(?:%[\da-f]{2})+/giu
const percentAnywhere = /(?:%[\da-f]{2})+/giu
const withoutPercent = (text: string): string =>
  text.replaceAll(/\s/u.test(text) ? percent : percentAnywhere, fromSigns)

const escaped = /\\u([\da-f]{4})/giu
const withoutEscapes = (text: string): string =>
  text.replaceAll(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))).toWellFormed()

const lineGoesOn = /=\r?\n/gu
/** A space between words, or letters of which each is several bytes. */
const printable = /(?<=[^\s\d=])=20(?=[^\s\d])|(?:=[89A-F][\dA-F]){2,}/gu
const withoutPrintable = (text: string): string =>
  text.replaceAll(lineGoesOn, '').replaceAll(printable, fromSigns)

/** What Windows shows for the bytes 80 to 9F. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const highestByte = 0xff

const byteOf = (sign: string): number => {
  const code = sign.codePointAt(0)!
  const at = windows.indexOf(sign)
  return at >= 0 ? 0x80 + at : code
}

const bytesOf = (text: string): Uint8Array | undefined => {
  const bytes = Array.from(text, byteOf)
  return bytes.every(byte => byte <= highestByte) ? Uint8Array.from(bytes) : undefined
}

/** A lead byte and one that goes on, as Western letters: PolÃ­cia, å\u008Dä¸º. */
const holdsUtf8 = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => {
    const next = bytes[at + 1] ?? 0
    return byte >= 0xc2 && byte <= 0xf4 && next >= 0x80 && next <= 0xbf
  })

const inHan = /^[\p{Script=Han}（）·\s\p{ASCII}]+$/u
const high = /[^\p{ASCII}]/gu
const mostlyHigh = 0.6
const fewestHigh = 4

/** Names that were read in the code page of another country: UTF-8 or GBK as Western letters. */
const withoutMisreading = (text: string): string => {
  const signs = text.match(high)?.length ?? 0
  if (signs === 0) return text
  const bytes = bytesOf(text)
  if (bytes === undefined) return text
  if (holdsUtf8(bytes)) {
    const read = decoded(bytes, 'utf-8')
    if (read !== undefined) return read
  }
  if (signs < fewestHigh || signs < mostlyHigh * text.length) return text
  const read = decoded(bytes, 'gbk')
  return read !== undefined && inHan.test(read) ? read : text
}

/** In a sheet a formula found nothing; it stands behind a name. */
const notFound = /\s+#?N\/A\s*$/u

const mayBeEncoded = /[&<%\\=]|[^\p{ASCII}]|N\/A/u
const inOtherLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** A text as its writer saw it: entities, percent signs, escapes and quoted signs as letters, without the tags of a page. */
export const withoutEncoding = (text: string): string => {
  if (!mayBeEncoded.test(text)) return text
  const plain = text.includes('&') ? withoutEntities(withoutEntities(text)) : text
  const untagged = plain.includes('<') ? plain.replaceAll(tag, '\n') : plain
  const unquoted = untagged.includes('=') ? withoutPrintable(untagged) : untagged
  const unescaped = unquoted.includes('\\') ? withoutEscapes(unquoted) : unquoted
  const whole = unescaped.includes('%') ? withoutPercent(unescaped) : unescaped
  const read = inOtherLetters.test(whole) ? whole : withoutMisreading(whole)
  return read.replace(notFound, '')
}
