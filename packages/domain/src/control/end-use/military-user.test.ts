import { describe, expect, it } from 'vitest'
import type { OwnershipEdge } from '../../ownership/holding.ts'
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
    ['EAR99', 'RU', '俄罗斯战略火箭军', 'denial'],
    ['EAR99', 'RU', 'Войсковая часть 12345', 'denial'],
    ['EAR99', 'BY', 'Войсковая часть 3214', 'denial'],
    ['EAR99', 'BY', '白俄罗斯空军', 'denial'],
    ['EAR99', 'RU', 'УМВД России по Омской области', 'denial'],
    ['EAR99', 'BY', 'КГБ Республики Беларусь', 'denial'],
    ['3A991.a', 'KH', '柬埔寨王家军总参谋部', 'presumption_of_denial'],
    ['3A991.a', 'MM', 'Myanmar Police Force', 'presumption_of_denial'],
    ['3A991.a', 'VE', 'Ministerio del Poder Popular para la Defensa', 'presumption_of_denial'],
    ['3A991.a', 'VE', 'SEBIN', 'presumption_of_denial'],
    ['3A991.a', 'CN', '中华人民共和国国家安全部', 'presumption_of_denial'],
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

  it('of two states that a name tells, the one to which the goods go counts', () => {
    expect(to('EAR99', 'RU', 'Russian Army, China Procurement Bureau').outcome).toBe('licence_required')
    expect(to('3A991.a', 'CN', 'Russian Army, China Procurement Bureau').outcome).toBe('licence_required')
  })

  it('a Chinese word for forces that other states have too is asked about where no state is told', () => {
    expect(to('3A991.a', 'CN', '总参谋部').outcome).toBe('licence_required')
    expect(blocking(to('EAR99', 'RU', '总参谋部', { endUses: { 106: 'no' } }))).toContain(
      'end-use.military-user',
    )
    expect(to('3A991.a', 'VN', '越南总参谋部').outcome).toBe('no_licence_required')
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

  it('whom armed forces or a military company own is a blocking question, at any tier and wherever it goes', () => {
    const owned = (
      owner: string,
      percent: number | null,
      more: Partial<OwnershipEdge> = {},
    ): readonly Party[] => [
      {
        name: '晨星设备公司',
        findings: [],
        owners: { edges: [{ owner, owned: '晨星设备公司', percent, ...more }], listed: [] },
      },
    ]
    const asks = (parties: readonly Party[], place = 'CN') => blocking(ask('3A991.a', place, { parties }))
    for (const owner of ['中国人民解放军空军', '中国人民武装警察部队', '中国兵器工业集团有限公司'])
      expect(asks(owned(owner, 80)), owner).toEqual(['end-use.military-user'])
    expect(asks(owned('People’s Liberation Army Navy', null), 'DE')).toEqual(['end-use.military-there'])
    expect(asks(owned('German Army', 100), 'DE')).toEqual([])
    expect(asks(owned('中国人民解放军空军', 100, { until: '2020-12-31' }))).toEqual([])
    expect(asks(owned('北辰控股', 100))).toEqual([])
    const [party] = owned('中国航空工业集团有限公司', 100)
    const listed = [{ party: '中国航空工业集团有限公司', findings: company[0]!.findings }]
    const avic = [{ ...party!, owners: { ...party!.owners!, listed } }]
    const found = ask('3A991.a', 'CN', { parties: avic })
    expect(blocking(found)).toEqual(['end-use.military-user'])
    expect(found.proof.map(one => one.rule)).not.toContain('end-use-assumed')
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
