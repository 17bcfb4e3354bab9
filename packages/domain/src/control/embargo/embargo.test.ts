import { describe, expect, it } from 'vitest'
import { countries } from '../../vocabulary/country.ts'
import { ask, candidates, rules } from '../testing/ask.ts'

const step = (eccn: string, destination: string, rule: string, more = {}) =>
  ask(eccn, destination, more).proof.find(one => one.rule === rule)

describe('part 746', () => {
  it.each([
    ['EAR99', 'CU', 'cuba', '746.2(a)'],
    ['3A991.a', 'CU', 'cuba', '746.2(a)'],
    ['EAR99', 'KP', 'north-korea-embargo', '746.4(a)'],
    ['5A992.c', 'KP', 'north-korea-embargo', '746.4(a)'],
    ['EAR99', 'SY', 'syria', '746.9(a)'],
    ['3A991.a', 'SY', 'syria', '746.9(a)'],
    ['3A991.a', 'IR', 'iran', '746.7(a)(1)(i), (c)'],
    ['0A503', 'IR', 'iran', '746.7(a)(1)(i), (c)'],
    ['EAR99', 'IR', 'iran-ofac', '746.7(a)(2), (e); 31 CFR 560'],
    ['3A991.a', 'RU', 'russia-belarus', '746.8(a)(1), (b), (c)'],
    ['5A992.c', 'BY', 'russia-belarus', '746.8(a)(1), (b), (c)'],
  ])('%s to %s: %s', (eccn, destination, rule, citation) => {
    const found = ask(eccn, destination)
    expect(rules(found)).toContain(rule)
    expect(['licence_required', 'exception_may_apply']).toContain(found.outcome)
    expect(step(eccn, destination, rule)?.citation).toBe(citation)
  })

  it('frees EAR99 food and medicine for North Korea and Syria, not for Cuba', () => {
    const food = { facts: { 'embargo.food-or-medicine': 'yes' } } as const
    expect(ask('EAR99', 'KP', food).outcome).toBe('no_licence_required')
    expect(ask('EAR99', 'SY', food).outcome).toBe('no_licence_required')
    expect(ask('EAR99', 'CU', food).outcome).toBe('licence_required')
    expect(ask('3A991.a', 'KP', food).outcome).toBe('licence_required')
  })

  it('opens SPP for EAR99 to Syria from 2025-09-02 and closes it on a part 744 problem', () => {
    expect(candidates(ask('EAR99', 'SY'))).toEqual(['SPP'])
    expect(candidates(ask('EAR99', 'SY', { date: '2025-09-01' }))).toEqual([])
    expect(candidates(ask('3A991.a', 'SY'))).toEqual([])
    const bought = ask('EAR99', 'SY', { parties: [{ findings: [{ list: 'entity-list' }] }] })
    expect([bought.outcome, candidates(bought)]).toEqual(['licence_required', []])
  })

  it('leaves no exception against Iran and only the named ones elsewhere', () => {
    expect(ask('3A991.a', 'IR').exceptions).toEqual([])
    expect(
      ask('3A991.a', 'KP')
        .exceptions.map(one => one.symbol)
        .sort(),
    ).toEqual(['AVS', 'BAG', 'GFT', 'GOV', 'TMP'])
    expect(ask('3A991.a', 'CU').exceptions.map(one => one.symbol)).toContain('SCP')
  })

  it('asks for the address in Ukraine and decides by it', () => {
    const open = ask('EAR99', 'UA')
    expect([open.outcome, open.questions.map(one => one.id)]).toEqual([
      'expert_review',
      expect.arrayContaining(['embargo.occupied-region']),
    ])
    const inside = { facts: { 'embargo.occupied-region': 'yes' } } as const
    expect(rules(ask('EAR99', 'UA', inside))).toEqual(['occupied-ukraine'])
    expect(rules(ask('EAR99', 'RU', inside))).toContain('occupied-ukraine')
    expect(ask('EAR99', 'UA', { facts: { 'embargo.occupied-region': 'no' } }).outcome).toBe(
      'no_licence_required',
    )
    const food = { facts: { ...inside.facts, 'embargo.food-or-medicine': 'yes' } } as const
    expect(ask('EAR99', 'UA', food).outcome).toBe('no_licence_required')
    const chat = { facts: { ...inside.facts, 'embargo.personal-communication-software': 'yes' } } as const
    expect(ask('5D992.c', 'UA', chat).outcome).toBe('no_licence_required')
  })

  it('excludes three entries for civil subsidiaries in Russia, and asks for the HTS lists on EAR99', () => {
    const subsidiary = { facts: { 'embargo.civil-subsidiary': 'yes' } } as const
    expect(ask('5A992.c', 'RU', subsidiary).outcome).toBe('no_licence_required')
    expect(ask('5A992.b', 'RU', subsidiary).outcome).toBe('licence_required')
    expect(ask('3A991.a', 'RU', subsidiary).outcome).toBe('licence_required')
    expect(ask('EAR99', 'RU').outcome).toBe('expert_review')
    expect(ask('EAR99', 'RU', { facts: { 'embargo.listed-hts': 'yes' } }).outcome).toBe('licence_required')
    expect(ask('EAR99', 'BY', { facts: { 'embargo.listed-hts': 'no' } }).outcome).toBe('no_licence_required')
  })

  it('takes any item for military use in Iraq', () => {
    expect(rules(ask('EAR99', 'IQ', { endUses: { 106: 'yes' } }))).toContain('iraq-military')
    expect(ask('EAR99', 'IQ').outcome).toBe('no_licence_required')
  })

  it('decides nothing for a destination without a row, and no export within the United States', () => {
    for (const destination of ['ZZ', 'AQ', '', '中国'])
      expect(ask('EAR99', destination).outcome).toBe('expert_review')
    expect(ask('3A001.a.2', 'US').outcome).toBe('no_licence_required')
    expect(ask('EAR99', 'US', { parties: [{ findings: [{ list: 'denied-persons' }] }] }).outcome).toBe(
      'prohibited',
    )
  })

  it.each(['UA-43', 'UA-14', 'UA-09'])('%s is a destination of 746.6, asked nothing more', destination => {
    const found = ask('EAR99', destination)
    expect([found.outcome, found.riskLevel]).toEqual(['licence_required', 1])
    expect(found.requirements).toMatchObject([{ rule: 'occupied-ukraine', citation: '746.6(a)' }])
    expect(ask('EAR99', destination, { facts: { 'embargo.food-or-medicine': 'yes' } }).outcome).toBe(
      'no_licence_required',
    )
  })

  it.each([
    ['GL', 'DK'],
    ['BM', 'GB'],
    ['RE', 'FR'],
    ['KY', 'GB'],
    ['LI', 'CH'],
    ['HK', 'CN'],
  ])('%s follows %s, with its citation', (territory, parent) => {
    const own = ask('3A001.b.2', territory)
    expect(rules(own)).toEqual(rules(ask('3A001.b.2', parent)))
    expect(own.proof.find(one => one.rule === 'treated-as')?.facts['treated']).toBe(parent)
  })

  it('possessions of the United States are the United States', () => {
    for (const destination of ['PR', 'GU', 'VI', 'AS', 'MP', 'UM']) {
      const found = ask('3A001.a.2', destination)
      expect(found.outcome, destination).toBe('no_licence_required')
      expect(found.proof.find(one => one.rule === 'domestic')?.citation).toBe('734.13; 772.1')
    }
  })

  it('every destination that can be chosen is decided, but for Antarctica and Palestine', () => {
    const open = countries
      .filter(one => !['EU', 'UN', 'AQ', 'PS'].includes(one.code))
      .filter(one => ask('EAR99', one.code).proof.some(step => step.rule === 'destination-unknown'))
    expect(open).toEqual([])
  })
})
