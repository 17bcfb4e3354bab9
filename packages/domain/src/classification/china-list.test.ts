import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { starterFacts } from '../control/testing/starter-facts.ts'
import { byCode, chinaItems, noticesNamed, parseCnWords } from './china-list.ts'

const file = join(import.meta.dirname, '../../../../data/classification/cn-words.tsv')
const words = parseCnWords(readFileSync(file, 'utf8'))
const on = (day: string) => chinaItems(starterFacts(), words, day)
const codes = (asked: string, day = '2026-11-20') => byCode(on(day), asked)?.map(item => item.code.base)

it('has words for every code of the list and of the notices', () => {
  const known = new Set(words.map(one => one.code))
  const { cnDualUse, cnNotices } = starterFacts()
  const all = [...cnDualUse.keys(), ...cnNotices.flatMap(one => one.codes)]
  expect(all.filter(code => !known.has(code))).toEqual([])
  expect(on('2026-11-20')).toHaveLength(words.length)
})

it('finds a code by itself, by its beginning, by a level of it, and by a customs code of any length', () => {
  expect(codes('3C001')).toEqual(['3C001'])
  expect(codes('1c902.a.1')).toEqual(['1C902'])
  expect(codes('3C')).toEqual(expect.arrayContaining(['3C001', '3C004', '3C901']))
  expect(codes('8507.60.00')).toEqual(['3A001'])
  expect(codes('8806')).toEqual(['9A012', '9A501'])
  expect(codes('无人机')).toBeUndefined()
})

it('says how each stands on the day: in force, suspended, to be verified after the suspension', () => {
  const state = (code: string, day: string) => byCode(on(day), code)?.[0]?.state
  expect(state('3C001', '2026-11-20')).toBe('on')
  expect(state('1C909', '2026-01-10')).toBe('suspended')
  expect(state('1C909', '2026-11-20')).toBe('verify')
  expect(state('1C902', '2025-04-03')).toBe('not-yet')
})

it('knows notices by number and subject, those without codes too', () => {
  const named = (asked: string) => noticesNamed(starterFacts(), asked).map(one => one.notice)
  expect(named('55号')).toEqual(['商务部、海关总署公告2025年第55号'])
  expect(named('公告2025年第56号')).toEqual(['商务部、海关总署公告2025年第56号'])
  expect(named('超硬材料')).toContain('商务部、海关总署公告2025年第55号')
  expect(named('木')).toEqual([])
})
