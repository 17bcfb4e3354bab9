import { explain, type NearHit, type Subject } from '@maojian/screening'

/** Why, in a sentence, and what each thing gave or took; the effects sum to the score. */
export const explainHit = (hit: NearHit, subject: Subject) => {
  const { reason, breakdown } = explain(hit, subject)
  return { reason, breakdown: breakdown.map(({ about, effect, sentence }) => ({ about, effect, sentence })) }
}
