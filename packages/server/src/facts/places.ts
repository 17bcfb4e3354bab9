import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'
import { heldPlaces, type HeldPlace } from './held-places.ts'
import { occupiedPortTable } from './occupied-ports.table.ts'
import { readTable } from './read-table.ts'

export interface Place {
  /** UN/LOCODE; its first two letters are the country. Of an airport that has none, its own identifier. */
  readonly code: string
  readonly name: string
  readonly nameZh: string
  /** Other spellings by which it is found. */
  readonly otherNames?: readonly string[]
  readonly isPort: boolean
  /** IATA code of an airport; '' for none. */
  readonly iata: string
  /** ISO 3166-1; of a place in an occupied region of Ukraine that region (15 CFR 746.6). */
  readonly country: string
  /** Name of the airport where it differs from that of its city; '' for none. */
  readonly airportName: string
}

const occupied: Readonly<Record<string, string>> = {
  ...Object.fromEntries(occupiedPortTable.map(([code]) => [code, 'UA-43'])),
  UASIP: 'UA-43',
  UADOK: 'UA-14',
  UAMPW: 'UA-14',
  UASEV: 'UA-09',
  UAVSG: 'UA-09',
}

let shipped: readonly Place[] | undefined

const tablePlaces = (): readonly Place[] =>
  readTable(readFileSync(join(dataFolder, 'places', 'unlocode.tsv'), 'utf8'), '\t').map(
    ({ code = '', name = '', nameZh = '', kind = '', iata = '' }) => ({
      code,
      name,
      nameZh,
      isPort: kind.includes('P'),
      // The manual of UN/LOCODE: an IATA code is given only where it is not the last three letters.
      iata: kind.includes('A') ? iata || code.slice(2) : '',
      country: occupied[code] ?? code.slice(0, 2),
      airportName: '',
    }),
  )

const occupiedPorts: readonly Place[] = occupiedPortTable.map(
  ([code, [name = '', ...otherNames], nameZh]) => ({
    code,
    name,
    nameZh,
    otherNames,
    isPort: true,
    iata: '',
    country: 'UA-43',
    airportName: '',
  }),
)

const shippedPlaces = (): readonly Place[] => (shipped ??= [...tablePlaces(), ...occupiedPorts])

const told = (base: Place | undefined, { source, ...held }: HeldPlace): Place => {
  const nameZh = base?.nameZh ?? ''
  // A file of airports knows nothing of the port or the city under that code.
  if (source === 'ourairports' && base) return { ...base, iata: held.iata, airportName: held.airportName }
  const { airportName = '' } = base ?? {}
  return { ...held, nameZh, airportName, country: occupied[held.code] ?? held.country }
}

let kept: { readonly writtenAt: number; readonly places: readonly Place[] } | undefined

/** Ports and airports: those that ship, renewed and completed by what an operator brought; Chinese names stay. */
export const places = (): readonly Place[] => {
  const { writtenAt, places: held } = heldPlaces()
  if (kept?.writtenAt === writtenAt) return kept.places
  const found = new Map(shippedPlaces().map(place => [place.code, place]))
  const inOrder = [...held].sort(
    (a, b) => Number(a.source === 'ourairports') - Number(b.source === 'ourairports'),
  )
  for (const one of inOrder) found.set(one.code, told(found.get(one.code), one))
  kept = { writtenAt, places: [...found.values()] }
  return kept.places
}

/** A name or code as it is compared: without diacritics, in capitals. */
export const placeKey = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleUpperCase('en-US').replace(/\s+/gu, ' ').trim()

/** `符拉迪沃斯托克（海参崴）`: each of the names. */
const chineseNames = ({ nameZh }: Place): string[] =>
  nameZh
    .split(/[（）、]/u)
    .filter(name => name !== '')
    .flatMap(name => [name, ...shortNames(name)])

const townAndField = 4
const town = 2

/** 上海浦东国际机场 is called 上海浦东 and 浦东. */
const shortNames = (name: string): string[] => {
  const stem = name.replace(/(?:国际)?机场$/u, '')
  if (stem === name) return []
  return stem.length < townAndField ? [stem] : [stem, stem.slice(town)]
}

const suffixes = { port: '港', airport: '机场' } as const

/** Ports or airports of exactly this code or name; a name may be borne by several. */
export const placesNamed = (kind: 'port' | 'airport', text: string): readonly Place[] => {
  const key = placeKey(text)
  const code = key.replace(/\s/gu, '')
  const named = (place: Place): boolean =>
    placeKey(place.name) === key ||
    (place.otherNames ?? []).some(other => placeKey(other) === key) ||
    (kind === 'airport' && place.airportName !== '' && placeKey(place.airportName) === key) ||
    chineseNames(place).some(
      one => one === key || one === `${key}${suffixes[kind]}` || `${one}${suffixes[kind]}` === key,
    )
  return places().filter(place =>
    kind === 'port'
      ? place.isPort && (place.code === code || named(place))
      : place.iata !== '' && (place.code === code || place.iata === code || named(place)),
  )
}
