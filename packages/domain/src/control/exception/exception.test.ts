import { describe, expect, it } from 'vitest'
import type { Question } from '../rule/question.ts'
import { ask, candidates, listed } from '../testing/ask.ts'

const unmet = (symbol: string, eccn: string, destination: string, more: Partial<Question> = {}): string[] =>
  ask(eccn, destination, more)
    .exceptions.find(one => one.symbol === symbol)!
    .conditions.filter(one => one.state === 'unmet')
    .map(one => one.id)

describe('list-based exceptions', () => {
  it('LVS: group B, the amount of the paragraph, the net value', () => {
    expect(candidates(ask('3A001.a.2', 'BR', { value: 5000 }))).toContain('LVS')
    expect(unmet('LVS', '3A001.a.2', 'BR', { value: 5001 })).toEqual(['value'])
    expect(unmet('LVS', '3A001.c.1', 'BR', { value: 1600 })).toEqual(['value'])
    expect(unmet('LVS', '3A001.a.2', 'CN', { value: 100 })).toEqual(['group-b'])
    expect(unmet('LVS', '3A001.h', 'BR', { value: 100 })).toContain('listed')
    const unsaid = ask('3A001.a.2', 'BR').exceptions.find(one => one.symbol === 'LVS')!
    expect(unsaid.conditions.find(one => one.id === 'value')).toMatchObject({
      state: 'confirm',
      facts: { limit: 5000 },
    })
    const counter = ask('3A001.b.4', 'BR', { value: 9000 }).counterfactuals
    expect(counter.find(one => one.change === 'order-value')).toMatchObject({
      facts: { limit: 5000 },
      outcome: 'exception_may_apply',
    })
  })

  it('GBS: national security alone, the paragraph, group B less Sudan and Ukraine', () => {
    expect(candidates(ask('3A001.a.2', 'BR'))).toContain('GBS')
    expect(unmet('GBS', '3A001.a.2', 'CN')).toEqual(['group-b'])
    expect(unmet('GBS', '3A001.a.2', 'UA', { facts: { 'embargo.occupied-region': 'no' } })).toEqual([
      'group-b',
    ])
    expect(unmet('GBS', '3A001.b.2', 'BR')).toEqual(['ns-only'])
    expect(unmet('GBS', '3A001.c.1', 'BR')).toEqual(['listed'])
  })

  it('TSR: as GBS, against a written assurance', () => {
    const found = ask('5E001.a', 'BR', { facts: { 'scope.5E001.SL.1': 'no' } })
    expect(candidates(found)).toContain('TSR')
    expect(found.exceptions.find(one => one.symbol === 'TSR')!.conditions.at(-1)).toMatchObject({
      id: 'written-assurance',
      state: 'confirm',
    })
    expect(unmet('TSR', '2E003.b', 'BR')).toEqual(['listed'])
    expect(unmet('TSR', '2E003.a', 'CN')).toEqual(['group-b'])
  })

  it('APP: nothing for computer tier 3', () => {
    const facts = { 'scope.4A003.CC.4': 'no' } as const
    expect(candidates(ask('4A003.b', 'BR', { facts }))).toContain('APP')
    for (const destination of ['CN', 'IN', 'AE', 'IL'])
      expect(unmet('APP', '4A003.b', destination, { facts })).toContain('tier')
  })

  it('STA (c)(1): A:5 for six reasons, the entry permitting', () => {
    expect(candidates(ask('9A515.a.1', 'JP'))).toEqual(['LVS'])
    expect(unmet('STA', '9A515.a.1', 'JP')).toEqual(['sta-entry'])
    expect(candidates(ask('1C350.b', 'AR'))).toEqual([])
    expect(candidates(ask('9A610.x', 'JP'))).toEqual(['LVS', 'STA'])
    expect(unmet('STA', '9A610.a', 'JP')).toEqual(['sta-entry'])
    expect(ask('3A001.z.2', 'JP').exceptions.some(one => one.symbol === 'STA')).toBe(false)
    const emirates = ask('7A003.a', 'AE', { facts: { 'scope.7A003.MT.1': 'no' } }).exceptions.find(
      one => one.symbol === 'STA',
    )!
    expect(emirates.conditions.map(one => one.id)).toContain('approved-uae-entity')
    expect(
      ask('7A003.a', 'AE', { date: '2026-07-22' }).exceptions.find(one => one.symbol === 'STA')?.state,
    ).toBe('unavailable')
  })

  it('STA (c)(2): A:6 for national security alone, paragraphs of the entry barred', () => {
    expect(candidates(ask('3A001.a.2', 'IL'))).toContain('STA')
    expect(unmet('STA', '6A003.b.3', 'SG')).toEqual(expect.arrayContaining(['reasons', 'sta-entry']))
    expect(unmet('STA', '5A001.b.3', 'TW')).toEqual(['sta-entry'])
    expect(unmet('STA', '3A001.a.2', 'BR')).toEqual(['sta-group'])
    expect(unmet('STA', '5A002.a', 'SG')).toContain('reasons')
  })

  it('ENC: encryption outside group E; in Russia for civil subsidiaries alone', () => {
    expect(candidates(ask('5A002.a', 'IN'))).toContain('ENC')
    expect(ask('5A002.a', 'IR').exceptions).toEqual([])
    expect(unmet('ENC', '5A002.a', 'RU')).toContain('civil-subsidiary')
    const subsidiary = ask('5A002.a', 'RU', { facts: { 'embargo.civil-subsidiary': 'yes' } })
    expect(candidates(subsidiary)).toContain('ENC')
    expect(ask('5A992.c', 'RU').exceptions.some(one => one.symbol === 'ENC')).toBe(false)
  })

  it('advanced computing, memory and quantum exceptions only against their own control', () => {
    expect(candidates(ask('3A090.b', 'CN'))).toEqual(['NAC/ACA'])
    expect(unmet('LPP', '3A090.a', 'CN')).toEqual(['not-macau-d5'])
    expect(candidates(ask('3A090.a', 'AE'))).toEqual(expect.arrayContaining(['AIA', 'LPP', 'NAC/ACA']))
    expect(candidates(ask('3A090.c', 'CN'))).toEqual(['HBM'])
    expect(unmet('AIA', '3A001.a.2', 'BR')).toContain('control-overcome')
    expect(candidates(ask('3B001.q', 'JP'))).toEqual(['IEC'])
    expect(unmet('IEC', '3B001.q', 'CN')).toEqual(['not-group-e'])
    expect(candidates(ask('4A005', 'BR'))).toContain('ACE')
  })

  it('exceptions by facts stay in the list until their facts are claimed', () => {
    const waiting = ask('3A991.a', 'CN', { endUses: { 106: 'yes' } })
    expect([waiting.outcome, waiting.exceptions.map(one => [one.symbol, one.state])]).toEqual([
      'licence_required',
      [['GOV', 'facts']],
    ])
    const claimed = ask('3A991.a', 'CN', { endUses: { 106: 'yes' }, facts: { 'exception.GOV': 'yes' } })
    expect([claimed.outcome, candidates(claimed)]).toEqual(['exception_may_apply', ['GOV']])
    expect(ask('3A991.a', 'CN', { endUses: { 106: 'yes' }, facts: { 'exception.TMP': 'yes' } }).outcome).toBe(
      'licence_required',
    )
  })
})

describe('740.2', () => {
  it.each([
    ['bar-missile', '7A103.a', 'BR', {}, ['GOV', 'TMP', 'RPL', 'AVS', 'BAG']],
    ['bar-military-series', '9A610.a', 'CN', {}, ['GOV']],
    ['bar-military-series', '9A515.a.1', 'HK', {}, ['GOV']],
    ['bar-chip-tools', '3B001.a.4', 'MO', {}, ['GOV']],
    ['bar-advanced-computing', '3A090.b', 'VN', {}, ['NAC/ACA', 'ACM', 'TMP', 'RPL', 'GOV']],
    ['bar-crime-control', '0A982', 'BR', {}, ['GOV']],
    ['bar-torture', '0A983', 'DE', {}, []],
    ['bar-sl', '5A980', 'DE', {}, ['GOV']],
  ] as const)('%s: %s to %s', (...[rule, eccn, destination, more, left]) => {
    const found = ask(eccn, destination, more)
    expect(found.proof.find(one => one.rule === rule)?.citation).toMatch(/^740\.2\(a\)/)
    const open = found.exceptions.filter(one => one.state !== 'unavailable').map(one => one.symbol)
    expect([...open].sort()).toEqual([...left].sort())
  })

  it('crime control stays open to the four named countries and NATO; a UVL party closes everything', () => {
    expect(ask('0A982', 'JP').exceptions.length).toBeGreaterThan(1)
    expect(ask('0A982', 'FR').exceptions.length).toBeGreaterThan(1)
    expect(ask('3A001.a.2', 'BR', { parties: listed({ list: 'unverified-list' }) }).exceptions).toEqual([])
  })

  it('Pakistan regional stability items keep GOV alone', () => {
    expect(ask('2B999.a', 'PK').exceptions.map(one => one.symbol)).toEqual(['GOV'])
  })
})
