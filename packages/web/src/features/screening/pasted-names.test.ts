import { expect, test } from 'vitest'
import { pastedFile, pastedRows } from './pasted-names.ts'

test('pasted lines are rows, cells behind tabs their columns, and empty lines nothing', () => {
  expect(pastedRows('华为技术有限公司\r\n\n  Bank Rossiya, Frankfurt \t 德国\tK-7\n\t\n')).toEqual([
    ['华为技术有限公司'],
    ['Bank Rossiya, Frankfurt', '德国', 'K-7'],
  ])
})

test('a pasted name with a comma or a quote stays one cell of the file', async () => {
  const text = await pastedFile('Rossiya, Bank "X"\n=1+1').text()
  expect(text).toBe('"Rossiya, Bank ""X""",,\r\n\'=1+1,,\r\n')
})
