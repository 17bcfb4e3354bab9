import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTable } from './read-table.ts'

/** A place as a file that an operator brought tells it; Chinese names are our own and stand elsewhere. */
export interface HeldPlace {
  readonly code: string
  readonly name: string
  readonly isPort: boolean
  readonly iata: string
  readonly country: string
  readonly airportName: string
  readonly source: 'unlocode' | 'ourairports'
}

interface Held {
  readonly writtenAt: number
  readonly places: readonly HeldPlace[]
}

const columns = ['code', 'name', 'kind', 'iata', 'country', 'airportName', 'source'] as const

let path: string | undefined
let held: Held | undefined

/** Where places stand that an operator brought, beside those that ship with the product. */
export const lookForPlaces = (dataDir: string): void => {
  path = join(dataDir, 'places', 'places.tsv')
  held = undefined
}

const parse = (text: string): HeldPlace[] =>
  readTable(text, '\t').map(
    ({ code = '', name = '', kind = '', iata = '', country = '', airportName = '', source }) => ({
      code,
      name,
      isPort: kind === 'P',
      iata,
      country,
      airportName,
      source: source === 'ourairports' ? 'ourairports' : 'unlocode',
    }),
  )

/** Read again once the file has changed, so that every process of this machine answers by it. */
export const heldPlaces = (): Held => {
  const writtenAt = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (path === undefined || writtenAt === undefined) return { writtenAt: 0, places: [] }
  if (held?.writtenAt !== writtenAt) held = { writtenAt, places: parse(readFileSync(path, 'utf8')) }
  return held
}

/** Whether a row came from the file of codes or from the one of airports: one place may have both. */
export const heldKey = ({ source, code }: Pick<HeldPlace, 'source' | 'code'>): string => `${source} ${code}`

const cell = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** Puts all places anew in one move; what reads meanwhile reads the old file whole. */
export const holdPlaces = (places: Iterable<HeldPlace>): void => {
  if (path === undefined) throw new Error('no data folder was told')
  const lines = [...places].map(({ isPort, ...place }) =>
    columns.map(column => (column === 'kind' ? (isPort ? 'P' : 'A') : cell(place[column]))).join('\t'),
  )
  const draft = `${path}.new`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, `${[columns.join('\t'), ...lines.sort()].join('\n')}\n`)
  renameSync(draft, path)
  held = undefined
}
