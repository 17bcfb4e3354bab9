import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('quotes, commas and lines are quoted; what looks like a formula is text', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', 7])).toBe('"a,b","say ""x""","two\nlines",7\r\n')
  expect(csvLine(['=1+1', '+86', '-1', '@x', -1])).toBe("'=1+1,'+86,'-1,'@x,-1\r\n")
})
