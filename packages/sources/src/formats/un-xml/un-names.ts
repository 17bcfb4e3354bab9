import { bracketedNames, type FoundName, outsideBrackets } from '../../entry/bracketed-names.ts'

/** `a)`, `b)`, `1)` between names; a letter inside brackets, `(a)`, is none. */
const enumerator = /(?:^|[\s;])(?:[a-z]|\d{1,2})\)\s+/u

/**
 * Names held by one ALIAS_NAME: several after `;`, ` / ` or `a)`, one in another script in brackets, an abbreviation,
 * notes about birth and documents cut off.
 */
export const unNames = (field: string): FoundName[] =>
  outsideBrackets(field, ';')
    .flatMap(piece => piece.split(enumerator))
    .flatMap(piece => piece.split(/\s\/\s/u))
    .flatMap(bracketedNames)
    .filter(name => /[\p{L}\p{N}]/u.test(name.text))
