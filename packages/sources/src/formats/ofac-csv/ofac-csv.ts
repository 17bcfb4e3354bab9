import { FormatFault, type ListFormat, type ListItem, type RawFile, type ReadReport } from '../../types.ts'
import { rowWords } from '../../read/row-words.ts'
import { columnNames, type OfacPart, ofacRows, partOf } from './ofac-files.ts'
import { type OfacExtras, readSdnRow } from './sdn-row.ts'

type Rows = Map<string, string[][]>

/** A set is told by its file names: CONS_PRIM.CSV and its companions, or SDN.CSV and its own. */
const sourceOf = (file: RawFile): string => (/cons/iu.test(file.name) ? 'ofac-nonsdn' : 'ofac-sdn')

const collect = async (files: readonly RawFile[], part: OfacPart, report: ReadReport): Promise<Rows> => {
  const rows: Rows = new Map()
  for (const file of files)
    if (partOf(file) === part)
      for await (const batch of ofacRows(file, part, report))
        for (const row of batch) {
          const known = rows.get(row[0]!)
          if (known) known.push(row)
          else rows.set(row[0]!, [row])
        }
  return rows
}

/** The rows of a party in all files of the set. */
const wordsOf = (row: readonly string[], { addresses, aliases, comment }: OfacExtras): string =>
  [
    rowWords(columnNames.party, row),
    ...addresses.map(cells => rowWords(columnNames.address, cells)),
    ...aliases.map(cells => rowWords(columnNames.alias, cells)),
    ...(comment === '' ? [] : [`Comments: ${comment}`]),
  ].join('\n\n')

async function* readParties(
  files: readonly RawFile[],
  source: string,
  report: ReadReport,
): AsyncGenerator<ListItem, number> {
  const addresses = await collect(files, 'address', report)
  const aliases = await collect(files, 'alias', report)
  const comments = await collect(files, 'comment', report)
  const seen = new Set<string>()
  for (const file of files.filter(f => partOf(f) === 'party'))
    for await (const batch of ofacRows(file, 'party', report)) {
      for (const row of batch) {
        const uid = row[0]!
        if (seen.has(uid)) throw new FormatFault(`${file.name}：uid ${uid} 出现两次`)
        seen.add(uid)
        const comment = (comments.get(uid) ?? []).map(c => c[1]!).join('')
        const extras = { addresses: addresses.get(uid) ?? [], aliases: aliases.get(uid) ?? [], comment }
        const draft = readSdnRow(row, source, extras, report)
        if (draft.names.length === 0) throw new FormatFault(`${file.name}：uid ${uid} 没有名称`)
        yield { ...draft.finish(), asPublished: wordsOf(row, extras) }
      }
      report.lines(seen.size)
    }
  if (seen.size === 0) throw new FormatFault('没有主文件（SDN.CSV 或 CONS_PRIM.CSV），或其中没有任何条目')
  tellStrangers([addresses, aliases, comments], seen, report)
  return seen.size
}

/** Rows of the other files whose party is not in the main file: files of different days, worth a word. */
const tellStrangers = (parts: readonly Rows[], seen: ReadonlySet<string>, report: ReadReport): void => {
  for (const rows of parts)
    for (const uid of rows.keys()) if (!seen.has(uid)) report.warn('附属文件里有主文件没有的 uid', uid)
}

/** The set SDN.CSV, ADD.CSV, ALT.CSV, SDN_COMMENTS.CSV, or the same with CONS_; no header, no scripts, no strength. */
export const ofacCsv: ListFormat = {
  id: 'ofac-csv',
  nameZh: 'OFAC CSV 文件组（SDN / ADD / ALT / COMMENTS）',
  rank: 50,
  async *read(files, report) {
    for (const [source, set] of Map.groupBy(files, sourceOf)) yield* readParties(set, source, report)
  },
}
