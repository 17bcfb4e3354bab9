import { describe, expect, it } from 'vitest'
import { ask, listed, rules } from '../testing/ask.ts'
import { starterFacts } from '../testing/starter-facts.ts'
import { specialControls } from './special-control.ts'

/** Kind, item, a destination it reaches and one it does not, and the requirement it raises. */
const kinds: readonly (readonly [string, string, string, string, string])[] = [
  ['encryption', '5A002.a', 'DE', 'CA', 'encryption EI'],
  ['encryption', '5A004.a', 'JP', 'CA', 'encryption EI'],
  ['chip-tools', '3B001.a.4', 'CN', 'TW', 'chip-tools NS'],
  ['chip-tools', '3B001.a.4', 'MO', 'JP', 'chip-tools RS'],
  ['chip-tools', '3B002.c', 'HK', 'NL', 'chip-tools RS'],
  ['chip-tools', '3A090.c', 'RU', 'KR', 'chip-tools RS'],
  ['advanced-regional', '3A090.b', 'AE', 'IN', 'advanced-regional RS'],
  ['advanced-regional', '3A090.b', 'SA', 'IL', 'advanced-regional RS'],
  ['advanced-regional', '4A003.z.1.b', 'VN', 'CY', 'advanced-regional RS'],
  ['worldwide', '3B001.q', 'CA', '', 'worldwide RS'],
  ['worldwide', '3B001.c.1.a', 'GB', '', 'worldwide NS'],
  ['y-paragraph', '9A610.y', 'VE', 'IN', 'y-paragraph RS'],
  ['y-paragraph', '9A515.y', 'CN', 'DE', 'y-paragraph RS'],
  ['pakistan', '2B999.a', 'PK', 'IQ', 'pakistan RS'],
  ['pakistan', '2A992.a', 'PK', 'CN', 'pakistan RS'],
  ['iraq-pakistan', '1B999.a', 'PK', 'TR', 'iraq-pakistan RS'],
  ['iraq-pakistan', '1B999.a', 'IQ', 'SA', 'iraq-pakistan RS'],
  ['iraq', '1C992', 'IQ', 'IL', 'iraq RS'],
  ['north-korea', '1A999', 'KP', 'CN', 'north-korea AT'],
  ['surreptitious', '5A001.f.1', 'CA', '', 'surreptitious SL'],
  ['surreptitious', '5A980', 'GB', '', 'surreptitious SL'],
  ['except-canada', '0A503', 'MX', 'CA', 'except-canada CC'],
  ['except-canada', '0A982', 'GB', 'CA', 'except-canada CC'],
  ['all-destinations', '0A983', 'CA', '', 'all-destinations CC'],
  ['cwc-nonparty', '1C355', 'EG', 'CN', 'cwc-nonparty CW'],
  ['cwc-nonparty', '1C350.b', 'IL', 'DE', 'cwc-nonparty CW'],
  ['cwc-nonparty', '1C395', 'SS', 'FR', 'cwc-nonparty CB'],
  ['cwc-nonparty-technology', '1E355', 'EG', 'IL', 'cwc-nonparty-technology CW'],
  ['un-embargo', '9A610.a', 'SD', 'KE', 'un-embargo UN'],
  ['significant-item', '9E003.a.1', 'DE', 'CA', 'significant-item SI'],
  ['group-e1', '1C395', 'SY', 'JO', 'group-e1 AT'],
  ['iran-north-korea', '2A994', 'IR', 'IQ', 'iran-north-korea AT'],
  ['russia-industry', '0A998', 'BY', 'KZ', 'russia-industry RUS'],
]

describe('controls that name no chart column', () => {
  it.each(kinds)('%s: %s to %s, not to %s', (...[kind, eccn, reached, free, requirement]) => {
    const hit = ask(eccn, reached)
    expect(rules(hit)).toContain(requirement)
    const step = hit.proof.find(one => one.rule === kind && one.conclusion === 'licence')
    expect(step?.citation).toMatch(/^7[0-9]{2}/)
    if (free !== '') expect(rules(ask(eccn, free))).not.toContain(requirement)
  })

  it('advanced computing: the enforced scope is computed, the printed worldwide scope is to be verified', () => {
    expect(rules(ask('3A090.a', 'CN'))).toContain('advanced-worldwide RS')
    expect(rules(ask('3A090.a', 'AE'))).toContain('advanced-worldwide RS')
    const beyond = ask('3A090.a', 'FR', { headquarters: 'FR' })
    expect(beyond.outcome).toBe('expert_review')
    expect(beyond.questions.filter(one => one.blocking).map(one => one.id)).toEqual([
      'verify.advanced-worldwide',
    ])
    expect(beyond.proof.find(one => one.rule === 'advanced-worldwide')?.kind).toBe('verify')
    expect(rules(ask('3A090.a', 'FR', { date: '2025-03-01' }))).toContain('advanced-worldwide RS')
    expect(
      ask('3A090.a', 'FR', { headquarters: 'FR', facts: { 'verify.advanced-worldwide': 'no' } }).outcome,
    ).toBe('no_licence_required')
    const confirmed = ask('3A090.a', 'FR', { facts: { 'verify.advanced-worldwide': 'yes' } })
    expect(confirmed.requirements[0]?.exceptions).toContain('LPP')
  })

  it('AI model weights have no earlier scope: required while the rule was on, to be verified since', () => {
    expect(ask('4E091', 'CN', { date: '2025-01-12' }).outcome).toBe('no_licence_required')
    expect(rules(ask('4E091', 'CN', { date: '2025-03-01' }))).toContain('ai-model-weights RS')
    for (const destination of ['CN', 'AE', 'FR']) {
      const found = ask('4E091', destination)
      expect(found.outcome).toBe('expert_review')
      expect(found.questions.map(one => one.id)).toContain('verify.ai-model-weights')
    }
  })

  it('short supply goes to an expert, footnote 5 rows to listed parties', () => {
    expect(ask('0A980', 'FR').questions.map(one => one.id)).toContain('special.short-supply')
    expect(ask('0A980', 'FR').outcome).toBe('expert_review')
    expect(rules(ask('3B993', 'TW'))).toEqual([])
    expect(rules(ask('3B993', 'TW', { parties: listed({ list: 'entity-list', footnotes: [5] }) }))).toContain(
      'footnote-5 RS',
    )
  })

  it('0Y521 follows regional stability column 1', () => {
    expect(rules(ask('0A521', 'CN'))).toEqual(['chart-column RS'])
  })

  it('every kind used by an entry has a case here', () => {
    const used = new Set(
      [...starterFacts().eccns.values()]
        .flatMap(entry => entry.rows.map(row => row.rule))
        .filter(rule => rule in specialControls),
    )
    const tested = new Set([
      ...kinds.map(([kind]) => kind),
      'advanced-worldwide',
      'ai-model-weights',
      'short-supply',
      'footnote-5',
      'from-d5',
      'np-computer',
    ])
    expect([...used].filter(rule => !tested.has(rule))).toEqual([])
  })

  it('asks where the origin or a computer control cannot be read from tables', () => {
    expect(ask('3E001', 'DE', { relatedTo: '3A090.a' }).questions.map(one => one.id)).toContain(
      'special.from-d5',
    )
    expect(ask('4A001', 'IN').questions.map(one => one.id)).toContain('scope.4A001.NP.3')
  })
})
