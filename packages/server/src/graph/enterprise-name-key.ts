import { foldHan } from '@maojian/screening/name/han/han'

/** Letters and digits of a name, width, script form and case folded: under which an enterprise is found. */
export const enterpriseNameKey = (name: string): string =>
  foldHan(name.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 200)

/** 52 bits of a text, as a number that doubles hold exactly (cyrb53). */
export const hash52 = (text: string): number => {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 2_654_435_761)
    b = Math.imul(b ^ unit, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return 1_048_576 * (b >>> 0) + ((a >>> 0) >>> 12)
}
