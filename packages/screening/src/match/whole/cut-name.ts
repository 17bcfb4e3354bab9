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

/** Lines of a payment message, and what stands before a name in one of them: a tag, the number of a line, a label. */
const lineEnd = /[\r\n]+|\/\//u
const beforeName = /^(?::?\d\d[A-Z]?:\s*)?(?:\d\/)?(?:[^:：\d]{2,40}[:：]\s*)?/u

/** A name that a field has cut is the field, or its beginning where the address follows in the same line. */
const cutIn = (line: string): string[] => {
  const whole = line.replace(toldCut, '')
  if (whole !== line || (line.length >= fewestTyped && line.length <= mostTyped)) return [whole]
  const ends = [mostTyped, mostTyped - 1, fewestTyped]
  return ends.filter(end => line[end] === ' ').map(end => line.slice(0, end))
}

/** The letters of each name in a typed text that may have been cut at its end. */
export const cutLetters = (typed: string): readonly string[] => {
  if (typed.length < fewestLetters) return []
  const lines = typed.split(lineEnd).map(line => line.trim())
  const names = new Set(lines.flatMap(line => [line, line.replace(beforeName, '')]).flatMap(cutIn))
  return [...names].map(lettersIn).filter(letters => letters.length >= fewestLetters)
}

/** By what a name is looked for that begins with these letters. */
export const cutSought = (letters: string): readonly number[] => {
  const head = heads.find(length => length <= letters.length)
  return head === undefined ? [] : [hashOf(letters, head)]
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
