import { describe, expect, it } from 'vitest'
import { starterFacts } from '../testing/starter-facts.ts'
import { childParagraphs, entriesOf, parentCode, pathOf } from './eccn-tree.ts'
import { compareParagraphs, isUnder } from './paragraph.ts'

const facts = starterFacts()

describe('eccn tree', () => {
  it('walks up and down', () => {
    expect(parentCode('3A001.b.2')).toBe('3A001.b')
    expect(parentCode('3A001.b')).toBe('3A001')
    expect(parentCode('3A001')).toBeUndefined()
    expect(pathOf('3A001.b.2.a')).toEqual(['3A001', '3A001.b', '3A001.b.2', '3A001.b.2.a'])
    const top = childParagraphs(facts.eccns.get('3A001')!.paragraphs, '')
    expect(top.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(top.at(-1)).toBe('z')
    expect(childParagraphs(facts.eccns.get('3A001')!.paragraphs, 'a').indexOf('a.10')).toBeGreaterThan(
      childParagraphs(facts.eccns.get('3A001')!.paragraphs, 'a').indexOf('a.2'),
    )
  })

  it('orders and nests paragraphs', () => {
    expect(['b.10', 'b.2', 'a', 'aa', 'z'].sort(compareParagraphs)).toEqual(['a', 'b.2', 'b.10', 'z', 'aa'])
    expect([isUnder('b.2.a', 'b.2'), isUnder('b.20', 'b.2'), isUnder('b', '')]).toEqual([true, false, true])
  })

  it('holds every parent of every paragraph', () => {
    for (const entry of facts.eccns.values())
      for (const paragraph of entry.paragraphs)
        if (paragraph.includes('.'))
          expect(entry.paragraphs, `${entry.code}.${paragraph}`).toContain(
            paragraph.slice(0, paragraph.lastIndexOf('.')),
          )
  })

  it('splits category 5 by part', () => {
    const codes = [...facts.eccns.keys()]
    expect(entriesOf(codes, { category: '5-2', group: 'A' })).toEqual(['5A002', '5A003', '5A004', '5A992'])
    expect(entriesOf(codes, {})).toHaveLength(codes.length)
  })
})
