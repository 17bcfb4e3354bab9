import { findFormat, findListSource, listSources } from '@maojian/sources'
import { IngestFault } from './ingest-fault.ts'

/** Lists known to the product, for messages. */
const knownIds = (): string => listSources.map(source => source.id).join('、')

/** What `lists import <id>` reads: which list must be in the files, and in which formats to try them. */
export const formatsOf = (
  id: string,
  format?: string,
): { readonly source: string | undefined; readonly formats: readonly string[] } => {
  if (id === 'ftm') return { source: undefined, formats: ['ftm'] }
  const source = findListSource(id)
  if (!source) throw new IngestFault(`没有编号为“${id}”的名单；可用：ftm、${knownIds()}`)
  if (format === undefined) return { source: id, formats: source.formats }
  if (!findFormat(format))
    throw new IngestFault(`没有名为“${format}”的格式；该名单可用：${source.formats.join('、')}`)
  return { source: id, formats: [format] }
}
