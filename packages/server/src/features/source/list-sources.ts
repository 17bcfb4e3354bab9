import { listSources as call } from '@maojian/contract/calls/source'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { sourceStates, type SourceState } from './source-states.ts'

const moment = (date: Date | undefined): string => (date ? shanghaiMinute(date) : '')

const toRow = (state: SourceState) => {
  const { id, list } = state
  return {
    id,
    name: list?.nameZh ?? id,
    shortName: list?.shortZh ?? id,
    publisher: list?.publisherZh ?? '',
    country: list?.country ?? '',
    countryCn: list ? countryNameZh(list.country) : '',
    kind: list?.kindZh ?? '其他名单',
    effect: list?.effectZh ?? '',
    homepage: list?.homepage ?? '',
    licence: list?.licence ?? '',
    health: state.health,
    healthReason: state.healthReason,
    starterData: state.starter,
    editionDate: state.editionDate,
    fetchedAt: moment(state.fetchedAt),
    lastCheck: moment(state.lastCheck),
    nextCheck: moment(state.nextCheck),
    entryCount: state.entries,
    added: state.added,
    removed: state.removed,
    changed: state.changed,
    formats: [...state.formats],
    digest: state.raw[0] ?? '',
  }
}

/** Every list with its freshness: also those never imported, so that nothing is missing silently. */
export const listSources: Verb<typeof call> = async ({ db, engine, now }) => {
  const states = await sourceStates(db, now)
  const index = engine.current()
  return {
    snapshotId: index?.id ?? '',
    publishedAt: index ? shanghaiMinute(new Date(index.meta.publishedAt)) : '',
    partyCount: index?.size.subjects ?? 0,
    entryCount: states.reduce((sum, state) => sum + state.entries, 0),
    nameCount: index?.size.names ?? 0,
    sources: states.map(toRow),
  }
}
