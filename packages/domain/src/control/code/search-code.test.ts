import { describe, expect, it } from 'vitest'
import { starterFacts } from '../testing/starter-facts.ts'
import { findCodes, parseCodeQuery } from './search-code.ts'

const codes = [...starterFacts().eccns.keys()]

describe('findCodes', () => {
  it.each([
    ['3a1', '3A001'],
    ['3A001.b.2', '3A001'],
    ['3a001', '3A001'],
    ['5a2', '5A002'],
    ['9a610x', '9A610'],
    ['0a98', '0A980'],
  ])('%s finds %s first', (text, first) => {
    expect(findCodes(text, codes)[0]).toBe(first)
  })

  it('lists what shares the prefix behind the exact code', () => {
    const found = findCodes('3a1', codes)
    expect(found.slice(0, 2)).toEqual(['3A001', '3A101'])
    expect(found.every(code => code === '3A001' || code.startsWith('3A1'))).toBe(true)
    expect(findCodes('3A', codes).every(code => code.startsWith('3A'))).toBe(true)
  })

  it('takes words for words', () => {
    expect(findCodes('电子', codes)).toEqual([])
    expect(parseCodeQuery('lasers')).toBeUndefined()
  })
})
