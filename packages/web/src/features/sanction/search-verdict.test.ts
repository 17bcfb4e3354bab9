import { someStarter, starterOnly } from '@maojian/domain/vocabulary/starter-data'
import { describe, expect, it } from 'vitest'
import type { Hit, HitAnswer } from './hit.ts'
import { onDay, verdictOf } from './search-verdict.ts'

const row = (riskLevel: 1 | 2, level: 0 | 1 | 2 = 1, since = '2010-01-02') =>
  ({
    state: level === 0 ? 'history' : riskLevel === 1 ? 'counted' : 'open',
    effect: { level, name: '' },
    explanation: { riskLevel },
    lists: [{ since, dataStatus: 1 }],
  }) as Hit
const answer = (rows: Hit[], count = rows.length, levels?: HitAnswer['levels']): HitAnswer => ({
  data: rows,
  count,
  types: [],
  levels,
  basis: {
    snapshotId: 's',
    engine: '1',
    publishedAt: '',
    asOf: '2026-11-20',
    oldestEdition: '2025-03-20',
    newestEdition: '2026-11-19',
    listCount: 27,
    missing: '',
    partyCount: 1500,
    starterData: false,
    warning: '',
    thresholds: { hit: 95, possible: 80 },
    ms: 1,
  },
})

describe('verdictOf', () => {
  it('red for a hit', () =>
    expect(verdictOf(answer([row(1), row(2)]))).toMatchObject({
      tone: 'red',
      title: '命中 1 个名单主体，另有 1 个可能匹配',
    }))
  it('amber when all are only possible', () => expect(verdictOf(answer([row(2)])).tone).toBe('amber'))
  it('a hit on lists that forbid nothing is no red verdict, and says what to do instead', () =>
    expect(verdictOf(answer([row(1, 2)]))).toMatchObject({
      tone: 'amber',
      detail: expect.stringContaining('不当然禁止交易'),
    }))
  it('measures that are suspended are history, neither red nor a clean search', () =>
    expect(verdictOf(answer([row(1, 0)], 1, { hit: 0, possible: 0 }))).toMatchObject({
      tone: 'grey',
      title: '名单已暂停对匹配主体的措施',
    }))
  it('a company that listed parties hold is never green, though no list names it', () => {
    const held = { ...row(1), s: 2 } as Hit
    const found = answer([held], 1, { hit: 0, possible: 0 })
    expect(verdictOf({ ...found, related: { held: 1, tied: 0 } })).toMatchObject({
      tone: 'red',
      title: '在 27 份名单中未发现匹配；1 家同名企业由名单主体持有达到门槛',
    })
    expect(verdictOf({ ...found, related: { held: 0, tied: 1 } })).toMatchObject({ tone: 'amber' })
  })
  it('green says how many lists were asked', () =>
    expect(verdictOf(answer([]))).toMatchObject({ tone: 'green', title: '在 27 份名单中未发现匹配' }))
  it('hits on lists past their time say so too', () => {
    const { basis, ...rest } = answer([row(2)])
    expect(verdictOf({ ...rest, basis: { ...basis, warning: '请先更新名单。' } }).detail).toContain(
      '请先更新名单。',
    )
  })
  it('a type that leaves out who bears the name is no clean search', () =>
    expect(verdictOf({ ...answer([]), otherTypes: 126 })).toMatchObject({
      tone: 'amber',
      title: '所选类型中未发现匹配；另有 126 个其他类型的名单主体与此名称匹配',
    }))
  it('never green on sample data', () => {
    const { basis, ...rest } = answer([])
    const verdict = verdictOf({ ...rest, basis: { ...basis, warning: starterOnly } })
    expect(verdict).toMatchObject({ tone: 'amber', detail: starterOnly })
  })
  it('never green while one of the lists is a sample, and says so in its title', () => {
    const { basis, ...rest } = answer([])
    const warning = `${someStarter}，请先导入真实名单：OFAC SDN。`
    expect(verdictOf({ ...rest, basis: { ...basis, warning } })).toMatchObject({
      tone: 'amber',
      title: '在 27 份名单中未发现匹配，其中有内置示例数据，不能作为结论',
      detail: warning,
    })
  })
  it('lists that were never imported on purpose are told in the basis and leave a clean search green', () => {
    const { basis, ...rest } = answer([])
    expect(verdictOf({ ...rest, basis: { ...basis, missing: '1 份名单未导入：世行除名' } }).tone).toBe(
      'green',
    )
  })
  it('a text that names nobody is no clean search, whatever the colour of an empty list', () =>
    expect(verdictOf({ ...answer([]), tooCommon: true })).toMatchObject({
      tone: 'amber',
      title: '检索词过于常见或不是名称，无法据此筛查',
    }))
  it('does not speak for pages it has not seen', () => {
    const verdict = verdictOf(answer([row(1)], 30))
    expect(verdict.title).toBe('共 30 个结果')
    expect(verdict.detail).toContain('本页命中 1 个')
  })
  it('takes the counts of the whole result when the answer has them', () =>
    expect(verdictOf(answer([row(1)], 30, { hit: 4, possible: 26 })).title).toBe(
      '命中 4 个名单主体，另有 26 个可能匹配',
    ))
  it('every party of the answer is in one of the numbers of its title', () =>
    expect(verdictOf(answer([row(1)], 128, { hit: 1, possible: 125, dismissed: 1, history: 1 })).title).toBe(
      '命中 1 个名单主体，另有 125 个可能匹配，1 个已判定不是同一主体，1 个属历史记录',
    ))
  it('what the lists said on an earlier day clears nobody today', () => {
    const green = verdictOf(answer([]))
    expect(onDay(green, '', answer([]))).toBe(green)
    expect(onDay(green, '2019-01-01', answer([]))).toMatchObject({
      tone: 'grey',
      title: '2019-01-01 当日：在 27 份名单中未发现匹配',
    })
    const hitOn = (since: string) => {
      const found = answer([row(1, 1, since)], 1, { hit: 1, possible: 0 })
      return onDay(verdictOf(found), '2019-01-01', found)
    }
    expect(hitOn('2010-01-02').tone).toBe('red')
    expect(hitOn('')).toMatchObject({ tone: 'amber', title: expect.stringContaining('无法确定是否列入') })
  })
})
