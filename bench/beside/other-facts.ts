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

export const otherFacts: readonly OtherFacts[] = [
  {
    kind: 'facts: person, another birth date',
    of: 'person',
    facts: (subject, next) => {
      const birthDate = otherBirth(subject, next)
      return birthDate ? { birthDate } : undefined
    },
  },
  {
    kind: 'facts: person, another country',
    of: 'person',
    facts: (subject, next) => {
      const country = otherCountry(subject, next)
      return country ? { country } : undefined
    },
  },
  {
    kind: 'facts: person, another birth date and country',
    of: 'person',
    facts: (subject, next) => {
      const [birthDate, country] = [otherBirth(subject, next), otherCountry(subject, next)]
      return birthDate && country ? { birthDate, country } : undefined
    },
  },
  {
    kind: 'facts: person, day and month swapped',
    of: 'person',
    facts: subject => {
      const date = wholeDate(subject)
      const birthDate = date && swapped(date)
      return birthDate ? { birthDate } : undefined
    },
  },
  {
    kind: 'facts: person, a year more or less',
    of: 'person',
    facts: (subject, next) => {
      const date = wholeDate(subject)
      return date ? { birthDate: inYears(date, next(2) ? 1 : -1) } : undefined
    },
  },
  {
    kind: 'facts: company, another country',
    of: 'company',
    facts: (subject, next) => {
      const country = otherCountry(subject, next)
      return country ? { country } : undefined
    },
  },
  {
    kind: 'facts: bank, another country',
    of: 'bank',
    facts: (subject, next) => {
      const country = otherCountry(subject, next)
      return country ? { country } : undefined
    },
  },
  {
    kind: "facts: ship, the customer's country",
    of: 'vessel',
    facts: (_, next) => ({ country: countries[next(countries.length)]! }),
  },
]
