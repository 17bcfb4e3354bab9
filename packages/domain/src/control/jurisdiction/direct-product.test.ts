import { describe, expect, it } from 'vitest'
import { stepZh } from '../render/proof-zh.ts'
import type { Question } from '../rule/question.ts'
import { ask, listed } from '../testing/ask.ts'

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
