/** Columns of consolidated.csv. */
export const cslColumns = [
  '_id',
  'source',
  'entity_number',
  'type',
  'programs',
  'name',
  'title',
  'addresses',
  'federal_register_notice',
  'start_date',
  'end_date',
  'standard_order',
  'license_requirement',
  'license_policy',
  'call_sign',
  'vessel_type',
  'gross_tonnage',
  'gross_registered_tonnage',
  'vessel_flag',
  'vessel_owner',
  'remarks',
  'source_list_url',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'places_of_birth',
  'source_information_url',
  'ids',
] as const

export type CslRow = Readonly<Record<(typeof cslColumns)[number], string>>

const lists: readonly (readonly [RegExp, string, programme: string])[] = [
  [/\(SDN\)/u, 'ofac-sdn', ''],
  [/\(EL\)/u, 'bis-entity-list', 'US-BIS-EL'],
  [/\(DPL\)/u, 'bis-dpl', 'US-BIS-DPL'],
  [/\(UVL\)/u, 'bis-uvl', 'US-BIS-UVL'],
  [/\(MEU\)/u, 'bis-meu', 'US-BIS-MEU'],
  [/\(ISN\)/u, 'state-isn', 'US-DOS-ISN'],
  [/\(DTC\)/u, 'state-debarred', 'US-AECA-DEBARRED'],
  [/\((?:SSI|PLC|CMIC|CAP|NS-MBS List|FSE)\)/u, 'ofac-nonsdn', ''],
]

/** Our list of a row's `source` cell, and the programme that stands for it where the row names none. */
export const cslList = (source: string): { readonly id: string; readonly programme: string } | undefined => {
  const found = lists.find(([pattern]) => pattern.test(source))
  return found && { id: found[1], programme: found[2] }
}

/** Cells hold several values; the Entity List's aliases also have `; and` before the last. */
export const splitCell = (cell: string): string[] =>
  cell
    .split(/;\s+(?:and\s+)?/u)
    .map(part => part.trim())
    .filter(part => part !== '')
