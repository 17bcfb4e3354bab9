import type { sanctionMeta } from '@maojian/contract/calls/sanction-detail'
import { pauseWord, standingEffect, type StandingEffect } from '@maojian/domain/risk/list-effect'
import { pauseOn, type ListPause } from '@maojian/domain/risk/list-pause'
import { programmeNameZh } from '@maojian/domain/risk/programme-name'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { isListedOn, type Listing } from '@maojian/screening'
import { findListSource, officialNumber } from '@maojian/sources'
import type * as z from 'zod'
import { programmesOfEntry } from '../../engine/entry-programmes.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { PartyEntry } from '../party/entry.ts'
import { effectWire } from '../screening/entry.ts'
import { entryProperties } from './entry-properties.ts'

type SanctionMeta = z.output<typeof sanctionMeta>

const statusOf = (entry: PartyEntry): Pick<SanctionMeta, 'dataStatus' | 'dataStatusCn'> => {
  const { content } = entry
  const listing = listingOf(entry)
  if (!isListedOn(listing))
    return { dataStatus: 0, dataStatusCn: listing.until === '' ? '已移除' : `已移除（${listing.until}）` }
  const pause = pauseOf(entry)
  if (pause !== undefined) return { dataStatus: 1, dataStatusCn: pauseWord(pause) }
  return { dataStatus: 1, dataStatusCn: content.status === 'unverified' ? '未核实' : '有效' }
}

/** What the index says of the same entry. */
const listingOf = ({ listed, content, endedOn }: PartyEntry): Listing => ({
  since: content.designatedOn ?? '',
  until: endedOn || (content.status === 'delisted' ? (content.endsOn ?? '') : ''),
  status: listed ? (content.status ?? 'active') : 'delisted',
})

const pauseOf = ({ source, content }: PartyEntry): ListPause | undefined =>
  pauseOn({ source, since: content.designatedOn ?? '', status: content.status ?? 'active' }, undefined)

/** What one entry means today. */
export const entryEffect = (entry: PartyEntry): StandingEffect =>
  standingEffect(
    {
      source: entry.source,
      programmes: programmesOfEntry(entry.content).join(';'),
      reference: entry.reference,
    },
    { listed: isListedOn(listingOf(entry)), pause: pauseOf(entry) },
  )

/** One list entry of a party as the detail page shows it; designation, publication and fetch stay apart. */
export const metaWire = (entry: PartyEntry): Omit<SanctionMeta, 'subCompanyList'> => {
  const list = findListSource(entry.source)
  return {
    listId: entry.source,
    listName: list?.nameEn ?? entry.source,
    listNameCn: list?.nameZh ?? entry.source,
    shortName: list?.shortZh ?? entry.source,
    country: list?.country ?? '',
    countryCn: list ? countryNameZh(list.country) : '',
    department: list?.publisherEn ?? '',
    departmentCn: list?.publisherZh ?? '',
    ...statusOf(entry),
    sourceId: entry.reference,
    officialNumber: officialNumber(entry.source, entry.reference),
    effect: effectWire(entryEffect(entry)),
    programmes: entry.content.programmes.map(code => ({ code, name: programmeNameZh(code) })),
    url: entry.content.url ?? list?.homepage ?? '',
    designatedOn: entry.content.designatedOn ?? '',
    publishedOn: entry.publishedOn,
    fetchedAt: shanghaiMinute(entry.fetchedAt),
    properties: entryProperties(entry.content),
  }
}
