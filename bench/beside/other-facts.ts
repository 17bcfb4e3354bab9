import type { Query, Subject } from '@maojian/screening'
import type { PartyKind } from '../accuracy/name-pair.ts'

type Next = (below: number) => number

/** Facts of a customer that differ from those of a listed party of the same name. */
interface OtherFacts {
  readonly kind: string
  readonly of: PartyKind
  /** Undefined where the lists know nothing that they could differ from. */
  readonly facts: (subject: Subject, next: Next) => Partial<Query> | undefined
}

const countries = 'BR NZ FI PE GH LK IS UY BW JM'.split(' ')

const otherCountry = (subject: Subject, next: Next): string | undefined => {
  const others = countries.filter(code => !subject.countries.includes(code))
  return subject.countries.length === 0 ? undefined : others[next(others.length)]
}

const wholeDate = (subject: Subject): string | undefined =>
  subject.birthDates.find(date => date.length === 10)

const inYears = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`

const otherBirth = (subject: Subject, next: Next): string | undefined => {
  const date = wholeDate(subject)
  return date && inYears(date.replace(/\d\d$/, '17'), next(2) ? 4 + next(20) : -4 - next(20))
}

const swapped = (date: string): string | undefined => {
  const [year, month, day] = date.split('-')
  return Number(day) <= 12 && day !== month ? `${year}-${day}-${month}` : undefined
}

/** A case where the lists know every one of the facts that shall differ. */
const differing = (
  kind: string,
  of: PartyKind,
  factsOf: (subject: Subject, next: Next) => Pick<Query, 'birthDate' | 'country'>,
): OtherFacts => ({
  kind: `facts: ${kind}`,
  of,
  facts: (subject, next) => {
    const facts = factsOf(subject, next)
    return Object.values(facts).every(Boolean) ? facts : undefined
  },
})

const elsewhere = (subject: Subject, next: Next) => ({ country: otherCountry(subject, next) })

export const otherFacts: readonly OtherFacts[] = [
  differing('person, another birth date', 'person', (subject, next) => ({
    birthDate: otherBirth(subject, next),
  })),
  differing('person, another country', 'person', elsewhere),
  differing('person, another birth date and country', 'person', (subject, next) => ({
    birthDate: otherBirth(subject, next),
    country: otherCountry(subject, next),
  })),
  differing('person, day and month swapped', 'person', subject => {
    const date = wholeDate(subject)
    return { birthDate: date && swapped(date) }
  }),
  differing('person, a year more or less', 'person', (subject, next) => {
    const date = wholeDate(subject)
    return { birthDate: date && inYears(date, next(2) ? 1 : -1) }
  }),
  differing('company, another country', 'company', elsewhere),
  differing('bank, another country', 'bank', elsewhere),
  differing("ship, the customer's country", 'vessel', (_, next) => ({
    country: countries[next(countries.length)]!,
  })),
]
