import { parseEccn } from './parse-eccn.ts'

/** What a typed text may mean as a code: an exact entry, and a prefix that others share. */
export interface CodeQuery {
  readonly exact?: string
  readonly paragraph: string
  readonly prefix?: string
}

/** `3a1` → 3A001 and everything that begins with 3A1; `3A001.b.2` → that paragraph. Undefined: not a code. */
export const parseCodeQuery = (text: string): CodeQuery | undefined => {
  const whole = parseEccn(text)
  if (whole) return { exact: whole.code, paragraph: whole.paragraph }
  const upper = text.normalize('NFKC').toUpperCase().replace(/[\s.]/g, '')
  const match = /^([O0-9])([A-E])?([0-9]{0,2})$/.exec(upper)
  if (!match) return undefined
  const category = match[1] === 'O' ? '0' : match[1]!
  const prefix = `${category}${match[2] ?? ''}${match[3]!}`
  if (match[2] === undefined) return match[3] === '' ? { paragraph: '', prefix } : undefined
  if (match[3] === '') return { paragraph: '', prefix }
  return { exact: `${category}${match[2]}${match[3]!.padStart(3, '0')}`, paragraph: '', prefix }
}

const rank = (code: string, query: CodeQuery): number => {
  if (code === query.exact) return 0
  return query.prefix !== undefined && code.startsWith(query.prefix) ? 1 : 2
}

/** Codes of the list that the text may mean, the likeliest first. */
export const findCodes = (text: string, codes: readonly string[]): string[] => {
  const query = parseCodeQuery(text)
  if (!query) return []
  return codes
    .filter(code => rank(code, query) < 2)
    .sort((a, b) => rank(a, query) - rank(b, query) || (a < b ? -1 : 1))
}
