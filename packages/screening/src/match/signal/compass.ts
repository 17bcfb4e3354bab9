import { isGeneric, type Token } from '../../name/token/token.ts'
import { isForeignPoint } from '../../name/token/foreign-point.ts'
import { isPlace } from '../../name/token/tells.ts'

/** Two firms that agree on a point of the compass in two languages, and else on ordinary words alone. */
export const agreeByCompassAlone = (query: readonly Token[], listed: readonly Token[]): boolean => {
  const told = query.filter(token => !isGeneric(token))
  if (told.length === 0 || !told.every(a => listed.some(b => isTranslated(a, b)))) return false
  return !query.some(a => isPlace(a) && listed.some(b => a.concept === b.concept))
}

const isTranslated = (a: Token, b: Token): boolean =>
  a.concept !== '' && a.concept === b.concept && a.key !== b.key && (isForeignPoint(a) || isForeignPoint(b))
