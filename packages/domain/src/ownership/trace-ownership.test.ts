import { describe, expect, test } from 'vitest'
import type { OwnershipRegime } from '../vocabulary/ownership.ts'
import { textbookTable } from './testing/textbook.table.ts'
import { brief, readRows, trace, type Row, type Tracing } from './testing/trace.ts'

const on = (regime: OwnershipRegime, date: string, rows: readonly Row[], more: Tracing = {}): string =>
  brief(trace(rows, { ...more, date }), regime)

describe('ownership', () => {
  test.each(textbookTable)('%s: %s', (_, holdings, ...expected) => {
    const answer = trace(readRows(holdings))
    expect((['ofac', 'eu', 'uk'] as const).map(regime => brief(answer, regime))).toEqual(expected)
  })

  test('a listed target is blocked by itself, in the regime that lists it alone', () => {
    const answer = trace([['C', 'T', 100]], { listed: ['T'], regimes: ['eu'] })
    expect([brief(answer, 'eu'), brief(answer, 'ofac')]).toEqual(['blocked 0', 'not blocked 0'])
    expect(answer.regimes.eu.reason).toContain('T本身已列名')
  })

  test('an owner listed by one regime blocks under that one only', () => {
    const answer = trace([['L', 'T', 80]], { regimes: ['uk'] })
    expect(Object.entries(answer.regimes).map(([regime, { state }]) => `${regime} ${state}`)).toEqual([
      'ofac not blocked',
      'eu not blocked',
      'uk blocked',
      'bis not blocked',
      'cn not blocked',
    ])
  })

  test('an owner that only bears a listed party’s name is never free and never red: somebody must look', () => {
    const rows: readonly Row[] = [
      ['N', 'A', 60],
      ['A', 'T', 60],
      ['L', 'T', 20],
    ]
    const answer = trace(rows, { namesakes: ['N'] })
    expect(brief(answer, 'ofac')).toBe('cannot be excluded 20-80')
    expect(answer.regimes.ofac.paths).toEqual([
      ['L', 'T'],
      ['N', 'A', 'T'],
    ])
    expect(answer.regimes.ofac.reason).toContain('N（与列名方同名，是否同一主体待核实）持有60%')
    expect(brief(trace([['N', 'T', 30]], { namesakes: ['N'] }), 'ofac')).toBe('not blocked 0-30')
    const itself = trace([['C', 'T', 100]], { namesakes: ['T'] })
    expect(brief(itself, 'eu')).toBe('cannot be excluded 0')
    expect(itself.regimes.eu.reason).toContain('T与列名方同名')
  })

  test('EU: half is enough since July 2024, before it had to be more', () => {
    const half: readonly Row[] = [['L', 'T', 50]]
    expect(on('eu', '2024-06-30', half)).toBe('not blocked 50')
    expect(on('eu', '2024-07-01', half)).toBe('blocked 50')
    expect(on('eu', '2024-06-30', [['L', 'T', 50.1]])).toBe('blocked 50.1')
  })

  test('BIS: no rule, in force, stayed, and from 2026-11-10 not to be excluded', () => {
    const rows: readonly Row[] = [['L', 'T', 60]]
    const days = ['2025-09-28', '2025-09-29', '2025-11-09', '2025-11-10', '2026-11-09', '2026-11-10']
    expect(days.map(day => on('bis', day, rows).replace(' 60', ''))).toEqual([
      'not blocked',
      'blocked',
      'blocked',
      'not blocked',
      'not blocked',
      'cannot be excluded',
    ])
    expect(on('bis', '2026-11-20', [['L', 'T', 40]])).toBe('not blocked 40')
    expect(on('bis', '2026-11-20', rows, { listed: ['T'] })).toBe('blocked 0')
    expect(trace(rows, { date: '2026-03-01' }).regimes.bis.reason).toContain('暂停实施：90 FR 50857')
  })

  test('BIS: while the rule is to be verified a company between carries the doubt on', () => {
    const rows: readonly Row[] = [
      ['L', 'A', 60],
      ['A', 'T', 60],
    ]
    expect(on('bis', '2026-11-20', rows)).toBe('cannot be excluded 0-60')
    expect(on('bis', '2025-10-10', rows)).toBe('blocked 60')
  })

  test('China: the clause of notice 61 by its own dates', () => {
    const rows: readonly Row[] = [['L', 'T', 50]]
    const days = ['2025-10-08', '2025-10-09', '2025-11-06', '2025-11-07', '2026-11-10', '2026-11-11']
    expect(days.map(day => on('cn', day, rows).replace(' 50', ''))).toEqual([
      'not blocked',
      'blocked',
      'blocked',
      'not blocked',
      'not blocked',
      'cannot be excluded',
    ])
  })

  test('a holding counts from its first to its last day', () => {
    const rows: readonly Row[] = [['L', 'T', { percent: 60, since: '2020-01-01', until: '2022-12-31' }]]
    const days = ['2019-12-31', '2020-01-01', '2022-12-31', '2023-01-01']
    expect(days.map(day => on('ofac', day, rows))).toEqual([
      'not blocked 0',
      'blocked 60',
      'blocked 60',
      'not blocked 0',
    ])
  })

  test('a chain longer than any path told is blocked all the same, and the reason says that paths are left out', () => {
    const names = ['L', ...Array.from({ length: 60 }, (_, i) => `N${String(i)}`), 'T']
    const rows = names.slice(1).map((owned, i): Row => [names[i]!, owned, 51])
    const { ofac } = trace(rows).regimes
    expect(ofac).toMatchObject({ state: 'blocked', low: 51, high: 51, paths: [] })
    expect(ofac.reason).toContain('只列出一部分')
  })

  test('paths run from the owner to the target, the strongest first', () => {
    const { paths } = trace([
      ['L', 'T', 10],
      ['L', 'A', 60],
      ['A', 'T', 55],
      ['L', 'B', 20],
      ['B', 'T', 35],
    ]).regimes.ofac
    expect(paths).toEqual([
      ['L', 'A', 'T'],
      ['L', 'T'],
      ['L', 'B', 'T'],
    ])
  })

  test('a dense graph is answered at once, with a stated part of its paths', () => {
    const names = Array.from({ length: 30 }, (_, i) => `N${String(i)}`)
    const rows = [...names, 'T'].flatMap(owned => ['L', ...names].map((owner): Row => [owner, owned, 3]))
    const { ofac } = trace(rows).regimes
    expect(ofac.paths.length).toBe(100)
    expect(ofac.paths[0]).toEqual(['L', 'T'])
    expect(ofac.reason).toContain('只列出一部分')
  })

  test('a ring too long to look for every daughter is left open, never cleared', () => {
    const length = 3000
    const name = (at: number): string => `N${String(at % length)}`
    const rows = Array.from({ length }, (_, at) => [
      [name(at), name(at + 1), at === 0 ? 40 : 80] as Row,
      ['L', name(at), 10] as Row,
    ]).flat()
    expect(on('ofac', '2026-11-20', rows, { target: name(1500) })).toBe('cannot be excluded 10-90')
  })

  test('one party however it is spaced; names come back as they were written', () => {
    const answer = trace([['北辰控股（集团） 有限公司', 'T ', 70]], {
      listed: ['北辰控股(集团) 有限公司'],
      target: ' T',
    })
    expect(answer.regimes.ofac).toMatchObject({ state: 'blocked', paths: [['北辰控股(集团) 有限公司', 'T']] })
  })
})

describe('the reason in words', () => {
  test('adds up tier by tier', () => {
    const { reason } = trace(
      [
        ['L1', 'A', 60],
        ['A', 'T', 30],
        ['L2', 'T', 25],
      ],
      { listed: ['L1', 'L2'] },
    ).regimes.ofac
    expect(reason).toBe(
      'OFAC 50%规则：A：L1（列名方）持有60%，达到50%，视为受限；' +
        'T：A（视为受限）持有30%，L2（列名方）持有25%，受限方合计55%，达到50%，视为受限。' +
        '其余45%未收录持有人或比例，未收录部分不计为受限。',
    )
  })

  test('says why strangers are not added in the United Kingdom', () => {
    const { reason } = trace([
      ['L1', 'T', 30],
      ['L2', 'T', 30],
    ]).regimes.uk
    expect(reason).toContain('合计超过50%，但彼此无关联的持有人不合并计算，不能排除')
  })

  test('says that who is told to hold and the whole held by others contradict each other', () => {
    const { reason } = trace([
      ['L', 'T', { percent: null, control: '控股股东' }],
      ['C', 'T', { percent: 100, source: '2019' }],
    ]).regimes.ofac
    expect(reason).toContain('L（列名方）持股比例不明，而其他持有人所载持股已达100%，两者互相矛盾')
    expect(reason).toContain('不能排除')
    expect(reason).toContain('请核对各持股的来源与日期')
    expect(reason).not.toContain('至多0%')
  })

  test('bounds an unknown share and names the open rest', () => {
    const { reason } = trace([
      ['L', 'T', null],
      ['C', 'T', 40],
    ]).regimes.ofac
    expect(reason).toContain('L（列名方）持股比例不明，至多60%')
    expect(reason).toContain('可能达到50%，不能排除')
  })

  test('says through which daughter a company holds its own shares', () => {
    const { reason } = trace([
      ['T', 'Y', 100],
      ['Y', 'T', 55],
      ['L', 'T', 45],
    ]).regimes.ofac
    expect(reason).toContain('其自持55%（含经其可控制的Y持有）不具表决权')
    expect(reason).toContain('可能达到50%，不能排除')
  })

  test('says when more than the whole is told, and when a control is no share', () => {
    const over = trace([
      ['L', 'T', 60],
      ['C', 'T', 60],
    ])
    expect(over.regimes.ofac.reason).toContain('合计120%，超过100%，来源互相矛盾')
    const control = trace([['L', 'T', { percent: 0, control: '协议控制' }]])
    expect(control.regimes.ofac.reason).toContain('控制关系不计入比例')
    expect(control.regimes.eu.reason).toContain('不经持股的控制，不能排除')
    const above = trace([
      ['L', 'M', { percent: 0, control: '协议控制' }],
      ['M', 'T', 100],
    ])
    expect(above.regimes.ofac.reason).toContain('属警示信号')
  })

  test('says what a company holds in itself, and whom no holding names', () => {
    const { reason } = trace(
      [
        ['T', 'T', 60],
        ['L1', 'T', 40],
      ],
      { listed: ['L1', 'L2'] },
    ).regimes.ofac
    expect(reason).toContain('其自持60%不具表决权')
    expect(reason).toContain('列名方L2不在所给的任何持股关系中')
  })

  test('reads 未收录股权数据 where the graph holds nothing, never 无关联', () => {
    const answer = trace([], { listed: ['L'] })
    for (const { reason, state, paths } of Object.values(answer.regimes)) {
      expect([state, paths]).toEqual(['not blocked', []])
      expect(reason).toContain('未收录股权数据')
      expect(reason).not.toContain('无关联')
    }
  })

  test('a bound that is passed is told to four decimals, on its own side of the half', () => {
    const over = trace([['L', 'T', { percent: 50 + 2 ** -46, percentHigh: 100 }]]).regimes.uk
    expect([over.state, over.low]).toEqual(['blocked', 50.0001])
    const under = trace([['L', 'T', { percent: 0, percentHigh: 50 - 2 ** -46 }]]).regimes.ofac
    expect([under.state, under.high]).toEqual(['not blocked', 49.9999])
    expect(brief(trace([['L', 'T', { percent: 30 + 2 ** -46 }]]), 'ofac')).toBe('not blocked 30')
    expect(brief(trace([['L', 'T', 49.9999999999]]), 'ofac')).toBe('not blocked 49.9999999999')
  })

  test('a quotient is told to four decimals, as its reason tells it', () => {
    const rows: Row[] = [
      ['L', 'T', 22],
      ['T', 'T', 55],
      ['B', 'T', 23],
    ]
    const { high, reason } = trace(rows).regimes.ofac
    expect([high, reason]).toEqual([48.8889, expect.stringContaining('约48.8889%')])
  })
})
