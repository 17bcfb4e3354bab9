import { latinToken } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'

/** What words of rank and of legal form are before a word of business: CHINA GEN NUCLEAR, MOSCOW STOCK CENTER. */
const meant: Readonly<Record<string, string>> = { GEN: 'GENERAL', STOCK: 'SECURITIES' }

const meantAt = (tokens: readonly Token[], at: number): string | undefined => {
  const { key, role } = tokens[at]!
  if (role !== 'title' && role !== 'form') return undefined
  const word = Object.hasOwn(meant, key) ? meant[key] : undefined
  return word !== undefined && tokens.slice(at + 1).find(isTold)?.role === 'trade' ? word : undefined
}

const isTold = ({ role }: Token): boolean => role !== 'stop'

/** Tokens with such words as words of business. */
export const withGeneral = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((_, at) => meantAt(tokens, at) !== undefined)
    ? tokens.map((token, at) => latinToken(token.text, meantAt(tokens, at) ?? '') ?? token)
    : tokens
