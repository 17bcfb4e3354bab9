import {
  type IdentifierKind,
  isInn,
  isLei,
  isOgrn,
  isUscc,
  normaliseCode,
} from '@maojian/domain/vocabulary/identifier'

/** What a company number proves to be by its check digits; a Russian one only where nothing speaks against Russia. */
export const registrationKind = (value: string, country?: string): IdentifierKind => {
  const code = normaliseCode(value)
  const russian = country === undefined || country === 'RU'
  if (isUscc(code) && /[A-Z]/u.test(code)) return 'uscc'
  if (isLei(code) && /[A-Z]/u.test(code)) return 'lei'
  if (russian && isOgrn(code)) return 'ogrn'
  if (country === 'RU' && isInn(code)) return 'inn'
  return 'registration'
}
