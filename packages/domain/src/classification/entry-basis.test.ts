import { expect, it } from 'vitest'
import { starterFacts } from '../control/testing/starter-facts.ts'
import { compareBasis, entryBasis } from './entry-basis.ts'

const words = new Map([['3A001.a.2', { titleZh: '宽温芯片', titleEn: '', thresholds: '高于125℃' }]])
const asked = { eccn: '3A001.a.2', cnCode: '3C001' }

it('says what the facts hold of an entry, its paragraph and the Chinese code', () => {
  const { day, lines } = entryBasis(starterFacts(), words, asked)
  expect(day).toMatch(/^20\d\d-/u)
  expect(lines).toEqual(
    expect.arrayContaining(['段落：3A001.a.2', '门槛：高于125℃', expect.stringMatching(/^中国 3C001：/u)]),
  )
  expect(lines.some(line => /^例外：LVS 可用 \d+ 美元/u.test(line))).toBe(true)
  expect(entryBasis(starterFacts(), words, { eccn: 'EAR99', cnCode: '' }).lines).toEqual([])
})

it('names what newer facts say otherwise, and nothing where they agree', () => {
  const kept = entryBasis(starterFacts(), words, asked)
  const raised = new Map([['3A001.a.2', { titleZh: '', titleEn: '', thresholds: '高于150℃' }]])
  expect(compareBasis(kept, kept)).toEqual({ added: [], gone: [] })
  expect(compareBasis(kept, entryBasis(starterFacts(), raised, asked))).toEqual({
    added: ['门槛：高于150℃'],
    gone: ['门槛：高于125℃'],
  })
})
