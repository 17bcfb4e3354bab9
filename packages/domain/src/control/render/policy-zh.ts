import type { ReviewPolicyKind } from '../facts/control-facts.ts'

export const policiesZh: Readonly<Record<ReviewPolicyKind, string>> = {
  denial: '拒绝',
  presumption_of_denial: '推定拒绝',
  case_by_case: '逐案审查',
  presumption_of_approval: '推定批准',
}
