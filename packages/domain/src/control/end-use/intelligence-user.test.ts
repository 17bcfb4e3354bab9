import { describe, expect, it } from 'vitest'
import { stepZh } from '../render/proof-zh.ts'
import { endUseIds } from '../rule/question.ts'
import type { Party, Question } from '../rule/question.ts'
import { ask } from '../testing/ask.ts'

const none = Object.fromEntries(endUseIds.map(id => [id, 'no' as const]))

const to = (destination: string, name: string, more: Partial<Question> = {}) =>
  ask('EAR99', destination, { parties: [{ name, findings: [] }], endUses: none, ...more })

const blocking = (found: ReturnType<typeof ask>): string[] =>
  found.questions.filter(one => one.blocking).map(one => one.id)

const asked = 'end-use.intelligence-user'

describe('military-intelligence end users by name (744.22)', () => {
  it.each([
    ['CN', '中国人民解放军东部战区技术侦察局'],
    ['CN', 'PLA Military Intelligence Bureau'],
    ['HK', '解放军驻香港部队情报处'],
    ['KH', 'Cambodian Military Intelligence'],
    ['MM', 'Military Intelligence of Myanmar'],
    ['VE', 'Venezuelan Military Intelligence'],
    ['RU', 'Russian Naval Intelligence'],
    ['BY', 'Разведывательное управление Вооруженных Сил Республики Беларусь'],
    ['SY', 'Syrian Air Force Intelligence'],
    ['KH', '解放军军事情报局驻金边办事处'],
  ])('EAR99 to %s for %s needs a licence, whatever was answered of its use', (place, name) => {
    const found = to(place, name)
    expect(found.outcome).toBe('licence_required')
    expect(found.requirements.find(one => one.rule === 'intelligence-service')).toMatchObject({
      citation: '744.22(a), (f)(2)',
      policy: 'presumption_of_denial',
      exceptions: ['GOV'],
    })
  })

  it('says why in the proof', () => {
    const step = to('KH', 'Cambodian Military Intelligence').proof.find(
      one => one.rule === 'intelligence-service',
    )
    const sentence = stepZh(step!)
    expect(sentence).toContain('Cambodian Military Intelligence从名称看属柬埔寨武装力量的情报或侦察机构')
    expect(sentence).toContain('744.22(f)(2)')
  })

  it('whom the section names needs one wherever it is, another of theirs elsewhere is asked about', () => {
    expect(to('DE', 'General Department of Research and Intelligence').outcome).toBe('licence_required')
    const elsewhere = to('DE', '解放军军事情报局')
    expect([elsewhere.outcome, blocking(elsewhere)]).toEqual(['expert_review', [asked]])
    const seated: readonly Party[] = [{ name: '解放军军事情报局', country: 'CN', findings: [] }]
    expect(to('DE', '', { parties: seated }).outcome).toBe('licence_required')
  })

  it('a name that tells no state, a firm and a unit known by number alone are asked about', () => {
    for (const name of ['陆军情报侦察旅', '军事情报技术有限公司', '中国人民解放军91550部队']) {
      const found = to('CN', name)
      expect([found.outcome, blocking(found)], name).toEqual(['expert_review', [asked]])
      const answered = (answer: 'yes' | 'no') => to('CN', name, { facts: { [asked]: answer } })
      expect(answered('yes').requirements[0]).toMatchObject({ policy: 'presumption_of_denial' })
      expect(answered('no').outcome, name).toBe('no_licence_required')
      expect(to('DE', name).outcome, name).toBe('no_licence_required')
    }
  })

  it('whom such a service owns is asked about', () => {
    const parties: readonly Party[] = [
      {
        name: '晨星设备公司',
        findings: [],
        owners: {
          edges: [{ owner: '解放军军事情报局', owned: '晨星设备公司', percent: 10 }],
          listed: [],
        },
      },
    ]
    expect(blocking(ask('EAR99', 'CN', { parties }))).toEqual([asked])
  })

  it.each([
    ['NI', 'Dirección de Inteligencia del Ejército de Nicaragua'],
    ['IN', 'Directorate of Signals, Indian Army'],
    ['UA', 'Main Intelligence Directorate of the Ministry of Defence of Ukraine'],
    ['US', 'Defense Intelligence Agency'],
    ['CN', 'Business Intelligence Ltd'],
    ['CN', '上海科学技术情报研究所'],
    ['RU', 'Russian Business Intelligence'],
    ['BR', 'GRU Airport São Paulo'],
  ])('to %s nothing is said of %s', (place, name) => {
    expect(to(place, name).proof.filter(one => one.rule.startsWith('intelligence'))).toEqual([])
  })

  it('a known end use is no second requirement', () => {
    const found = to('CN', '解放军军事情报局', { endUses: { 107: 'yes' } })
    expect(found.requirements.map(one => one.rule)).toEqual(['military-intelligence'])
  })
})
