import { identifiersOf, type StarterColumn, type StarterRow, valuesOf } from './starter-row.ts'

const compared: readonly StarterColumn[] = [
  'name',
  'aliases',
  'weakAliases',
  'formerNames',
  'birthDate',
  'vesselType',
  'tonnage',
  'aircraftModel',
]

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value)

/** What a starter row says and the real record does not: everything, where there is no such record. */
export const absentValues = (row: StarterRow, record: ReadonlySet<string> | undefined): string[] => {
  if (record === undefined) return ['no such record']
  const countries = [...valuesOf(row, 'country'), ...valuesOf(row, 'vesselFlag')]
  // A copy of a list may leave out its days; then there is nothing to compare with.
  const days = [...record].some(isDay) ? [row.designatedOn, row.endsOn].filter(day => day !== '') : []
  return [
    ...[...compared.flatMap(column => valuesOf(row, column)), ...days].filter(value => !record.has(value)),
    ...identifiersOf(row).flatMap(({ value }) => (record.has(value) ? [] : value)),
    ...countries.filter(code => !record.has(code) && !record.has(code.toLowerCase())),
  ].sort()
}
