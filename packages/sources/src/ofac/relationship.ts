import type { ListRelation } from '@maojian/domain/entity/list-entry'
import type { ReadReport } from '../types.ts'

type Kind = ListRelation['kind']

/** OFAC's kinds of relationship; `reversed` where the second party is the owner of the first. */
const kinds: readonly (readonly [RegExp, Kind, reversed?: boolean])[] = [
  [/^Owned or Controlled By/iu, 'ownership', true],
  [/^Owns, controls, or operates/iu, 'ownership'],
  [/^(Leader or official of|Principal Executive Officer)/iu, 'directorship'],
  [/^Family member of/iu, 'family'],
  [
    /^(Associate Of|Providing support to|Acting for or on behalf of|playing a significant role in|Property in the interest of)/iu,
    'link',
  ],
]

interface Statement {
  readonly source: string
  readonly reference: string
  readonly role: string
  /** uid of the party that says it, and of the other one. */
  readonly first: string
  readonly second: string
}

export const ofacRelation = (statement: Statement, report: ReadReport): ListRelation => {
  const { source, reference, role, first, second } = statement
  const found = kinds.find(([pattern]) => pattern.test(role))
  if (!found) report.warn('未知的关系类型', role)
  const [from, to] = found?.[2] ? [second, first] : [first, second]
  return { source, reference, kind: found?.[1] ?? 'link', from: `ofac:${from}`, to: `ofac:${to}`, role }
}
