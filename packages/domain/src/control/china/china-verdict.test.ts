import { describe, expect, it } from 'vitest'
import type { PartyFinding, Question } from '../rule/question.ts'
import { ask, listed, ownedBy } from '../testing/ask.ts'
import { parseCnCode } from './cn-code.ts'

const china = (destination: string, code: string | undefined, more: Partial<Question> = {}) =>
  ask('EAR99', destination, { ...more, china: code === undefined ? {} : { code } }).china

describe('China beside the EAR', () => {
  it('reads codes by its own list, never as ECCN', () => {
    expect(parseCnCode('3c001.a')).toMatchObject({
      base: '3C001',
      levels: 'a',
      industry: '电子',
      type: '材料',
      reason: '常规物项',
    })
    expect(parseCnCode('1C902')?.reason).toBe('其他国家安全事由')
    expect(['3C001x', '9Z001', '3C601', ''].map(parseCnCode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(ask('3C001', 'DE', { china: { code: 'none' } }).china.requirements).toEqual([])
  })

  it('第十二条第二款: a licence for every listed code', () => {
    const found = china('DE', '3C001.a')
    expect([found.outcome, found.proof.find(one => one.rule === 'cn-listed')?.citation]).toEqual([
      'licence_required',
      '出口管制法第十二条第二款；商务部公告2024年第51号',
    ])
    expect(china('HK', '1C902').outcome).toBe('licence_required')
    // 第二条: inside China a foreign recipient counts as export.
    expect(china('CN', '1C902').outcome).toBe('expert_review')
    expect(china('CN', 'none').outcome).toBe('no_licence_required')
    const to = (answer: 'yes' | 'no') => china('CN', '1C902', { facts: { 'cn.foreign-recipient': answer } })
    expect([to('yes').outcome, to('no').outcome]).toEqual(['licence_required', 'no_licence_required'])
    expect(china('DE', '1C902', { date: '2025-04-04' }).outcome).toBe('licence_required')
    const before = china('DE', '1C902', { date: '2025-04-03' })
    expect([before.outcome, before.proof[0]?.rule]).toEqual(['no_licence_required', 'cn-notice-not-yet'])
    expect(china('DE', '3C001', { date: '2024-11-30' }).outcome).toBe('expert_review')
  })

  it('第十二条第三款: the catch-all reaches what is not listed', () => {
    expect(china('DE', 'none').outcome).toBe('no_licence_required')
    expect(china('DE', 'none', { endUses: { 111: 'yes' } }).outcome).toBe('licence_required')
    expect(china('DE', 'none', { endUses: { 101: 'yes' } }).outcome).toBe('licence_required')
    expect(china('DE', 'none', { endUses: { 111: 'unclear' } }).outcome).toBe('expert_review')
    expect(china('DE', 'none', { endUses: { 106: 'yes' } }).outcome).toBe('expert_review')
    expect(china('DE', 'none', { endUses: { 111: 'no' } }).outcome).toBe('no_licence_required')
  })

  it('is never silent about a code not given or not known', () => {
    for (const code of [undefined, '', '7Z999', '7C999'])
      expect(china('DE', code).outcome).toBe('expert_review')
    expect(ask('EAR99', 'DE', { china: { chinaOrigin: 'no' } }).china.outcome).toBe('no_licence_required')
  })

  it('suspended notices: on, off and to be verified by date', () => {
    const on = (date: string) => china('DE', '1E902', { date }).outcome
    expect([on('2025-10-09'), on('2025-11-07'), on('2026-11-10'), on('2026-11-11')]).toEqual([
      'licence_required',
      'no_licence_required',
      'no_licence_required',
      'expert_review',
    ])
    expect(china('DE', '1C909', { date: '2025-11-08' }).outcome).toBe('no_licence_required')
    const steps = china('US', '3C001', { date: '2026-11-20' }).proof.map(one => one.rule)
    expect(steps).toContain('cn-notice-suspended')
    expect(china('US', '3C001', { date: '2025-01-10' }).requirements.map(one => one.policy)).toContain(
      'denial',
    )
    expect(china('US', '3C001', { date: '2026-11-28' }).questions.map(one => one.id)).toContain(
      'cn.verify.destination',
    )
  })

  it('2024年第46号第二款 reaches superhard materials and their technology, and graphite for closer review', () => {
    const policies = (code: string) =>
      china('US', code, { date: '2025-10-15' }).requirements.flatMap(one => one.policy ?? [])
    for (const code of ['2C901', '2A901', '2B901', '2E901', '3E003'])
      expect(policies(code), code).toEqual(['denial'])
    expect(policies('1C108')).toEqual(['case_by_case'])
    for (const code of ['2C901', '1C108']) {
      const paused = china('US', code).proof.find(one => one.rule === 'cn-notice-suspended')
      expect(paused?.facts['until']).toBe('2026-11-27')
    }
  })

  it('goods made and sent abroad that never were in China need no licence of China', () => {
    const sent = (more: Partial<Question>) => china('DE', '3C001', { shipFrom: 'US', ...more })
    const made = { origin: { made: 'us' } } as const
    expect(sent(made).outcome).toBe('expert_review')
    expect(sent(made).questions.map(one => one.id)).toContain('cn.china-origin')
    const answered = (answer: 'yes' | 'no') =>
      sent({ ...made, date: '2026-10-01', facts: { 'cn.china-origin': answer } }).outcome
    expect([answered('yes'), answered('no')]).toEqual(['licence_required', 'no_licence_required'])
    // Nobody said where it was made: it is taken for China's, and asked.
    expect(sent({}).outcome).toBe('licence_required')
    expect(sent({}).questions.map(one => one.id)).toContain('cn.china-origin')
  })

  it('forbids listed items to military users in Japan and the United States', () => {
    const use = { endUses: { 106: 'yes' } } as const
    expect(china('JP', '3C001', use).outcome).toBe('prohibited')
    expect(china('JP', '3C001', { ...use, date: '2026-01-05' }).outcome).toBe('licence_required')
    expect(china('US', '3C001', use).outcome).toBe('prohibited')
    expect(china('KR', '3C001', use).outcome).toBe('licence_required')
    expect(china('JP', undefined, use).outcome).toBe('expert_review')
  })

  it('knows military users in Japan and the United States by name, and asks where a name is but a sign', () => {
    const named = (destination: string, name: string, more: Partial<Question> = {}) =>
      china(destination, '3C001', { parties: [{ name, findings: [] }], ...more })
    expect(named('US', 'US Department of Defense').outcome).toBe('prohibited')
    expect(named('JP', '日本防卫省', { endUses: { 106: 'no', 107: 'no' } }).outcome).toBe('prohibited')
    expect(named('US', 'Navy Federal Credit Union').outcome).toBe('licence_required')
    expect(named('US', 'Brass Ordnance Works').questions).toContainEqual(
      expect.objectContaining({ id: 'cn.military', blocking: true }),
    )
    expect(named('KR', 'US Army').outcome).toBe('prohibited')
  })

  it('whatever was answered of end uses, a sign in the name is asked about until it is settled', () => {
    const named = (destination: string, name: string, facts: Question['facts'] = {}) =>
      china(destination, '3C001', {
        parties: [{ name, findings: [] }],
        endUses: { 106: 'no', 107: 'no', 111: 'no' },
        facts,
      })
    const asks = (found: ReturnType<typeof named>) => found.questions.map(one => one.id)
    for (const name of ['National Security Agency', 'Pearl Harbor Naval Shipyard', 'Fort Liberty Garrison']) {
      expect(asks(named('US', name)), name).toEqual(['cn.military'])
      expect(asks(named('US', name, { 'cn.military': 'no' })), name).toEqual([])
      expect(named('US', name, { 'cn.military': 'yes' }).outcome, name).toBe('prohibited')
    }
    expect(asks(named('US', 'Maple Furniture Store'))).toEqual([])
  })

  it('a branch that tells no state is, in the United States or Japan, that of the state', () => {
    const named = (destination: string, name: string, country?: string) =>
      china(destination, '3C001', { parties: [{ name, findings: [], ...(country && { country }) }] })
    for (const name of ['Department of Defense', 'Anniston Army Depot', '美军太平洋司令部'])
      expect(named('US', name).outcome, name).toBe('prohibited')
    expect(named('JP', '防卫省').outcome).toBe('prohibited')
    expect(named('US', 'Army Boots LLC').outcome).toBe('licence_required')
    // Police and government intelligence are no armed services: asked about, not known.
    expect(named('US', 'U.S. Central Intelligence Agency').outcome).toBe('licence_required')
    expect(named('US', 'U.S. Central Intelligence Agency').questions).toContainEqual(
      expect.objectContaining({ id: 'cn.military', blocking: true }),
    )
    // Seated elsewhere it is another state's; that it takes goods in the United States has to be asked about.
    const visitor = named('US', 'Ministry of Defence', 'IN')
    expect([visitor.outcome, visitor.questions.some(one => one.id === 'cn.military')]).toEqual([
      'licence_required',
      true,
    ])
    expect(named('DE', 'Department of Defense').outcome).toBe('licence_required')
  })

  it('never clears a delivery to a country under a comprehensive embargo of the Security Council', () => {
    for (const code of ['none', '3C001']) {
      const found = china('KP', code)
      expect(found.outcome).not.toBe('no_licence_required')
      expect(found.questions.filter(one => one.blocking).map(one => one.id)).toContain('cn.un-embargo')
      expect(china('KP', code, { facts: { 'cn.un-embargo': 'yes' } }).outcome).toBe('prohibited')
    }
    expect(china('KP', 'none', { facts: { 'cn.un-embargo': 'no' } }).outcome).toBe('no_licence_required')
  })

  it('asks for what else strengthens Japan, though no military use is known', () => {
    const none = { endUses: { 106: 'no', 107: 'no' } } as const
    const asks = (destination: string, more: Partial<Question> = {}) =>
      china(destination, '1C902', { ...none, ...more }).questions.some(one => one.id === 'cn.military')
    expect([asks('JP'), asks('US'), asks('JP', { facts: { 'cn.military': 'no' } })]).toEqual([
      true,
      false,
      false,
    ])
    expect(china('JP', '1C902', { ...none, facts: { 'cn.military': 'yes' } }).outcome).toBe('prohibited')
    expect(china('US', '1C902').questions.map(one => one.id)).toContain('cn.military')
  })

  it('parties: control list, watch list, unreliable entities, countermeasures, ownership', () => {
    const to = (
      list: 'cn-control-list' | 'cn-watch-list' | 'cn-unreliable' | 'cn-countermeasures',
      code: string,
      ownedShare?: number,
    ) =>
      china('JP', code, {
        parties: ownedShare === undefined ? listed({ list }) : ownedBy({ list }, ownedShare),
      }).outcome
    expect(to('cn-control-list', '3C001')).toBe('prohibited')
    expect(to('cn-control-list', 'none')).toBe('expert_review')
    expect(to('cn-watch-list', 'none')).toBe('expert_review')
    expect(to('cn-watch-list', '3C001')).toBe('licence_required')
    expect(to('cn-unreliable', 'none')).toBe('prohibited')
    expect(to('cn-countermeasures', 'none')).toBe('expert_review')
    expect(to('cn-control-list', '3C001', 60)).toBe('licence_required')
    expect(ask('EAR99', 'JP', { parties: listed({ list: 'cn-control-list' }) }).outcome).toBe(
      'no_licence_required',
    )
  })

  it('unreliable entities by their own acts, and listings that nobody could verify', () => {
    const to = (reference: string, more: Partial<PartyFinding> = {}) =>
      china('US', 'none', { parties: listed({ list: 'cn-unreliable', reference, ...more }) })
    expect(to('因美纳公司/2025-02-04').outcome).toBe('no_licence_required')
    expect(to('PVH集团/2025-02-04').questions.map(one => one.id)).toContain('cn.unreliable')
    const dealing = to('DEDRONE/2025-10-09')
    expect([dealing.outcome, dealing.requirements[0]?.citation]).toEqual([
      'prohibited',
      '不可靠实体清单工作机制〔2025〕10号',
    ])
    const pause = {
      state: 'unverified',
      until: '',
      citation: '不可靠实体清单工作机制公告〔2025〕7号',
    } as const
    const doubted = to('斯凯迪奥公司/2025-04-04', { pause })
    expect([doubted.outcome, doubted.questions.map(one => one.id)]).toEqual([
      'expert_review',
      expect.arrayContaining(['cn.unreliable']),
    ])
    const verified = (answer: 'yes' | 'no') =>
      china('US', 'none', {
        parties: listed({ list: 'cn-unreliable', reference: '斯凯迪奥公司/2025-04-04', pause }),
        facts: { 'cn.unreliable': answer },
      }).outcome
    expect([verified('yes'), verified('no')]).toEqual(['prohibited', 'no_licence_required'])
  })

  it('公告2025年第61号 reaches goods of Chinese origin sent from abroad before those that hold rare earths', () => {
    const sent = (date: string, answer: 'yes' | 'no', code = 'none') =>
      china('VN', code, { shipFrom: 'KR', date, facts: { 'cn.china-origin': answer } })
    const rulesOf = (date: string, answer: 'yes' | 'no'): string[] =>
      sent(date, answer)
        .proof.map(one => one.rule)
        .filter(rule => rule.startsWith('cn-abroad'))
    expect(rulesOf('2025-10-08', 'yes')).toEqual(['cn-abroad-not-yet'])
    expect(rulesOf('2025-10-20', 'yes')).toEqual(['cn-abroad-origin', 'cn-abroad-not-yet'])
    expect(sent('2025-10-20', 'yes').outcome).toBe('expert_review')
    expect(sent('2025-10-20', 'yes', '1C902').questions.map(one => one.id)).toContain('cn.abroad')
    expect(rulesOf('2025-11-07', 'yes')).toEqual(['cn-abroad-suspended'])
    expect(rulesOf('2026-11-11', 'yes')).toEqual(['cn-abroad'])
  })

  it('公告2025年第62号 asks for licences of what is on no list and known to serve rare earths abroad', () => {
    const use = (date: string, answer?: 'yes' | 'no' | 'unclear') =>
      china('VN', 'none', { date, ...(answer && { facts: { 'cn.rare-earth': answer } }) })
    expect((['yes', 'unclear', 'no'] as const).map(answer => use('2025-10-20', answer).outcome)).toEqual([
      'licence_required',
      'expert_review',
      'no_licence_required',
    ])
    const untold = use('2025-10-20')
    expect([untold.outcome, untold.questions.map(one => one.id)]).toEqual([
      'no_licence_required',
      expect.arrayContaining(['cn.rare-earth']),
    ])
    expect(use('2026-01-10', 'yes').outcome).toBe('no_licence_required')
    expect(use('2026-11-20', 'yes').questions.map(one => one.id)).toContain('cn.verify.rare-earth')
  })
})
