import { describe, expect, test } from 'vitest'
import { askLines, type Line } from '../../cli/testing.ts'
import { determinationCommands } from './commands.ts'

const ask = (lines: readonly unknown[]): Promise<Line[]> =>
  askLines(determinationCommands[0]!, lines, { MAOJIAN_DATA: '/nonexistent/maojian' })

const chips = { eccn: '3A001.a.2', destination: 'CN', endUses: { 112: 'yes' } }

interface Question {
  readonly id: string
  readonly text: string
  readonly blocking: boolean
}

const blocking = (line: Line | undefined): Question[] =>
  (line!['questions'] as Question[]).filter(one => one.blocking)

describe('what is done and between which places', () => {
  test.each([
    [{ activity: 'transfer', shipFrom: 'US' }, 'shipFrom', '应为出口；'],
    [{ activity: 'transfer', shipFrom: 'DE', made: 'us' }, 'shipFrom', '自德国运往中国，应为出口或再出口'],
    [{ activity: 'transfer', via: ['JP'] }, 'via', '途经日本'],
    [{ activity: 'reexport', shipFrom: 'US' }, 'shipFrom', '自美国起运的是出口'],
    [{ activity: 'reexport', shipFrom: 'PR' }, 'shipFrom', '自美国起运的是出口'],
    [{ activity: 'reexport', shipFrom: 'CN' }, 'shipFrom', '没有出境，应为国内转让'],
    [{ activity: 'export', shipFrom: '中国' }, 'shipFrom', '没有出境，应为国内转让'],
  ])('%j contradict each other: refused at %s', async (way, field, message) => {
    const [refused] = await ask([{ ...chips, ...way }])
    expect(refused).toEqual({ error: { field, message: expect.stringContaining(message) } })
  })

  test.each([
    { activity: 'transfer', shipFrom: 'CN' },
    { activity: 'transfer', shipFrom: 'HK' },
    { activity: 'transfer', via: ['HK'] },
    { activity: 'export', shipFrom: 'US' },
    { activity: 'reexport', shipFrom: 'DE' },
    { activity: 'reexport', shipFrom: 'HK' },
    { shipFrom: 'CN' },
  ])('%j agree', async way => {
    expect((await ask([{ ...chips, ...way }]))[0]).not.toHaveProperty('error')
  })
})

describe('a transfer within a country', () => {
  const transfer = { ...chips, activity: 'transfer' }
  const terms = (answer: string) => ({ ...transfer, facts: { 'jurisdiction.licence-terms': answer } })

  test('of goods that the chart licenses there asks under which licence they came', async () => {
    const [open] = await ask([transfer])
    expect(open).toMatchObject({ outcome: 'expert_review', tone: 'grey' })
    expect(blocking(open).map(({ id }) => id)).toEqual(['jurisdiction.licence-terms'])
    expect(blocking(open)[0]!.text).toContain(
      '3A001的a.2项运往中国需要许可（国家安全（NS）），在当地的此类物项',
    )
  })

  test('is decided by the answer; in doubt it stays open', async () => {
    const [bound, free, doubtful] = await ask([terms('yes'), terms('no'), terms('unclear')])
    expect(bound).toMatchObject({
      outcome: 'licence_required',
      reasons: [{ rule: 'licence-terms-bind', citation: '15 CFR 736.2(b)(9); 750.7' }],
    })
    expect(free).toMatchObject({ outcome: 'no_licence_required' })
    expect(doubtful).toMatchObject({ outcome: 'expert_review' })
  })

  test('of goods that the chart leaves free there assumes, and says so', async () => {
    for (const found of await ask([
      { ...transfer, destination: 'DE' },
      { ...transfer, eccn: '3A991.a' },
    ])) {
      expect(found).toMatchObject({ outcome: 'no_licence_required' })
      expect(found['questions']).toContainEqual(
        expect.objectContaining({ id: 'jurisdiction.licence-terms', blocking: false }),
      )
    }
  })
})

describe('112, none of the end uses', () => {
  const uses = (endUses: object) => ({ eccn: 'EAR99', destination: 'DE', endUses })
  const all = (answer: string) =>
    Object.fromEntries(Array.from({ length: 11 }, (_, i) => [String(101 + i), answer]))

  test('answered no leaves every other one in doubt, until one is told', async () => {
    const [none, some, told] = await ask([
      uses({ 112: 'no' }),
      uses({ 112: 'no', 101: 'no' }),
      uses({ 112: 'no', 109: 'yes' }),
    ])
    expect(none).toMatchObject({ outcome: 'expert_review' })
    expect(blocking(none)).toHaveLength(11)
    expect(blocking(some).map(({ id }) => id)).not.toContain('end-use.101')
    expect(blocking(some)).toHaveLength(10)
    expect(blocking(told).filter(({ id }) => id !== 'end-use.human-rights')).toEqual([])
  })

  test('answered no beside eleven times no is refused', async () => {
    const [refused] = await ask([uses({ 112: 'no', ...all('no') })])
    expect(refused).toEqual({
      error: { field: 'endUses', message: expect.stringContaining('两者矛盾') },
    })
  })
})

test.each([' ', '　', '\t', ''])('an end user of %j is none, and ends no file', async endUser => {
  const free = { eccn: 'EAR99', destination: 'DE' }
  const lines = await ask([free, { ...free, endUser }, free])
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatchObject({ outcome: 'no_licence_required', endUser: { name: '', screened: false } })
})
