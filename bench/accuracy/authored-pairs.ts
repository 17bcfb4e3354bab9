import { authoredGroups } from './authored-pairs.table.ts'
import type { NamePair, PartyKind } from './name-pair.ts'

/** Lines `a | b` of one kind. */
export interface AuthoredGroup {
  readonly family: string
  readonly kind: string
  readonly type: PartyKind
  readonly same: boolean
  readonly pairs: string
}

export const authoredPairs = (): NamePair[] =>
  authoredGroups.flatMap(({ family, kind, type, same, pairs }) =>
    pairs
      .split('\n')
      .filter(Boolean)
      .map(line => {
        const [a, b, more] = line.split(' | ')
        if (!a || !b || more !== undefined) throw new Error(`not a pair: ${line}`)
        return { set: 'authored', family, kind: `${family}: ${kind}`, type, same, a, b }
      }),
  )
