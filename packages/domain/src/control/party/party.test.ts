import { describe, expect, it } from 'vitest'
import type { Party, PartyFinding, Question } from '../rule/question.ts'
import { stepZh } from '../render/proof-zh.ts'
import { ask, candidates, listed, ownedBy, rules, today } from '../testing/ask.ts'

const outcome = (
  eccn: string,
  destination: string,
  finding: Parameters<typeof listed>[0],
  date?: string,
): string =>
  ask(eccn, destination, { parties: listed(finding), ...(date === undefined ? {} : { date }) }).outcome

describe('listed parties', () => {
  it('denied persons: prohibited, EAR99 too, whatever the destination', () => {
    for (const destination of ['DE', 'CA', 'CN'])
      expect(outcome('EAR99', destination, { list: 'denied-persons' })).toBe('prohibited')
    const found = ask('EAR99', 'DE', { parties: listed({ list: 'denied-persons' }) })
    expect([found.exceptions, found.riskLevel]).toEqual([[], 1])
    expect(found.proof.find(one => one.rule === 'denied-person')?.citation).toContain('736.2(b)(4)')
  })

  it('Entity List: as far as the entry says, without exceptions unless it names them', () => {
    expect(outcome('EAR99', 'DE', { list: 'entity-list' })).toBe('licence_required')
    expect(outcome('EAR99', 'DE', { list: 'entity-list', scope: 'ccl' })).toBe('no_licence_required')
    expect(outcome('3A991.a', 'DE', { list: 'entity-list', scope: 'ccl' })).toBe('licence_required')
    expect(outcome('EAR99', 'DE', { list: 'entity-list', scope: 'specified' })).toBe('expert_review')
    const gbs = ask('3A001.a.2', 'BR', { parties: listed({ list: 'entity-list' }) })
    expect(gbs.exceptions).toEqual([])
    const open = ask('3A991.a', 'DE', { parties: listed({ list: 'entity-list', exceptions: ['GOV'] }) })
    expect(open.exceptions.map(one => one.symbol)).toEqual(['GOV'])
    const footnoted = ask('EAR99', 'DE', { parties: listed({ list: 'entity-list', footnotes: [4] }) })
    expect(footnoted.questions.map(one => one.id)).toContain('party.footnote-direct-product')
  })

  it('MEU List: the items of supplement 2 alone', () => {
    expect(outcome('3A991.a', 'CN', { list: 'meu-list' })).toBe('licence_required')
    expect(outcome('EAR99', 'CN', { list: 'meu-list' })).toBe('no_licence_required')
    expect(outcome('4A994', 'CN', { list: 'meu-list' })).toBe('expert_review')
    expect(rules(ask('3A991.a', 'SG', { parties: listed({ list: 'meu-list' }) }))).toEqual(['meu-list'])
  })

  it('Unverified List: no exceptions, and a statement where no licence is needed', () => {
    const found = ask('3A001.a.2', 'BR', { parties: listed({ list: 'unverified-list' }) })
    expect([found.outcome, candidates(found)]).toEqual(['licence_required', []])
    expect(outcome('EAR99', 'DE', { list: 'unverified-list' })).toBe('expert_review')
    const stated = {
      parties: listed({ list: 'unverified-list' }),
      facts: { 'party.uvl-statement': 'yes' },
    } as const
    expect(ask('EAR99', 'DE', stated).outcome).toBe('no_licence_required')
  })

  it.each([
    'BELARUS',
    'BELARUS-EO14038',
    'RUSSIA-EO14024',
    'UKRAINE-EO13660',
    'UKRAINE-EO13685',
    'FTO',
    'SDGT',
    'NPWMD',
    'SDNT',
    'SDNTK',
    'TCO',
    'ILLICIT-DRUGS-EO14059',
  ])('SDN %s: licence under 744.8', programme => {
    const found = ask('EAR99', 'DE', { parties: listed({ list: 'sdn', programmes: [programme] }) })
    expect([found.outcome, found.proof.find(one => one.rule === 'sdn')?.citation]).toEqual([
      'licence_required',
      '744.8(a), (c), (d)',
    ])
  })

  it('other SDN programmes go to OFAC first', () => {
    expect(outcome('EAR99', 'DE', { list: 'sdn', programmes: ['VENEZUELA'] })).toBe('expert_review')
  })

  const held = (finding: PartyFinding, percent: number | null, date = today): string =>
    ask('EAR99', 'DE', { parties: ownedBy(finding, percent), date }).outcome

  it('affiliates: in force, stayed, and to be verified by date', () => {
    const entity = { list: 'entity-list' } as const
    const days = ['2025-09-28', '2025-09-29', '2025-11-10', '2026-11-09', '2026-11-10']
    expect(days.map(day => held(entity, 60, day))).toEqual([
      'expert_review',
      'licence_required',
      'expert_review',
      'expert_review',
      'licence_required',
    ])
    const step = ask('EAR99', 'DE', { parties: ownedBy(entity, 60) }).proof.find(
      one => one.rule === 'affiliates',
    )
    expect([step?.kind, step?.facts['state']]).toEqual(['verify', 'verify'])
    expect(step?.facts['reason']).toContain('L（列名方）持有60%')
    expect([held(entity, 49), held(entity, null)]).toEqual(['no_licence_required', 'expert_review'])
    expect(held({ list: 'sdn', programmes: ['SDGT'] }, 50)).toBe('licence_required')
    expect(held({ list: 'denied-persons' }, 80)).toBe('expert_review')
  })

  it('affiliates: shares of several owners add up, tier by tier; the strictest of their restrictions holds', () => {
    const parties: readonly Party[] = [
      {
        name: 'T',
        findings: [],
        owners: {
          edges: [
            { owner: 'L', owned: 'M', percent: 51 },
            { owner: 'M', owned: 'T', percent: 25 },
            { owner: 'K', owned: 'T', percent: 25 },
          ],
          listed: [
            { party: 'L', findings: [{ list: 'entity-list' }] },
            { party: 'K', findings: [{ list: 'meu-list' }] },
          ],
        },
      },
    ]
    expect(rules(ask('3A991.a', 'DE', { parties }))).toEqual(['entity-list', 'meu-list'])
  })

  it('OFAC has a rule of its own: what an SDN of any programme holds is to be cleared', () => {
    const found = ask('EAR99', 'DE', { parties: ownedBy({ list: 'sdn', programmes: ['VENEZUELA'] }, 50) })
    expect([found.outcome, found.proof.some(one => one.rule === 'ofac-owned')]).toEqual([
      'expert_review',
      true,
    ])
  })

  it('every party that is named stands with the dated state of the rule and Red Flag 29', () => {
    const found = ask('EAR99', 'DE', { parties: [{ name: 'T', findings: [] }] })
    const step = found.proof.find(one => one.rule === 'owners-untold')
    expect([found.outcome, step?.kind, step?.citation]).toEqual([
      'no_licence_required',
      'assumed',
      '90 FR 50857; 732 Supp. 3 (29)',
    ])
  })

  it('who takes the goods elsewhere than at home holds the deal up where they could not go home like that', () => {
    const taker = (eccn: string, destination: string, country: string, more: Partial<Question> = {}) =>
      ask(eccn, destination, { parties: [{ role: 'endUser', name: 'T', country, findings: [] }], ...more })
    for (const [eccn, destination, country] of [
      ['3A991.a', 'TR', 'RU'],
      ['EAR99', 'AE', 'IR'],
      ['3A001.a.2', 'JP', 'CN'],
    ] as const) {
      const found = taker(eccn, destination, country)
      expect(found.outcome).toBe('expert_review')
      expect(found.questions.filter(one => one.blocking).map(one => one.id)).toEqual(['party.goes-on'])
      const stays = taker(eccn, destination, country, { facts: { 'party.goes-on': 'no' } })
      expect(stays.outcome).toBe('no_licence_required')
    }
    const goesOn = taker('3A001.a.2', 'JP', 'CN', { facts: { 'party.goes-on': 'yes' } })
    expect([goesOn.outcome, candidates(goesOn)]).toEqual(['licence_required', []])
    const harmless = taker('EAR99', 'NL', 'DE')
    expect([harmless.outcome, harmless.riskLevel]).toEqual(['no_licence_required', 2])
  })

  it('who buys, carries or pays in an embargoed country is told, though the goods go elsewhere', () => {
    const beside = (eccn: string, role: Party['role'], country: string, destination = 'AE') =>
      ask(eccn, destination, { parties: [{ ...(role && { role }), name: 'T', country, findings: [] }] })
    for (const role of ['buyer', 'intermediary', 'forwarder'] as const)
      for (const [eccn, country] of [
        ['3A991.a', 'RU'],
        ['3A991.a', 'BY'],
        ['EAR99', 'IR'],
        ['EAR99', 'KP'],
        ['EAR99', 'CU'],
        ['EAR99', 'SY'],
        ['EAR99', 'UA-43'],
      ] as const) {
        const found = beside(eccn, role, country)
        expect(found.outcome, `${role} ${country}`).toBe('expert_review')
        expect(found.questions.map(one => one.id)).toContain('party.goes-on')
      }
    const bank = beside('3A991.a', 'bank', 'RU')
    expect([bank.outcome, bank.riskLevel]).toEqual(['no_licence_required', 2])
    const buyer = beside('3A991.a', 'buyer', 'DE')
    expect([buyer.outcome, buyer.riskLevel]).toEqual(['no_licence_required', 0])
    expect(beside('EAR99', 'endUser', 'UA-43', 'UA').outcome).toBe('expert_review')
  })

  it('a seat in an embargoed country counts where the party itself is told to be in a free one', () => {
    const seated = (eccn: string, destination: string, more: Partial<Question>) =>
      ask(eccn, destination, more)
    const of = (role: Party['role'], country: string, headquarters: string) => ({
      parties: [{ ...(role && { role }), name: 'T', country, headquarters, findings: [] }],
    })
    for (const [eccn, destination, more] of [
      ['3A991.a', 'AE', of('buyer', 'AE', 'RU')],
      ['EAR99', 'MY', of('buyer', 'MY', 'KP')],
      ['EAR99', 'AE', of('endUser', 'AE', 'IR')],
      ['3A991.a', 'TR', of('endUser', 'TR', 'RU')],
      ['EAR99', 'MX', of('endUser', 'MX', 'CU')],
      ['EAR99', 'LB', of('intermediary', 'LB', 'SY')],
      ['3A991.a', 'KZ', of('consignee', 'KZ', 'BY')],
      ['EAR99', 'MY', { headquarters: 'KP', parties: [{ name: 'T', findings: [] }] }],
      ['EAR99', 'MY', { headquarters: 'IR' }],
    ] as const) {
      const found = seated(eccn, destination, more)
      expect(found.outcome, JSON.stringify(more)).toBe('expert_review')
      expect(found.questions.filter(one => one.blocking).map(one => one.id)).toEqual(['party.goes-on'])
      expect(seated(eccn, destination, { ...more, facts: { 'party.goes-on': 'no' } }).outcome).toBe(
        'no_licence_required',
      )
    }
    const bank = seated('3A991.a', 'AE', of('bank', 'AE', 'RU'))
    expect([bank.outcome, bank.riskLevel]).toEqual(['no_licence_required', 2])
    const free = seated('3A991.a', 'AE', of('endUser', 'AE', 'DE'))
    expect([free.outcome, free.riskLevel]).toEqual(['no_licence_required', 0])
    const step = seated('EAR99', 'AE', of('endUser', 'AE', 'IR')).proof.find(
      one => one.rule === 'party-goes-on',
    )
    expect(stepZh(step!)).toContain('总部所在地伊朗')
  })

  it('says when parties were not screened', () => {
    expect(ask('EAR99', 'DE').proof.find(one => one.rule === 'parties-assumed')?.kind).toBe('assumed')
    expect(
      ask('EAR99', 'DE', { parties: [{ findings: [] }] }).proof.some(one => one.rule === 'parties-clear'),
    ).toBe(true)
  })
})
