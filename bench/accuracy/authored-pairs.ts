import { authoredBanks } from './authored-banks.table.ts'
import { authoredFirms } from './authored-firms.table.ts'
import { authoredGroups } from './authored-pairs.table.ts'
import { authoredVessels } from './authored-vessels.table.ts'
import type { NamePair } from './name-pair.ts'

export const authoredPairs = (): NamePair[] =>
  [...authoredGroups, ...authoredFirms, ...authoredBanks, ...authoredVessels].flatMap(
    ({ family, kind, type, same, pairs }) =>
      pairs
        .split('\n')
        .filter(Boolean)
        .map(line => {
          const [a, b, more] = line.split(' | ')
          if (!a || !b || more !== undefined) throw new Error(`not a pair: ${line}`)
          return { set: 'authored', family, kind: `${family}: ${kind}`, type, same, a, b }
        }),
  )
