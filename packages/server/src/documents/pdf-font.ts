import { openSync, type Font } from 'fontkit'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts')

/** Whole fonts, not web subsets: what is embedded must hold every character that is written. */
export const fontFiles = {
  normal: join(folder, 'NotoSansHans-Regular.otf'),
  bold: join(folder, 'NotoSansHans-Bold.otf'),
} as const

let opened: Font | undefined

const has = (char: string): boolean => {
  const font = (opened ??= openSync(fontFiles.normal) as Font)
  return font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
}

/** Letters without a decomposition of their own. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', Ł: 'L', ŀ: 'l' }

const written = (char: string): string => {
  if (/\s/u.test(char) || has(char)) return char
  const base = plain[char] ?? [...char.normalize('NFD')][0]!
  if (base !== char && has(base)) return base
  return `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Text as the font can show it: an unknown letter becomes its base letter, any other sign its number; never a box. */
export const fontText = (text: string): string =>
  [...text.normalize('NFC').replace(/\p{C}/gu, sign => (sign === '\n' ? sign : ''))].map(written).join('')
