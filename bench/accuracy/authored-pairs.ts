import { authoredBanksSecond } from './authored-banks-second.table.ts'
import { authoredBanks } from './authored-banks.table.ts'
import { authoredFirms } from './authored-firms.table.ts'
import { authoredGroups } from './authored-pairs.table.ts'
import { authoredVessels } from './authored-vessels.table.ts'
import type { AuthoredGroup, NamePair } from './name-pair.ts'

const pairsOf = (set: string, groups: readonly AuthoredGroup[]): NamePair[] =>
  groups.flatMap(({ family, kind, type, same, pairs }) =>
    pairs
      .split('\n')
      .filter(Boolean)
      .map(line => {
        const [a, b, more] = line.split(' | ')
        if (!a || !b || more !== undefined) throw new Error(`not a pair: ${line}`)
        return { set, family, kind: `${family}: ${kind}`, type, same, a, b }
      }),
  )

/** Pairs of the project; the banks and bodies of the world came later and are figured apart, so that versions can be compared. */
export const authoredPairs = (): NamePair[] => [
  ...pairsOf('authored', [...authoredGroups, ...authoredFirms, ...authoredVessels]),
  ...pairsOf('world names', [...authoredBanks, ...authoredBanksSecond]),
]
