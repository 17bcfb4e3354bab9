import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { loadZhNames, parseZhNames } from './zh-names.ts'

it.each([
  ['plain', 'a,b\n1,2\n', [{ a: '1', b: '2' }]],
  ['empty cells first and last', 'a,b,c\n,2,\n', [{ a: '', b: '2', c: '' }]],
  ['CRLF, BOM, comments and empty lines', '\uFEFFa,b\r\n# note\r\n\r\n1,2\r\n', [{ a: '1', b: '2' }]],
])('%s', (_, text, rows) => expect(readTable(text, ',')).toEqual(rows))

it('refuses a Chinese name of an unknown kind', () => {
  const header = 'source,reference,name,kind,basis\n'
  expect(parseZhNames(`${header}un-sc,CDi.001,某人,common,x`)).toMatchObject([{ kind: 'zh-common' }])
  expect(() => parseZhNames(`${header}un-sc,CDi.001,某人,nickname,x`)).toThrow('第 2 行')
})

it('reads our own table, each row once', async () => {
  const names = await loadZhNames()
  expect(names.length).toBeGreaterThan(1000)
  const keys = names.map(name => `${name.source}/${name.reference}/${name.name}`)
  expect(new Set(keys).size).toBe(keys.length)
})
