import type { Token } from '../../name/token/token.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

const soundFactor = 0.76
/** Two to four characters are a person: every one of them counts. */
const soundOfPerson = 0.85
const personLength = 4

/** Characters of one sound and two writings. */
const otherCharacters = ({ matches, query, listed }: Pair): readonly Sign[] => {
  const sounds = matches.filter(
    match => query.tokens[match.queryFrom]!.han && match.agreement.rule === 'sound',
  )
  if (sounds.length === 0) return noSign
  const text = (tokens: readonly Token[], at: 'queryFrom' | 'listedFrom'): string =>
    sounds.map(match => tokens[match[at]]!.text).join('')
  return [
    {
      about: 'sameSound',
      query: text(query.tokens, 'queryFrom'),
      listed: text(listed.tokens, 'listedFrom'),
      factor:
        query.tokens.length <= personLength && listed.tokens.length <= personLength
          ? soundOfPerson
          : soundFactor,
    },
  ]
}

export const sameSound: Signal = {
  name: 'sameSound',
  tells: 'Chinese characters of one sound are written otherwise.',
  example: ['李明辉', '李鸣辉'],
  of: otherCharacters,
}
