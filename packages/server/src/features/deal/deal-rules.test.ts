import { describe, expect, test } from 'vitest'
import { clearDeal } from './authored-deals.table.ts'
import { changed, check } from './testing-deals.ts'
import { toldOnce } from './told-once.ts'

describe('what a deal says once, by its customs codes, and against itself', () => {
  test('goods of the export licence catalogue are told by their customs code, or as not looked up without one', () => {
    const sold = (fields: object) => check(changed({ items: [{ ...clearDeal.items[0], ...fields }] }))
    expect(sold({ name: '冶金焦炭', hsCode: '2704001000' })).toMatchObject({
      verdict: 'orange',
      warnings: [
        {
          level: 2,
          kind: 'licence',
          why: expect.stringMatching(/发往德国，中国对外贸易管理：需要许可证.*焦炭.*须申领出口许可证/u),
          source: '出口许可证管理货物目录',
          citation: expect.stringContaining('公告2025年第89号'),
        },
      ],
    })
    expect(sold({ name: '轿车', hsCode: '87032341' }).open).toMatchObject([
      { id: 'cn.licence-goods', text: expect.stringContaining('8703234110') },
    ])
    expect(sold({}).notes.join('')).toContain('办公桌：未填海关编码，未查对出口许可证管理货物目录')
    expect(sold({ hsCode: '9403300090' }).notes.join('')).not.toContain('未填海关编码')
  })

  test('what is said of one party in several places is told once, with the places', () => {
    const name = 'Velkorov Shipping Holding'
    const deal = changed({
      partners: [
        { name, role: 'buyer' },
        { name, role: 'endUser' },
      ],
      logistics: [{ kind: 'carrier', name }],
    })
    const warnings = toldOnce(check(deal).warnings)
    const texts = warnings.map(one => one.why)
    expect(new Set(texts).size).toBe(texts.length)
    const listed = warnings.find(one => one.level === 1 && one.subject === name)!
    expect([listed.section, listed.row]).toEqual(['partner', 0])
    expect(listed.also).toEqual([
      { section: 'partner', row: 1 },
      { section: 'logistics', row: 0 },
    ])
  })

  test('end uses that are unclear are told once each, in words, and of none it is said that it holds', () => {
    const endUse = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [String(101 + i), 2]))
    const found = check(changed({ items: [{ ...clearDeal.items[0], name: '大豆' }], endUse }))
    expect(found.warnings.filter(one => one.section === 'endUse')).toHaveLength(11)
    expect(found.open.filter(one => /end-use/u.test(one.id))).toEqual([])
    const texts = [...found.warnings, ...found.open]
      .map(one => ('why' in one ? one.why : one.text))
      .join('\n')
    expect(texts).not.toMatch(/最终用途问题1\d\d|触及/u)
    expect(found.verdict).toBe('orange')
  })

  test.each([
    ['大豆', { hsCode: '8542310000' }, '第85章'],
    ['集成电路', { eccn: '3A991.a', hsCode: '1201900000' }, '第12章'],
    ['大豆', { eccn: '3A001.a.7' }, '3A001.a.7'],
    ['车床', { usOrigin: false, usContentPercent: 100 }, '100%'],
  ])('what contradicts itself is told: %s %j', (name, fields, word) => {
    const items = [{ ...clearDeal.items[0], name, ...fields }]
    const told = check(changed({ items })).warnings.filter(one => /矛盾/u.test(one.why))
    expect(told).toMatchObject([{ section: 'item', level: 2, subject: name }])
    expect(told[0]!.why).toContain(word)
  })

  test.each([
    ['大豆', { hsCode: '1201900000' }],
    ['办公桌', { hsCode: '9403300090' }],
    ['咖啡机', { hsCode: '8419810000' }],
    ['集成电路', { eccn: '3A991.a', hsCode: '8542310000' }],
    ['棉纱', { hsCode: '5205110000' }],
    ['车床', { usOrigin: false, usContentPercent: 60 }],
  ])('and what agrees is not: %s %j', (name, fields) => {
    const items = [{ ...clearDeal.items[0], name, ...fields }]
    expect(check(changed({ items })).warnings.filter(one => /矛盾/u.test(one.why))).toEqual([])
  })

  test('a place is told by its country too', () => {
    const transit = check(changed({ logistics: [{ kind: 'transitCountry', country: '伊朗' }] }))
    expect(transit.warnings).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ section: 'logistics', level: 1 })]),
    )
    const port = check(changed({ logistics: [{ kind: 'port', name: 'Nowhere Haven', country: 'DE' }] }))
    expect(port.open).toEqual([])
    const torn = check(changed({ logistics: [{ kind: 'port', code: 'CNSHA', country: 'DE' }] })).warnings
    expect(torn).toMatchObject([
      { why: expect.stringContaining('不一致'), citation: expect.stringMatching(/./u) },
    ])
    const ship = { kind: 'vessel', name: 'Nordlicht', country: 'DE' }
    expect(() => check(changed({ logistics: [ship] }))).toThrow(
      expect.objectContaining({ field: 'logistics[0].country' }) as Error,
    )
  })
})
