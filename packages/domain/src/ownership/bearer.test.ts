import { describe, expect, test } from 'vitest'
import { ownershipRegimes } from '../vocabulary/ownership.ts'
import { brief, trace, type Row } from './testing/trace.ts'

const states = (rows: readonly Row[], listed: readonly string[]): string[] => {
  const answer = trace(rows, { listed })
  return [...new Set(ownershipRegimes.map(regime => brief(answer, regime)))]
}

describe('a share that is held for a listed party', () => {
  test.each([
    ['代A持有', 'A'],
    ['代持，实际出资人：A', 'A'],
    ['nominee for A', 'A'],
    ['as trustee for A', 'A'],
    ['on behalf of A', 'A'],
    ['实际控制人为A', 'A'],
    ['受益所有人：A', 'A'],
    ['由A实际控制', 'A'],
    ['controlled by A', 'A'],
    ['acting at the direction of A', 'A'],
    ['表决权委托给A', 'A'],
    ['A的一致行动人', 'A'],
    ['held as nominee for Oleg Deripaska', 'Oleg Deripaska'],
    ['held for DERIPASKA, Oleg as trustee, nominee of Deripaska Oleg', 'Oleg Deripaska'],
    ['nominee for Sberbank', 'Sberbank PJSC'],
    ['nominee of José Pérez', 'Jose Perez'],
    ['代北辰控股持股', '北辰控股有限公司'],
    ['无锡某公司代A持有', 'A'],
    ['beneficially owned by Arkadin', 'Arkadin'],
    ['UBO: Arkadin', 'Arkadin'],
    ['on Arkadin’s behalf', 'Arkadin'],
    ['wholly owned by Arkadin', 'Arkadin'],
    ['subsidiary of Arkadin Trading', 'Arkadin Trading'],
    ['Arkadin的全资子公司', 'Arkadin'],
    ['Arkadin通过Novena持有', 'Arkadin'],
    ['名义股东，实际股东Arkadin', 'Arkadin'],
    ['股权实际归Arkadin所有', 'Arkadin'],
    ['实际权利人Arkadin', 'Arkadin'],
    ['资金由Arkadin提供，名义登记在Novena名下', 'Arkadin'],
    ['Arkadin出资，Novena挂名', 'Arkadin'],
    ['Arkadin controls Novena', 'Arkadin'],
    ['Novena holds legal title only, Arkadin holds equitable title', 'Arkadin'],
    ['fronting for Arkadin', 'Arkadin'],
    ['номинальный держатель Arkadin', 'Arkadin'],
    ['Arkadin的白手套', 'Arkadin'],
    ['option held by Arkadin', 'Arkadin'],
    ['auditor controlled by Arkadin', 'Arkadin'],
    ['UBO: I. Petrov', 'Ivan Petrov'],
    ['UBO: I.V. PETROV', 'Ivan Viktorovich Petrov'],
    ['owned by Petrov family', 'Ivan Petrov'],
    ['Petrov家族控制', 'Ivan Petrov'],
  ])('%s is never told as free', (source, party) => {
    expect(states([['N', 'T', { percent: 100, source }]], [party])).toEqual(['cannot be excluded 0-100'])
    expect(states([['N', 'T', { percent: 100, control: source }]], [party])).toEqual([
      'cannot be excluded 0-100',
    ])
  })

  test.each([
    ['否认代A持有', 'A'],
    ['不受A控制', 'A'],
    ['not a nominee for A', 'A'],
    ['代A持有关系已解除', 'A'],
    ['代A持有，2020年已解除', 'A'],
    ['A is not the beneficial owner', 'A'],
    ['held as a nominee for Bob', 'A'],
    ['A 2024年年度报告', 'A'],
    ['实际控制人：F（非A）', 'A'],
    ['代B持有', 'A'],
    ['controlled by Alpha Beta', 'Alpha Gamma'],
    ['Arkadin annual report 2024', 'Arkadin'],
    ['acquired from Arkadin in 2020', 'Arkadin'],
    ['Arkadin has sold its shares', 'Arkadin'],
    ['Arkadin已将股权转让给Novena', 'Arkadin'],
    ['unrelated to Arkadin', 'Arkadin'],
    ['Arkadin has no interest in it', 'Arkadin'],
    ['与Arkadin无关联', 'Arkadin'],
    ['register of Moscow, bank of record', 'Moscow Bank'],
    ['甲醇公司登记', '甲'],
    ['Arkadin无权益', 'Arkadin'],
    ['Arkadin never held shares', 'Arkadin'],
    ['auditor: Arkadin', 'Arkadin'],
    ['审计机构Arkadin', 'Arkadin'],
    ['Arkadin Street registry office', 'Arkadin'],
    ['UBO: O. Petrov', 'Ivan Petrov'],
    ['owned by a family of Petrovka', 'Ivan Petrov'],
    ['not owned by Petrov family', 'Ivan Petrov'],
  ])('%s says nothing of it', (source, party) => {
    expect(states([['N', 'T', { percent: 100, source }]], [party])).toEqual(['not blocked 0'])
  })

  test('is added to what the party holds itself', () => {
    const own: Row = ['A', 'T', 30]
    expect(states([['N', 'T', { percent: 30, source: '代A持有' }], own], ['A'])).toEqual([
      'cannot be excluded 30-60',
    ])
    const proxy: Row = ['N', 'T', { percent: 40, control: '表决权委托给A' }]
    expect(states([proxy, ['A', 'T', 20]], ['A'])).toEqual(['cannot be excluded 20-60'])
  })

  test('counts once where the nominee is listed too', () => {
    const rows: Row[] = [['N', 'T', { percent: 30, source: '代A持有' }]]
    expect(brief(trace(rows, { listed: ['A', 'N'] }), 'ofac')).toBe('not blocked 30')
  })

  test('is carried on through the company that it reaches', () => {
    const rows: Row[] = [
      ['N', 'M', { percent: 100, source: 'nominee for A' }],
      ['M', 'T', 100],
    ]
    expect(states(rows, ['A'])).toEqual(['cannot be excluded 0-100'])
  })

  test('names the party for whom it is held, and the way through the nominee', () => {
    const { reason, paths } = trace([['N', 'T', { percent: 60, source: '代A持有' }]], { listed: ['A'] })
      .regimes.ofac
    expect(reason).toContain('N（来源称系代列名方A持有或受其控制）持有60%')
    expect(reason).not.toContain('不在所给的任何持股关系中')
    expect(paths).toEqual([['A', 'N', 'T']])
  })

  test('who only bears a listed name is told as such after his name, not inside the sentence', () => {
    const row: Row = ['N', 'T', { percent: 60, source: '代A持有' }]
    const { reason } = trace([row], { listed: [], namesakes: ['A'] }).regimes.ofac
    expect(reason).toContain('N（来源称系代A持有或受其控制，该方与列名方同名，是否同一主体待核实）持有60%')
  })
})
