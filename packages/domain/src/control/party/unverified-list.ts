import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, limits, noted } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { PartyFinding } from '../rule/question.ts'

const statement = 'party.uvl-statement'

/** 15 CFR 740.2(a)(17): no exceptions; 744.15(b): a UVL statement first where no licence is required. */
export const unverifiedList = (context: Context, finding: PartyFinding): readonly Finding[] => {
  const facts = { reference: finding.reference ?? '' }
  const needed: Basis = { stage: 'party', rule: 'uvl-statement', citation: '744.15(b)', facts }
  return [
    limits(
      { stage: 'party', rule: 'unverified-list', citation: '740.2(a)(17); 744.15; 744 Supp. 6', facts },
      [],
    ),
    answerTo(context, statement) === 'yes' ? noted(needed, 'answered') : asks(needed, statement),
  ]
}
