import { describe, expect, it } from 'vitest'
import type { Party, Question } from '../rule/question.ts'
import { ask } from '../testing/ask.ts'

const china = (destination: string, parties: readonly Partial<Party>[], more: Partial<Question> = {}) =>
  ask('EAR99', destination, {
    china: { code: '3C001' },
    parties: parties.map(party => ({ findings: [], ...party })),
    ...more,
  }).china

const blocking = (found: ReturnType<typeof china>): string[] =>
  found.questions.filter(one => one.blocking).map(one => one.id)

describe('公告2024年第46号 and 2026年第1号 forbid by user, wherever it takes the goods', () => {
  it.each([
    ['DE', 'US Army Garrison Bavaria', '商务部公告2024年第46号第一款'],
    ['JP', '美国海军横须贺基地', '商务部公告2024年第46号第一款'],
    ['DJ', '日本自卫队吉布提基地', '商务部公告2026年第1号'],
    ['US', '海上自衛隊', '商务部公告2026年第1号'],
  ])('to %s for %s: prohibited by %s', (destination, name, notice) => {
    const found = china(destination, [{ name }])
    expect(found.outcome).toBe('prohibited')
    expect(found.requirements.map(one => one.citation)).toContain(notice)
    expect(china(destination, [{ name }], { date: '2024-12-02' }).outcome).not.toBe('prohibited')
  })

  it('a name that is but a sign, and says whose it is, is asked about elsewhere too', () => {
    expect(blocking(china('DE', [{ name: 'US Army Surplus Stores Ltd' }]))).toEqual(['cn.military'])
    expect(blocking(china('DE', [{ name: 'Brass Ordnance Works' }]))).toEqual([])
    const seated = china('SG', [{ name: 'Brass Ordnance Works', country: 'JP', role: 'endUser' }])
    expect(blocking(seated)).toEqual(['cn.military'])
  })

  it('whom the armed forces of the state own is asked about', () => {
    const owned = (owner: string, destination: string) =>
      blocking(
        china(destination, [
          { name: 'T', owners: { edges: [{ owner, owned: 'T', percent: 100 }], listed: [] } },
        ]),
      )
    expect(owned('US Navy', 'US')).toEqual(['cn.military'])
    expect(owned('防衛省', 'JP')).toEqual(['cn.military'])
    expect(owned('US Navy', 'DE')).toEqual(['cn.military'])
    expect(owned('Muster Holding GmbH', 'DE')).toEqual([])
  })

  it('says nothing of a civil user in a third country', () => {
    const found = china('DE', [{ name: 'Muster Maschinenbau GmbH' }])
    expect(found.outcome).toBe('licence_required')
    expect(found.proof.some(one => one.rule.startsWith('cn-military'))).toBe(false)
  })
})

describe('territories of the United States are the United States to a notice', () => {
  it.each(['PR', 'GU', 'VI', 'AS', 'MP'])('%s', place => {
    expect(china(place, [{ name: 'US Army' }]).outcome).toBe('prohibited')
    const policies = china(place, [], { date: '2025-10-15' }).requirements.map(one => one.policy)
    expect(policies).toContain('denial')
  })
})

describe('goods that somebody in the United States takes elsewhere', () => {
  const taken = (facts: Question['facts'] = {}, date = '2025-10-15') =>
    china('MX', [{ name: 'Globex Widgets', role: 'endUser', country: 'US' }], { facts, date })

  it('wait until it is known whether they go on', () => {
    expect(blocking(taken())).toEqual(['party.goes-on'])
    const goesOn = taken({ 'party.goes-on': 'yes' })
    expect(goesOn.requirements.map(one => one.policy)).toContain('denial')
    expect(blocking(taken({ 'party.goes-on': 'no' }))).toEqual([])
  })

  it('are free of it while the notice is suspended', () => {
    expect(blocking(taken({}, '2026-11-20'))).toEqual([])
  })
})
