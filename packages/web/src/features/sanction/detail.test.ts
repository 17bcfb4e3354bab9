import { describe, expect, it } from 'vitest'
import { inLang, openTab, type Detail } from './detail.ts'

const detail = (subjectType: '01' | '02', lists: number) =>
  ({ subjectType, sanctionMetaList: Array.from({ length: lists }, () => ({})) }) as Detail

describe('openTab', () => {
  it('S1-145 opens the lists first', () => expect(openTab(detail('01', 1), undefined)).toBe('0'))
  it('S1-146 a company without lists opens at its related companies', () =>
    expect(openTab(detail('01', 0), undefined)).toBe('1'))
  it('keeps the tab of the address', () => expect(openTab(detail('01', 1), '2')).toBe('2'))
  it('S1-145 persons have no related companies', () => expect(openTab(detail('02', 1), '1')).toBe('0'))
  it('an unknown tab falls back', () => expect(openTab(detail('02', 0), '9')).toBe('0'))
})

describe('inLang', () => {
  it('S1-143 falls back to the other language where one is missing', () => {
    expect(inLang('zh', '', 'Rosneft')).toBe('Rosneft')
    expect(inLang('en', '俄罗斯石油公司', 'Rosneft')).toBe('Rosneft')
  })
})
