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

const codeOf = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const replacement = (char: string): string => {
  const base = plain[char] ?? [...char.normalize('NFD')][0]!
  return base !== char && has(base) ? base : `[${codeOf(char)}]`
}

const noteOf = (replaced: ReadonlyMap<string, string>): string => {
  if (replaced.size === 0) return ''
  const letters = [...replaced].filter(([, shown]) => !shown.startsWith('['))
  const listed = letters.map(([char, shown]) => `${codeOf(char)} 印作 ${shown}`)
  const numbered = replaced.size - letters.length
  const ways = [...listed, ...(numbered === 0 ? [] : [`${numbered} 个字符以方括号内的统一码编号印出`])]
  return `字体说明：本文件的字体没有原文中的 ${replaced.size} 个字符：${ways.join('；')}。原文以在线记录为准。`
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉'
const onLine = '0123456789+-'

const down = (run: string): string =>
  [...run].map(char => onLine[Math.max(raised.indexOf(char), lowered.indexOf(char))] ?? '').join('')

/** An exponent is the limit itself: 10⁶ is printed as 10^6 where the font has no ⁶, and never without it. */
const plainDigits = (text: string): string =>
  text
    .replaceAll(/[⁰¹²³⁴-⁹⁺⁻]+/gu, run => ([...run].every(has) ? run : `^${down(run)}`))
    .replaceAll(/[₀-₉]+/gu, run => ([...run].every(has) ? run : down(run)))

/**
 * Text of one document as the font can show it: an unknown letter becomes its base letter, any other sign its number,
 * never a box and never nothing; and what was so replaced.
 */
export const createFontText = () => {
  const replaced = new Map<string, string>()
  const written = (char: string): string => {
    if (/\s/u.test(char) || has(char)) return char
    const shown = replacement(char)
    replaced.set(char, shown)
    return shown
  }
  return {
    text: (text: string): string =>
      [...plainDigits(text.normalize('NFC')).replace(/\p{C}/gu, sign => (sign === '\n' ? sign : ''))]
        .map(written)
        .join(''),
    /** '' where nothing was replaced. */
    note: (): string => noteOf(replaced),
  }
}
