import { describe, expect, it } from 'vitest'
import { coverage } from './scope.ts'

const scope = (within: string, out = '', ask = '') => ({
  in: within.split(' ').filter(Boolean),
  out: out.split(' ').filter(Boolean),
  ask: ask.split(' ').filter(Boolean),
})

describe('coverage', () => {
  it.each([
    ['*', '', '', '', 'yes'],
    ['*', '', '', 'a.1', 'yes'],
    ['*', 'y', '', 'y', 'no'],
    ['*', 'y', '', 'y.3', 'no'],
    ['*', 'y', '', 'x', 'yes'],
    ['*', 'y', '', '', 'paragraph'],
    ['a b.5', '', '', 'b.5.a', 'yes'],
    ['a b.5', '', '', 'b', 'paragraph'],
    ['a b.5', '', '', 'b.50', 'no'],
    ['a b.5', '', '', 'c', 'no'],
    ['a b.5', '', '', '', 'paragraph'],
    ['b c d', 'b.5', '', 'b.5', 'no'],
    ['b c d', 'b.5', '', 'b', 'paragraph'],
    ['*', 'b y', 'x', 'x', 'ask'],
    ['*', 'b y', 'x', 'a', 'yes'],
    ['z.2', '', 'a.1.a', 'a.1.a', 'ask'],
    ['z.2', '', 'a.1.a', 'a.1', 'paragraph'],
    ['', '', '*', 'a', 'ask'],
    ['c d', '', '*', 'c', 'yes'],
    ['', 'b.3', '*', 'b.3', 'no'],
    ['', 'b.3', '*', 'a', 'ask'],
  ])('in %s out %s ask %s: %s is %s', (...[within, out, asked, paragraph, expected]) => {
    expect(coverage(scope(within, out, asked), paragraph)).toBe(expected)
  })
})
