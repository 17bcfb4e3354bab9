import anyAscii from 'any-ascii'
import { foldLatin } from '../script/latin.ts'
import { cutScriptWords } from '../lexicon/script-words.ts'
import { asWord } from '../token/tokenise-latin.ts'
import type { Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

/** Kana by their consonant. R is L as well (@, see consonants.ts), B is V, H is Russian KH; long marks and U say nothing. */
const rows: readonly (readonly [string, string])[] = [
  ['K', 'カキクケコ'],
  ['G', 'ガギグゲゴ'],
  ['S', 'サスセソ'],
  ['SH', 'シ'],
  ['Z', 'ザズゼゾ'],
  ['DZH', 'ジヂ'],
  ['T', 'タテト'],
  ['TCH', 'チ'],
  ['TS', 'ツ'],
  ['D', 'ダデド'],
  ['Z', 'ヅ'],
  ['N', 'ナニヌネノン'],
  ['KH', 'ハヒヘホ'],
  ['F', 'フ'],
  ['BV', 'バビブベボ'],
  ['P', 'パピプペポ'],
  ['M', 'マミムメモ'],
  ['@', 'ラリルレロ'],
  ['V', 'ヴワ'],
]
/** The vowels that a foreign word surely has there: small letters, see consonants.ts. */
const vowels: readonly (readonly [string, string])[] = [
  ['a', 'アカガサザタダナハバパマラヤワァャ'],
  ['i', 'イキギシジチヂニヒビピミリィ'],
  ['e', 'エケゲセゼテデネヘベペメレェ'],
  ['o', 'オコゴソゾノホボポモロヨォョ'],
]

const spelt = new Map<string, string>()
for (const [letters, kana] of [...rows, ...vowels])
  for (const char of kana) spelt.set(char, (spelt.get(char) ?? '') + letters)

const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/gu, char => String.fromCodePoint(char.codePointAt(0)! + 0x60))

/** ウラ, ウィ: the first of them is a V, or a vowel. */
const firstV = /^ウ(?=[ラリルレロィェォ])/u

const small = new Set('ァィゥェォャュョ')

/** シュ and ティ have the vowel of the small letter alone. */
const consonantsOf = (text: string): string => {
  const chars = [...toKatakana(text).replace(firstV, 'U')]
  const letters = (char: string, at: number): string => {
    const own = char === 'U' ? char : (spelt.get(char) ?? '')
    return small.has(chars[at + 1] ?? '') ? own.replace(/[a-z]/g, '') : own
  }
  return chars.map(letters).join('')
}

const anyKana = /[\u3040-\u30ff\uff66-\uff9f]/
const run = /[\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu
const shortest = 3

/** A name with its foreign words in kana as their consonants, which is what survives of them (アルマズ: ALMAZ). */
export const withHeardKana = (name: string, direct: Variant | undefined): Variant[] => {
  if (!direct || !anyKana.test(name)) return []
  const heard = new Map<string, string>()
  for (const part of name.normalize('NFKC').match(run) ?? [])
    for (const { text, latin } of cutScriptWords(part))
      if (latin === undefined && text.length >= shortest) heard.set(foldLatin(anyAscii(text)), text)
  const tokens = direct.tokens.map(token => {
    const text = token.han ? undefined : heard.get(token.key)
    return text === undefined ? token : asWord({ text, key: consonantsOf(text) }).with({ abjad: true })
  })
  return [variantOf(direct.kind, tokens)]
}
