import type { sanctionMeta } from '@maojian/contract/calls/sanction'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { findListSource } from '@maojian/sources'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { PartyEntry } from '../party/entry.ts'
import { entryProperties } from './entry-properties.ts'

type SanctionMeta = z.output<typeof sanctionMeta>

const statusOf = ({
  listed,
  content,
  endedOn,
}: PartyEntry): Pick<SanctionMeta, 'dataStatus' | 'dataStatusCn'> => {
  if (!listed) return { dataStatus: 0, dataStatusCn: endedOn === '' ? '已移除' : `已移除（${endedOn}）` }
  if (content.status === 'delisted') return { dataStatus: 0, dataStatusCn: '已移除' }
  if (content.status === 'suspended') return { dataStatus: 1, dataStatusCn: '已暂停' }
  return { dataStatus: 1, dataStatusCn: content.status === 'unverified' ? '未核实' : '有效' }
}

/** One list entry of a party as the detail page shows it; designation, publication and fetch stay apart. */
export const metaWire = (entry: PartyEntry): SanctionMeta => {
  const list = findListSource(entry.source)
  return {
    listName: list?.nameEn ?? entry.source,
    listNameCn: list?.nameZh ?? entry.source,
    shortName: list?.shortZh ?? entry.source,
    country: list?.country ?? '',
    countryCn: list ? countryNameZh(list.country) : '',
    department: list?.publisherEn ?? '',
    departmentCn: list?.publisherZh ?? '',
    ...statusOf(entry),
    sourceId: entry.reference,
    effect: list?.effectZh ?? '',
    url: entry.content.url ?? list?.homepage ?? '',
    designatedOn: entry.content.designatedOn ?? '',
    publishedOn: entry.publishedOn,
    fetchedAt: shanghaiMinute(entry.fetchedAt),
    properties: entryProperties(entry.content),
    subCompanyList: [],
  }
}
