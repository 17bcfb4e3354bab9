/** Columns of the starter lists, in their order; data/lists/README.md says what each means. */
export const starterColumns = [
  'reference',
  'type',
  'typeStated',
  'subtype',
  'name',
  'aliases',
  'weakAliases',
  'formerNames',
  'country',
  'birthDate',
  'identifiers',
  'programmes',
  'designatedOn',
  'status',
  'endsOn',
  'vesselFlag',
  'vesselType',
  'vesselOwner',
  'tonnage',
  'aircraftModel',
  'operator',
  'noticeNo',
  'sameAs',
  'url',
  'asOf',
] as const

export type StarterColumn = (typeof starterColumns)[number]
export type StarterRow = Readonly<Record<StarterColumn, string>>

/** How several values of a column are joined; any other column holds one. */
export const separators: Readonly<Partial<Record<StarterColumn, string>>> = {
  aliases: ' | ',
  weakAliases: ' | ',
  formerNames: ' | ',
  identifiers: ' | ',
  country: ';',
  birthDate: ';',
  programmes: ';',
  vesselFlag: ';',
  noticeNo: ';',
  sameAs: ';',
}

export const valuesOf = (row: StarterRow, column: StarterColumn): string[] => {
  const separator = separators[column]
  if (row[column] === '') return []
  return separator === undefined ? [row[column]] : row[column].split(separator)
}

export interface StarterIdentifier {
  readonly kind: string
  readonly value: string
  readonly country: string
}

/** `kind:value` or `kind:value@CC`. */
export const identifiersOf = (row: StarterRow): StarterIdentifier[] =>
  valuesOf(row, 'identifiers').map(text => {
    const [, kind = '', value = '', country = ''] = /^([^:]*):(.*?)(?:@([A-Z]{2}))?$/u.exec(text) ?? []
    return { kind, value, country }
  })
