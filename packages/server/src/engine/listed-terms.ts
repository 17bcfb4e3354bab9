import { entityTerms, type EntityTerms } from '@maojian/domain/control/party/entity-terms'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import type { Subject, SubjectEntry } from '@maojian/screening'

/** What one Entity List entry of a subject requires. */
export interface ListedTerms extends EntityTerms {
  readonly reference: string
}

/** Under this name the terms travel in a subject, as JSON: facts of subjects are text. */
export const listedTermsFact = 'entityListTerms'

const valuesOf = ({ facts }: ListEntry, key: FactKey): string[] =>
  facts.filter(fact => fact.key === key).map(fact => fact.value)

/** The terms of an Entity List entry; none for other lists, and where the entry says nothing. */
export const listedTerms = (entry: SubjectEntry, content: ListEntry): ListedTerms[] => {
  if (entry.source !== 'bis-entity-list') return []
  const requirement = valuesOf(content, 'licenceRequirement')
  const policy = valuesOf(content, 'licencePolicy')
  const marks = valuesOf(content, 'licenceFootnote')
  if (requirement.length + policy.length + marks.length === 0) return []
  const read = entityTerms({ requirement: requirement.join(' '), policy: policy.join(' '), marks })
  return [{ reference: entry.reference, ...read }]
}

/** Terms by the reference of their entry; an older version of an entry gives way to the one read first. */
export const termsOf = (subject: Subject): ReadonlyMap<string, ListedTerms> => {
  const terms = JSON.parse(subject.facts[listedTermsFact] ?? '[]') as ListedTerms[]
  return new Map(terms.toReversed().map(one => [one.reference, one]))
}
