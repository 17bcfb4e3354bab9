import { describe, expect, it } from 'vitest'
import { isKnownParagraph } from '../code/known-paragraph.ts'
import { parseEccn } from '../code/parse-eccn.ts'
import { exceptionZh } from '../render/exception-zh.ts'
import type { Question } from '../rule/question.ts'
import { ask, candidates } from '../testing/ask.ts'
import { starterFacts } from '../testing/starter-facts.ts'

const told = (eccn: string, symbol: string, more: Partial<Question> & { to?: string } = {}): string => {
  const { to = 'CN', ...question } = more
  const found = ask(eccn, to, question).exceptions.find(one => one.symbol === symbol)
  return found === undefined ? '' : exceptionZh(found)
}

describe('AVS is for craft, what they need to run, and their stores', () => {
  it.each(['2B350.a', '2B001.a', '3B001.a.2', '1C350', '1C351.a.1'])('not for %s', eccn => {
    expect(told(eccn, 'AVS')).toMatch(/^AVS（15 CFR 740\.15）不可用：.*用品.*：不符合/u)
  })
  it.each(['7A103.a', '9A610.x', '8A002', '6A001', '1C010.b'])('to be confirmed for %s', eccn => {
    const text = told(eccn, 'AVS', { to: 'BR' })
    expect(text).toContain('视交易事实而定')
    expect(text).toMatch(/用品.*：待确认/u)
  })
  it('nor for technology', () => {
    expect(told('3E001', 'AVS', { relatedTo: '3A001.b.2.a' })).toContain('不可用')
  })
  it('an answer that its facts are met does not open it for a precursor', () => {
    const found = ask('1C350', 'CN', { facts: { 'exception.AVS': 'yes' } })
    expect(candidates(found)).not.toContain('AVS')
  })
})

describe('APR', () => {
  const reexport = { activity: 'reexport' } as const
  it.each([
    ['2B350.a', 'CB'],
    ['1C350', 'CB'],
    ['2B001.a', 'NP'],
  ])('says of %s that the text has to be read for %s', (eccn, reason) => {
    expect(told(eccn, 'APR', reexport)).toMatch(
      new RegExp(
        `管制事由（[^）]*${reason}[^）]*）：740\\.16\\(a\\)、\\(b\\)按管制事由限定，须核对原文.*：待确认`,
        'u',
      ),
    )
  })
  it('says nothing of the kind for national security alone', () => {
    const text = told('3A001.a.2', 'APR', reexport)
    expect(text).toContain('740.16')
    expect(text).not.toContain('按管制事由限定')
  })
})

describe('TSR against the item that the technology is for', () => {
  it.each([
    ['3E001', '3A001.b.2.a'],
    ['3E001', '3A001.b.3'],
    ['3E001', '3A001.e.4'],
    ['5E001', '5A001.h'],
    ['6E001', '6A002.a.1'],
    ['8E001', '8A001.c.1'],
  ])('%s for %s is left out by the entry', (eccn, relatedTo) => {
    expect(told(eccn, 'TSR', { to: 'BR', relatedTo })).toMatch(/^TSR（15 CFR 740\.6）不可用/u)
  })
  it.each([
    ['3E001', '3A001.a.2'],
    ['3E001', '3A001'],
  ])('%s for %s stays to be confirmed', (eccn, relatedTo) => {
    expect(told(eccn, 'TSR', { to: 'BR', relatedTo })).toContain('条目对该段落列明可用TSR：待确认')
  })
  it('what is left out to others only is not left out to a country of A:5', () => {
    expect(told('5E001', 'TSR', { to: 'JP', relatedTo: '5A001.h' })).not.toContain('可用TSR：不符合')
  })
  it('the items that bar it stand in the list', () => {
    const { eccns } = starterFacts()
    const wrong = [...eccns.values()]
      .flatMap(({ relatedBars }) => relatedBars.flatMap(({ related }) => related))
      .filter(text => {
        const { code, paragraph } = parseEccn(text)!
        const entry = eccns.get(code)
        return entry === undefined || !isKnownParagraph(entry, paragraph)
      })
    expect(wrong).toEqual([])
  })
})
