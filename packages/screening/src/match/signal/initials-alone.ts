import { namesFirm } from '../../name/token/tells.ts'
import { isGeneric } from '../../name/token/token.ts'
import { lowered, type Pair, type Signal } from './signal.ts'

const lettersFactor = 0.78

/** Letters are no name of a firm by themselves: A & S Group is no Alibaba Group. */
const initialFactor = ({ matches, sides: { query, listed } }: Pair): number => {
  if (!matches.some(match => match.agreement.rule === 'initial')) return 1
  if (!namesFirm(query) && !namesFirm(listed)) return 1
  const named = matches.some(
    ({ agreement, queryFrom }) => agreement.rule !== 'initial' && !isGeneric(query[queryFrom]!),
  )
  return named ? 1 : lettersFactor
}

export const initialsAlone: Signal = {
  name: 'initialsAlone',
  tells: 'Of a firm nothing is met but initials and what many firms have.',
  example: ['A & S Group', 'Alibaba Group'],
  of: pair => lowered('initials', initialFactor(pair)),
}
