import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Text of a file of the folder REFERENCE_DATA/names; undefined, said aloud, when it is not there. */
export const referenceText = (path: string): string | undefined => {
  const folder = process.env['REFERENCE_DATA']
  const file = `${folder}/names/${path}`
  if (!folder || !existsSync(file)) {
    console.log(`not measured: ${folder ? file : `REFERENCE_DATA is not set (${path})`}`)
    return undefined
  }
  const bytes = readFileSync(file)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(found =>
    (found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim(),
  )

/** Rows of a CSV file without its heading; quoted cells may hold commas, not line ends. */
export const referenceRows = (path: string): string[][] =>
  (referenceText(path) ?? '').split(/\r?\n/).slice(1).filter(Boolean).map(cells)

/** The same rows, each cell under its heading. */
export const referenceRecords = (path: string): Record<string, string>[] => {
  const [heading, ...rows] = (referenceText(path) ?? '').split(/\r?\n/).filter(Boolean).map(cells)
  return rows.map(row => Object.fromEntries(row.map((cell, i) => [heading![i]!, cell])))
}
