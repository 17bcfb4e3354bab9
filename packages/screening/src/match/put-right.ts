import { foldHan } from '../name/han/han.ts'
import type { VariantKind } from '../name/token/token.ts'
import type { Variant } from '../name/token/token.ts'
import type { PutRight } from '../types.ts'

/** What is written as it was typed, but for slips: nothing read, translated or named otherwise. */
const asTyped: ReadonlySet<VariantKind> = new Set(['direct', 'shortened', 'repaired', 'misheard'] as const)

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

/** Chinese words of a form that stand otherwise in the text it was made of: 哈尔宾 was taken for 哈尔滨. */
export const putRight = (typed: string, { kind, tokens }: Variant): readonly PutRight[] => {
  if (!asTyped.has(kind)) return []
  const text = foldHan(typed)
  return tokens.flatMap(({ text: written }) => {
    const word = foldHan(written)
    if (!inHan.test(word) || text.includes(word)) return []
    const found = typedFor(word, text)
    return found === '' ? [] : [{ typed: found, read: word }]
  })
}
