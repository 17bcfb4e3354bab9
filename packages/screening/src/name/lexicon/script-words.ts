import { readTable } from '../table.ts'

const latinOf = new Map<string, string>()
const besideBusiness = new Map<string, string>()
/** By writing without regard to dots and hamza. */
const looselyOf = new Map<string, string>()
let longest = 1

const besideMark = '~'

for (const [latin, words] of readTable('script-words.tsv'))
  for (const word of words!.split(' ')) {
    const key = word.normalize('NFC')
    if (key.startsWith(besideMark)) besideBusiness.set(key.slice(1), latin!)
    else if (!latinOf.has(key)) latinOf.set(key, latin!)
    longest = Math.max(longest, key.length)
  }

const plainLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}

/** Arabic as it is typed in haste: شركه for شركة, الامارات for الإمارات. */
export const plainly = (word: string): string =>
  word.replace(/[أإآٱةۀہىیک]/gu, letter => plainLetters[letter]!)

for (const [word, latin] of latinOf) {
  const plain = plainly(word)
  if (!looselyOf.has(plain)) looselyOf.set(plain, latin)
}

/** The Latin word of the lexicon that a business word or place in another script means, or undefined. */
export const latinOfWord = (word: string): string | undefined =>
  latinOf.get(word) ?? (arabic.test(word) ? looselyOf.get(plainly(word)) : undefined)

const arabic = /^\p{Script=Arabic}/u

/** The Latin word of a place or business that is a name of persons as well (سوري, المصري): only for the name of a firm. */
export const latinBesideBusiness = (word: string): string | undefined => besideBusiness.get(word)

/** A piece of a run that is written without spaces: a word of the table with its Latin word, or what lies between. */
export interface ScriptPiece {
  readonly text: string
  readonly latin: string | undefined
}

const shortest = 2

const wordAt = (run: string, at: number): string | undefined => {
  for (let length = Math.min(longest, run.length - at); length >= shortest; length--)
    if (latinOf.has(run.slice(at, at + length))) return run.slice(at, at + length)
  return undefined
}

/** Cuts 조선무역은행 into its words, longest first. */
export const cutScriptWords = (run: string): ScriptPiece[] => {
  const out: { text: string; latin: string | undefined }[] = []
  for (let at = 0; at < run.length;) {
    const word = wordAt(run, at)
    const last = out.at(-1)
    if (word !== undefined) out.push({ text: word, latin: latinOf.get(word) })
    else if (last && last.latin === undefined) last.text += run[at]!
    else out.push({ text: run[at]!, latin: undefined })
    at += word?.length ?? 1
  }
  return out
}
