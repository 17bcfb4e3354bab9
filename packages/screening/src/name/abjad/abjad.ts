import { latinOfWord } from '../lexicon/script-words.ts'

/**
 * Latin letters for Arabic, Persian, Urdu and Hebrew writing. Long vowels stay (A, U, I), short ones are not
 * written. DH, Q, BV, PF and KH stand for letters that lists romanise in several ways (see consonants.ts).
 */
const letters: Readonly<Record<string, string>> = {
  ا: 'A',
  آ: 'A',
  أ: 'A',
  إ: 'A',
  ٱ: 'A',
  ى: 'Y',
  ة: 'A',
  ء: '',
  ؤ: 'U',
  ئ: 'I',
  ب: 'B',
  پ: 'P',
  ت: 'T',
  ث: 'TH',
  ج: 'J',
  چ: 'CH',
  ح: 'H',
  خ: 'KH',
  د: 'D',
  ذ: 'DH',
  ر: 'R',
  ز: 'Z',
  ژ: 'ZH',
  س: 'S',
  ش: 'SH',
  ص: 'S',
  ض: 'DH',
  ط: 'T',
  ظ: 'DH',
  ع: '',
  غ: 'GH',
  ف: 'F',
  ق: 'Q',
  ك: 'K',
  ک: 'K',
  گ: 'G',
  ل: 'L',
  م: 'M',
  ن: 'N',
  ه: 'H',
  و: 'U',
  ي: 'I',
  ی: 'I',
  ے: 'I',
  ہ: 'H',
  ھ: 'H',
  ۀ: 'H',
  ں: 'N',
  ٹ: 'T',
  ڈ: 'D',
  ڑ: 'R',
  ۆ: 'U',
  ې: 'I',
  ۍ: 'I',
  ړ: 'R',
  ښ: 'SH',
  ځ: 'Z',
  څ: 'S',
  ډ: 'D',
  ټ: 'T',
  ګ: 'G',
  ڼ: 'N',
  א: 'A',
  ב: 'BV',
  ג: 'G',
  ד: 'D',
  ה: 'H',
  ו: 'U',
  ז: 'Z',
  ח: 'KH',
  ט: 'T',
  י: 'I',
  כ: 'KH',
  ך: 'KH',
  ל: 'L',
  מ: 'M',
  ם: 'M',
  נ: 'N',
  ן: 'N',
  ס: 'S',
  ע: '',
  פ: 'PF',
  ף: 'PF',
  צ: 'TS',
  ץ: 'TS',
  ק: 'K',
  ר: 'R',
  ש: 'SH',
  ת: 'T',
}

/** A piece of a consonant-script word; `abjad` is false for particles, which are known by their Latin spelling. */
export interface AbjadPiece {
  readonly text: string
  readonly key: string
  readonly abjad: boolean
}

const particles: Readonly<Record<string, string>> = {
  بن: 'BIN',
  ابن: 'BIN',
  بنت: 'BINT',
  ابو: 'ABU',
  أبو: 'ABU',
  ابي: 'ABU',
  أبي: 'ABU',
  ام: 'UMM',
  أم: 'UMM',
  ولد: 'OULD',
  الله: 'ALLAH',
  الدين: 'DIN',
  الدین: 'DIN',
  آل: 'AL',
  ال: 'AL',
  حاجي: 'HAJI',
  حاجی: 'HAJI',
  حاج: 'HAJ',
  الحاج: 'HAJ',
  شيخ: 'SHEIKH',
  شیخ: 'SHEIKH',
  الشيخ: 'SHEIKH',
  سيد: 'SEYED',
  سید: 'SEYED',
  ملا: 'MULLAH',
  مولوي: 'MAWLAWI',
  مولوی: 'MAWLAWI',
  و: 'AND',
  دكتور: 'DR',
  دکتر: 'DR',
  בן: 'BEN',
  בת: 'BAT',
}

/** Latin letters of a word as written, see `letters`. */
export const spellAbjad = (word: string): string => {
  let out = ''
  for (const char of word) {
    const letter = letters[char] ?? ''
    // Two letters are no digraph: صح is S and H, تص T and S.
    out +=
      (letter === 'H' && /[STKDGZC]$/.test(out)) || (letter === 'S' && out.endsWith('T'))
        ? `E${letter}`
        : letter
  }
  return out
}

const clean = (word: string): string =>
  word
    .normalize('NFKC')
    .replace(/[\u0640\p{M}]/gu, '')
    .normalize('NFC')

const known = (text: string): string | undefined => particles[text] ?? latinOfWord(text)

const pieceOf = (text: string): AbjadPiece => {
  const latin = known(text)
  return latin === undefined
    ? { text, key: spellAbjad(text), abjad: true }
    : { text, key: latin, abjad: false }
}

/** And, for, by, with the article: والتكنولوجيا, للتجارة. Only before a word of business, never in a name. */
const joinedBefore = /^(?:وال|لل|بال|ול|וה|و|ل|ו|ה|ב|ל)/u

const withoutConjunction = (text: string): string | undefined => {
  const rest = text.replace(joinedBefore, '')
  return rest !== text && latinOfWord(rest) !== undefined ? rest : undefined
}

const shortestStem = 2

/** خامنه‌ای, خامنه ای: the H before an ending written apart is not heard. */
const unheard = /(?<=\p{Script=Arabic}{2})ه[ \u200c]ا(?=[یي](?!\p{L}))/gu

/** Persian and Pashto surnames whose ending is written apart, put together: قلی زاده. */
export const joinAbjadEndings = (text: string): string =>
  text
    .replace(unheard, 'ئ')
    .replace(/(?<=\p{Script=Arabic}{2})[ \u200c]+(?=(?:زاده|خیل|خيل|پور|نژاد)(?!\p{L}))/gu, '')

/** A word cut into its article, its particles and its stem: العبيدي is AL and BIDI, عبدالرحمن is BD, AL and RHMN. */
export const abjadPieces = (word: string): AbjadPiece[] => {
  const text = clean(word)
  if (known(text) !== undefined) return [pieceOf(text)]
  const business = withoutConjunction(text)
  if (business !== undefined) return [pieceOf(business)]
  const servant = /^عبد(ال|أل)?(.{2,})$/u.exec(text)
  if (servant && servant[2] !== 'الله' && text !== 'عبدالله' && servant[1])
    return [pieceOf('عبد'), ...abjadPieces(`ال${servant[2]}`)]
  const tail = /^(.{2,})(الله|الدين|الدین)$/u.exec(text)
  if (tail && tail[1] !== 'عبد') return [...abjadPieces(tail[1]!), pieceOf(tail[2]!)]
  if (text.startsWith('ال') && text.length >= 2 + shortestStem)
    return [{ text: 'ال', key: 'AL', abjad: false }, pieceOf(text.slice(2))]
  return [pieceOf(text)]
}
