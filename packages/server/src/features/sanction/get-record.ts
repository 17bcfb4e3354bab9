import type { getRecord as call } from '@maojian/contract/calls/sanction-detail'
import { findFormat } from '@maojian/sources'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findRecord, recordKey } from '../../lists/record-archive.ts'
import { editionOfEntry } from '../../lists/entry-edition-store.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'

/** Formats that somebody made of what the authority published: their words are not its own. */
const converted: ReadonlySet<string> = new Set(['ftm', 'starter', 'china-csv', 'mofcom-json', 'meti-json'])

/** What the authority published of one entry, word for word, in the newest edition that had it. */
export const getRecord: Verb<typeof call> = async ({ db, official }, { listId, sourceId }) => {
  const edition = await editionOfEntry(db, { source: listId, reference: sourceId })
  if (!edition) throw new Fault(404)
  const path = edition.records === '' ? undefined : await official.localPath(edition.records)
  return {
    text: (path && (await findRecord(path, recordKey(listId, sourceId)))) ?? '',
    formatName: findFormat(edition.format)?.nameZh ?? edition.format,
    converted: converted.has(edition.format),
    publishedOn: edition.day ?? '',
    fetchedAt: shanghaiMinute(edition.fetched),
    files: edition.files,
  }
}
