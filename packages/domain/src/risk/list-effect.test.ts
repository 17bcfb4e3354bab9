import { describe, expect, test } from 'vitest'
import { conflictNotes } from './conflict-notes.ts'
import { gravest, listEffect, standingEffect } from './list-effect.ts'
import { nexusTags } from './nexus-tags.ts'
import { programmeNameZh, programmeWords } from './programme-name.ts'

const effectOf = (source: string, programmes = '', reference = '1') => {
  const { kind, level } = listEffect({ source, programmes, reference })
  return `${kind} ${String(level)}`
}

describe('what a list means for a deal', () => {
  test.each([
    ['us-1260h', 'US-DOD-1260H', 'procurement 2'],
    ['us-fcc-covered', 'US-FCC', 'procurement 2'],
    ['us-special-leg', 'US-MCCAIN-889', 'procurement 2'],
    ['us-uflpa', 'US-UFLPA', 'import 2'],
    ['bis-uvl', 'US-BIS-UVL', 'verify 2'],
    ['cn-watch', 'CN-ECWL', 'verify 2'],
    ['ua-war-sanctions', 'War & Sanctions: shadow fleet', 'named 2'],
    ['ofac-nonsdn', '561-Related;Capta List (CAP) - Treasury Department', 'bank 2'],
    ['ofac-nonsdn', 'SSI;UKRAINE-EO13662', 'sector 2'],
    ['ofac-nonsdn', 'NS-CMIC;CMIC-EO13959', 'investment 2'],
    ['ofac-nonsdn', 'NS-PLC;SDGT', 'bank 2'],
    ['a-list-nobody-knows', '', 'named 2'],
    ['ofac-sdn', 'SDGT', 'freeze 1'],
    ['bis-entity-list', '', 'licence 1'],
    ['cn-uel', 'CN-UEL', 'deny 1'],
  ])('%s %s is %s', (source, programmes, expected) => expect(effectOf(source, programmes)).toBe(expected))

  test('RUSSIA holds the letters of SSI, and is no sectoral listing', () => {
    const one = (programmes: string) => listEffect({ source: 'ofac-nonsdn', programmes, reference: '1' })
    expect(one('NS-MBS;RUSSIA-EO14024').sentence).toContain('菜单式')
    expect(one('SSI;RUSSIA-EO14024').sentence).toContain('行业制裁')
  })

  test.each([
    ['EU-UKR;EU-UKR (Asset freeze)', 'eu-32014r0269-i-persons-669', 'freeze 1'],
    ['EU-RUS;EU-RUS (Export control)', 'eu-x', 'licence 1'],
    ['EU-RUS', 'eu-32014r0833-iv-12', 'licence 1'],
    ['EU-RUS;EU-RUS (Transportation restrictions)', 'eu-x', 'transport 1'],
    ['EU-RUS', 'eu-32014r0833-xlii-5', 'transport 1'],
    ['EU-RUS;EU-RUS (Financial restrictions)', 'eu-32014r0833-xiv-3', 'sector 2'],
    ['EU-RUS;EU-RUS (Services ban)', 'eu-32014r0833-xv-1', 'sector 2'],
    ['EU-TERR', 'eu-32001r2580-ii-a-1', 'freeze 1'],
  ])('of the EU journal %s %s is %s: not everything there is a freeze', (programmes, reference, expected) =>
    expect(effectOf('eu-journal', programmes, reference)).toBe(expected),
  )

  test('what has left its list or is suspended is history, whatever the list', () => {
    const sdn = { source: 'ofac-sdn', programmes: '', reference: '1' }
    expect(standingEffect(sdn, { listed: false })).toMatchObject({
      kind: 'ended',
      level: 0,
    })
    expect(
      standingEffect(sdn, { listed: true, pause: { state: 'paused', until: '', citation: '' } }),
    ).toMatchObject({
      kind: 'suspended',
      level: 0,
    })
  })

  test('the gravest entry speaks for the party, and history only where nothing else stands', () => {
    const at = (source: string, listed: boolean) =>
      standingEffect({ source, programmes: '', reference: '1' }, { listed })
    expect(gravest([at('ofac-sdn', false), at('us-1260h', true)]).kind).toBe('procurement')
    expect(gravest([at('us-1260h', true), at('ofac-sdn', true)]).kind).toBe('freeze')
    expect(gravest([at('ofac-sdn', false)]).level).toBe(0)
  })
})

describe('beside a listing', () => {
  const names = (standing: { source: string; programmes: string }[]) =>
    nexusTags(standing).map(({ name }) => name)

  test('a party that the United States alone lists is tagged, with secondary sanctions by its programme', () => {
    expect(names([{ source: 'ofac-sdn', programmes: 'IFSR;SDGT' }])).toEqual(['美国因素', '次级制裁风险'])
    expect(names([{ source: 'ofac-sdn', programmes: 'GLOMAG' }])).toEqual(['美国因素'])
    expect(names([{ source: 'bis-entity-list', programmes: '' }])).toEqual(['美国因素'])
  })

  test('one that others list too, or none, has no such tag', () => {
    const sdn = { source: 'ofac-sdn', programmes: 'SDGT' }
    expect(names([sdn, { source: 'un-sc', programmes: '' }])).toEqual([])
    expect(names([])).toEqual([])
  })

  test('a Chinese party on foreign lists brings the law against carrying them out, others the duty to report', () => {
    expect(conflictNotes([{ authority: 'US' }], ['CN'])).toEqual([expect.stringContaining('第十二条')])
    expect(conflictNotes([{ authority: 'EU' }], ['RU'])).toEqual([expect.stringContaining('30 日内')])
    expect(conflictNotes([{ authority: 'CN' }], ['US'])).toEqual([expect.stringContaining('直接有约束力')])
    expect(conflictNotes([{ authority: 'UN' }], ['CN'])).toEqual([expect.stringContaining('联合国')])
  })
})

describe('names of programmes', () => {
  test.each([
    ['UN-SC1591', '苏丹制裁'],
    ['EU-RUS', '俄罗斯制裁'],
    ['GB-IRAN-NW', '伊朗（核）制裁'],
    ['SDGT', '反恐怖主义制裁'],
    ['US-NS-CMIC', '中国军工复合体企业（证券投资禁令）'],
    ['CN-UEL', '不可靠实体清单'],
  ])('%s is %s', (code, name) => expect(programmeNameZh(code)).toBe(name))

  test('a code without a name stands alone', () => expect(programmeWords('XYZ-9')).toBe('XYZ-9'))
})

test.each([
  ['因美纳公司/2025-02-04', 'import', 2, '基因测序仪'],
  ['PVH集团/2025-02-04', 'verify', 2, '未写明处理措施'],
  ['TECHINSIGHTS公司/2025-10-09', 'deny', 1, '传输数据'],
  ['安杜里尔公司/2025-01-14', 'deny', 1, '高级管理人员'],
  ['萨罗尼克科技公司/2025-09-25', 'deny', 1, '进出口'],
  ['洛克希德马丁公司/2023-02-16', 'deny', 1, '以公告为准'],
])('不可靠实体清单: %s is told by its own act: %s, %i', (reference, kind, level, words) => {
  const found = listEffect({ source: 'cn-uel', programmes: 'CN-UEL', reference })
  expect(found).toMatchObject({ kind, level, sentence: expect.stringContaining(words) })
})
