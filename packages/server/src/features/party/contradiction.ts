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
  /** Every number of a register, bare. */
  readonly numbers: ReadonlySet<string>
  readonly years: ReadonlySet<string>
  /** Month and day of every full birth date. */
  readonly birthdays: ReadonlySet<string>
}

/** What one entry says by itself. */
export const evidenceOf = ({
  type,
  typeStated,
  named,
  codes,
  registrations,
  numbers,
  years,
  birthdays,
}: Traits): Evidence => ({
  type,
  typeStated,
  named,
  codes: new Set(codes),
  registrations: new Set(registrations),
  numbers: new Set(numbers),
  years: new Set(years),
  birthdays: new Set(birthdays),
})

const codesClash = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 &&
  b.size > 0 &&
  exclusiveKinds.some(kind => {
    const of = (codes: ReadonlySet<string>) => new Set([...codes].filter(code => code.startsWith(kind)))
    return disjoint(of(a), of(b))
  })

/** Numbers that are no registration, though lists call them so: Iran's national id of companies, Turkey's MERSIS. */
const otherRegisters: Readonly<Record<string, RegExp>> = { IR: /^\d{11}$/u, TR: /^\d{15,16}$/u }

const partsOf = (code: string): readonly [land: string, number: string] => {
  const [, land = '', number = ''] = code.split(':')
  return [land, number]
}

const registerOf = (code: string): string => {
  const [land, number] = partsOf(code)
  return otherRegisters[land]?.test(number) ? `${land}:other` : land
}

/** One calls a registration what the other has too, if under another name. */
const isQuoted = (a: Evidence, b: Evidence): boolean =>
  [...a.registrations].some(code => b.registrations.has(code) || b.numbers.has(partsOf(code)[1]))

const registrationsClash = (a: Evidence, b: Evidence): boolean => {
  if (a.registrations.size === 0 || b.registrations.size === 0) return false
  if ([...a.codes].some(code => b.codes.has(code)) || isQuoted(a, b) || isQuoted(b, a)) return false
  const registers = new Set([...a.registrations].map(registerOf))
  return [...b.registrations].some(code => registers.has(registerOf(code)))
}

const typesClash = (a: Evidence, b: Evidence): boolean => {
  // A record without a name only points elsewhere: what it means is told there.
  if (a.type === b.type || !a.named || !b.named) return false
  const companyOrPerson = (one: Evidence) => one.type === '01' || one.type === '02'
  return (a.typeStated && b.typeStated) || !companyOrPerson(a) || !companyOrPerson(b)
}

/** Two lists that agree on month and day of the birth: one of them has the year wrong. */
const sameBirthday = (a: Evidence, b: Evidence): boolean =>
  [...a.birthdays].some(birthday => b.birthdays.has(birthday))

/** Why what is known of two parties excludes that they are one. */
export const contradiction = (a: Evidence, b: Evidence): Refusal | undefined => {
  if (typesClash(a, b)) return 'type'
  if (codesClash(a.codes, b.codes) || registrationsClash(a, b)) return 'code'
  return disjoint(a.years, b.years) && !sameBirthday(a, b) ? 'birthYear' : undefined
}

export const formsAgree = (a: Traits, b: Traits): boolean =>
  a.form === undefined || b.form === undefined || a.form === b.form

/** Whether the two records are not told apart by their countries; one that names none agrees with all. */
export const landsAgree = (a: Traits, b: Traits): boolean =>
  a.countries.length === 0 || b.countries.length === 0 || a.countries.some(land => b.countries.includes(land))

/** Whether the countries of both, or of the regimes under which they stand, are one. */
export const landInCommon = (a: Traits, b: Traits): boolean => a.lands.some(land => b.lands.includes(land))

export const wholeNameInCommon = (a: Traits, b: Traits): boolean =>
  a.whole.some(name => b.whole.includes(name))

/** An authority that gives two numbers means two parties, unless it writes name, legal form and country alike. */
export const listSetsApart = (a: Traits, b: Traits): boolean => {
  if (a.list !== b.list || a.reference === b.reference || !a.named || !b.named) return false
  if (a.bare || b.bare) return false
  return !wholeNameInCommon(a, b) || !(landsAgree(a, b) || a.years.some(year => b.years.includes(year)))
}
