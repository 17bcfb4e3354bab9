import type { Thresholds } from '@maojian/domain/vocabulary/risk-level'
import {
  entriesOn,
  mostHits,
  type Hit,
  type NearHit,
  type Query,
  type ScreeningIndex,
  type SearchAnswer,
} from '@maojian/screening'
import { withComparableBirth } from './comparable-birth-date.ts'
import { namesOf, type Screened, type ScreeningTerms } from './screening-terms.ts'

/** A hit, and by which name or code it was asked for where there were several. */
export type AskedHit = Hit & { readonly asked?: string }

/** Its evidence is made when it is first read: a copy would make it of every hit. */
const askedBy = (hit: Hit, asked: string): AskedHit => Object.assign(hit, { asked })

/** What the index answers to all names and codes of one subject, as one answer. */
export interface FoundHits {
  readonly hits: readonly AskedHit[]
  /** Names below the threshold, where they were asked for. */
  readonly near: readonly NearHit[]
  readonly count: number
  readonly verdicts: SearchAnswer['verdicts']
  /** Absent where the hits of several questions were put together. */
  readonly types?: SearchAnswer['types']
}

type Terms = ScreeningTerms & { readonly thresholds: Thresholds }

const usualHits = 50

/** A code stands by itself: neither the kind of party nor a country is asked of its bearer. */
const codeHits = (
  index: ScreeningIndex,
  { identifiers = [] }: Screened,
  { asOf, limit }: Pick<Query, 'asOf' | 'limit'>,
): AskedHit[] =>
  [...new Set(identifiers.map(({ value }) => value))].flatMap(text =>
    index
      .search({ text, asOf, limit })
      .hits.filter(hit => hit.evidence.how === 'identifier')
      .map(hit => askedBy(hit, text)),
  )

const queryOf = (screened: Screened, { asOf, thresholds, first, near }: Terms): Omit<Query, 'text'> => ({
  type: screened.type,
  subtypes: screened.subtypes,
  knownType: screened.knownType,
  country: screened.country,
  birthDate: screened.birthDate,
  identifiers: screened.identifiers?.filter(({ kind }) => kind !== 'other'),
  addresses: screened.addresses,
  asOf,
  threshold: thresholds.possible,
  first,
  ...(near && { near }),
})

/** What is asked of each name: of who else is named only the name is known. */
const questionsOf = (screened: Screened, terms: Terms): Query[] => {
  const { others = [] } = screened
  const own = new Set(namesOf({ ...screened, others: [] }))
  const beside = new Set(others.filter(text => text !== '' && !own.has(text)))
  const known = queryOf(screened, terms)
  const bare = queryOf({ name: '' }, terms)
  const texts = own.size + beside.size > 0 || !screened.addresses?.length ? own : ['']
  return [
    ...Array.from(texts, text => ({ ...known, text })),
    ...Array.from(beside, text => ({ ...bare, text })),
  ]
}

/** Each party once, with its best score, best first. */
const best = <T extends NearHit>(hits: readonly T[]): T[] => {
  const found = new Map<number, T>()
  for (const hit of hits) if ((found.get(hit.subject)?.score ?? -1) < hit.score) found.set(hit.subject, hit)
  return [...found.values()].sort((a, b) => b.score - a.score)
}

const narrowed = <T extends NearHit>(
  index: ScreeningIndex,
  hits: readonly T[],
  { asOf, lists, keeps }: Terms,
): T[] => {
  const wanted = lists && new Set(lists)
  return hits.filter(hit => {
    const subject = index.subject(hit.subject)
    const listed = !wanted || entriesOn(subject, asOf).some(({ source }) => wanted.has(source))
    return listed && keeps?.(subject) !== false
  })
}

const verdictsOf = (hits: readonly Hit[]): SearchAnswer['verdicts'] => {
  const hit = hits.filter(({ verdict }) => verdict === 'hit').length
  return { hit, possible: hits.length - hit }
}

/** Hits of every name and code; those that the terms leave out are not counted. */
export const findHits = (index: ScreeningIndex, screened: Screened, terms: Terms): FoundHits => {
  const { offset = 0, limit = usualHits, asOf } = terms
  const questions = questionsOf(withComparableBirth(index, screened), terms)
  const filtered = terms.lists !== undefined || terms.keeps !== undefined
  const [only] = questions
  if (only && only.text !== '' && questions.length === 1 && !screened.identifiers?.length && !filtered)
    return index.search({ ...only, offset, limit })
  // Enough that filters leave a page.
  const read = filtered ? mostHits : offset + limit
  const answers = questions.map(question => {
    const answer = index.search({ ...question, limit: read })
    return { ...answer, hits: answer.hits.map(hit => askedBy(hit, question.text)) }
  })
  const all = best([
    ...codeHits(index, screened, { asOf, limit: read }),
    ...answers.flatMap(answer => answer.hits),
  ])
  const hits = narrowed(index, all, terms)
  const count = filtered ? hits.length : Math.max(hits.length, ...answers.map(answer => answer.count))
  const found = new Set(all.map(({ subject }) => subject))
  const near = best(answers.flatMap(answer => answer.near)).filter(({ subject }) => !found.has(subject))
  return {
    hits: hits.slice(offset, offset + limit),
    near: narrowed(index, near, terms),
    count,
    verdicts: verdictsOf(hits),
  }
}
