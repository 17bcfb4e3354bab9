export interface EccnCode {
  /** Upper case, five characters, or EAR99. */
  readonly code: string
  /** Lower case with dots, `b.2.a`; empty where the text names the whole entry. */
  readonly paragraph: string
}

const fold = (text: string): string => text.normalize('NFKC').trim()

/** `b2a`, `(b)(2)`, `.b.2` → `b.2`: letters and digits alternate in every paragraph code. */
export const parseParagraph = (text: string): string =>
  (
    fold(text)
      .toUpperCase()
      .match(/[A-Z]+|[0-9]+/g) ?? []
  )
    .map(part => part.toLowerCase())
    .join('.')

/** A code as people type it: `3a001.b.2`, `3A001 (b)(2)`, `OA506`, `ear 99`. Undefined when it is none. */
export const parseEccn = (text: string): EccnCode | undefined => {
  // A matrix asks a hundred thousand bare codes.
  if (/^([0-9][A-E][0-9]{3}|EAR99)$/.test(text)) return { code: text, paragraph: '' }
  // Invoices write the licence code NLR beside the classification.
  const upper = fold(text)
    .toUpperCase()
    .replace(/^NLR[\s,/;:-]+|[\s,/;(-]+NLR\)?$/gu, '')
  if (/^EAR[\s-]*99$/.test(upper)) return { code: 'EAR99', paragraph: '' }
  const match = /^([O0-9])\s*([A-E])\s*([0-9]{3})(?![0-9])(.*)$/s.exec(upper.replace(/^ECCN\s*/, ''))
  if (!match) return undefined
  const rest = match[4]!
  if (!/^[\s.()/,A-Z0-9-]*$/.test(rest)) return undefined
  return {
    code: `${match[1] === 'O' ? '0' : match[1]}${match[2]}${match[3]}`,
    paragraph: parseParagraph(rest),
  }
}

/** A paragraph may be given alone (`a.2`) or with its entry (`3A001.a.2`). */
export const paragraphOf = (text: string, code: string): string => {
  const whole = parseEccn(text)
  return whole?.code === code ? whole.paragraph : parseParagraph(text)
}

export const formatEccn = ({ code, paragraph }: EccnCode): string =>
  paragraph === '' ? code : `${code}.${paragraph}`

/** Entries for items moved from the Munitions List: the third character is 6. */
export const is600Series = (code: string): boolean => code[2] === '6' && code !== 'EAR99'

/** Spacecraft entries, treated with the 600 series throughout. */
export const is9x515 = (code: string): boolean => /^9[A-E]515$/.test(code)

export const isMilitarySeries = (code: string): boolean => is600Series(code) || is9x515(code)

/** 15 CFR 742.6(a)(8): items newly placed under control, before an entry of their own. */
export const is0Y521 = (code: string): boolean => /^0[A-E]521$/.test(code)
