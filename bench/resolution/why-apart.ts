import {
  contradiction,
  evidenceOf,
  listSetsApart,
} from '../../packages/server/src/features/party/contradiction.ts'
import { namesAlike } from '../../packages/server/src/features/party/names-alike.ts'
import type { Traits } from '../../packages/server/src/features/party/traits.ts'

const told = {
  type: 'two kinds of party',
  code: 'two numbers of which a party has one',
  birthYear: 'two birth years',
  keptApart: 'set apart by hand',
  sameList: 'two numbers of one list, name or legal form or country differ',
} as const

/** The reason for which two entries that share a number are two parties. */
export const whyApart = (a: Traits, b: Traits): string => {
  const said = contradiction(evidenceOf(a), evidenceOf(b))
  if (said) return told[said]
  if (listSetsApart(a, b)) return told.sameList
  const type = a.type === '02' || b.type === '02' ? '02' : a.type
  return namesAlike(type, a.written, b.written)
    ? 'another entry of one of the two parties excludes it'
    : 'names are not alike'
}
