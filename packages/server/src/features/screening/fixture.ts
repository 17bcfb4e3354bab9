import {
  buildIndex,
  openIndex,
  type ScreeningIndex,
  type Subject,
  type SubjectEntry,
} from '@maojian/screening'

const entry = (source: string, reference: string, rest: Partial<SubjectEntry> = {}): SubjectEntry => ({
  source,
  reference,
  since: '2022-03-01',
  until: '',
  status: 'active',
  ...rest,
})

const subject = (id: string, rest: Partial<Subject> & Pick<Subject, 'names' | 'entries'>): Subject => ({
  id,
  type: '01',
  typeStated: true,
  subtypes: ['0101'],
  countries: [],
  birthDates: [],
  identifiers: [],
  facts: {},
  ...rest,
})

/** Invented parties for the tests of calls. */
export const fixtureSubjects: readonly Subject[] = [
  subject('P1', {
    names: [
      { text: 'Velkorov Shipping Holding', kind: 'primary', entries: [0, 1] },
      { text: '韦尔科罗夫航运控股', kind: 'zh-common', entries: [] },
    ],
    entries: [entry('un-sc', 'CDe.901'), entry('ofac-sdn', '990001', { since: '2023-05-06' })],
    countries: ['RU'],
    facts: { nameZh: '韦尔科罗夫航运控股' },
  }),
  subject('P2', {
    type: '02',
    subtypes: ['0202'],
    names: [{ text: 'Ostap Velkorov Shipping', kind: 'primary', entries: [0] }],
    entries: [entry('eu-fsf', 'EU.9001.1', { status: 'delisted', until: '2024-01-01' })],
    birthDates: ['1971-02-03'],
    identifiers: [{ kind: 'passport', value: 'XK000001', country: 'RU' }],
  }),
  subject('P3', {
    type: '03',
    subtypes: ['0301'],
    names: [{ text: 'VELKOROV SHIPPING STAR', kind: 'primary', entries: [0] }],
    entries: [entry('uk-sanctions', 'RUS9001')],
    identifiers: [{ kind: 'imo', value: '9074729' }],
    facts: { vesselFlag: 'RU', vesselOwner: 'Velkorov Shipping Holding' },
  }),
  subject('P4', {
    names: [{ text: 'Room 903, 9/F, Quill Centre, 95 Queensway, Hong Kong', kind: 'primary', entries: [0] }],
    entries: [entry('un-sc', 'CDe.904')],
    countries: ['HK'],
  }),
]

/** A snapshot of the invented parties, its lists starter data where asked. */
export const fixtureBytes = (starter: readonly string[] = [], publishedOn = '2026-11-18'): Uint8Array =>
  buildIndex(fixtureSubjects, {
    engine: 'test',
    publishedAt: '2026-11-19T20:00:00.000Z',
    sources: ['un-sc', 'ofac-sdn', 'eu-fsf', 'uk-sanctions'].map(id => ({
      id,
      edition: '1',
      publishedOn,
      entries: 1,
      starter: starter.includes(id),
    })),
  })

/** The same, opened. */
export const fixtureIndex = (starter: readonly string[] = [], publishedOn?: string): ScreeningIndex =>
  openIndex(fixtureBytes(starter, publishedOn))
