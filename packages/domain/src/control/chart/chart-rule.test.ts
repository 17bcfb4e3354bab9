import { describe, expect, it } from 'vitest'
import { ask, rules } from '../testing/ask.ts'

const blocking = (eccn: string, destination: string, more = {}): string[] =>
  ask(eccn, destination, more)
    .questions.filter(one => one.blocking)
    .map(one => one.id)

describe('chart', () => {
  it('takes every reason by itself', () => {
    expect(rules(ask('1C350.b', 'BR'))).toEqual(['chart-column CB'])
    expect(rules(ask('9A515.a', 'IN'))).toEqual(['chart-column NS', 'chart-column RS'])
    expect(rules(ask('3A001.a.2', 'DE'))).toEqual([])
  })

  it('asks for the paragraph where rows differ by it', () => {
    expect(blocking('9A610', 'CN')).toEqual(['paragraph.9A610'])
    expect(blocking('3B001', 'CN')).toEqual(['paragraph.3B001'])
    expect(rules(ask('9A610.a', 'CN'))).toEqual(['chart-column NS', 'chart-column RS'])
  })

  it('needs no paragraph to say that a licence is required where every one of them needs it', () => {
    const found = ask('3A090', 'CN')
    expect([found.outcome, rules(found)]).toEqual(['licence_required', ['every-paragraph']])
    expect(blocking('3A090', 'CN')).toEqual(['paragraph.3A090'])
    // 9A610.b is left out of NS and RS, so the entry as a whole stays open.
    expect(ask('9A610', 'CN').outcome).toBe('expert_review')
    expect(ask('3A090', 'DE').outcome).toBe('expert_review')
  })

  it('opens technical conditions and settles them by the answer', () => {
    expect(blocking('2A001', 'BR')).toEqual(['scope.2A001.MT.1'])
    expect(rules(ask('2A001', 'BR', { facts: { 'scope.2A001.MT.1': 'yes' } }))).toContain('chart-column MT')
    expect(blocking('2A001', 'BR', { facts: { 'scope.2A001.MT.1': 'no' } })).toEqual([])
    expect(blocking('2A001', 'BR', { facts: { 'scope.2A001.MT.1': 'unclear' } })).toEqual([
      'scope.2A001.MT.1',
    ])
  })

  it('holds an exclusion for unmet until it is claimed', () => {
    const held = ask('3A001.b.2', 'DE')
    expect(rules(held)).toEqual(['chart-column NS', 'chart-column RS'])
    expect(held.questions.map(one => one.id)).toContain('scope.3A001.NS.0')
    const claimed = { facts: { 'scope.3A001.NS.0': 'yes', 'scope.3A001.RS.2': 'yes' } } as const
    expect(rules(ask('3A001.b.2', 'DE', claimed))).toEqual([])
    expect(rules(ask('3A001.b.2', 'BR', claimed))).toEqual(['chart-column NS'])
  })

  it('decides technology by the item it is for', () => {
    expect(blocking('1E001', 'DE')).toContain('scope.1E001.NS.0')
    expect(rules(ask('1E001', 'DE', { relatedTo: '1C007' }))).toContain('chart-column NS')
    expect(rules(ask('1E001', 'DE', { relatedTo: '1A004.d' }))).not.toContain('chart-column NS')
    expect(rules(ask('1E001', 'BR', { relatedTo: '1A004.d' }))).toContain('chart-column RS')
    expect(blocking('3D001', 'CN', { relatedTo: '3B001' })).toContain('scope.3D001.NS.0')
  })

  it.each([
    ['3E001', '3B001.c.1.a', 'DE'],
    ['3D001', '3B001.c.1.c', 'DE'],
    ['3E001', '3B001.a.4', 'CN'],
    ['3D001', '3B001.f.1', 'KR'],
    ['3E001', '3B002.c', 'CN'],
    ['3E001', '3B993', 'CN'],
    ['4E001', '3A090.a', 'DE'],
    ['2D001', '2B201.b', 'CN'],
    ['5E002', '3A001.a.2', 'CN'],
  ])(
    '%s for %s, which its text leaves out, is another entry’s: no exception, an open classification',
    (eccn, relatedTo, to) => {
      const found = ask(eccn, to, { relatedTo })
      expect([found.outcome, found.exceptions]).toEqual(['expert_review', []])
      expect(blocking(eccn, to, { relatedTo })).toContain('classification.related-outside')
    },
  )

  it('names the entry to which software and technology of chip tools belong', () => {
    const stepOf = (eccn: string) =>
      ask(eccn, 'CN', { relatedTo: '3B001.a.4' }).proof.find(one => one.rule === 'related-outside')
    expect(stepOf('3E001')?.facts['elsewhere']).toBe('3E992')
    expect(stepOf('3D001')?.facts['elsewhere']).toBe('3D992')
    expect(ask('3E992', 'CN', { relatedTo: '3B001.a.4' }).riskLevel).toBe(1)
    expect(ask('3E992', 'KR', { relatedTo: '3B001.f.1' }).outcome).toBe('no_licence_required')
  })

  it.each([
    ['3E001', '3B001.a.1'],
    ['3E001', '3A001.a.2'],
    ['3D001', '3A001.b.2'],
    ['3D001', '3B001.q'],
    ['2D001', '2B001.a'],
    ['4E001', '4A003'],
    ['5E002', '5A002.a'],
  ])('%s for %s stays with its entry', (eccn, relatedTo) => {
    expect(blocking(eccn, 'CN', { relatedTo })).not.toContain('classification.related-outside')
  })

  it('reads the footnotes that stand for blank cells', () => {
    expect(
      rules(ask('6A003.b.4.b', 'IN', { facts: { 'scope.6A003.RS.2': 'no', 'scope.6A003.RS.3': 'no' } })),
    ).toContain('footnote-7 RS')
    expect(rules(ask('9A515.e', 'IN'))).toContain('footnote-7 RS')
    expect(rules(ask('9A515.e', 'JP'))).toEqual([])
    expect(rules(ask('0A506', 'AU'))).toEqual(['footnote-10 FC'])
    expect(rules(ask('0A501.a', 'GB'))).toEqual(['footnote-10 FC'])
    expect(rules(ask('0A501.y', 'GB'))).toEqual([])
    expect(blocking('0A502', 'AU')).toContain('chart.footnote-10')
    expect(rules(ask('0A506', 'NZ'))).not.toContain('footnote-10 FC')
  })

  it('notes the footnotes that soften a rule and sends 0A919 to an expert', () => {
    expect(ask('6A003.b.4.b', 'FI').proof.find(one => one.rule === 'footnote-cameras')?.kind).toBe('assumed')
    expect(blocking('0A919', 'DE')).toContain('chart.footnote-3')
    expect(blocking('0A919', 'BR')).not.toContain('chart.footnote-3')
  })

  it('lets Schedule 3 chemicals go against an End-Use Certificate, Schedule 2 not', () => {
    const certificate = { facts: { 'chart.end-use-certificate': 'yes' } } as const
    expect(rules(ask('1C355.b', 'EG'))).toContain('cwc-nonparty CW')
    expect(rules(ask('1C355.b', 'EG', certificate))).toEqual([])
    expect(rules(ask('1C355.a', 'EG', certificate))).toContain('cwc-nonparty CW')
  })

  it('gives Hong Kong the row of China, Liechtenstein that of Switzerland', () => {
    expect(rules(ask('3A001.a.2', 'HK'))).toEqual(rules(ask('3A001.a.2', 'CN')))
    expect(rules(ask('1C350.b', 'LI'))).toEqual(rules(ask('1C350.b', 'CH')))
    expect(ask('3A001.a.2', 'HK').proof.some(one => one.rule === 'treated-as')).toBe(true)
  })

  it('reads no permission from the blank rows of embargoed countries', () => {
    const step = ask('3A991.a', 'KP').proof.find(one => one.stage === 'chart')
    expect([step?.rule, step?.citation]).toEqual(['chart-referral', '742.19; 746.4'])
  })

  it('never trusts a row that could not be checked', () => {
    expect(ask('8D001', 'CN').outcome).toBe('expert_review')
  })
})
