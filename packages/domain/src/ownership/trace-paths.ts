import type { Holding, HoldingGraph } from './holding.ts'
import type { RuleOnDay } from './ownership-rule.ts'
import { least, whole, type Share } from './share.ts'
import type { Standing } from './standing.ts'

/** A way from a listed party to the target, owner first. */
export interface OwnershipPath {
  readonly parties: readonly string[]
  /** 2 when every party between is blocked, 1 when it may be, 0 when the chain breaks. */
  readonly carried: 0 | 1 | 2
  /** The weakest holding on the way. */
  readonly weakest: Share
}

/** What bounds the paths told; it never bounds the verdict. */
const pathLimits = { hops: 12, paths: 100, steps: 50_000 } as const

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const stronger = (a: OwnershipPath, b: OwnershipPath): number =>
  b.carried - a.carried ||
  (a.weakest === b.weakest ? 0 : a.weakest > b.weakest ? -1 : 1) ||
  a.parties.length - b.parties.length ||
  compareTexts(a.parties.join('\0'), b.parties.join('\0'))

/** Hops from the nearest listed party, along holdings that count. */
const distances = (
  graph: HoldingGraph,
  listed: ReadonlySet<string>,
  counts: (holding: Holding) => boolean,
): ReadonlyMap<string, number> => {
  const found = new Map([...listed].map(party => [party, 0]))
  const waiting = [...listed]
  for (let at = 0; at < waiting.length; at++)
    for (const holding of [...graph.heldBy(waiting[at]!), ...graph.heldFor(waiting[at]!)])
      if (counts(holding) && !found.has(holding.owned)) {
        found.set(holding.owned, found.get(waiting[at]!)! + 1)
        waiting.push(holding.owned)
      }
  return found
}

const carriedThrough = ({ blocked, possible }: Standing, party: string): 0 | 1 | 2 =>
  blocked.has(party) ? 2 : possible.has(party) ? 1 : 0

const extended = (path: OwnershipPath, holding: Holding, standing: Standing): OwnershipPath => ({
  parties: [holding.owner, ...path.parties],
  // The target itself carries nothing on.
  carried:
    path.parties.length === 1
      ? 2
      : (Math.min(path.carried, carriedThrough(standing, path.parties[0]!)) as 0 | 1 | 2),
  weakest: least(path.weakest, holding.low),
})

/** A way that begins with the listed party for whom somebody is told to hold. */
const borne = (
  path: OwnershipPath,
  holding: Holding,
  { standing, sources }: { readonly standing: Standing; readonly sources: ReadonlySet<string> },
): OwnershipPath[] =>
  holding.bearers
    .filter(bearer => sources.has(bearer) && !path.parties.includes(bearer))
    .map(bearer => {
      const longer = extended(path, holding, standing)
      return { ...longer, carried: longer.carried === 0 ? 0 : 1, parties: [bearer, ...longer.parties] }
    })

export interface TracedPaths {
  readonly paths: readonly OwnershipPath[]
  /** Some were left out: too many, or too long. */
  readonly isCut: boolean
}

export interface PathSearch {
  readonly graph: HoldingGraph
  readonly rule: RuleOnDay
  readonly standing: Standing
}

/** All simple paths from listed parties to the target within the limits, shortest looked for and strongest told first. */
export const tracePaths = ({ graph, rule, standing }: PathSearch, target: string): TracedPaths => {
  const counts = (one: Holding): boolean => one.high > 0n || (rule.controls && one.control !== '')
  const sources = new Set([...standing.listed, ...standing.suspected])
  const away = distances(graph, sources, counts)
  const found: OwnershipPath[] = []
  const waiting: OwnershipPath[] = [{ parties: [target], carried: 2, weakest: whole }]
  let isCut = false
  for (let at = 0; at < waiting.length; at++) {
    if (at >= pathLimits.steps || found.length >= pathLimits.paths) {
      isCut = true
      break
    }
    const path = waiting[at]!
    for (const holding of graph.ownersOf(path.parties[0]!)) {
      if (counts(holding)) found.push(...borne(path, holding, { standing, sources }))
      const distance = away.get(holding.owner)
      if (distance === undefined || !counts(holding) || path.parties.includes(holding.owner)) continue
      if (distance + path.parties.length > pathLimits.hops) isCut = true
      else {
        const longer = extended(path, holding, standing)
        if (sources.has(holding.owner)) found.push(longer)
        waiting.push(longer)
      }
    }
  }
  return { paths: found.sort(stronger).slice(0, pathLimits.paths), isCut }
}
