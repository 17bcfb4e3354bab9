import { describe, expect, it } from 'vitest'
import type { Party, Question } from '../rule/question.ts'
import { ask, listed } from '../testing/ask.ts'

const to = (eccn: string, destination: string, name: string, more: Partial<Question> = {}) =>
  ask(eccn, destination, { parties: [{ name, findings: [] }], ...more })

const blocking = (found: ReturnType<typeof ask>): string[] =>
  found.questions.filter(one => one.blocking).map(one => one.id)

const company: readonly Party[] = listed({ list: 'military-company', reference: '1260H' })

describe('military end users by name and by list (744.21(g))', () => {
  it.each([
    ['3A991.a', 'CN', '中国人民解放军海军', 'presumption_of_denial'],
    ['3A991.a', 'MM', 'Myanmar Air Force', 'presumption_of_denial'],
    ['EAR99', 'BY', 'Armed Forces of Belarus', 'denial'],
  ])('%s to %s for %s needs a licence, whatever was answered of the use', (eccn, place, name, policy) => {
    const found = to(eccn, place, name, { endUses: { 106: 'no' } })
    expect(found.outcome).toBe('licence_required')
    expect(found.requirements.find(one => one.rule === 'military')).toMatchObject({ policy })
  })

  it('an army outside the items of supplement 2 needs none, and is no green result', () => {
    const found = to('EAR99', 'CN', '中国人民解放军陆军')
    expect([found.outcome, found.riskLevel]).toEqual(['no_licence_required', 2])
  })

  it('an army whose goods go elsewhere is asked about, one of another state is none of the rule', () => {
    expect(blocking(to('3A991.a', 'DE', '中国人民解放军海军'))).toEqual(['end-use.military-there'])
    expect(to('3A991.a', 'DE', 'German Army').outcome).toBe('no_licence_required')
    expect(to('3A991.a', 'CN', 'Indian Army').outcome).toBe('expert_review')
  })

  it('a military company or a name that speaks of arms is a blocking question until it is answered', () => {
    for (const parties of [company, [{ name: '某某兵器工业集团', findings: [] }]]) {
      const asked = (more: Partial<Question> = {}) => ask('3A991.a', 'CN', { parties, ...more })
      expect([asked().outcome, blocking(asked())]).toEqual(['expert_review', ['end-use.military-user']])
      expect(asked({ endUses: { 106: 'no' } }).outcome).toBe('expert_review')
      const answered = (answer: 'yes' | 'no') => asked({ facts: { 'end-use.military-user': answer } })
      expect([answered('yes').outcome, answered('no').outcome]).toEqual([
        'licence_required',
        'no_licence_required',
      ])
      expect(asked({ endUses: { 106: 'yes' } }).outcome).toBe('licence_required')
    }
  })

  it('is not asked where the rule reaches neither item nor country', () => {
    expect(ask('EAR99', 'CN', { parties: company }).outcome).toBe('no_licence_required')
    expect(ask('3A991.a', 'DE', { parties: company }).outcome).toBe('no_licence_required')
    const seated = company.map(one => ({ ...one, headquarters: 'CN' }))
    expect(blocking(ask('3A991.a', 'DE', { parties: seated }))).toEqual(['end-use.military-there'])
  })

  it('a hit on a list of military companies is never called civil and without a sign', () => {
    const rules = ask('3A991.a', 'CN', { parties: company }).proof.map(one => one.rule)
    expect(rules).toContain('end-use-flagged')
    expect(rules).not.toContain('end-use-assumed')
  })

  it('a bank that merely pays is none', () => {
    const parties = [{ role: 'bank', name: '解放军', findings: [] }] as const
    expect(ask('3A991.a', 'CN', { parties }).outcome).toBe('no_licence_required')
  })
})
