import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { delimitedRows } from '../../documents/split-csv.ts'
import { TableFault } from '../../documents/table-fault.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { heldKey, heldPlaces, holdPlaces, type HeldPlace } from '../../facts/held-places.ts'
import { places } from '../../facts/places.ts'
import { placeFormatOf, type PlaceFormat } from './place-formats.ts'

export interface PlaceAccount {
  readonly file: string
  readonly format: string
  readonly ports: number
  readonly airports: number
  /** Places that the product did not have before. */
  readonly added: number
  /** Given up by their file; what ships stays. */
  readonly gone: number
  /** Neither port nor airport. */
  readonly other: number
  readonly problems: readonly { readonly line: number; readonly text: string }[]
}

const most = { cell: 4000, columns: 200 }
const pieceBytes = 1 << 18

const pieces = (path: string) => createReadStream(path, { highWaterMark: pieceBytes })

/** UNECE writes some releases in Latin-1; all that is used of them is ASCII. */
const encodingOf = async (path: string): Promise<'utf-8' | 'windows-1252'> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces(path)) decoder.decode(piece as Buffer, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** The text of a file as it is read, never the whole of it. */
async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path))
  for await (const piece of pieces(path)) {
    const text = decoder.decode(piece as Buffer, { stream: true })
    if (text.startsWith('PK\u0003\u0004')) throw new TableFault('请先解压，再导入其中的 CSV 文件')
    yield text
  }
}

interface Tally {
  ports: number
  airports: number
  added: number
  gone: number
  other: number
  readonly problems: { line: number; text: string }[]
}

interface Board {
  readonly held: Map<string, HeldPlace>
  readonly known: Set<string>
  /** Code of the place that has an airport of this IATA code, by country. */
  readonly byIata: ReadonlyMap<string, string>
}

const keep = (place: HeldPlace, { held, known, byIata }: Board, tally: Tally): void => {
  const code =
    place.source === 'ourairports'
      ? (byIata.get(`${place.country.slice(0, 2)} ${place.iata}`) ?? place.code)
      : place.code
  held.set(heldKey({ source: place.source, code }), { ...place, code })
  if (place.isPort) tally.ports++
  if (place.iata !== '') tally.airports++
  if (!known.has(code)) tally.added++
  known.add(code)
}

const take = (row: TableRow, format: PlaceFormat, board: Board, tally: Tally): void => {
  const read = format.read(row.cells)
  if (read.kind === 'place') keep(read.place, board, tally)
  else if (read.kind === 'gone') {
    tally.gone++
    board.held.delete(heldKey({ source: format.source, code: read.code }))
  } else if (read.kind === 'other') tally.other++
  else tally.problems.push({ line: row.line, text: read.text })
}

const boardOf = (): Board => {
  const all = places()
  return {
    held: new Map(heldPlaces().places.map(place => [heldKey(place), place])),
    known: new Set(all.map(({ code }) => code)),
    byIata: new Map(
      all
        .filter(({ iata }) => iata !== '')
        .map(({ code, iata, country }) => [`${country.slice(0, 2)} ${iata}`, code]),
    ),
  }
}

const importFile = async (path: string): Promise<PlaceAccount> => {
  const board = boardOf()
  const tally: Tally = { ports: 0, airports: 0, added: 0, gone: 0, other: 0, problems: [] }
  let format: PlaceFormat | undefined
  for await (const rows of delimitedRows(textOf(path), most))
    for (const row of rows) {
      if (format === undefined) {
        const found = placeFormatOf(row.cells)
        if (typeof found === 'string') throw new TableFault(`${basename(path)}：${found}`)
        format = found
        if (format.titled) continue
      }
      take(row, format, board, tally)
    }
  if (format === undefined || tally.ports + tally.airports === 0)
    throw new TableFault(`${basename(path)}：没有可用的港口或机场，未作任何改动`)
  holdPlaces(board.held.values())
  return { file: basename(path), format: format.name, ...tally }
}

/** Renews ports and airports by files of UN/LOCODE and OurAirports; a file brought again changes nothing. */
export const importPlaces = async (paths: readonly string[]): Promise<PlaceAccount[]> => {
  const accounts: PlaceAccount[] = []
  for (const path of paths) accounts.push(await importFile(path))
  return accounts
}
