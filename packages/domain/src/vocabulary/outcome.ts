/** What a determination comes to, the gravest first. */
export const outcomes = [
  'prohibited',
  'licence_required',
  'exception_may_apply',
  'expert_review',
  'no_licence_required',
] as const

export type Outcome = (typeof outcomes)[number]
