import { buildIndex, type Subject } from '@maojian/screening'

type Change = Partial<Pick<Subject, 'type' | 'identifiers' | 'countries'>> & {
  readonly until?: string
}

const party = (id: string, name: string, source: string, { until = '', ...more }: Change = {}): Subject => ({
  id,
  type: '01',
  typeStated: true,
  subtypes: [],
  names: [{ text: name, kind: 'primary', entries: [0] }],
  countries: [],
  birthDates: [],
  identifiers: [],
  entries: [{ source, reference: id, since: '2020-01-01', until, status: 'active' }],
  facts: {},
  ...more,
})

export const dealLists = ['ofac-sdn', 'eu-fsf', 'un-sc', 'us-1260h']

/** Invented parties on the lists that the authored deals name, those asked for starter data. */
export const dealListBytes = (starter: readonly string[] = [], publishedOn = '2026-11-18'): Uint8Array =>
  buildIndex(
    [
      party('P1', 'Velkorov Shipping Holding', 'ofac-sdn', { countries: ['RU'] }),
      party('P2', 'Ostrava Delisted Trading', 'eu-fsf', { until: '2024-01-01' }),
      party('P3', 'Beichuan Optronics', 'us-1260h'),
      party('P4', 'Grey Harbour', 'un-sc', {
        type: '03',
        identifiers: [{ kind: 'imo', value: '9074729' }],
      }),
      party('P6', 'Skarn Air Seven', 'ofac-sdn', {
        type: '04',
        identifiers: [{ kind: 'tail', value: 'EP-QZX' }],
      }),
      party('P5', 'Norva Handelsbank', 'ofac-sdn', { identifiers: [{ kind: 'bic', value: 'NORVDEFF' }] }),
    ],
    {
      engine: 'test',
      publishedAt: '2026-11-19T20:00:00.000Z',
      sources: dealLists.map(id => ({
        id,
        edition: '1',
        publishedOn,
        entries: 1,
        starter: starter.includes(id),
      })),
    },
  )
