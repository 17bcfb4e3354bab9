import { describe, expect, it } from 'vitest'
import { stepZh } from '../render/proof-zh.ts'
import type { Question } from '../rule/question.ts'
import { ask } from '../testing/ask.ts'

const china = (hsCode: string | undefined, destination = 'DE', more: Partial<Question> = {}) =>
  ask('EAR99', destination, { china: { code: 'none' }, ...(hsCode !== undefined && { hsCode }), ...more })
    .china

const told = (found: ReturnType<typeof china>) => found.proof.map(stepZh).join('\n')

describe('出口许可证管理货物目录', () => {
  it('a customs code of the catalogue needs an export licence, whatever the dual-use list says', () => {
    const coke = china('2704001000')
    expect(coke.outcome).toBe('licence_required')
    expect(told(coke)).toContain('焦炭')
    expect(told(coke)).toContain('2026年')
    expect(coke.requirements[0]?.citation).toContain('公告2025年第89号')
    expect(coke.requirements[0]?.citation).toContain('对外贸易法')
    expect(told(china('1006308001'))).toContain('配额')
    expect(told(china('1211903600'))).toContain('招标')
  })

  it('the quota of live animals is that of Hong Kong and Macau', () => {
    expect(told(china('0102290000', 'HK'))).toContain('凭配额证明')
    expect(told(china('0102290000', 'VN'))).not.toContain('凭配额证明')
    expect(china('0102290000', 'VN').outcome).toBe('licence_required')
  })

  it('a shorter code may be one of its ten-digit codes, and asks', () => {
    const open = china('87032341')
    expect(open.outcome).toBe('expert_review')
    expect(open.questions.filter(one => one.blocking).map(one => one.id)).toEqual(['cn.licence-goods'])
    expect(told(open)).toContain('8703234110')
    const answered = (answer: 'yes' | 'no') =>
      china('87032341', 'DE', { facts: { 'cn.licence-goods': answer } }).outcome
    expect([answered('yes'), answered('no')]).toEqual(['licence_required', 'no_licence_required'])
  })

  it('platinum is asked whether it leaves under processing trade', () => {
    const open = china('7110110000')
    expect(open.outcome).toBe('expert_review')
    expect(told(open)).toContain('加工贸易')
  })

  it('a code outside it says so, and names its neighbours of eight digits', () => {
    expect(china('8542310000').outcome).toBe('no_licence_required')
    expect(told(china('8542310000'))).toContain('不在')
    expect(told(china('8703234199'))).toContain('8703234110')
  })

  it('without a customs code one sentence says that it was not looked up', () => {
    expect(told(china(undefined)).match(/未填海关编码/gu)).toHaveLength(1)
    expect(china(undefined).outcome).toBe('no_licence_required')
  })

  it('another year has another catalogue', () => {
    expect(china('2704001000', 'DE', { date: '2025-12-31' }).outcome).toBe('no_licence_required')
    expect(told(china('2704001000', 'DE', { date: '2025-12-31' }))).toContain('未收录')
    expect(china('2704001000', 'DE', { date: '2027-01-02' }).outcome).toBe('expert_review')
  })

  it('is silent about goods that do not leave China, and about technology', () => {
    expect(china('2704001000', 'DE', { shipFrom: 'US', origin: { made: 'us' } }).outcome).not.toBe(
      'licence_required',
    )
    expect(china('2704001000', 'CN').outcome).toBe('no_licence_required')
    expect(ask('3E001', 'DE', { china: { code: 'none' } }).china.proof.map(one => one.rule)).not.toContain(
      'cn-licence-goods-untold',
    )
  })
})
