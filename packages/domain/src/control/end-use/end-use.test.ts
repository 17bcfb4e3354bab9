import { describe, expect, it } from 'vitest'
import { endUseIds } from '../rule/question.ts'
import type { EndUseId, Question } from '../rule/question.ts'
import { ask } from '../testing/ask.ts'

const known = (id: EndUseId, more: Partial<Question> = {}): Partial<Question> => ({
  endUses: { [id]: 'yes' },
  ...more,
})

const told = (more: Partial<Question>): string[] =>
  ask('EAR99', 'DE', more)
    .proof.filter(one => one.stage === 'end_use')
    .map(one => one.rule)

describe('end use', () => {
  it.each([
    [101, 'EAR99', 'KR', 'licence_required', '744.2(a)'],
    [101, 'EAR99', 'TW', 'licence_required', '744.2(a)'],
    [101, 'EAR99', 'JP', 'no_licence_required', '744.2(a); 744 Supp. 3'],
    [102, 'EAR99', 'PK', 'licence_required', '744.3(a)'],
    [102, 'EAR99', 'DE', 'expert_review', '744.3(a)(2)'],
    [103, 'EAR99', 'GB', 'licence_required', '744.4(a)'],
    [104, '9E003.a.1', 'CA', 'licence_required', '744.5(a), (b)'],
    [105, 'EAR99', 'CN', 'expert_review', '744.6; 744.7'],
    [106, '3A991.a', 'CN', 'licence_required', '744.21(a)(1); 744 Supp. 2'],
    [106, '3A991.a', 'NI', 'licence_required', '744.21(a)(1); 744 Supp. 2'],
    [106, 'EAR99', 'CN', 'no_licence_required', '744.21(a)(1); 744 Supp. 2'],
    [106, '4A994', 'KH', 'expert_review', '744.21(a)(1); 744 Supp. 2'],
    [106, 'EAR99', 'BY', 'licence_required', '744.21(a)(2), (e)(1)'],
    [106, '2A992.a', 'IN', 'no_licence_required', '744.21(a)(1); 744 Supp. 2'],
    [106, '6A993.a', 'IN', 'expert_review', '744.9(a)'],
    [106, '3A991.a', 'VN', 'expert_review', '744.17(a)'],
    [107, 'EAR99', 'CN', 'licence_required', '744.22(a)'],
    [107, 'EAR99', 'CU', 'licence_required', '744.22(a)'],
    [107, 'EAR99', 'NI', 'expert_review', '744.22(a), (f)(2)'],
    [108, 'EAR99', 'CN', 'licence_required', '744.23(a)'],
    [108, 'EAR99', 'MO', 'licence_required', '744.23(a)'],
    [108, 'EAR99', 'MY', 'expert_review', '744.23(a)(3), (4)(ii)'],
    [109, 'EAR99', 'FR', 'expert_review', '742.7(b); 744.11(b)'],
    [110, 'EAR99', 'RU', 'licence_required', '746.8(a)(4)'],
    [110, 'EAR99', 'KZ', 'expert_review', '746.8(a); 732 Supp. 3'],
  ] as const)('%i with %s to %s: %s under %s', (...[id, eccn, destination, outcome, citation]) => {
    const found = ask(eccn, destination, known(id))
    expect(found.outcome).toBe(outcome)
    expect(found.proof.filter(one => one.stage === 'end_use').map(one => one.citation)).toContain(citation)
  })

  it('settles open questions by their answers', () => {
    expect(ask('EAR99', 'DE', known(102, { facts: { 'end-use.wmd-delivery': 'yes' } })).outcome).toBe(
      'licence_required',
    )
    expect(ask('EAR99', 'DE', known(102, { facts: { 'end-use.wmd-delivery': 'no' } })).outcome).toBe(
      'no_licence_required',
    )
    expect(
      ask('3A991.a', 'MY', known(108, { parties: [{ headquarters: 'CN', findings: [] }] })).outcome,
    ).toBe('licence_required')
    expect(ask('EAR99', 'MY', known(108, { parties: [{ headquarters: 'MY', findings: [] }] })).outcome).toBe(
      'no_licence_required',
    )
    expect(ask('4A994', 'KH', known(106, { facts: { 'end-use.military-items': 'yes' } })).outcome).toBe(
      'licence_required',
    )
  })

  it('leaves every unclear answer open, and calls no answer an assumption', () => {
    for (const id of endUseIds) {
      const found = ask('EAR99', 'DE', { endUses: { [id]: 'unclear' } })
      expect([id, found.outcome]).toEqual([id, 'expert_review'])
    }
    expect(ask('EAR99', 'DE').proof.some(one => one.rule === 'end-use-assumed')).toBe(true)
    const all = Object.fromEntries(endUseIds.map(id => [id, 'no' as const]))
    expect(told({ endUses: all })).toEqual(['end-use-clear'])
  })

  it('never calls an end use excluded that was not asked about', () => {
    expect(told({ endUses: { 101: 'no' } })).toEqual(['end-use-partly'])
    expect(told({ endUses: {} })).toEqual(['end-use-assumed'])
  })

  it('does not end in no licence where a danger is known, whoever asked about it', () => {
    const found = ask('EAR99', 'DE', { endUses: { 111: 'yes' } })
    expect(found.outcome).toBe('expert_review')
    expect(found.riskLevel).toBe(2)
    expect(
      ask('EAR99', 'DE', { endUses: { 111: 'yes' }, facts: { 'end-use.known-danger': 'yes' } }).outcome,
    ).toBe('licence_required')
  })

  describe('what is outside the EAR', () => {
    const outside = {
      origin: { made: 'foreign', contentShare: 0, fromUs: 'no', noDeMinimis: 'no', directProduct: 'no' },
    } as const

    it('is held for the support of US persons, who are bound whatever the item', () => {
      for (const answer of ['yes', 'unclear'] as const) {
        const found = ask('EAR99', 'CN', { ...outside, endUses: { 105: answer } })
        expect([found.outcome, found.riskLevel]).toEqual(['expert_review', 2])
        expect(found.proof.map(one => one.citation)).toContain('744.6(b), (c)')
      }
      const wmd = ask('3A001.a.2', 'PK', { ...outside, endUses: { 105: 'yes', 101: 'yes' } })
      expect(wmd.outcome).toBe('expert_review')
      const licensed = { ...outside, endUses: { 105: 'yes' }, facts: { 'end-use.us-person': 'yes' } } as const
      expect(ask('EAR99', 'CN', licensed).outcome).toBe('licence_required')
    })

    it('is free where no US person takes part; where nobody said so, that is told as an assumption', () => {
      const free = ask('EAR99', 'CN', { ...outside, endUses: { 105: 'no', 108: 'yes' } })
      expect([free.outcome, free.proof.at(-1)?.rule]).toEqual(['no_licence_required', 'outside-ear'])
      const untold = ask('EAR99', 'CN', { ...outside, endUses: { 108: 'yes' } })
      expect(untold.outcome).toBe('no_licence_required')
      expect(untold.proof.map(one => one.rule)).toContain('us-person-assumed')
    })
  })
})
