import { buildIndex, listedParty, openIndex } from '@maojian/screening'
import { expect, test } from 'vitest'
import { readCounterparty } from './counterparty.ts'
import { screenCounterparty } from './screen-counterparty.ts'

const listed = (id: string, name: string) => listedParty('ofac-sdn', { id, type: '01', names: [name] })
const meta = {
  engine: 'test',
  publishedAt: '2026-11-19T20:00:00.000Z',
  sources: [{ id: 'ofac-sdn', edition: '1', publishedOn: '2026-11-18', entries: 2, starter: false }],
}
const index = openIndex(
  buildIndex(
    [
      listed('P1', 'Yastrel Oil Company'),
      listed('P2', 'Quillmark Aerospace Works'),
      listed('P3', 'Quillmark Aerospace Works Hamburg'),
      listed('P4', '澄屿重工有限公司'),
    ],
    meta,
  ),
)
const rowOf = (name: string) => screenCounterparty(index, readCounterparty([name], { name: 0 }))

test.each([
  'Yastrel Oil Company; Quillmark Aerospace Works',
  'Quillmark Aerospace Works / Yastrel Oil Company',
  'Yastrel Oil Company、澄屿重工有限公司',
])('two firms in one cell are both named in the reason: %s', name => {
  const { verdict, party, reason } = rowOf(name)
  expect(verdict).toBe(1)
  const told = `${party} ${reason}`
  for (const firm of name.split(/[;、]|\s\/\s/u)) expect(told).toContain(firm.trim())
})

test('one firm with its legal form behind a sign is one firm', () => {
  expect(rowOf('Yastrel Oil Company; Ltd.').reason).not.toContain('另由')
})

test.each(['-2+3', '＝cmd', '=cmd', '|calc', '%0A=cmd', '+1*4', "=cmd|'/C calc'!A0"])(
  '%s names nobody: it is not screened, never clear',
  name => {
    expect(rowOf(name)).toMatchObject({ verdict: 9, unasked: 'notName' })
  },
)

test('a listed name behind a sign is found all the same', () => {
  expect(rowOf('=Yastrel Oil Company')).toMatchObject({ verdict: 1, party: 'Yastrel Oil Company' })
  expect(rowOf('-Yastrel Oil Company')).toMatchObject({ verdict: 1 })
  expect(rowOf('7-11')).toMatchObject({ verdict: 0 })
  expect(rowOf('Norvex - Works 24')).toMatchObject({ verdict: 0 })
})
