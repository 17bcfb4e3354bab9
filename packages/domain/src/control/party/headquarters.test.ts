import { describe, expect, it, test } from 'vitest'
import type { Question } from '../rule/question.ts'
import { ask } from '../testing/ask.ts'

const outcome = (eccn: string, destination: string, more: Partial<Question> = {}): string =>
  ask(eccn, destination, more).outcome

describe('advanced computing items and the seat of the party (744.23(a)(3)(i))', () => {
  test.each([
    ['3A090.a', 'presumption_of_denial', 1],
    ['3A090.b', 'case_by_case', 2],
    ['4A090.b', 'case_by_case', 2],
    ['3A001.z.1.b', 'case_by_case', 2],
    ['5A992.z.2', 'case_by_case', 2],
  ] as const)('%s for a party seated in China needs a licence even in Germany: %s', (eccn, policy, risk) => {
    const found = ask(eccn, 'DE', { headquarters: 'CN', facts: { 'verify.advanced-worldwide': 'no' } })
    expect([found.outcome, found.riskLevel]).toEqual(['licence_required', risk])
    expect(found.requirements).toMatchObject([{ rule: 'headquarters', policy, citation: '744.23(a)(3)(i)' }])
  })

  it('is asked where nobody said it, never a silent "nothing required"', () => {
    const found = ask('3A090.b', 'DE')
    expect(found.outcome).toBe('expert_review')
    expect(found.questions.filter(one => one.blocking).map(one => one.id)).toEqual(['party.headquarters'])
    expect(outcome('3A090.b', 'DE', { facts: { 'party.headquarters': 'yes' } })).toBe('licence_required')
    expect(outcome('3A090.b', 'DE', { facts: { 'party.headquarters': 'no' } })).toBe('no_licence_required')
    expect(outcome('3A090.b', 'DE', { facts: { 'party.headquarters': 'unclear' } })).toBe('expert_review')
  })

  it('Hong Kong and Macau count, a seat elsewhere settles it, a listed party brings its own', () => {
    for (const headquarters of ['HK', 'MO', 'RU'])
      expect(outcome('3A090.b', 'DE', { headquarters })).toBe('licence_required')
    for (const headquarters of ['US', 'TW', 'KY'])
      expect(outcome('3A090.b', 'DE', { headquarters })).toBe('no_licence_required')
    const parties = [{ headquarters: 'CN', findings: [] }]
    expect(outcome('3A090.b', 'DE', { parties })).toBe('licence_required')
  })

  it('a delivery in the United States is no export, whoever takes it', () => {
    for (const destination of ['US', 'PR'])
      expect(outcome('3A090.a', destination, { headquarters: 'CN' })).toBe('no_licence_required')
  })

  it('an entry without its paragraph asks; other items do not', () => {
    expect(ask('3A001', 'DE', { headquarters: 'CN' }).questions.map(one => one.id)).toContain(
      'paragraph.3A001',
    )
    expect(ask('3A001.a.2', 'DE').questions.map(one => one.id)).not.toContain('party.headquarters')
  })

  it('where the chart already requires a licence the question holds nothing up', () => {
    const found = ask('3A090.b', 'VN')
    expect(found.questions.find(one => one.id === 'party.headquarters')).toMatchObject({ blocking: false })
  })

  it('data centres and supercomputers elsewhere, for a party seated there', () => {
    const uses = { endUses: { 108: 'yes' } } as const
    expect(outcome('3A991.a', 'MY', { ...uses, headquarters: 'CN' })).toBe('licence_required')
    expect(outcome('EAR99', 'MY', { ...uses, headquarters: 'CN' })).toBe('expert_review')
    expect(outcome('EAR99', 'MY', { ...uses, headquarters: 'US' })).toBe('no_licence_required')
    expect(outcome('EAR99', 'MY', uses)).toBe('expert_review')
  })
})
