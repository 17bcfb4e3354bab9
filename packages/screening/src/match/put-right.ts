import { foldHan } from '../name/han/han.ts'
import { isReading, type Token, type Variant } from '../name/token/token.ts'
import { romaniseCyrillic } from '../name/script/cyrillic.ts'
import { foldLatin } from '../name/script/latin.ts'
import { nominativesOf } from '../name/word/nominatives.ts'
import type { PutRight } from '../types.ts'

const inHan = /^\p{Script=Han}{2,}$/u

const sameCharacters = (a: string, b: string): number =>
  Array.from(a).filter((char, at) => char === b[at]).length

/** The characters of a text that are likest a word which it does not hold; '' where they are less than half of it. */
const typedFor = (word: string, text: string): string => {
  let best = ''
  for (let from = 0; from + word.length <= text.length; from++) {
    const window = text.slice(from, from + word.length)
    if (sameCharacters(window, word) > sameCharacters(best, word)) best = window
  }
  return 2 * sameCharacters(best, word) >= word.length ? best : ''
}

/** Words in characters, and characters that are no word one behind another as one. */
const wordsOf = (tokens: readonly Token[]): string[] => {
  const words: string[] = []
  tokens.forEach(({ han, text }, at) => {
    if (han && at > 0 && tokens[at - 1]!.han) words[words.length - 1] += text
    else words.push(text)
  })
  return words.map(foldHan).filter(word => inHan.test(word))
}

const cyrillicWord = /\p{Script=Cyrillic}[\p{Script=Cyrillic}’'ʼ-]+/gu

const letters = (word: string): string => foldLatin(romaniseCyrillic(word))

/** Words of a text that stand in another case than in the form: Норванова was read as Норванов. */
const outOfCase = (typed: string, { kind, tokens }: Variant): PutRight[] => {
  if (kind !== 'repaired') return []
  const keys = new Set(tokens.map(({ key }) => key))
  const isIn = (word: string): boolean => word.split('-').every(part => keys.has(letters(part)))
  const pairs = (typed.match(cyrillicWord) ?? []).flatMap(word => {
    const read = isIn(word) ? undefined : nominativesOf(word).find(({ text }) => isIn(text))
    return read === undefined ? [] : [{ typed: word, read: read.text }]
  })
  const told = (side: 'typed' | 'read'): string => pairs.map(pair => pair[side]).join(' ')
  return pairs.length === 0 ? [] : [{ why: 'case', typed: told('typed'), read: told('read') }]
}

/** Words of a form that stand otherwise in the text it was made of: 哈尔宾 was taken for 哈尔滨, Норванова for Норванов. */
export const putRight = (typed: string, form: Variant): readonly PutRight[] => {
  if (isReading(form)) return []
  const undone = outOfCase(typed, form)
  if (undone.length > 0) return undone
  const text = foldHan(typed)
  return wordsOf(form.tokens).flatMap(word => {
    const found = text.includes(word) ? '' : typedFor(word, text)
    return found === '' ? [] : [{ why: 'slip', typed: found, read: word }]
  })
}
