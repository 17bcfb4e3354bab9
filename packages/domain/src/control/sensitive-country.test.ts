import { describe, expect, it } from 'vitest'
import { sensitiveCountry } from './sensitive-country.ts'
import { starterFacts } from './testing/starter-facts.ts'

describe('sensitiveCountry', () => {
  it.each([
    ['CU', 1],
    ['IR', 1],
    ['KP', 1],
    ['SY', 1],
    ['RU', 1],
    ['BY', 1],
    ['CN', 2],
    ['MM', 2],
    ['YE', 2],
    ['HK', 2],
    ['MO', 0],
    ['GP', 0],
    ['de', 0],
    ['BR', 0],
  ] as const)('S2-115 %s is level %i, each basis cited', (code, level) => {
    const found = sensitiveCountry(starterFacts(), code)
    expect(found.level).toBe(level)
    expect(found.bases.length > 0).toBe(level > 0)
    for (const basis of found.bases) expect(basis.citation).not.toBe('')
  })

  it('counts every embargo of part 746 and every arms embargo', () => {
    const facts = starterFacts()
    const of = (set: string) => facts.sets.filter(one => one.set === set).map(one => one.code)
    for (const code of of('embargo-746'))
      expect([code, sensitiveCountry(facts, code).level]).toEqual([code, 1])
    for (const { code } of facts.groups.filter(one => one.group === 'D:5'))
      expect([code, sensitiveCountry(facts, code).level > 0]).toEqual([code, true])
  })
})
