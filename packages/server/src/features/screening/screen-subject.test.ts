import { expect, test } from 'vitest'
import { fixtureIndex, fixtureSubjects } from './fixture.ts'
import { hitWords, listNames } from './hit-words.ts'
import { screenSubject, type Screening } from './screen-subject.ts'
import { entityWire } from './yente/entity-wire.ts'

const index = fixtureIndex()
const ids = ({ hits }: Screening): string[] => hits.map(({ subject }) => subject.id)
const holding = 'Velkorov Shipping Holding'

test('a name gives a verdict, hits in words and the state of the lists that answered', () => {
  const found = screenSubject(index, { name: holding, country: 'RU' })
  expect(found).toMatchObject({
    verdict: 1,
    tooCommon: false,
    day: undefined,
    basis: {
      snapshotId: index.id,
      asOf: '2026-11-20',
      newestEdition: '2026-11-18',
      thresholds: { hit: 95, possible: 80 },
    },
  })
  const words = hitWords(found.hits[0]!)
  expect(words).toMatchObject({ id: 'P1', nameZh: '韦尔科罗夫航运控股', country: '俄罗斯' })
  expect(listNames(words)).toBe('联合国、OFAC SDN')
})

test('other names and codes find who the first name does not; each party once', () => {
  const found = screenSubject(index, {
    name: '某某公司',
    otherNames: [holding, '韦尔科罗夫航运控股'],
    identifiers: [{ kind: 'other', value: 'IMO 9074729' }],
  })
  expect(ids(found).sort()).toEqual(['P1', 'P3'])
  expect(found).toMatchObject({ verdict: 1, count: 2, levels: { hit: 2, possible: 0 } })
})

test('where somebody sits finds a listed address, whoever sits there, with a name or without', () => {
  const sits = (name: string, ...addresses: string[]) => {
    const { verdict, hits } = screenSubject(index, { name, addresses })
    return [verdict, ...hits.map(({ subject }) => subject.id)]
  }
  expect(sits('Norvex Trading Ltd', '金钟道95号9楼903室')).toEqual([1, 'P4'])
  expect(sits(holding, '95 Queensway')).toEqual([1, 'P1', 'P4'])
  expect(sits('', 'Flat 903, 95 Queensway, Hong Kong')).toEqual([1, 'P4'])
  expect(sits('Norvex Trading Ltd', '97 Queensway')).toEqual([0])
  expect(sits('', '97 Queensway')).toEqual([9])
})

test('what the customer is known to be is told of a party of another kind, and leaves nobody out', () => {
  const found = screenSubject(index, { name: holding, knownType: '02' })
  expect([found.verdict, ids(found)[0]]).toEqual([2, 'P1'])
  expect(hitWords(found.hits[0]!).explanation.reason).toContain('类型')
  expect(screenSubject(index, { name: holding, knownType: '01' }).verdict).toBe(1)
  expect(screenSubject(index, { name: holding, type: '02' }).verdict).toBe(0)
})

test('a code finds its bearer, whatever type was asked for', () => {
  expect(ids(screenSubject(index, { name: 'IMO 9074729', type: '01' }))).toEqual(['P3'])
})

test('of who else stands beside the customer only the name is known', () => {
  const beside = { name: '某某公司', others: ['Ostap Velkorov Shipping'], birthDate: '1999-01-01' }
  const found = screenSubject(index, beside, { asOf: '2023-06-30' })
  expect(found.hits[0]).toMatchObject({ subject: { id: 'P2' }, riskLevel: 1 })
})

test('a day asks for the listings of that day, of names and of codes', () => {
  const person = { name: 'Ostap Velkorov Shipping' }
  expect(ids(screenSubject(index, person))).not.toContain('P2')
  expect(ids(screenSubject(index, person, { asOf: '2023-06-30' }))[0]).toBe('P2')
  const code = { name: '', identifiers: [{ kind: 'passport', value: 'XK000001' }] } as const
  expect(screenSubject(index, code).verdict).toBe(0)
  expect(screenSubject(index, code, { asOf: '2023-06-30' }).verdict).toBe(1)
})

test('a party that left every list is no target of the open interface, and names the lists it stands on', () => {
  const wires = fixtureSubjects.map(subject => entityWire(index, subject))
  expect(wires.map(({ id, target, datasets }) => [id, target, datasets])).toEqual([
    ['P1', true, ['un-sc', 'ofac-sdn']],
    ['P2', false, []],
    ['P3', true, ['uk-sanctions']],
    ['P4', true, ['un-sc']],
  ])
})

test('only the lists that count are asked, as they stood on the day', () => {
  const of = (lists: string[], asOf?: string) => screenSubject(index, { name: holding }, { lists, asOf })
  expect(ids(of(['ofac-sdn']))).toEqual(['P1'])
  expect(of(['eu-fsf'])).toMatchObject({ verdict: 0, count: 0, hits: [] })
  expect(ids(of(['ofac-sdn'], '2022-12-31'))).toEqual([])
  expect(ids(of(['un-sc'], '2022-12-31'))).toEqual(['P1'])
})

test('raised scores make a hit possible or leave it out; lower ones than usual are not taken', () => {
  const near = { name: 'Velkorov Shiping Holding' }
  const usual = screenSubject(index, near)
  const { score } = usual.hits[0]!.hit
  const of = (hit: number, possible: number) =>
    screenSubject(index, near, { thresholds: { hit, possible } }).verdict
  expect(usual.verdict).toBe(1)
  expect(of(score + 0.1, 80)).toBe(2)
  expect(of(100, score + 0.1)).toBe(0)
  expect(screenSubject(index, near, { thresholds: { hit: 10, possible: 10 } }).basis.thresholds).toEqual({
    hit: 95,
    possible: 80,
  })
})

test.each(['1971-02-30', '2190-01-01', '1071-02-03'])(
  'the birth date %s is nobody’s and speaks against nobody',
  birthDate => {
    const [person] = fixtureSubjects.filter(({ birthDates }) => birthDates.length > 0)
    const name = person!.names[0]!.text
    const scoreOf = (asked: object) =>
      screenSubject(index, { name, ...asked }, { asOf: '2023-06-30' }).hits[0]?.hit.score ?? 0
    expect(scoreOf({ birthDate: '1999-01-01' })).toBeLessThan(scoreOf({}))
    expect(scoreOf({ birthDate })).toBe(scoreOf({}))
  },
)

test.each([
  ['no', 'dismissed', 0],
  ['yes', 'counted', 1],
  ['unclear', 'open', 2],
] as const)('a party decided as %s is %s', (same, state, verdict) => {
  const asked = { name: 'VELKOROV SHIPPING STAR' }
  const found = screenSubject(index, asked, { decisions: [{ partyId: 'P3', same }] })
  expect(found.hits[0]).toMatchObject({ riskLevel: 1, state })
  expect(found.verdict).toBe(verdict)
})

test('what names nobody and what was not asked are not green', () => {
  expect(screenSubject(index, { name: 'Trading Co., Ltd.' })).toMatchObject({ verdict: 9, tooCommon: true })
  expect(screenSubject(index, { name: '' })).toMatchObject({ verdict: 9, tooCommon: false })
  expect(screenSubject(index, { name: '某某面包店' })).toMatchObject({ verdict: 0, tooCommon: false })
})
