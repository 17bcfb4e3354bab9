import { isValidCode, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'

const checked = ['imo', 'inn', 'ogrn', 'uscc'] as const

/** Kinds without a check digit whose figures stand behind their letters: their own word before the code tells what it is. */
const figuresBehind: ReadonlySet<IdentifierKind> = new Set(['mmsi', 'tail', 'passport'])
const firstFigure = /\d.*$/u
const etherAddress = /^OX(?=[\dA-FO]{40}$)/u

const asFigures = (code: string): string => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** O typed for 0 and I or L for 1 where the check digit of a standard then agrees. */
export const byCheckDigit = (code: string): string | undefined =>
  [code.replaceAll('O', '0'), asFigures(code)].find(read => checked.some(kind => isValidCode(kind, read)))

interface WrittenCode {
  readonly code: string
  readonly kinds: readonly IdentifierKind[]
}

/** Codes with the figures that look like their letters, where a check digit or the word before the code tells that they are meant. */
export const withFigures = (asked: WrittenCode): readonly string[] => {
  const { code } = asked
  if (!/\d/.test(code) || !/[OIL]/.test(code)) return []
  const valid = byCheckDigit(code)
  if (valid !== undefined) return [valid]
  if (etherAddress.test(code)) return [code.replaceAll('O', '0')]
  return asked.kinds.some(kind => figuresBehind.has(kind)) ? [code.replace(firstFigure, asFigures)] : []
}
