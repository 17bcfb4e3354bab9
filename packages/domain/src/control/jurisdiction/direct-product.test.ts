import { describe, expect, it } from 'vitest'
import { stepZh } from '../render/proof-zh.ts'
import type { Party, Question } from '../rule/question.ts'
import { ask, listed, ownedBy } from '../testing/ask.ts'

/** A foreign item without US content, of which nothing but the direct product rules is open. */
const foreign = (eccn: string, facts: Question['facts'] = {}, more: Partial<Question> = {}) =>
  ask(eccn, 'CN', {
    origin: { made: 'foreign', contentShare: 0, fromUs: 'no', noDeMinimis: 'no' },
    facts,
    ...more,
  })

const blocking = (found: ReturnType<typeof ask>): string[] =>
  found.questions.filter(one => one.blocking).map(one => one.id)

describe('foreign direct products (734.9)', () => {
  const parties = listed({ list: 'entity-list', footnotes: [1, 4] })

  it('one yes settles jurisdiction; another rule stays open only for the licence of its own', () => {
    const found = foreign('EAR99', { 'jurisdiction.direct-product-footnote-4': 'yes' }, { parties })
    expect(found.outcome).toBe('licence_required')
    expect(blocking(found)).toEqual(['jurisdiction.direct-product-footnote-1'])
    expect(blocking(foreign('EAR99', {}, { parties }))).toHaveLength(2)
    expect(foreign('EAR99', {}, { parties }).outcome).toBe('expert_review')
  })

  it('the rule on chip-making equipment is asked for its entries alone', () => {
    const id = 'jurisdiction.direct-product-tools'
    expect(blocking(foreign('3B001.c.1.a'))).toContain(id)
    expect(blocking(foreign('3B993.a'))).not.toContain(id)
  })

  it('a yes of the user is never contradicted: where no rule reaches, somebody has to look', () => {
    const found = foreign(
      'EAR99',
      {},
      {
        origin: { made: 'foreign', contentShare: 0, fromUs: 'no', noDeMinimis: 'no', directProduct: 'yes' },
      },
    )
    expect(found.outcome).toBe('expert_review')
    expect(found.proof.map(stepZh).join('')).toContain('已答物项属外国直接产品')
    expect(found.proof.map(one => one.rule)).not.toContain('not-subject')
  })
})

describe('footnotes of the Entity List (734.9(e), (g)) beyond a party that is listed for certain', () => {
  const asked = 'jurisdiction.direct-product-footnote-5'
  const match: readonly Party[] = [
    { findings: [], openHits: [{ name: 'Ordwin Semi', laws: ['us'], footnotes: [5] }] },
  ]

  it('a possible match keeps the rule open; what is no product of it is outside either way', () => {
    const open = foreign('3B993.a', {}, { parties: match })
    expect(open.outcome).toBe('expert_review')
    expect(blocking(open)).toContain(asked)
    expect(open.proof.map(one => one.rule)).not.toContain('direct-product-none')
    const no = foreign('3B993.a', { [asked]: 'no' }, { parties: match })
    expect([no.outcome, no.riskLevel]).toEqual(['no_licence_required', 2])
  })

  it('a product of the rule is subject to it only once the match is decided', () => {
    const yes = foreign('3B993.a', { [asked]: 'yes' }, { parties: match })
    expect([yes.outcome, blocking(yes)]).toEqual(['expert_review', ['party.open-hit']])
    const decided = foreign(
      '3B993.a',
      { [asked]: 'yes' },
      { parties: listed({ list: 'entity-list', footnotes: [5] }) },
    )
    expect(decided.outcome).toBe('licence_required')
  })

  it('a footnote reaches whoever its bearer owns, by the dated state of the affiliates rule (744.11(a)(1))', () => {
    const owned = (percent: number | null, date: string, facts: Question['facts'] = {}) =>
      foreign('EAR99', facts, { parties: ownedBy({ list: 'entity-list', footnotes: [5] }, percent), date })
    for (const date of ['2025-10-15', '2026-03-02', '2026-11-20']) {
      expect(owned(100, date).outcome, date).toBe('expert_review')
      expect(blocking(owned(100, date)), date).toContain(asked)
      expect(owned(49, date).outcome, date).toBe('no_licence_required')
    }
    expect(owned(100, '2025-10-15', { [asked]: 'yes' }).outcome).toBe('licence_required')
    const stayed = owned(100, '2026-03-02', { [asked]: 'yes' })
    expect([stayed.outcome, blocking(stayed)]).toEqual(['expert_review', ['party.affiliate']])
    expect(blocking(owned(null, '2026-11-20'))).toContain(asked)
  })

  it('listed owners are told though the item is outside the EAR', () => {
    const parties = ownedBy({ list: 'entity-list', footnotes: [5] }, 100)
    const found = foreign('EAR99', { [asked]: 'no' }, { parties })
    expect([found.outcome, found.riskLevel]).toEqual(['no_licence_required', 2])
    expect(found.proof.map(stepZh).join('')).toContain('L（列名方）持有100%')
  })
})
