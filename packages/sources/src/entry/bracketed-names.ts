import type { NameKind } from '@maojian/domain/vocabulary/name-kind'

export interface FoundName {
  readonly text: string
  /** Set where the text itself says more than its place in the list. */
  readonly kind?: NameKind
}

const foreignScript =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Hebrew}]/u
const latin = /\p{Script=Latin}/u

/** Pieces of a text at a separator that stands outside brackets. */
export const outsideBrackets = (text: string, separator: string): string[] => {
  const pieces: string[] = []
  let depth = 0
  let piece = ''
  for (const ch of text) {
    if (ch === '(') depth += 1
    if (ch === ')') depth = Math.max(0, depth - 1)
    if (ch === separator && depth === 0) {
      pieces.push(piece)
      piece = ''
    } else piece += ch
  }
  return [...pieces, piece]
}

/** Text before and after brackets, and what stands inside each top-level pair. */
const brackets = (text: string): { outer: string; inner: string[] } => {
  const inner: string[] = []
  let outer = ''
  let depth = 0
  let held = ''
  for (const ch of text) {
    if (ch === ')' && depth === 1) {
      inner.push(held)
      held = ''
      outer += ' '
    } else if (depth > 0 && !(ch === '(' && depth === 0)) held += ch
    else if (ch !== '(' && ch !== ')') outer += ch
    if (ch === '(') depth += 1
    if (ch === ')') depth = Math.max(0, depth - 1)
  }
  return { outer: `${outer} ${held}`.replace(/\s+/gu, ' ').trim(), inner }
}

const trimmed = (text: string): string =>
  text
    .replace(/,?\s+born\s+(?:in|on|\d).*$/iu, '')
    .replace(/[“”"]/gu, '')
    .replace(/^[\s),;:'‘’]+|[\s,;:]+$/gu, '')
    .replace(/\s+/gu, ' ')

const withoutScriptNote = (text: string): string =>
  trimmed(text.replace(/\(?original script:?\)?|-\s*sub-unit name/giu, ' '))

/** Letters of an abbreviation that follow one another in the name: GRF in GLOBAL RELIEF FOUNDATION. */
const abbreviates = (short: string, name: string): boolean => {
  if (!/^[\p{Lu}\d][\p{L}\d-]{2,11}$/u.test(short) || !/\p{Lu}.*\p{Lu}/u.test(short)) return false
  const letters = name.toLocaleUpperCase('en')
  let at = -1
  return [...short.toLocaleUpperCase('en')].every(
    ch => !/\p{L}/u.test(ch) || (at = letters.indexOf(ch, at + 1)) >= 0,
  )
}

const differentScript = (a: string, b: string): boolean =>
  (foreignScript.test(a) && !latin.test(a) && latin.test(b)) ||
  (foreignScript.test(b) && latin.test(a) && !foreignScript.test(a))

const formerNote = /previously listed|formerly/iu

/** Words in brackets that are no part of the name: notes, references, documents, long explanations. */
const isNote = (text: string): boolean =>
  formerNote.test(text) ||
  /\d{4}|^(?:birth|combat) name$|^\p{L}{2,3}[ei]\.\d{3}$/iu.test(text) ||
  text.split(/\s+/u).length > 5

/**
 * Names in one text with brackets: a spelling in another script, an abbreviation of the name, a note to leave out.
 * Brackets that belong to the name (`LEADER (HONG KONG) LTD`) stay.
 */
export const bracketedNames = (piece: string): FoundName[] => {
  const { outer, inner } = brackets(piece)
  const main = trimmed(outer)
  const found = inner.flatMap((one): FoundName[] => {
    if (differentScript(main, one))
      return outsideBrackets(one, ';').map(text => ({ text: withoutScriptNote(text) }))
    return abbreviates(one.trim(), main) ? [{ text: one.trim(), kind: 'weak' }] : []
  })
  const belongs = inner.some(
    one => !differentScript(main, one) && !abbreviates(one.trim(), main) && !isNote(one),
  )
  const text = belongs ? trimmed(piece) : main
  return [inner.some(one => formerNote.test(one)) ? { text, kind: 'former' } : { text }, ...found]
}
