import { runsOf } from './cut/runs.ts'
import { foldLatin } from './script/latin.ts'
import { asWord } from './token/tokenise-latin.ts'
import { namesFirm } from './token/tells.ts'
import type { Token, Variant } from './token/token.ts'
import { variantOf } from './token/variant.ts'
import { wordOf } from './token/word.ts'

const servant = 'ABDUL'
const ends: ReadonlySet<string> = new Set(['DIN', 'ALLAH'])

/** Words that a name cuts into several: RAHMATULLAH is RAHMAT and ALLAH. */
const cutWords = (name: string): readonly (readonly string[])[] =>
  runsOf(name).flatMap(run => {
    const pieces = run.script === 'latin' ? wordOf(foldLatin(run.text)).pieces : []
    return pieces.length > 1 ? [pieces.map(({ key }) => key)] : []
  })

/** Tokens from a place on that are one word to the ear: the pieces of one, ABDUL RAHMAN, NUR AL DIN. */
const lengthAt = (tokens: readonly Token[], at: number, cut: readonly (readonly string[])[]): number => {
  const pieces = cut.find(keys => keys.every((key, i) => tokens[at + i]?.key === key))
  if (pieces) return pieces.length
  const [next, second] = [tokens[at + 1], tokens[at + 2]]
  if (next === undefined || tokens[at]!.role === 'kin') return 1
  if (tokens[at]!.key === servant || ends.has(next.key)) return 2
  return next.role === 'kin' && second !== undefined && ends.has(second.key) ? 3 : 1
}

/** The name of a person with such words whole, as Chinese transcribes them (拉赫马图拉, 努尔丁). */
export const withUncutNames = (name: string, direct: Variant | undefined): readonly Variant[] => {
  if (!direct || direct.tokens.length < 3 || namesFirm(direct.tokens)) return []
  if (direct.tokens.some(token => token.han || token.abjad)) return []
  const cut = cutWords(name)
  const tokens: Token[] = []
  for (let at = 0; at < direct.tokens.length;) {
    const length = lengthAt(direct.tokens, at, cut)
    const key = direct.tokens
      .slice(at, at + length)
      .map(token => token.key)
      .join('')
    tokens.push(length === 1 ? direct.tokens[at]! : asWord({ text: key, key }))
    at += length
  }
  return tokens.length === direct.tokens.length || tokens.length < 2 ? [] : [variantOf('shortened', tokens)]
}
