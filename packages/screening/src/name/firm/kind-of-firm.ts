import { roleWeights } from '../lexicon/role-weights.ts'
import type { Token } from '../token/token.ts'
import { isForm } from '../token/tells.ts'
import { asForm } from './placed-form.ts'
import { words } from './words.ts'

const russianForms = words('OOO AO PAO ZAO OAO NAO TOO NKO')
/** Letters of the kind of firm, between a Russian form and the name: OOO SK Norva, a company of insurance or of builders. */
const kinds = words('TC TH GC IC MC SK TD UK TK MK PO PK PKF PKP TPK MKK MFK FPK IK NK PSK DSK KF TKF GK FK')

/** A Russian form, or another one in front of the name, as Russian firms have it in English: LLC TD Norva. */
const isRussian = (tokens: readonly Token[]): boolean =>
  tokens[0]?.role === 'form' || tokens.some(({ key, role }) => role === 'form' && russianForms.has(key))

/** UK is a managing company before a name with a Russian form. */
const mayBeKind = ({ role, key }: Token): boolean => kinds.has(key) && (role === 'word' || key === 'UK')

const isNaming = ({ role, key }: Token): boolean => (role === 'word' || role === 'common') && key.length > 3

/** With the letters in front of a name that tell what kind of firm it is. */
export const withKindOfFirm = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ role }) => role !== 'form')
  const kind = tokens[at]
  const next = tokens[at + 1]
  if (!kind || !mayBeKind(kind) || !next || !isNaming(next)) return tokens
  if (!tokens.some(isForm)) return tokens
  if (tradingHouses.has(kind.key)) return tokens.with(at, kind.with(tradingHouse))
  return isRussian(tokens) ? tokens.with(at, asForm(kind)) : tokens
}

/** TD Norva LLC: before an English form the letters may be a name, but a trading house is likelier. */
const tradingHouses = words('TD TH')
const tradingHouse = {
  key: 'TRADINGHOUSE',
  role: 'trade',
  concept: '#trading',
  weight: roleWeights.trade!,
} as const

const association = {
  key: 'NPO',
  role: 'trade',
  concept: '#production-association',
  weight: roleWeights.trade!,
} as const

/** In front of a name SPA is a scientific and production association, and behind it an Italian form. */
export const withAssociation = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ key }) => key === 'SPA')
  if (at < 0 || tokens.slice(0, at).some(({ role }) => role !== 'form')) return tokens
  return tokens.slice(at).some(isNaming) ? tokens.with(at, tokens[at]!.with(association)) : tokens
}
