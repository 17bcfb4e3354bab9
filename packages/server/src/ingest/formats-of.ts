import { findFormat, findListSource, listSources } from '@maojian/sources'
import { IngestFault } from './ingest-fault.ts'

/** Files that bring whatever lists they hold: named by the file, not by one list. */
const carriers: ReadonlyMap<string, readonly string[]> = new Map([
  ['ftm', ['ftm']],
  ['us-csl', ['csl-csv']],
  ['ecfr-744', ['cfr-744-xml']],
])

/** What can be named, for messages. */
const knownIds = (): string => [...carriers.keys(), ...listSources.map(source => source.id)].join('、')

/** What `lists import <id>` reads: which list must be in the files, and in which formats to try them. */
export const formatsOf = (
  id: string,
  format?: string,
): { readonly source: string | undefined; readonly formats: readonly string[] } => {
  const carried = carriers.get(id)
  if (carried) return { source: undefined, formats: carried }
  const source = findListSource(id)
  if (!source) throw new IngestFault(`没有编号为“${id}”的名单；可用：${knownIds()}`)
  if (format === undefined) return { source: id, formats: source.formats }
  if (!findFormat(format))
    throw new IngestFault(`没有名为“${format}”的格式；该名单可用：${source.formats.join('、')}`)
  return { source: id, formats: [format] }
}
