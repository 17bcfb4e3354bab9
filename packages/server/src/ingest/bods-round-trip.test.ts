import { bodsStatements, type BodsHolding, type BodsParty } from '@maojian/contract/bods-statements'
import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { findEnterpriseFormat } from '@maojian/sources'
import { expect, test } from 'vitest'

const parties: readonly BodsParty[] = [
  { id: 'E1', name: '甲集团', kind: 'group' },
  { id: 'E2', name: '乙有限公司', kind: 'company' },
  { id: 'E3', name: '丙', kind: 'person' },
  { id: 'E4', name: '2024 公司债', kind: 'bond' },
]

const holding = (
  id: string,
  source: string,
  target: string,
  more: Partial<BodsHolding> = {},
): BodsHolding => ({
  id,
  source,
  target,
  type: 'STOCK',
  percent: null,
  percentHigh: null,
  control: '',
  since: '',
  until: '',
  toldBy: '工商登记',
  toldOn: '2026-01-15',
  ...more,
})

const holdings: readonly BodsHolding[] = [
  holding('R1', 'E1', 'E2', { percent: 51.25, percentHigh: 51.25, since: '2019-03-01' }),
  holding('R2', 'E3', 'E2', { percent: 25, percentHigh: 50, toldBy: 'Companies House' }),
  holding('R3', 'E3', 'E1', { since: '2015-01-01', until: '2022-12-31', percent: 80, percentHigh: 80 }),
  holding('R4', 'E1', 'E2', { control: '协议控制（VIE）' }),
  holding('R5', 'E3', 'E2', { control: '代持、表决权', percent: 0, percentHigh: 0 }),
  holding('R6', 'E1', 'E4', { type: 'PUBLISH' }),
]

const made = bodsStatements({
  subject: 'E2',
  parties,
  holdings,
  caption: ['乙有限公司 的关联图谱', '制图 2026-11-23 10:00:00 · 贸鉴'],
  day: '2026-11-23',
})

const imported = async (): Promise<EnterpriseItem[]> => {
  const bytes = new TextEncoder().encode(JSON.stringify(made))
  const file = {
    name: 'drawing.bods.json',
    open: async function* () {
      yield bytes
    },
  }
  const items: EnterpriseItem[] = []
  for await (const batch of findEnterpriseFormat('bods')!.read(file)) items.push(...batch)
  return items
}

test('S1-219: a drawing saved as BODS 0.4 and imported again holds the same parties and holdings', async () => {
  const items = await imported()
  const enterprises = items.flatMap(one =>
    one.what === 'enterprise' ? [[one.reference, one.name, one.kind]] : [],
  )
  expect(enterprises).toEqual([
    ['E1', '甲集团', 'company'],
    ['E2', '乙有限公司', 'company'],
    ['E3', '丙', 'person'],
  ])
  const told = items.flatMap(one => (one.what === 'relation' ? [one] : []))
  const asTold = told.map(one => ({
    id: one.reference,
    source: one.from,
    target: one.to,
    type: one.kind,
    percent: one.percent,
    percentHigh: one.percentHigh,
    control: one.control,
    since: one.since,
    until: one.until,
    toldBy: one.source,
    toldOn: one.toldOn,
  }))
  expect(asTold).toEqual(holdings.filter(one => one.type === 'STOCK'))
  expect(items).toHaveLength(enterprises.length + told.length)
})

test('each statement has what the standard asks for; the first one carries caption and day, and what is left out', () => {
  const ids = new Set(made.map(one => String(one['statementId'])))
  expect(ids.size).toBe(made.length)
  for (const one of made) {
    expect(String(one['statementId'])).toMatch(/^[\x21-\x7e]{32,64}$/u)
    expect(one).toMatchObject({
      declarationSubject: 'E2',
      recordStatus: 'new',
      recordType: expect.stringMatching(/^(?:entity|person|relationship)$/u),
      statementDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      recordDetails: { isComponent: false },
      publicationDetails: { bodsVersion: '0.4', publicationDate: '2026-11-23', publisher: { name: '贸鉴' } },
    })
  }
  const [note] = made[0]!['annotations'] as { description: string; creationDate: string }[]
  expect(note).toMatchObject({ creationDate: '2026-11-23' })
  expect(note!.description).toContain('乙有限公司 的关联图谱')
  expect(note!.description).toContain('另有 1 条其他关系未写入')
})
