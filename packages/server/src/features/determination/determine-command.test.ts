import { expect, test } from 'vitest'
import { askLines, type Line } from '../../cli/testing.ts'
import { determinationCommands } from './commands.ts'

const ask = (lines: readonly unknown[]): Promise<Line[]> =>
  askLines(determinationCommands[0]!, lines, { MAOJIAN_DATA: '/nonexistent/maojian' })

const han = expect.stringMatching(/\p{Script=Han}/u)

test('answers as the call does: outcome, reasons, proof, exceptions, questions, days', async () => {
  const [brazil, military] = await ask([
    { eccn: '3A001.a.2', destination: 'BR', value: 4000, date: '2026-11-20' },
    { eccn: '3A991.a', destination: 'CN', endUses: { 106: 'yes' } },
  ])
  expect(brazil).toMatchObject({
    outcome: 'exception_may_apply',
    reasons: [{ reason: 'NS' }],
    date: '2026-11-20',
  })
  expect(Object.keys(brazil!)).toEqual(
    expect.arrayContaining([
      'outcome',
      'reasons',
      'proof',
      'exceptions',
      'questions',
      'china',
      'factsDay',
      'warnings',
    ]),
  )
  expect(military).toMatchObject({ outcome: 'licence_required', date: '2026-11-21' })
})

test.each([
  ['德国', 'DE'],
  ['germany', 'DE'],
  ['de', 'DE'],
  ['香港', 'HK'],
  ['克里米亚', 'UA-43'],
])('a clerk types the destination %s', async (destination, code) => {
  const [found] = await ask([{ eccn: 'EAR99', destination }])
  expect(found).toMatchObject({ destination: code })
})

test.each([
  ['3a001(a)(2)', '3A001', 'a.2'],
  ['ear 99', 'EAR99', ''],
])('a clerk types the code %s', async (eccn, code, paragraph) => {
  const [found] = await ask([{ eccn, destination: 'DE' }])
  expect(found).toMatchObject({ eccn: code, paragraph })
})

test('where the item was made, its content and the Chinese code count; nothing is passed over', async () => {
  const foreign = { eccn: '3A001.a.2', destination: 'BR', made: 'foreign', contentShare: '12.5' }
  const answers = {
    'jurisdiction.from-us': 'no',
    'jurisdiction.no-de-minimis': 'no',
    'jurisdiction.direct-product': 'no',
  }
  const [outside, listed] = await ask([
    { ...foreign, facts: answers },
    { eccn: 'EAR99', destination: 'DE', cnCode: '1C902' },
  ])
  expect(outside).toMatchObject({ outcome: 'no_licence_required' })
  expect((outside!['proof'] as { rule: string }[]).at(-1)?.rule).toBe('outside-ear')
  expect(listed).toMatchObject({ china: { outcome: 'licence_required' } })
})

test('answers that need a place of making, and a share under one percent, are told and never passed over', async () => {
  const [unmade, small, whole] = await ask([
    { eccn: '3A001.a.2', destination: 'RU', facts: { 'jurisdiction.from-us': 'no' } },
    { eccn: 'EAR99', destination: 'DE', contentShare: '0.25' },
    { eccn: 'EAR99', destination: 'DE', contentShare: '25' },
  ])
  expect(String(unmade!['warnings'])).toContain('未采用：jurisdiction.from-us')
  expect(String(small!['warnings'])).toContain('0.25 按 0.25% 判定')
  expect(String(whole!['warnings'])).not.toContain('contentShare')
})

test('a Chinese code that is not held may stand in a notice whose codes are not held', async () => {
  const [found] = await ask([{ eccn: 'EAR99', destination: 'DE', cnCode: '2C902' }])
  expect(found).toEqual({
    error: { field: 'cnCode', message: expect.stringContaining('公告2025年第55号') as string },
  })
})

const asked = { eccn: '3A001', destination: 'DE' }

test.each([
  [{ ...asked, eccn: undefined }, 'eccn'],
  [{ ...asked, eccn: 'ABC' }, 'eccn'],
  [{ ...asked, eccn: '芯片' }, 'eccn'],
  [{ ...asked, eccn: '3A777' }, 'eccn'],
  [{ ...asked, eccn: '3A001.a.99' }, 'eccn'],
  [{ ...asked, paragraph: 'a.99' }, 'paragraph'],
  [{ ...asked, destination: '' }, 'destination'],
  [{ ...asked, destination: 'ZZ' }, 'destination'],
  [{ ...asked, destination: '欧盟' }, 'destination'],
  [{ ...asked, destination: 49 }, 'destination'],
  [{ ...asked, destination: 'Northern Cyprus' }, 'destination'],
  [{ ...asked, date: '2026-02-30' }, 'date'],
  [{ ...asked, date: '20-11-2026' }, 'date'],
  [{ ...asked, date: '2024-01-01' }, 'date'],
  [{ ...asked, date: '2026-11-22' }, 'date'],
  [{ ...asked, value: '4,000' }, 'value'],
  [{ ...asked, value: -1 }, 'value'],
  [{ ...asked, value: true }, 'value'],
  [{ ...asked, made: 'China' }, 'made'],
  [{ ...asked, contentShare: 120 }, 'contentShare'],
  [{ ...asked, made: 'us', contentShare: 10 }, 'contentShare'],
  [{ ...asked, consignee: 'Somebody' }, 'consignee'],
  [{ ...asked, ECCN: '3A001' }, 'ECCN'],
  [{ ...asked, endUses: { 113: 'yes' } }, 'endUses.113'],
  [{ ...asked, endUses: { 106: 'maybe' } }, 'endUses.106'],
  [{ ...asked, facts: { nonsense: 'yes' } }, 'facts.nonsense'],
  [{ ...asked, facts: { 'jurisdiction.from-USA': 'yes' } }, 'facts.jurisdiction.from-USA'],
  [{ ...asked, facts: { 'party.foo': 'yes' } }, 'facts.party.foo'],
  [{ ...asked, facts: { 'scope.9X999.NS.1': 'yes' } }, 'facts.scope.9X999.NS.1'],
  [{ ...asked, decisions: { P1: 'no' } }, 'decisions'],
  [{ ...asked, owners: [{ owner: 'L', percent: 10 }] }, 'owners'],
  [{ ...asked, owners: [{ owner: 'L', percent: 110 }] }, 'owners[0].percent'],
  [{ ...asked, headquarters: 'ZZ' }, 'headquarters'],
  ['not json', ''],
])('%j is refused with its field; the next line is answered', async (line, field) => {
  const [fault, next] = await ask([line, asked])
  expect(fault).toEqual({ error: { field, message: han } })
  expect(next).toHaveProperty('outcome')
})

test('an answer to a question that nobody asks is named, and not called a wrong object', async () => {
  const faults = await ask([
    { ...asked, endUses: { 113: 'yes' } },
    { ...asked, facts: { 'party.foo': 'yes' } },
    { ...asked, facts: { nonsense: 'yes' } },
  ])
  const messages = faults.map(one => (one['error'] as { message: string }).message)
  expect(messages).toEqual([
    expect.stringContaining('“113”'),
    expect.stringContaining('“party.foo”'),
    expect.stringContaining('“nonsense”'),
  ])
  for (const message of messages) expect(message).not.toContain('应为对象')
})

test('a day that is refused is told with the days that are covered', async () => {
  const [early, late] = await ask([
    { ...asked, date: '2020-05-01' },
    { ...asked, date: '2027-01-01' },
  ])
  for (const { error } of [early!, late!])
    expect((error as { message: string }).message).toMatch(/覆盖 2025-09-29 .*2026-08-07/u)
})
