/** Marks where a floor was told: a bare figure before it is a room. */
export const floorMark = '¦'

/** Pieces of patterns for texts that `clearText` has made: Latin letters are A-Z. */
export const apart = { before: '(?<![A-Z0-9])', behind: '(?![A-Z0-9])' } as const

export const roomWords =
  '(?:ROOMS?|RMS?|FLATS?|FLT|UNITS?|SUITES?|STE|OFFICES?|SHOPS?|WORKSHOPS?|APTS?|APARTMENTS?)'

const streetTypes: Readonly<Record<string, string>> = {
  RD: 'ROAD',
  ST: 'STREET',
  STR: 'STREET',
  AVE: 'AVENUE',
  AV: 'AVENUE',
  LN: 'LANE',
  DR: 'DRIVE',
  BLVD: 'BOULEVARD',
  HWY: 'HIGHWAY',
  TERR: 'TERRACE',
  CRES: 'CRESCENT',
}

const longTypes = [
  ...new Set(Object.values(streetTypes)),
  'STRAND',
  'PATH',
  'CIRCUIT',
  'PRAYA',
  'ROW',
  'CLOSE',
]

export const streetType = `(?:${[...longTypes, ...Object.keys(streetTypes)].join('|')})`
export const isStreetType = (word: string): boolean => longTypes.includes(word)
export const longStreetType = (word: string): string => streetTypes[word] ?? word

const directions: Readonly<Record<string, string>> = {
  N: 'NORTH',
  S: 'SOUTH',
  E: 'EAST',
  W: 'WEST',
  C: 'CENTRAL',
}

export const direction = `(?:NORTH|SOUTH|EAST|WEST|CENTRAL|[NSEWC])${apart.behind}`
export const longDirection = (word: string): string => directions[word] ?? word

const buildingTypes: Readonly<Record<string, string>> = {
  CENTER: 'CENTRE',
  CTR: 'CENTRE',
  CNTR: 'CENTRE',
  PLZ: 'PLAZA',
  TWR: 'TOWER',
  HSE: 'HOUSE',
  BLDG: 'BUILDING',
  BLD: 'BUILDING',
}

const longBuildings = [...new Set(Object.values(buildingTypes)), 'MANSION', 'SQUARE', 'PLACE']

export const buildingType = `(?:${[...longBuildings, ...Object.keys(buildingTypes)].join('|')})`
export const isBuildingType = (word: string): boolean => word in buildingTypes || longBuildings.includes(word)
export const longBuildingType = (word: string): string => buildingTypes[word] ?? word

/** What a building is for is left out as often as told: Ho King (Commercial) Centre. */
const uses = new Set([
  'COMMERCIAL',
  'COMM',
  'COMML',
  'COML',
  'COM',
  'INDUSTRIAL',
  'IND',
  'OFFICE',
  'BUSINESS',
])
export const isUse = (word: string): boolean => uses.has(word)
