import type { Traits } from './traits.ts'

export type Refusal = 'type' | 'code' | 'birthYear' | 'keptApart' | 'sameList'

const disjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && ![...a].some(one => b.has(one))

const exclusiveKinds = ['imo:', 'lei:', 'uscc:', 'inn:', 'ogrn:'] as const

/** What speaks for or against one party, of all its entries together. */
export interface Evidence {
  readonly type: Traits['type']
  readonly typeStated: boolean
  readonly named: boolean
  readonly codes: ReadonlySet<string>
  readonly registrations: ReadonlySet<string>
  readonly years: ReadonlySet<string>
}

/** What one entry says by itself. */
export const evidenceOf = ({ type, typeStated, named, codes, registrations, years }: Traits): Evidence => ({
  type,
  typeStated,
  named,
  codes: new Set(codes),
  registrations: new Set(registrations),
  years: new Set(years),
})

const codesClash = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 &&
  b.size > 0 &&
  exclusiveKinds.some(kind => {
    const of = (codes: ReadonlySet<string>) => new Set([...codes].filter(code => code.startsWith(kind)))
    return disjoint(of(a), of(b))
  })

const landOfRegistration = (code: string): string => code.split(':')[1]!

const registrationsClash = (a: Evidence, b: Evidence): boolean => {
  if (a.registrations.size === 0 || b.registrations.size === 0) return false
  if ([...a.codes].some(code => b.codes.has(code))) return false
  const lands = new Set([...a.registrations].map(landOfRegistration))
  const common = [...b.registrations].filter(code => lands.has(landOfRegistration(code)))
  return common.length > 0 && !common.some(code => a.registrations.has(code))
}

const typesClash = (a: Evidence, b: Evidence): boolean => {
  // A record without a name only points elsewhere: what it means is told there.
  if (a.type === b.type || !a.named || !b.named) return false
  const companyOrPerson = (one: Evidence) => one.type === '01' || one.type === '02'
  return (a.typeStated && b.typeStated) || !companyOrPerson(a) || !companyOrPerson(b)
}

/** Why what is known of two parties excludes that they are one. */
export const contradiction = (a: Evidence, b: Evidence): Refusal | undefined => {
  if (typesClash(a, b)) return 'type'
  if (codesClash(a.codes, b.codes) || registrationsClash(a, b)) return 'code'
  return disjoint(a.years, b.years) ? 'birthYear' : undefined
}

export const formsAgree = (a: Traits, b: Traits): boolean =>
  a.form === undefined || b.form === undefined || a.form === b.form

/** Whether the two records are not told apart by their countries; one that names none agrees with all. */
export const landsAgree = (a: Traits, b: Traits): boolean =>
  a.countries.length === 0 || b.countries.length === 0 || landInCommon(a, b)

export const landInCommon = (a: Traits, b: Traits): boolean =>
  a.countries.some(land => b.countries.includes(land))

export const wholeNameInCommon = (a: Traits, b: Traits): boolean =>
  a.whole.some(name => b.whole.includes(name))

/** An authority that gives two numbers means two parties, unless it writes name, legal form and country alike. */
export const listSetsApart = (a: Traits, b: Traits): boolean => {
  if (a.list !== b.list || a.reference === b.reference || !a.named || !b.named) return false
  if (a.bare || b.bare) return false
  return !wholeNameInCommon(a, b) || !(landsAgree(a, b) || a.years.some(year => b.years.includes(year)))
}
