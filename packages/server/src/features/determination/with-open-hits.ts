import type { Determination } from '@maojian/domain/control/rule/determination'

/** While a possible hit on a list that matters waits for a decision, nothing is better than expert review. */
export const withOpenHits = (determination: Determination, names: readonly string[]): Determination => {
  if (names.length === 0) return determination
  const free = determination.outcome === 'no_licence_required'
  return {
    ...determination,
    outcome: free ? 'expert_review' : determination.outcome,
    riskLevel: determination.riskLevel === 1 ? 1 : 2,
    proof: [
      ...determination.proof.filter(step => !free || step.stage !== 'conclusion'),
      {
        stage: 'party',
        rule: `最终用户可能是名单所列主体（${names.join('、')}），须先核对是否为同一主体。`,
        citation: '744; 732 Supp. 3',
        facts: {},
        conclusion: 'review',
        kind: 'open',
      },
      ...(free
        ? [
            {
              stage: 'conclusion',
              rule: 'expert_review',
              citation: '736.2(b); 738.4',
              facts: {},
              conclusion: 'review',
              kind: 'computed',
            } as const,
          ]
        : []),
    ],
  }
}
