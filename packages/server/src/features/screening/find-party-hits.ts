import type { Hit, Query, ScreeningIndex } from '@maojian/screening'

export interface PartyQuestion extends Omit<Query, 'text'> {
  /** Names by which the party goes, any of which may be listed. */
  readonly names: readonly string[]
  /** Codes as written; each is also looked up by itself. */
  readonly codes: readonly string[]
}

const codeHits = (index: ScreeningIndex, codes: readonly string[], limit: number | undefined): Hit[] =>
  codes.flatMap(text => index.search({ text, limit }).hits.filter(hit => hit.evidence.how === 'identifier'))

/** Hits of every name and code, each party once with its best score, best first. */
export const findPartyHits = (
  index: ScreeningIndex,
  { names, codes, ...rest }: PartyQuestion,
): { readonly hits: readonly Hit[]; readonly count: number } => {
  const answers = names.filter(text => text !== '').map(text => index.search({ ...rest, text }))
  const [only] = answers
  if (only && answers.length === 1 && codes.length === 0) return only
  const best = new Map<number, Hit>()
  for (const hit of [...codeHits(index, codes, rest.limit), ...answers.flatMap(answer => answer.hits)])
    if ((best.get(hit.subject)?.score ?? -1) < hit.score) best.set(hit.subject, hit)
  const hits = [...best.values()].sort((a, b) => b.score - a.score)
  return { hits, count: Math.max(hits.length, ...answers.map(answer => answer.count)) }
}
