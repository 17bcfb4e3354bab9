import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { OpenIndex } from './index/open.ts'
import type { Scored } from './scored.ts'

/** Hits in the order in which they are shown: types that are meant first, then by points, kind of name, and how well known a party is. */
export const ranked = (
  index: OpenIndex,
  hits: readonly Scored[],
  first: ReadonlySet<PartyType>,
): Scored[] => {
  const { subjects } = index
  const ahead = ({ subject }: Scored): number => Number(first.has(subjects.type(subject)))
  return hits.toSorted(
    (a, b) =>
      (first.size > 0 ? ahead(b) - ahead(a) : 0) ||
      b.score - a.score ||
      a.rank - b.rank ||
      subjects.weight(b.subject) - subjects.weight(a.subject) ||
      subjects.nameCount(b.subject) - subjects.nameCount(a.subject) ||
      a.subject - b.subject,
  )
}
