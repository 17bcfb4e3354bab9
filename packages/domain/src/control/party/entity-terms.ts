/** What an Entity List entry says in its columns "License requirement" and "License review policy". */
export interface EntityTerms {
  readonly scope: EntityScope
  /** Footnotes 1, 3, 4 and 5: foreign direct product rules of 15 CFR 734.9. */
  readonly footnotes: readonly number[]
  /** Exceptions that the entry itself leaves open. */
  readonly exceptions: readonly string[]
  readonly policy: EntityPolicy
  /** The entry reviews some items more mildly than its strictest policy says. */
  readonly isMixed?: true
}

/**
 * `all`: every item; `all-except`: every item but those named; `ccl`: items of the list; `ccl-and-named`: those and
 * EAR99 items named elsewhere; `specified`: a use or items that the text describes.
 */
export type EntityScope = 'all' | 'all-except' | 'ccl' | 'ccl-and-named' | 'specified'
export type EntityPolicy = 'denial' | 'presumption_of_denial' | 'case_by_case'

export interface EntityColumns {
  readonly requirement: string
  readonly policy: string
  /** Superscripts of the requirement cell, as written: `1`, `,3`. */
  readonly marks: readonly string[]
}

const all = /(?:^|\s)all items subject to the EAR/iu
const excepted = /(?:,\s*|\s)(?:except(?:ing)?(?: for)?|apart from|other than)\s/iu
const usedIn = /\b(?:when used in|when destined (?:to|for)|only when|if used)\s/iu
const listed = /\bitems on the (?:CCL|Commerce Control List)\b/iu

/** Only a text that clearly limits itself is read as narrower than every item. */
const scopeOf = (text: string): EntityScope => {
  if (all.test(text)) {
    if (usedIn.test(text)) return 'specified'
    return excepted.test(text.replace(/License Exceptions?/giu, '')) ? 'all-except' : 'all'
  }
  if (listed.test(text)) return /EAR\s?99|listed in/iu.test(text) ? 'ccl-and-named' : 'ccl'
  return 'all'
}

const byRule: readonly (readonly [RegExp, readonly number[]])[] = [
  [/734\.9\(e\)\(1\)/u, [1]],
  [/734\.9\(g\)/u, [3]],
  [/734\.9\(e\)\(2\)/u, [4]],
  [/734\.9\(e\)\(3\)/u, [5]],
  // Entries marked 1 and entries marked 4 both cite the bare paragraph.
  [/734\.9\(e\)(?!\()/u, [1, 4]],
]

/** The mark decides; only where a list dropped the superscripts do the sections cited stand in for it. */
const footnotesOf = ({ requirement, marks }: EntityColumns): number[] => {
  const marked = marks.flatMap(mark => [...mark.matchAll(/[1345]/gu)].map(([digit]) => Number(digit)))
  const cited = byRule.filter(([rule]) => rule.test(requirement)).flatMap(([, footnotes]) => footnotes)
  return [...new Set(marked.length > 0 ? marked : cited)].sort((a, b) => a - b)
}

const policyOf = (text: string): EntityPolicy => {
  if (/policy of denial/iu.test(text)) return 'denial'
  if (/presumption of denial/iu.test(text)) return 'presumption_of_denial'
  return /case[- ]by[- ]case/iu.test(text) ? 'case_by_case' : 'presumption_of_denial'
}

const isMixed = (text: string): boolean =>
  policyOf(text) !== 'case_by_case' && /case[- ]by[- ]case/iu.test(text)

const overcome = /may be overcome by License Exceptions?\s+([A-Z]{3})/gu

/** Reads the columns; what they do not say is taken as the strictest: every item, no exception. */
export const entityTerms = (columns: EntityColumns): EntityTerms => ({
  scope: scopeOf(columns.requirement),
  footnotes: footnotesOf(columns),
  exceptions: [...columns.requirement.matchAll(overcome)].map(found => found[1]!),
  policy: policyOf(columns.policy),
  ...(isMixed(columns.policy) && { isMixed: true }),
})
