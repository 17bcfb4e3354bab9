import { describe, expect, it } from 'vitest'
import { ask, listed, severity } from '../testing/ask.ts'
import { entityTerms, type EntityTerms } from './entity-terms.ts'

const read = (requirement: string, policy = '', ...marks: string[]): EntityTerms =>
  entityTerms({ requirement, policy, marks })

describe('what an Entity List entry says', () => {
  it.each([
    ['For all items subject to the EAR. (See § 744.11 of the EAR)', 'all'],
    ['All Items Subject to the EAR', 'all'],
    ['', 'all'],
    ['Presumption of denial', 'all'],
    ['Something nobody foresaw', 'all'],
    [
      'For all items subject to the EAR when used in projects specified in § 746.8(a)(4) of the EAR',
      'specified',
    ],
    ['For items on the CCL and EAR99 items listed in supplement no. 7 to part 746', 'ccl-and-named'],
    ['For items on the Commerce Control List', 'ccl'],
    ['All items subject to the EAR except for: sample oils', 'all-except'],
    ['All items subject to the EAR, apart from items under a sample licence', 'all-except'],
    ['For all items subject to the EAR. May be overcome by License Exception GOV under § 740.11', 'all'],
  ])('%s → %s', (requirement, scope) => expect(read(requirement).scope).toBe(scope))

  it('takes footnotes from their marks, glued ones too, and from the sections cited', () => {
    expect(read('For all items', '', '1', '2').footnotes).toEqual([1])
    expect(read('For all items', '', ',3').footnotes).toEqual([3])
    expect(read('All items (See §§ 734.9(e)(2) and 744.11)').footnotes).toEqual([4])
    expect(read('All items (See §§ 734.4(a)(9), 734.9(e)(3))').footnotes).toEqual([5])
    expect(read('All items (See §§ 734.9(g), 746.8(a)(3))').footnotes).toEqual([3])
    expect(read('All items, see §§ 734.9(e) and 744.11').footnotes).toEqual([1, 4])
    expect(read('All items, see §§ 734.9(e) and 744.11', '', '4').footnotes).toEqual([4])
  })

  it('takes the strictest policy named, and an exception only where the entry leaves it open', () => {
    expect(
      read('', 'Case-by-case review for samples; Presumption of denial for all other items').policy,
    ).toBe('presumption_of_denial')
    const mixed = 'Presumption of denial; case-by-case for items in Category 5 (telecommunications)'
    expect(read('', mixed)).toMatchObject({ policy: 'presumption_of_denial', isMixed: true })
    expect(
      [read('', 'Presumption of denial'), read('', 'Case-by-case basis')].map(one => one.isMixed),
    ).toEqual([undefined, undefined])
    expect(read('', 'Policy of denial. See § 746.8(b)').policy).toBe('denial')
    expect(read('', 'Case-by-case basis').policy).toBe('case_by_case')
    expect(read('', 'See § 744.2(d)').policy).toBe('presumption_of_denial')
    expect(
      read('This license requirement may be overcome by License Exception GOV under').exceptions,
    ).toEqual(['GOV'])
  })
})

describe('its consequence', () => {
  const judged = (eccn: string, requirement: string, ...marks: string[]) =>
    ask(eccn, 'DE', { parties: listed({ list: 'entity-list', ...read(requirement, '', ...marks) }) })

  it('every item: licence for EAR99 too; exclusions are asked and never free by themselves', () => {
    expect(judged('EAR99', 'For all items subject to the EAR').outcome).toBe('licence_required')
    const excluded = judged('EAR99', 'All items subject to the EAR except for: sample oils')
    expect(excluded.outcome).toBe('licence_required')
    expect(excluded.questions.map(one => one.id)).toContain('party.entity-list-exclusion')
  })

  it('a text that limits itself: by use to expert review, by list to the items of the list', () => {
    const used = 'For all items subject to the EAR when used in projects specified in § 746.8(a)(4)'
    expect(judged('EAR99', used).outcome).toBe('expert_review')
    const named = 'For items on the CCL and EAR99 items listed in supplement no. 7'
    expect(judged('3A991.a', named).outcome).toBe('licence_required')
    expect(judged('EAR99', named).outcome).toBe('expert_review')
  })

  it.each([
    ['1', '734.9(e)(1)'],
    ['3', '734.9(g)'],
    ['4', '734.9(e)(2)'],
    ['5', '734.9(e)(3)'],
  ])('footnote %s asks about foreign direct products under %s', (mark, section) => {
    const found = judged('EAR99', 'For all items subject to the EAR', mark)
    const step = found.proof.find(one => one.rule === 'entity-footnote')
    expect(step?.citation).toContain(section)
    expect(found.questions.map(one => one.id)).toContain('party.footnote-direct-product')
  })

  it('the step names scope, policy and reference; only GOV stays open where the entry says so', () => {
    const gov =
      'For all items subject to the EAR. This license requirement may be overcome by License Exception GOV'
    const found = ask('3A991.a', 'DE', {
      parties: listed({ list: 'entity-list', reference: 'X 1', ...read(gov, 'Policy of denial') }),
    })
    expect(found.exceptions.map(one => one.symbol)).toEqual(['GOV'])
    expect(found.requirements.find(one => one.rule === 'entity-list')?.policy).toBe('denial')
    expect(found.proof.find(one => one.rule === 'entity-list')?.facts).toMatchObject({
      reference: 'X 1',
      scope: 'all',
      policy: 'denial',
    })
  })

  it('never milder than an entry that says nothing, unless the text limits itself', () => {
    const plain = severity[ask('EAR99', 'DE', { parties: listed({ list: 'entity-list' }) }).outcome]
    for (const text of [
      '',
      'All items',
      'For all items subject to the EAR (See § 744.11)',
      'Unforeseen words',
    ])
      expect(severity[judged('EAR99', text).outcome]).toBeGreaterThanOrEqual(plain)
  })
})
