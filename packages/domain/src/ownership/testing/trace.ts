import { starterFacts } from '../../control/testing/starter-facts.ts'
import type { OwnershipEdge } from '../holding.ts'
import type { OwnershipRegime } from '../../vocabulary/ownership.ts'
import { traceOwnership, type OwnershipAnswer } from '../trace-ownership.ts'

type Told = number | null | Partial<OwnershipEdge>

/** `['A', 'B', 60]`: A holds 60 percent of B. */
export type Row = readonly [owner: string, owned: string, told: Told]

const edgesOf = (rows: readonly Row[]): OwnershipEdge[] =>
  rows.map(([owner, owned, told]) => ({
    owner,
    owned,
    percent: null,
    ...(typeof told === 'number' ? { percent: told } : told),
  }))

/** `L A 60; A T ? =代持 @register` as rows. */
export const readRows = (holdings: string): Row[] =>
  holdings.split('; ').map(text => {
    const [, owner = '', owned = '', percent, control, source] =
      /^(\S+) (\S+) (\S+)(?: =([^@]+))?(?: @(.+))?$/u.exec(text) ?? []
    return [
      owner,
      owned,
      {
        percent: percent === '?' ? null : Number(percent),
        ...(control && { control }),
        ...(source && { source }),
      },
    ]
  })

export interface Tracing {
  readonly listed?: readonly string[]
  /** Who bears a listed party's name. */
  readonly namesakes?: readonly string[]
  readonly regimes?: readonly OwnershipRegime[]
  readonly date?: string
  readonly target?: string
}

/** Who stands behind `T` when `L`, `L1` and `L2` are listed by every regime, unless said. */
export const trace = (rows: readonly Row[], asked: Tracing = {}): OwnershipAnswer => {
  const { listed = ['L', 'L1', 'L2'], regimes = ['ofac', 'eu', 'uk', 'bis', 'cn'] } = asked
  return traceOwnership(starterFacts(), {
    edges: edgesOf(rows),
    listed: listed.map(party => ({ party, regimes })),
    namesakes: (asked.namesakes ?? []).map(party => ({ party, regimes })),
    target: asked.target ?? 'T',
    date: asked.date ?? '2026-11-20',
  })
}

/** `blocked 60`, `cannot be excluded 0-100`. */
export const brief = (answer: OwnershipAnswer, regime: OwnershipRegime): string => {
  const { state, low, high } = answer.regimes[regime]
  return `${state} ${low === high ? String(low) : `${String(low)}-${String(high)}`}`
}
