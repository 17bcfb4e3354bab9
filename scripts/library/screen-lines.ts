import type * as Library from '@maojian/screening'

const types: Readonly<Record<string, '01' | '02' | '03'>> = {
  Person: '02',
  Organization: '01',
  Company: '01',
  LegalEntity: '01',
  Vessel: '03',
}

interface Entity {
  readonly id: string
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[] | undefined>>
}

interface Answered {
  readonly text: string
  readonly id: string
  readonly score: number
  readonly verdict: string
  readonly reason: string
}

/** What somebody does with the library: parties from lines of FollowTheMoney JSON, an index of them, and a search of each text. */
export const screenLines = (
  { buildIndex, explain, listedParty, openIndex }: typeof Library,
  lines: string,
  texts: readonly string[],
): { readonly parties: number; readonly snapshot: string; readonly answers: readonly Answered[] } => {
  const parties = lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Entity)
    .flatMap(({ id, schema, properties: { name = [], alias = [], birthDate = [] } }) => {
      const type = types[schema]
      if (type === undefined || name.length === 0) return []
      return [listedParty('un', { id, type, names: [...name, ...alias], birthDates: birthDate })]
    })
  const meta = { engine: 'own', publishedAt: '2026-01-01T00:00:00Z', sources: [] }
  const index = openIndex(buildIndex(parties, meta))
  const answers = texts.flatMap(text =>
    index.search({ text, limit: 3 }).hits.map(hit => {
      const subject = index.subject(hit.subject)
      const { score, verdict } = hit
      return { text, id: subject.id, score, verdict, reason: explain(hit, subject).reason }
    }),
  )
  return { parties: parties.length, snapshot: index.id, answers }
}
