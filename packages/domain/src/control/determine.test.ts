import { describe, expect, it } from 'vitest'
import { ask, candidates, listed, ownedBy, rules, today } from './testing/ask.ts'
import { stages } from './rule/determination.ts'

const cited = (found: ReturnType<typeof ask>): string[] =>
  found.proof.map(one => `${one.rule} ${one.citation}`)

/** Civil, unlisted parties and no red flags unless said. */
describe('worked cases', () => {
  it('1: EAR99 to Germany needs no licence, and says on what assumptions', () => {
    const found = ask('EAR99', 'DE')
    expect([found.outcome, found.riskLevel]).toEqual(['no_licence_required', 0])
    expect(found.proof.map(one => [one.stage, one.rule, one.kind])).toEqual([
      ['jurisdiction', 'subject-assumed', 'assumed'],
      ['classification', 'ear99-declared', 'assumed'],
      ['embargo', 'destination', 'computed'],
      ['party', 'parties-assumed', 'assumed'],
      ['end_use', 'end-use-assumed', 'assumed'],
      ['conclusion', 'no_licence_required', 'computed'],
    ])
    expect(found.questions.map(one => one.id)).toEqual([
      'jurisdiction.origin',
      'classification.ear99',
      'party.screened',
      'end-use.answered',
    ])
  })

  it('2: 3A991.a to China is controlled for anti-terrorism alone', () => {
    const found = ask('3A991.a', 'CN')
    expect(found.outcome).toBe('no_licence_required')
    expect(
      found.proof.filter(one => one.stage === 'chart').map(one => [one.facts['column'], one.conclusion]),
    ).toEqual([['AT1', 'none']])
  })

  it('3: 3A991.a to China for a known military end use', () => {
    const found = ask('3A991.a', 'CN', { endUses: { 106: 'yes' } })
    expect([found.outcome, found.riskLevel]).toEqual(['licence_required', 1])
    expect(found.requirements).toMatchObject([
      {
        rule: 'military',
        citation: '744.21(a)(1); 744 Supp. 2',
        policy: 'presumption_of_denial',
        exceptions: ['GOV'],
      },
    ])
    expect(found.counterfactuals).toContainEqual({
      change: 'end-use-civil',
      facts: {},
      outcome: 'no_licence_required',
    })
  })

  it('5: 3A001.a.2 to Brazil, US$4,000', () => {
    const found = ask('3A001.a.2', 'BR', { value: 4000 })
    expect([found.outcome, rules(found), candidates(found).sort()]).toEqual([
      'exception_may_apply',
      ['chart-column NS'],
      ['GBS', 'LVS'],
    ])
    expect(found.proof.find(one => one.conclusion === 'licence')).toMatchObject({
      rule: 'chart-column',
      citation: '738.4(a)(2); 738 Supp. 1',
      facts: { reason: 'NS', column: 'NS2', destination: 'BR' },
    })
    const gbs = found.exceptions.find(one => one.symbol === 'GBS')!
    expect([gbs.citation, gbs.conditions.map(one => one.state)]).toEqual([
      '740.4',
      ['met', 'met', 'met', 'confirm'],
    ])
  })

  it('8: 5A992.c to China and to Russia', () => {
    expect(ask('5A992.c', 'CN').outcome).toBe('no_licence_required')
    const found = ask('5A992.c', 'RU')
    expect([found.outcome, rules(found)]).toEqual(['licence_required', ['russia-belarus']])
    expect(cited(found)).toContain('russia-civil-exclusion-open 746.8(a)(12)(ii)')
    expect(ask('5A992.c', 'RU', { facts: { 'embargo.civil-subsidiary': 'yes' } }).outcome).toBe(
      'no_licence_required',
    )
  })

  it('11: 9A610.x to the United Kingdom and to China, 9A610.y to China', () => {
    expect(ask('9A610.x', 'GB').outcome).toBe('no_licence_required')
    const china = ask('9A610.x', 'CN')
    expect([china.outcome, china.exceptions.map(one => one.symbol)]).toEqual(['licence_required', ['GOV']])
    expect(cited(china)).toContain('bar-military-series 740.2(a)(12)')
    const minor = ask('9A610.y', 'CN')
    expect([minor.outcome, rules(minor)]).toEqual(['licence_required', ['y-paragraph RS']])
    expect(cited(minor)).toContain('y-paragraph 742.6(a)(7)')
  })

  it('12: 0A503 to Canada and Mexico, 0A983 to Canada', () => {
    expect(ask('0A503', 'CA').outcome).toBe('no_licence_required')
    const mexico = ask('0A503', 'MX')
    expect([mexico.outcome, rules(mexico)]).toEqual(['licence_required', ['except-canada CC']])
    const torture = ask('0A983', 'CA')
    expect([torture.outcome, torture.exceptions]).toEqual(['licence_required', []])
    expect(cited(torture)).toContain('bar-torture 740.2(a)(10)')
  })

  it('15: EAR99 to an Entity List party and to its unlisted 60% subsidiary', () => {
    const direct = ask('EAR99', 'DE', { parties: listed({ list: 'entity-list', reference: 'X/DE' }) })
    expect([direct.outcome, direct.exceptions]).toEqual(['licence_required', []])
    expect(cited(direct)).toContain('entity-list 744.11(a); 744.16(b); 744 Supp. 4')
    const owned = { parties: ownedBy({ list: 'entity-list' }, 60) }
    const before = ask('EAR99', 'DE', { ...owned, date: '2026-11-09' })
    expect([before.outcome, before.requirements]).toEqual(['expert_review', []])
    const after = ask('EAR99', 'DE', { ...owned, date: '2026-11-10' })
    expect([after.outcome, after.proof.find(one => one.rule === 'affiliates')?.kind]).toEqual([
      'licence_required',
      'verify',
    ])
  })
})

describe('determine', () => {
  it('keeps the order of review in every proof', () => {
    for (const [eccn, destination] of [
      ['3A001.b.2', 'CN'],
      ['EAR99', 'SY'],
      ['9A004', 'IN'],
      ['XYZ', 'ZZ'],
    ] as const) {
      const order = ask(eccn, destination, {
        parties: listed({ list: 'entity-list' }),
        endUses: { 106: 'yes' },
      }).proof.map(one => stages.indexOf(one.stage))
      expect(order).toEqual([...order].sort((a, b) => a - b))
      expect(order.at(-1)).toBe(stages.indexOf('conclusion'))
    }
  })

  it('sends other agencies, moved, unknown and doubtful classifications to an expert', () => {
    expect(ask('9A116', 'DE').proof.find(one => one.rule === 'other-agency')?.facts['agency']).toBe('ITAR')
    for (const eccn of ['9A116', '1C012', '4A611', '3Z999', '', '3A555', '3A001.q.9'])
      expect([eccn, ask(eccn, 'DE').outcome]).toEqual([eccn, 'expert_review'])
  })

  it('a paragraph that no control reaches is decided elsewhere, never cleared', () => {
    for (const [eccn, destination] of [
      ['9A004.a', 'KR'],
      ['9A004.e.1', 'CN'],
      ['7A005.a', 'DE'],
      ['1B233.c', 'FR'],
    ] as const) {
      const { outcome, questions } = ask(eccn, destination)
      expect([eccn, outcome]).toEqual([eccn, 'expert_review'])
      expect(questions.some(one => one.id === 'classification.paragraph-without-rows' && one.blocking)).toBe(
        true,
      )
    }
    expect(ask('9A004.g', 'CA').outcome).toBe('no_licence_required')
  })

  it('asks what only the user knows about encryption, design and military series, without blocking', () => {
    const open = (eccn: string): string[] =>
      ask(eccn, 'DE')
        .questions.filter(one => !one.blocking)
        .map(one => one.id)
    expect(open('5A992.c')).toContain('classification.encryption')
    expect(open('9A610.x')).toEqual(
      expect.arrayContaining(['classification.military-series', 'jurisdiction.origin']),
    )
    expect(open('0A506')).not.toContain('classification.encryption')
    expect(open('2A001')).not.toContain('classification.military-series')
    expect(open('7A001')).toContain('classification.specially-designed')
  })

  it('says what was taken from the code and what from the field', () => {
    expect(ask('3A001', 'BR', { paragraph: 'a.2' })).toMatchObject({
      eccn: '3A001',
      paragraph: 'a.2',
      date: today,
    })
    expect(ask('3a001', 'br', { paragraph: '3A001.A.2' })).toMatchObject({
      eccn: '3A001',
      paragraph: 'a.2',
      destination: 'BR',
    })
  })

  it('leaves the EAR for published technology and for foreign goods under the limit, embargoes of parties aside', () => {
    const published = { origin: { made: 'us' }, facts: { 'jurisdiction.published': 'yes' } } as const
    expect(ask('3E001', 'CN', published).proof.at(-1)?.rule).toBe('outside-ear')
    expect(ask('3E001', 'CN', { facts: published.facts }).proof.at(-1)?.rule).toBe('outside-ear')
    expect(ask('3A001.a.2', 'BR', published).outcome).toBe('exception_may_apply')
    const foreign = { made: 'foreign', fromUs: 'no', noDeMinimis: 'no', directProduct: 'no' } as const
    expect(ask('3A001.a.2', 'CN', { origin: { ...foreign, contentShare: 25 } }).outcome).toBe(
      'no_licence_required',
    )
    expect(ask('3A001.a.2', 'CN', { origin: { ...foreign, contentShare: 26 } }).outcome).toBe(
      'licence_required',
    )
    expect(ask('3A991.a', 'IR', { origin: { ...foreign, contentShare: 11 } }).outcome).toBe(
      'licence_required',
    )
    expect(ask('3A991.a', 'IR', { origin: { ...foreign, contentShare: 10 } }).outcome).toBe(
      'no_licence_required',
    )
    for (const open of [
      { ...foreign },
      { ...foreign, contentShare: 5, directProduct: 'unclear' },
      { ...foreign, contentShare: 5, noDeMinimis: 'unclear' },
    ] as const)
      expect(ask('3A001.a.2', 'CN', { origin: open }).questions.some(one => one.blocking)).toBe(true)
    expect(ask('EAR99', 'CN', { origin: { made: 'foreign' } }).outcome).toBe('expert_review')
  })

  it('shows what would change the outcome: facts of item, use and identity, never a way around', () => {
    const found = ask('3A001.a.2', 'CN', { parties: listed({ list: 'entity-list' }) })
    expect(found.counterfactuals.map(one => one.change)).toEqual([])
    const plain = ask('3A001.a.2', 'CN')
    expect(plain.counterfactuals).toEqual([])
    expect(ask('2A226', 'BR').counterfactuals.map(one => one.change)).toContain('answers-yes')
    for (const { counterfactuals, outcome } of [found, plain])
      for (const one of counterfactuals) expect(one.outcome).not.toBe(outcome)
  })
})
