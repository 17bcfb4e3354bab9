import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, warns } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

const named = 'party.nonproliferation'

/** 15 CFR 744.19: no licence requirement of its own, but under the statutes named every application is denied. */
export const nonproliferation = (context: Context, finding: PartyFinding): readonly Finding[] => {
  const facts = { reference: finding.reference ?? '' }
  const basis: Basis = { stage: 'party', rule: 'nonproliferation', citation: '744.19', facts }
  const answer = answerTo(context, named)
  if (answer === 'no') return [noted({ ...basis, rule: 'nonproliferation-other' }, 'answered')]
  if (answer === 'yes') return [warns({ ...basis, rule: 'nonproliferation-denied' }, 'answered')]
  return [asks(basis, named)]
}
