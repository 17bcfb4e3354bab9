import { describe, expect, it, test } from 'vitest'
import { specialControls } from '../chart/special-control.ts'
import { stepZh } from '../render/proof-zh.ts'
import { ask, candidates } from '../testing/ask.ts'
import { starterFacts } from '../testing/starter-facts.ts'

const policies = (...asked: Parameters<typeof ask>): string[] =>
  ask(...asked).requirements.map(one => `${one.reason ?? one.rule} ${one.policy ?? 'none'}`)

describe('how applications are reviewed', () => {
  test.each([
    ['3A001.a.2', 'BR', 'NS presumption_of_approval', 2],
    ['3A001.a.2', 'CN', 'NS case_by_case', 2],
    ['3A001.a.2', 'VN', 'NS case_by_case', 2],
    ['9A610.x', 'CN', 'NS denial', 1],
    ['9A610.x', 'JP', 'NS case_by_case', 2],
    ['1C350.b', 'CN', 'CB case_by_case', 2],
    ['9A101.a', 'CN', 'MT case_by_case', 2],
    ['3B001.a.4', 'CN', 'NS presumption_of_denial', 1],
    ['3A090.b', 'CN', 'RS case_by_case', 2],
    ['3A090.b', 'VN', 'RS case_by_case', 2],
    ['0A983', 'CA', 'CC denial', 1],
  ] as const)('%s to %s: %s', (eccn, destination, policy, riskLevel) => {
    expect(policies(eccn, destination)).toContain(policy)
    expect(ask(eccn, destination).riskLevel).toBe(riskLevel)
  })

  it('3A090.a to China: presumption of denial and red, no exception by default', () => {
    const found = ask('3A090.a', 'CN')
    expect([found.outcome, found.riskLevel, candidates(found)]).toEqual(['licence_required', 1, []])
    expect(found.requirements[0]).toMatchObject({
      policy: 'presumption_of_denial',
      policyCitation: '742.6(b)(10); 744.23(d)(1)',
    })
    expect(found.questions.map(one => one.id)).toEqual(
      expect.arrayContaining(['policy.chip-limits-2026', 'policy.not-datacentre']),
    )
  })

  it('a question on the policy is asked plainly, without what a chart step would conclude', () => {
    const asked = ask('3A090.a', 'CN').proof.filter(one => one.rule.startsWith('policy-'))
    expect(asked.map(stepZh).join('')).toMatch(/按否处理。（.*按用于数据中心处理。（/)
  })

  it('inside the limits of January 2026: case by case, orange, to be verified; not before that day', () => {
    const facts = { 'policy.chip-limits-2026': 'yes' } as const
    const found = ask('3A090.a', 'CN', { facts })
    expect([found.outcome, found.riskLevel]).toEqual(['licence_required', 2])
    expect(found.requirements[0]).toMatchObject({ policy: 'case_by_case', policyVerified: false })
    expect(ask('3A090.a', 'CN', { facts, date: '2026-01-14' }).riskLevel).toBe(1)
    expect(ask('3A090.a', 'CN', { facts: { 'policy.chip-limits-2026': 'no' } }).riskLevel).toBe(1)
  })

  it('a chip that is not made for data centres may look at NAC/ACA', () => {
    const found = ask('3A090.a', 'CN', { facts: { 'policy.not-datacentre': 'yes' } })
    expect([found.riskLevel, candidates(found)]).toEqual([2, ['NAC/ACA']])
  })
})

describe('the table', () => {
  const rows = starterFacts().reviewPolicies

  it('names controls that exist, and answers every requirement of the chart', () => {
    for (const { rule } of rows) expect(rule === '*' || rule in specialControls, rule).toBe(true)
    const silent = new Set<string>()
    for (const eccn of starterFacts().eccns.keys())
      for (const destination of ['CN', 'RU', 'BR', 'IN', 'JP', 'IQ', 'KP', 'PK', 'LY'])
        for (const one of ask(eccn, destination).requirements)
          if (one.reason !== undefined && one.policy === undefined) silent.add(`${one.rule} ${one.reason}`)
    expect([...silent]).toEqual([])
  })

  it('never lets a row stand behind one that always fits before it', () => {
    const seen = new Set<string>()
    for (const { rule, reason, item, destinations, answer, from } of rows) {
      const key = [rule, reason, item, destinations.join(' '), answer ?? '', from].join('|')
      expect(seen.has(key), key).toBe(false)
      seen.add(key)
    }
  })
})
