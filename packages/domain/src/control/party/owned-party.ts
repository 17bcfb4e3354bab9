import { sharesReach, traceOwnership, type OwnershipQuestion } from '../../ownership/trace-ownership.ts'
import type { OwnershipRegime } from '../../vocabulary/ownership.ts'
import type { ControlFacts } from '../facts/control-facts.ts'
import type { Party, PartyFinding, PartyList } from '../rule/question.ts'
import { isNamedProgramme } from './sdn.ts'

/** What stands behind a party under one regime: whether the shares reach, the arithmetic, and the owners' findings. */
export interface OwnedUnder {
  readonly reach: 'blocked' | 'not blocked' | 'cannot be excluded'
  readonly reason: string
  readonly findings: readonly PartyFinding[]
}

const lists: Readonly<Partial<Record<OwnershipRegime, ReadonlySet<PartyList>>>> = {
  bis: new Set(['entity-list', 'meu-list', 'sdn']),
  ofac: new Set(['sdn']),
  cn: new Set(['cn-control-list', 'cn-watch-list']),
}

/** The affiliates rule reaches SDNs of the programmes of 744.8(a)(1) alone. */
const counts = (regime: OwnershipRegime, finding: PartyFinding): boolean =>
  (lists[regime]?.has(finding.list) ?? false) &&
  finding.pause?.state !== 'paused' &&
  (regime !== 'bis' || finding.list !== 'sdn' || isNamedProgramme(finding))

/** Undefined where nobody told who owns the party, or no owner is listed by the regime. */
export const ownedUnder = (
  facts: ControlFacts,
  date: string,
  { name = '', owners }: Party,
  regime: OwnershipRegime,
): OwnedUnder | undefined => {
  const listed = (owners?.listed ?? []).map(one => ({
    party: one.party,
    findings: one.findings.filter(finding => counts(regime, finding)),
  }))
  const named = listed.filter(one => one.findings.length > 0)
  if (owners === undefined || named.length === 0) return undefined
  const question: OwnershipQuestion = {
    edges: owners.edges,
    listed: named.map(({ party }) => ({ party, regimes: [regime] })),
    target: name,
    date,
  }
  const { reason, paths } = traceOwnership(facts, question).regimes[regime]
  const reached = named.filter(one => paths.some(path => path[0] === one.party))
  return {
    reach: sharesReach(facts, question, regime),
    reason,
    // Paths are told within limits that the verdict does not know: without any, every listed owner counts.
    findings: (reached.length > 0 ? reached : named).flatMap(one => one.findings),
  }
}
