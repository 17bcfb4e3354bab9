import { describe, expect, it } from 'vitest'
import { endUseIds } from '../control/rule/question.ts'
import { assessDeal } from './assess-deal.ts'
import type { Deal, DealSources, ListedEntry, ScreenedHit } from './deal.ts'

const entry = (source: string, more: Partial<ListedEntry> = {}): ListedEntry => ({
  source,
  listName: source,
  authority: 'US',
  reference: '1',
  programmes: '',
  listed: true,
  ...more,
})

const hit = (
  name: string,
  entries: readonly ListedEntry[],
  more: Partial<ScreenedHit> = {},
): ScreenedHit => ({
  name,
  verdict: 'hit',
  score: 100,
  reason: `与“${name}”一致。`,
  entries,
  ...more,
})

const paused = (state: 'paused' | 'over'): ListedEntry =>
  entry('cn-countermeasures', {
    authority: 'CN',
    pause: { state, until: '2026-11-10', citation: '商务部令2025年第7号' },
  })

const listed: Readonly<Record<string, readonly ScreenedHit[]>> = {
  'Norva Export': [hit('Norva Export', [entry('ofac-sdn')])],
  'Norva Expert': [hit('Norva Export', [entry('ofac-sdn')], { verdict: 'possible', score: 88 })],
  北川电子: [hit('北川电子', [entry('us-1260h')])],
  华远精密: [hit('华远精密', [entry('bis-entity-list')])],
  'Alt Handel': [hit('Alt Handel', [entry('eu-fsf', { listed: false })])],
  'Sunmere Yard': [hit('Sunmere Yard', [paused('paused')])],
  'Sunmere Dock': [hit('Sunmere Dock', [paused('over')])],
  'MV Skarn': [hit('MV Skarn', [entry('un-sc', { authority: 'UN' })])],
  'Norva Bank': [hit('Norva Bank', [entry('ofac-nonsdn', { programmes: 'CAPTA' })])],
}

const sources: DealSources = {
  screen: ({ name }) => ({ hits: listed[name] ?? [], setAside: [], tooCommon: name === '贸易公司' }),
  countryRisk: code =>
    ({ IR: 1, CN: 2 })[code] === undefined
      ? { level: 0, bases: [] }
      : {
          level: code === 'IR' ? 1 : 2,
          bases: [{ code, level: code === 'IR' ? 1 : 2, basis: 'us-e1', citation: '740 Supp. 1' }],
        },
  determine: (item, { destination }) => [
    {
      law: 'us',
      riskLevel: item.eccn === '3A001' ? (destination === 'IR' ? 1 : 2) : 0,
      why: '需要许可证',
      citation: '738.4',
      source: '美国出口管理条例',
      questions: item.cnCode === undefined ? [{ id: 'cn.code', text: '是否在清单上？' }] : [],
      notes: item.cnCode === '1C909' ? ['公告暂停实施'] : [],
    },
  ],
  customs: hsCode =>
    hsCode === '8106101091' ? [{ law: 'cn', code: '6C001', why: '', citation: '公告' }] : [],
  classify: name => ({
    candidates: name === '示波器' ? ['3A001'] : [],
    ear99: name === '桌子',
    isFood: false,
    reviewFirst: name === '麻黄碱' ? '易制毒化学品在先。' : '',
    named:
      name === '示波器'
        ? [{ law: 'us', code: '3A001', why: '“示波器”', citation: '774' }]
        : name === '镓'
          ? [{ law: 'cn', code: '3C001', why: '“镓”', citation: '公告' }]
          : name === '加速卡'
            ? [
                { law: 'us', code: '4A090.a', why: '“A100”', citation: '774' },
                { law: 'us', code: '4A994.l', why: '“加速卡”', citation: '774' },
              ]
            : [],
  }),
}

const clear: Deal = {
  name: '甲',
  date: '2026-11-20',
  partners: [{ name: 'Müller Werkzeugbau' }],
  items: [{ name: '办公桌', eccn: 'EAR99', cnCode: 'none', facts: {} }],
  countries: [{ country: 'DE', kind: 'destination' }],
  endUse: Object.fromEntries(endUseIds.map(id => [id, 'no' as const])),
  logistics: [],
  settlement: [],
}

const told = (more: Partial<Deal>) => {
  const { verdict, warnings, open } = assessDeal(sources, { ...clear, ...more })
  return {
    verdict,
    warnings: warnings.map(one => `${one.section} ${String(one.level)} ${one.subject}`),
    open: open.map(one => one.id),
  }
}

const partner = (name: string, country?: string) => ({
  partners: [{ name, ...(country !== undefined && { country }) }],
})

describe('a whole deal', () => {
  it('is clear only when every section was given and decided', () => {
    expect(told({})).toEqual({ verdict: 'clear', warnings: [], open: [] })
    for (const part of ['partners', 'items', 'countries', 'endUse', 'logistics', 'settlement'] as const) {
      const answer = told({ [part]: undefined })
      expect([answer.verdict, answer.open.length], part).toEqual(['orange', 1])
    }
  })

  it('S2-088 a partner: hit, possible, listed without a ban, no longer listed', () => {
    expect(told(partner('Norva Export'))).toMatchObject({
      verdict: 'red',
      warnings: ['partner 1 Norva Export'],
    })
    expect(told(partner('Norva Expert')).warnings).toEqual(['partner 2 Norva Expert'])
    expect(told(partner('北川电子')).warnings).toEqual(['partner 2 北川电子'])
    expect(told(partner('Alt Handel'))).toMatchObject({ verdict: 'clear', warnings: [] })
    expect(told(partner('Sunmere Yard'))).toMatchObject({ verdict: 'clear', warnings: [] })
    expect(told(partner('Sunmere Dock'))).toMatchObject({
      verdict: 'orange',
      warnings: ['partner 2 Sunmere Dock'],
    })
    expect(told(partner('贸易公司'))).toMatchObject({ verdict: 'orange', open: ['partner:贸易公司'] })
  })

  it('a partner whose name or address lies in an occupied region is open, unless another country is told', () => {
    for (const country of [undefined, 'UA', 'RU'])
      for (const name of ['顿涅茨克冶金贸易公司', 'OOO Khersontorg, Kherson'])
        expect(told(partner(name, country))).toMatchObject({
          verdict: 'orange',
          open: [`partner.region:${name}`],
        })
    expect(told(partner('Krym Wein Import GmbH', 'DE')).verdict).toBe('clear')
  })

  it('a number where a name should stand is open, as a partner and as a bank', () => {
    expect(told(partner('HRB 123456'))).toMatchObject({ verdict: 'orange', open: ['partner:HRB 123456'] })
    const settlement = [{ bank: 'DE89370400440532013000' }]
    expect(told({ settlement })).toMatchObject({
      verdict: 'orange',
      open: ['settlement:DE89370400440532013000'],
    })
  })

  it('names a partner in an embargoed country that the deal leaves out', () => {
    expect(told(partner('Pars Sanat', 'IR')).warnings).toEqual(['partner 2 Pars Sanat'])
  })

  it('a Chinese partner listed abroad alone carries the note on 反外国制裁法 第十二条', () => {
    const { notes } = assessDeal(sources, { ...clear, ...partner('华远精密', 'CN') })
    expect(notes.join('')).toContain('反外国制裁法第十二条')
  })

  it('a branch in China is its foreign head office, and no Chinese party', () => {
    const asListed = { ...sources, screen: () => sources.screen({ name: '华远精密', codes: [] }) }
    const { notes } = assessDeal(asListed, { ...clear, ...partner('Norva Bank Shanghai Branch', 'CN') })
    expect(notes.join('')).not.toContain('反外国制裁法第十二条')
  })

  it('S2-143 an item × each destination, and what stays open', () => {
    const items = [{ name: 'ADC', eccn: '3A001', cnCode: 'none', facts: {} }]
    const countries = [
      { country: 'BR', kind: 'destination' },
      { country: 'IR', kind: 'reexport' },
    ] as const
    expect(told({ items, countries }).warnings).toEqual(['item 2 ADC', 'item 1 ADC', 'country 1 伊朗'])
    expect(told({ items: [{ name: '桌', eccn: 'EAR99', facts: {} }] })).toEqual({
      verdict: 'orange',
      warnings: [],
      open: ['cn.code'],
    })
  })

  it('S2-089 an item without a code is taken for what its name may be', () => {
    const item = (name: string) => ({ items: [{ name, cnCode: 'none', facts: {} }] })
    expect(told(item('示波器'))).toMatchObject({ warnings: ['item 2 示波器'], open: ['item.eccn:示波器'] })
    expect(
      told({ ...item('示波器'), countries: [{ country: 'IR', kind: 'destination' }] }).warnings,
    ).toContain('item 1 示波器')
    expect(told(item('桌子'))).toMatchObject({ verdict: 'orange', warnings: [] })
  })

  it('a name that speaks of a listed product contradicts EAR99, which is never taken for verified', () => {
    const item = (name: string) => ({ items: [{ name, eccn: 'EAR99', cnCode: 'none', facts: {} }] })
    expect(told(item('示波器'))).toMatchObject({ verdict: 'orange', warnings: ['item 2 示波器'] })
    const { verdict, notes } = assessDeal(sources, { ...clear, ...item('办公桌') })
    expect(verdict).toBe('clear')
    expect(notes.join('')).toContain('未经核实')
  })

  it('a lower entry, a code of other goods or none of China contradicts a name as EAR99 does', () => {
    const item = (name: string, eccn: string, cnCode: string) =>
      told({ items: [{ name, eccn, cnCode, facts: {} }] }).warnings
    expect(item('示波器', '3A992.a', 'none')).toEqual(['item 2 示波器'])
    expect(item('示波器', '3A002', 'none')).toEqual([])
    expect(item('加速卡', '4A994.l', 'none')).toEqual(['item 2 加速卡'])
    expect(item('镓', '3C992', 'none')).toEqual(['item 2 镓'])
    expect(item('镓', '3C992', '1C909')).toEqual(['item 2 镓'])
    expect(item('镓', '3C992', '3c001')).toEqual([])
    const { warnings } = assessDeal(sources, { ...clear, items: [{ name: '镓', cnCode: 'none', facts: {} }] })
    expect(warnings.map(one => one.citation)).toEqual(['公告'])
  })

  it('a customs code of a notice contradicts that the item is on no list of China, whatever it is called', () => {
    const item = (cnCode: string, hsCode: string) =>
      told({ items: [{ name: '金属制品', eccn: 'EAR99', cnCode, hsCode, facts: {} }] }).warnings
    expect(item('none', '8106101091')).toEqual(['item 2 金属制品'])
    expect(item('6C001', '8106101091')).toEqual([])
    expect(item('none', '7323930000')).toEqual([])
  })

  it('words that lists of their own review first are told, whatever is declared free', () => {
    const item = (more: object) => ({ items: [{ name: '麻黄碱', facts: {}, ...more }] })
    expect(told(item({ eccn: 'EAR99', cnCode: 'none' }))).toMatchObject({
      verdict: 'orange',
      warnings: ['item 2 麻黄碱'],
    })
    const uncoded = assessDeal(sources, { ...clear, ...item({ cnCode: 'none' }) })
    expect(uncoded.warnings.map(one => one.why)).toEqual([expect.stringContaining('易制毒化学品在先')])
  })

  it('a notice that is suspended on the day is a note and changes no verdict', () => {
    const items = [{ name: '办公桌', eccn: 'EAR99', cnCode: '1C909', facts: {} }]
    const { verdict, notes } = assessDeal(sources, { ...clear, items })
    expect(verdict).toBe('clear')
    expect(notes.join('')).toContain('公告暂停实施')
  })

  it('S2-117 countries, each once; leaving home is no risk', () => {
    const both = [
      { country: 'IR', kind: 'destination' },
      { country: 'IR', kind: 'transit' },
    ] as const
    expect(told({ countries: both }).warnings).toEqual(['country 1 伊朗'])
    expect(
      told({
        countries: [
          { country: 'DE', kind: 'destination' },
          { country: 'CN', kind: 'departure' },
        ],
      }).verdict,
    ).toBe('clear')
    expect(told({ countries: [{ country: 'CN', kind: 'destination' }] }).warnings).toEqual(['country 2 中国'])
  })

  it('S2-120 end use: yes stops, unclear asks, silence stays open', () => {
    expect(told({ endUse: { ...clear.endUse, 106: 'yes' } }).verdict).toBe('red')
    expect(told({ endUse: { ...clear.endUse, 106: 'unclear' } }).verdict).toBe('orange')
    expect(told({ endUse: { 101: 'no' } }).open).toHaveLength(10)
  })

  it('S2-127 S2-129 logistics: ships, wrong numbers, ports, a country passed through counted once', () => {
    expect(told({ logistics: [{ kind: 'vessel', name: 'MV Skarn' }] }).warnings).toEqual([
      'logistics 1 MV Skarn',
    ])
    expect(told({ logistics: [{ kind: 'vessel', name: 'Vega', imo: '9074728' }] }).warnings).toEqual([
      'logistics 2 Vega 9074728',
    ])
    expect(told({ logistics: [{ kind: 'vessel', name: 'Vega', imo: '9074729' }] }).verdict).toBe('clear')
    expect(told({ logistics: [{ kind: 'port', code: 'IRBND', countries: ['IR'] }] }).warnings).toEqual([
      'logistics 1 IRBND',
    ])
    expect(told({ logistics: [{ kind: 'airport', name: 'Nowhere' }] })).toMatchObject({
      verdict: 'orange',
      open: ['logistics.place:Nowhere'],
    })
    const transit = {
      countries: [...clear.countries!, { country: 'IR', kind: 'transit' as const }],
      logistics: [{ kind: 'transitCountry' as const, name: '伊朗', countries: ['IR'] }],
    }
    expect(told(transit).warnings).toEqual(['country 1 伊朗'])
  })

  it('S2-134 settlement: a listed bank without a ban, a malformed BIC, a bank where sanctions are broad', () => {
    expect(told({ settlement: [{ bank: 'Norva Bank' }] }).warnings).toEqual(['settlement 2 Norva Bank'])
    expect(told({ settlement: [{ bank: 'Kreisbank', bic: 'KREIS' }] }).warnings).toEqual([
      'settlement 2 Kreisbank KREIS',
    ])
    expect(told({ settlement: [{ bank: 'Pars Bank', countries: ['IR'] }] }).warnings).toEqual([
      'settlement 2 Pars Bank',
    ])
    expect(told({ settlement: [{ bank: 'Kreisbank', bic: 'KREIDEFF', countries: ['DE'] }] }).verdict).toBe(
      'clear',
    )
  })
})
