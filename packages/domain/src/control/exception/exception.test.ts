import { describe, expect, it } from 'vitest'
import { conditionId } from '../chart/row-coverage.ts'
import type { Question } from '../rule/question.ts'
import { stepZh } from '../render/proof-zh.ts'
import { ask, candidates, listed } from '../testing/ask.ts'
import { starterFacts } from '../testing/starter-facts.ts'

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
  })

  it('GBS: national security alone, the paragraph, group B less Sudan and Ukraine', () => {
    expect(candidates(ask('3A001.a.2', 'BR'))).toContain('GBS')
    expect(unmet('GBS', '3A001.a.2', 'CN')).toEqual(['group-b'])
    expect(unmet('GBS', '3A001.a.2', 'UA', { facts: { 'embargo.occupied-region': 'no' } })).toEqual([
      'group-b',
    ])
    expect(unmet('GBS', '3A001.b.2', 'BR')).toEqual(['ns-only', 'listed'])
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
    expect(candidates(ask('3A090.a', 'AE'))).toEqual(expect.arrayContaining(['AIA', 'LPP']))
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

  it('those of the transaction are told, without what its way or its item shuts out', () => {
    const symbols = (eccn: string, more: Partial<Question> = {}) =>
      ask(eccn, 'CU', more).exceptions.map(one => one.symbol)
    expect(symbols('5A992.c', { activity: 'export' })).not.toContain('APR')
    expect(symbols('5A992.c', { shipFrom: 'US' })).not.toContain('APR')
    expect(symbols('5A992.c')).not.toContain('AGR')
    expect(symbols('EAR99')).toContain('AGR')
    const last = ask('5A992.c', 'CU').proof.at(-1)!
    expect(stepZh(last)).toContain('视交易事实而定')
  })

  it('Pakistan regional stability items keep GOV alone', () => {
    expect(ask('2B999.a', 'PK').exceptions.map(one => one.symbol)).toEqual(['GOV'])
  })
})

describe('what the user answered', () => {
  const civil = (answer: 'yes' | 'no') =>
    ({ 'scope.3A001.NS.0': answer, 'scope.3A001.RS.2': answer }) as const
  const stateOf = (symbol: string, destination: string, answer?: 'yes' | 'no') =>
    ask('3A001.b.2', destination, { value: 100, ...(answer && { facts: civil(answer) }) }).exceptions.find(
      one => one.symbol === symbol,
    )

  it('3A001.b.2 not for civil telecommunications: neither LVS nor STA; unsaid it is taken for that', () => {
    expect(stateOf('LVS', 'BR', 'no')?.state).toBe('unavailable')
    expect(stateOf('STA', 'JP', 'no')).toMatchObject({
      state: 'unavailable',
      conditions: expect.arrayContaining([expect.objectContaining({ id: 'sta-entry', state: 'unmet' })]),
    })
    for (const [symbol, destination] of [
      ['LVS', 'BR'],
      ['LVS', 'KR'],
      ['STA', 'KR'],
    ] as const)
      expect(stateOf(symbol, destination)?.state, symbol).toBe('unavailable')
    expect(ask('3A001.b.2.a', 'KR').outcome).toBe('licence_required')
    expect(ask('3A001.b.3.a', 'DE').outcome).toBe('licence_required')
    expect(ask('3A001.b.2.a', 'KR', { facts: civil('yes') }).outcome).toBe('no_licence_required')
  })

  it('a plain no is no assumption, and the question says what is left out', () => {
    const steps = (more: Partial<Question>) =>
      ask('3A001.b.2.a', 'KR', more).proof.filter(one => one.rule === 'scope-unless')
    expect(steps({ facts: civil('no') })).toEqual([])
    expect(steps({}).map(stepZh).join('')).toContain('民用电信')
  })

  it('for civil telecommunications the entry leaves LVS open', () => {
    const listed = stateOf('LVS', 'BR', 'yes')?.conditions.find(one => one.id === 'listed')
    expect(listed?.state).toBe('met')
  })

  it('every question that opens an exception is asked by a row of its entry', () => {
    for (const { rows, exceptions, sta } of starterFacts().eccns.values()) {
      const asked = new Set(rows.map(conditionId))
      for (const id of [...exceptions, ...sta].flatMap(one => one.unless))
        expect(asked.has(id), id).toBe(true)
    }
  })
})

describe('values that were read wrongly before', () => {
  it('4A003: GBS for .g alone', () => {
    expect(unmet('GBS', '4A003.b', 'BR')).toContain('listed')
    expect(unmet('GBS', '4A003.g', 'BR')).not.toContain('listed')
  })

  it('3A999 has no GBS, 8C609 no TSR', () => {
    const symbols = (eccn: string, destination: string) =>
      candidates(ask(eccn, destination)).filter(symbol => symbol === 'GBS' || symbol === 'TSR')
    expect(symbols('3A999', 'PK')).toEqual([])
    expect(symbols('8C609', 'BR')).toEqual([])
  })

  it('0A505.x: LVS of 500 dollars, up to 3,000 only for what was 0A018.b', () => {
    const value = (amount: number) =>
      ask('0A505.x', 'BR', { value: amount })
        .exceptions.find(one => one.symbol === 'LVS')
        ?.conditions.find(one => one.id === 'value')?.state
    expect([value(500), value(501), value(3000), value(3001)]).toEqual(['met', 'confirm', 'confirm', 'unmet'])
    expect(unmet('LVS', '0A505.a', 'BR')).toContain('listed')
  })

  it('STA is never taken for open by 740.20(b)(2): closed where the tables say so, else to be confirmed', () => {
    expect(unmet('STA', '1C351.d.15', 'JP')).toContain('sta-excluded')
    for (const eccn of ['9E003.a.1', '3A001.a.2', '6A003', '9A515.a.1'])
      for (const destination of ['JP', 'IN', 'BR']) {
        const sta = ask(eccn, destination).exceptions.find(one => one.symbol === 'STA')
        expect(sta?.conditions.find(one => one.id === 'sta-excluded')?.state, eccn).not.toBe('met')
      }
    for (const destination of ['KR', 'TW', 'DE'])
      expect(unmet('STA', '6A002.a.2', destination)).toContain('sta-excluded')
    expect(unmet('STA', '6E001', 'DE', { relatedTo: '6A003.b.4' })).toContain('sta-excluded')
    expect(unmet('STA', '5A002', 'IN')).toContain('sta-excluded')
  })
})
