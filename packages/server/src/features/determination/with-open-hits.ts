import type { Determination, ProofStep, Verdict } from '@maojian/domain/control/rule/determination'

/** A possible hit about which nobody decided, and whose law hangs a consequence to its lists. */
export interface OpenHit {
  readonly name: string
  readonly laws: readonly ('us' | 'cn')[]
}

type Judged = Pick<Verdict, 'outcome' | 'proof'>

const openStep = (names: readonly string[], citation: string): ProofStep => ({
  stage: 'party',
  rule: `最终用户可能是名单所列主体（${names.join('、')}），须先核对是否为同一主体。`,
  citation,
  facts: {},
  conclusion: 'review',
  kind: 'open',
})

/** The step stands before the conclusion; a conclusion that was free becomes expert review. */
const held = <T extends Judged>(verdict: T, step: ProofStep, review: string): T => {
  const free = verdict.outcome === 'no_licence_required'
  const conclusions = verdict.proof
    .filter(one => one.stage === 'conclusion')
    .map(one => (free ? { ...one, rule: review, conclusion: 'review' as const } : one))
  const before = verdict.proof.filter(one => one.stage !== 'conclusion')
  return {
    ...verdict,
    outcome: free ? 'expert_review' : verdict.outcome,
    proof: [...before, step, ...conclusions],
  }
}

const namesUnder = (open: readonly OpenHit[], law: 'us' | 'cn'): string[] =>
  open.filter(hit => hit.laws.includes(law)).map(hit => hit.name)

/** While a possible hit waits for a decision, the law that its lists belong to gives nothing better than expert review. */
export const withOpenHits = (found: Determination, open: readonly OpenHit[]): Determination => {
  const [us, cn] = [namesUnder(open, 'us'), namesUnder(open, 'cn')]
  const china =
    cn.length === 0 ? found.china : held(found.china, openStep(cn, '出口管制法第十八条'), 'cn-expert_review')
  if (us.length === 0) return { ...found, china }
  const judged = held(found, openStep(us, '744; 732 Supp. 3'), 'expert_review')
  return { ...judged, china, riskLevel: found.riskLevel === 1 ? 1 : 2 }
}
