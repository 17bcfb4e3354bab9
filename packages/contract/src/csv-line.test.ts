import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('codes that look like powers of ten stay codes; all else is written as it is', () => {
  expect(csvLine(['3E001', '0E606', '3A001', '0012', '2026-11-20', 7, -1.5])).toBe(
    '"=""3E001""","=""0E606""",3A001,0012,2026-11-20,7,-1.5\r\n',
  )
})

test('what looks like a formula is text', () => {
  expect(csvLine(['=1+1', '+86', '-1', '@x', '\tx'])).toBe("'=1+1,'+86,'-1,'@x,'\tx\r\n")
  expect(csvLine(['＝1+1', '＠x', '\n=1'])).toBe(`'＝1+1,'＠x,"'\n=1"\r\n`)
})

test('quotes, commas and lines are quoted', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', '中，文'])).toBe(
    '"a,b","say ""x""","two\nlines",中，文\r\n',
  )
})
