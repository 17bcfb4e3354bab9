import { listSources as call } from '@maojian/contract/calls/source'
import { findListSource } from '@maojian/sources'
import { effectsOfList } from '@maojian/domain/risk/list-effect'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { indexState, type IndexState } from '../../engine/index-state.ts'
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
    effect: list ? effectsOfList(id).join('') : '',
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
    first: state.first,
    history: [...state.history],
    formats: [...state.formats],
    digest: state.raw.join(' '),
  }
}

const nameOf = (id: string): string => findListSource(id)?.nameZh ?? id

const indexMessage = (state: IndexState['state'], sources: readonly string[]): string => {
  if (state === 'none') return '检索索引尚未生成，正在生成。'
  if (state === 'broken') return '检索索引的文件缺失或已损坏，正在自动重建；在此之前沿用上一份索引。'
  if (state === 'current') return ''
  const which = sources.length > 0 ? `（${sources.map(nameOf).join('、')}）` : ''
  return `检索索引落后于现行名单版本${which}，正在自动更新；在此之前的检索结果来自上一版本。`
}

/** Every list with its freshness: also those never imported, so that nothing is missing silently. */
export const listSources: Verb<typeof call> = async ({ db, engine, now }) => {
  const states = await sourceStates(db, now)
  const index = engine.current()
  const loaded = { id: index?.id, isUnusable: engine.isUnusable?.() ?? false }
  const { state, sources } = await indexState(db, loaded)
  return {
    snapshotId: index?.id ?? '',
    publishedAt: index ? shanghaiMinute(new Date(index.meta.publishedAt)) : '',
    index: { state, message: indexMessage(state, sources) },
    partyCount: index?.size.subjects ?? 0,
    entryCount: states.reduce((sum, state) => sum + state.entries, 0),
    nameCount: index?.size.names ?? 0,
    sources: states.map(toRow),
  }
}
