import { roleWeights } from '../lexicon/role-weights.ts'
import type { Token } from '../token/token.ts'
import { namesFirmOrPlace } from '../token/tells.ts'
import { words } from './words.ts'

/** Company forms that are names or words elsewhere: only the place in the name of a firm tells (Norva Bank SE, PT Norva Energi). */
const behind = words(
  'EST NA TAO SE SIA OU BT PT CA CV UP MB GK YK IK KS MTV PC EI OS DIB TAS TU ET RT SL SC SAC SAA SCA EK EV AE OE EPE HB ANS ' +
    'PS VOS ZS SD JV SP PP DP PE UE PUP PAT AT FOP CHP QK KHK HHK JLT INH VZW EPP FE CIA',
)
const inFront = words('PT CV UD SC GK UP IP CHP PP CTY SIA OU UE PE DP JV SP PUP PAT AT FOP FE')

const form = { role: 'form', concept: '#llc', weight: roleWeights.form! } as const

/** A form by its place has a key of its own: an index holds one role for each spelling. */
export const asForm = (token: Token): Token => token.with({ ...form, key: `${token.key}${placedForm}` })

/** What the key of such a form ends in. */
const placedForm = '+'

const mayBeForm = (token: Token, places: ReadonlySet<string>): boolean =>
  token.role !== 'form' && !token.han && !token.abjad && places.has(token.key)

/** With the form that only its place behind or in front of the name tells. */
export const withPlacedForm = (tokens: readonly Token[]): readonly Token[] => {
  const isOther = (token: Token): boolean => token.role !== 'form'
  const first = tokens.findIndex(isOther)
  const last = tokens.findLastIndex(isOther)
  if (first === last) return tokens
  const at = mayBeForm(tokens[last]!, behind) ? last : mayBeForm(tokens[first]!, inFront) ? first : -1
  if (at < 0) return tokens
  const others = tokens.filter((token, i) => i !== at && token.role !== 'stop')
  const named = others.filter(isOther).length > 1 || others.some(({ role }) => role === 'word')
  return named && namesFirmOrPlace(others) ? tokens.with(at, asForm(tokens[at]!)) : tokens
}
