import type { NamePair } from './name-pair.ts'
import { referenceRows } from './reference.ts'
import { halfOf, sampleOf, type Half } from './split.ts'

interface Person {
  readonly id: string
  /** Number of the person, with the register: each counts from nought. */
  readonly person: string
  readonly given: string
  readonly surname: string
}

const fullName = ({ given, surname }: Person): string => `${given} ${surname}`

/** Records of one made register, `rec-N-org` the original and `rec-N-dup-k` its faulty copies; 4a and 4b are one. */
const registered = (file: string): Person[] =>
  referenceRows(`persons/febrl-dataset${file}.csv.gz`).flatMap(([id, given, surname]) =>
    id && given && surname ? [{ id, person: `${file.slice(0, 1)} ${id.split('-')[1]}`, given, surname }] : [],
  )

/** Originals that share exactly one of the two names, by that name. */
const sharing = (people: readonly Person[]): ((one: Person, at: number) => Person | undefined) => {
  const bySurname = Map.groupBy(people, person => person.surname)
  const byGiven = Map.groupBy(people, person => person.given)
  const from = (list: readonly Person[], one: Person): Person | undefined =>
    list.find(other => other.id > one.id && fullName(other) !== fullName(one)) ??
    list.find(other => fullName(other) !== fullName(one))
  return (one, at) =>
    at % 2 === 0 ? from(bySurname.get(one.surname) ?? [], one) : from(byGiven.get(one.given) ?? [], one)
}

const register = (files: readonly string[], half: Half): NamePair[] => {
  const set = `registers with typing errors (febrl ${files.join(', ')})`
  const base = { set, family: set, type: 'person' as const }
  const all = files.flatMap(registered)
  const originals = new Map(
    all.filter(({ id }) => id.endsWith('-org')).map(original => [original.person, original]),
  )
  const partner = sharing([...originals.values()])
  const copies = all.filter(copy => {
    const original = originals.get(copy.person)
    return copy.id.includes('-dup') && original && fullName(original) !== fullName(copy)
  })
  return sampleOf(set, copies, copy => copy.id, { half, count: 700 }).flatMap((copy, at) => {
    const original = originals.get(copy.person)!
    const other = partner(original, at)
    const a = fullName(original)
    return [
      { ...base, kind: `${set}, copy`, same: true, a, b: fullName(copy) },
      ...(other
        ? [
            {
              ...base,
              kind: `${set}, same ${at % 2 ? 'given name' : 'surname'}`,
              same: false,
              a,
              b: fullName(other),
            },
          ]
        : []),
    ]
  })
}

interface Entry {
  readonly id: string
  readonly names: readonly string[]
  readonly surname: string
}

const customers = ([, id, full, , last, first, middle, native]: readonly string[]): Entry => ({
  id: `CUSTOMERS ${id}`,
  names: [full || [first, middle, last].filter(Boolean).join(' '), native ?? ''].filter(Boolean),
  surname: last || (full ?? '').split(' ').at(-1)!,
})

const watchlist = ([, id, full, last, first, middle, native]: readonly string[]): Entry => ({
  id: `WATCHLIST ${id}`,
  names: [full || [first, middle, last].filter(Boolean).join(' '), native ?? ''].filter(Boolean),
  surname: last || (full ?? '').split(' ').at(-1)!,
})

/** Customers and a watch list that mean few people; pairs of one person, and of people with one surname. */
const truthSet = (half: Half): NamePair[] => {
  const set = 'customers and watch list (truth set)'
  const base = { set, family: set, type: 'person' as const }
  const clusters = new Map(
    referenceRows('clusters/senzing-actual_truthset_key.csv').map(row => [`${row[2]} ${row[3]}`, row[1]!]),
  )
  const isPerson = (row: readonly string[]): boolean => row.includes('PERSON')
  const records = [
    ...referenceRows('clusters/senzing-customers.csv').filter(isPerson).map(customers),
    ...referenceRows('clusters/senzing-watchlist.csv').filter(isPerson).map(watchlist),
  ]
    .filter(record => record.names.length > 0)
    .map(record => ({ ...record, cluster: clusters.get(record.id) ?? record.id }))
    .filter(record => halfOf(set, record.cluster) === half)
  const seen = new Set<string>()
  const pairs = records.flatMap((one, i) => {
    const own = one.names.slice(1).map(native => ({ a: one.names[0]!, b: native, same: true }))
    const others = records
      .slice(i + 1)
      .filter(other => other.cluster === one.cluster || other.surname === one.surname)
      .map(other => ({ a: one.names[0]!, b: other.names[0]!, same: other.cluster === one.cluster }))
    return [...own, ...others]
  })
  // One spelling may be two people in one set: what names alone cannot tell is left out.
  return pairs
    .filter(({ a, b }) => a !== b && !seen.has(`${a}|${b}`) && seen.add(`${a}|${b}`))
    .map(pair => ({ ...base, kind: set, ...pair }))
}

/** Persons as registers and customer files hold them. */
export const personRecords = (half: Half): NamePair[] => [
  ...register(['1', '2', '3'], half),
  ...register(['4a', '4b'], half),
  ...truthSet(half),
]
