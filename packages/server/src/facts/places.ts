import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'
import { readTable } from './read-table.ts'

export interface Place {
  /** UN/LOCODE; its first two letters are the country. */
  readonly code: string
  readonly name: string
  readonly nameZh: string
  readonly isPort: boolean
  /** IATA code of an airport; '' for none. */
  readonly iata: string
}

let kept: readonly Place[] | undefined

/** Ports and airports of UN/LOCODE, as they ship; read once, when first asked for. */
export const places = (): readonly Place[] =>
  (kept ??= readTable(readFileSync(join(dataFolder, 'places', 'unlocode.tsv'), 'utf8'), '\t').map(
    ({ code = '', name = '', nameZh = '', kind = '', iata = '' }) => ({
      code,
      name,
      nameZh,
      isPort: kind.includes('P'),
      // The manual of UN/LOCODE: an IATA code is given only where it is not the last three letters.
      iata: kind.includes('A') ? iata || code.slice(2) : '',
    }),
  ))
