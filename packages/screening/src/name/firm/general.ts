import { latinToken } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'

const isGeneral = (tokens: readonly Token[], at: number): boolean => {
  const { key, role } = tokens[at]!
  return key === 'GEN' && role === 'title' && tokens.slice(at + 1).find(isTold)?.role === 'trade'
}

const isTold = ({ role }: Token): boolean => role !== 'stop'

/** CHINA GEN NUCLEAR: before a word of business it is no officer. */
export const withGeneral = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((_, at) => isGeneral(tokens, at))
    ? tokens.map((token, at) =>
        isGeneral(tokens, at) ? (latinToken(token.text, 'GENERAL') ?? token) : token,
      )
    : tokens
