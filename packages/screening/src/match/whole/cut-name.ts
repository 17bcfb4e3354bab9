import { finishHash, hashOn, hashState } from '../../text-hash.ts'
import { foldLatin } from '../../name/script/latin.ts'

const inLatin = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u

/** The field of a payment message for a name ends here, and what was a space may be gone from its end. */
const [fewestTyped, mostTyped] = [33, 35]
const toldCut = /\s*(?:…|\.{3,})$/u

/** By so many first letters such a name is filed and found: the more of them, the fewer begin so. */
const heads = [30, 27, 24] as const
const fewestLetters = heads.at(-1)!

const marked = hashState('<')

const hashOf = (letters: string, length: number): number => finishHash(hashOn(marked, letters, 0, length))

const lettersIn = (text: string): string => (inLatin.test(text) ? foldLatin(text.normalize('NFKC')) : '')

/** Hashes by which a listed name is filed that is too long for such a field. */
export const cutFiled = (name: string): readonly number[] => {
  if (name.length < fewestTyped) return []
  const letters = lettersIn(name)
  return heads.flatMap(length => (letters.length > length ? [hashOf(letters, length)] : []))
}

/** Every letter of a typed name that may have been cut at its end; '' for others. */
export const cutLetters = (typed: string): string => {
  const text = typed.trim()
  const whole = text.replace(toldCut, '')
  const mayBeCut = whole !== text || (text.length >= fewestTyped && text.length <= mostTyped)
  const letters = mayBeCut ? lettersIn(whole) : ''
  return letters.length < fewestLetters ? '' : letters
}

/** By what a name is looked for that begins with these letters. */
export const cutSought = (letters: string): readonly number[] => {
  const head = heads.find(length => length <= letters.length)
  return letters === '' || head === undefined ? [] : [hashOf(letters, head)]
}

/** Whether a listed name begins with the letters and goes on inside a word. */
export const goesOn = (letters: string, name: string): boolean => {
  let length = 0
  for (const word of name.normalize('NFKC').split(/[^\p{L}\p{N}'’]+/u)) {
    const key = foldLatin(word)
    if (!letters.startsWith(key, length)) return key.startsWith(letters.slice(length))
    length += key.length
    if (length >= letters.length) return false
  }
  return false
}
