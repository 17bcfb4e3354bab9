import type { Subject } from '@maojian/screening'
import { evenNumbers } from '../accuracy/even-numbers.ts'
import { officialNames } from '../accuracy/listed-pairs.ts'
import { partyKind, recordOf } from '../accuracy/lists.ts'
import { placeOf, sampleOf, type Half } from '../accuracy/split.ts'
import { slips } from '../accuracy/typing-slips.ts'

type Next = (below: number) => number
type Rewrite = (name: string, next: Next) => string | undefined

const each = Object.values(slips)

const slipped: Rewrite = (name, next) => {
  const places = [...name.matchAll(/[A-Za-z](?=[A-Za-z])/g)]
  const at = places[next(places.length)]?.index
  return at === undefined ? undefined : each[next(each.length)]!(name, at, next)
}

const acrossSpace: Rewrite = (name, next) => {
  const spaces = [...name.matchAll(/(?<=[A-Za-z]) (?=[A-Za-z])/g)]
  const at = spaces[next(spaces.length)]?.index
  if (at === undefined) return undefined
  return next(2) === 0
    ? `${name.slice(0, at - 1)} ${name[at - 1]}${name.slice(at + 1)}`
    : `${name.slice(0, at)}${name[at + 1]} ${name.slice(at + 2)}`
}

export interface TypoKind {
  readonly what: string
  readonly wanted: number
  readonly rewrite: Rewrite
}

export const typoKinds: readonly TypoKind[] = [
  { what: 'one slip', wanted: 0.97, rewrite: slipped },
  {
    what: 'two slips',
    wanted: 0.88,
    rewrite: (name, next) => slipped(slipped(name, next) ?? '', next),
  },
  { what: 'a letter across a space', wanted: 0.97, rewrite: acrossSpace },
]
export const typoParties = ['person', 'company', 'vessel'] as const
const ofAKind = 500
const isLatin = (name: string): boolean => /^[A-Za-z\p{P}\s\d]{10,70}$/u.test(name)

export interface Typed {
  readonly at: number
  readonly record: string
  readonly name: string
  readonly text: string
}

/** Listed Latin names of one half, rewritten so, by what identifies their party. */
export const typedNames = (
  subjects: readonly Subject[],
  { what, rewrite }: TypoKind,
  { party, half }: { readonly party: string; readonly half: Half },
): Typed[] => {
  const all = subjects.flatMap((subject, at): Typed[] => {
    const names = partyKind(subject) === party ? officialNames(subject).filter(isLatin) : []
    const record = recordOf(subject)
    const next = evenNumbers(placeOf(what, record))
    const name = names[next(Math.max(1, names.length))]
    const text = name === undefined ? undefined : rewrite(name, next)
    return name === undefined || text === undefined || text === name ? [] : [{ at, record, name, text }]
  })
  return sampleOf('typos', all, one => one.record, { half, count: ofAKind })
}
