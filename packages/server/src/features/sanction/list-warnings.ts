import type { listWarnings as call } from '@maojian/contract/calls/sanction'
import type * as z from 'zod'
import { chineseNameById } from '../../engine/chinese-name.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { newestEntries, type NewestEntry } from '../../lists/newest-entry-store.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWords, sourceStates, type SourceState } from '../source/entry.ts'

type Block = z.output<typeof call.reply>[number]

/** The lists of the warning page, in its order. */
const warned = ['un-sc', 'uk-sanctions', 'eu-fsf'] as const
/** Additions shown of one edition; without additions, the latest designations. */
const mostAdded = 100
const latestShown = 20

const itemOf = (context: Context, entry: NewestEntry): Block['sanctionList'][number] => {
  const words = listWords(entry.source)
  return {
    id: entry.party,
    name: entry.content.names[0]?.text ?? entry.reference,
    type: entry.content.type,
    sanctionCountryCn: words.countryCn,
    departmentCn: words.publisherZh,
    sanctionWholeType: words.kindZh,
    sanctionTypeDetail: entry.content.programmes.join('、') || words.nameZh,
    relationId: '',
    nameZh: chineseNameById(context.engine.current(), entry.party),
    sanctionTime: entry.content.designatedOn ?? '',
  }
}

const dayOf = (state: SourceState): string =>
  state.editionDate || (state.fetchedAt ? shanghaiDay(state.fetchedAt) : '')

const blockOf = (context: Context, state: SourceState, entries: readonly NewestEntry[]): Block => {
  const words = listWords(state.id)
  // Starter data is nobody's newest edition, and what came first was there before.
  const added = state.starter || state.first ? [] : entries.filter(entry => entry.isNew)
  const shown = added.length > 0 ? added : entries.slice(0, latestShown)
  return {
    source: state.id,
    name: words.nameZh,
    updateTime: dayOf(state),
    newCount: added.length > 0 ? state.added : 0,
    total: state.entries,
    sanctionCountryCn: words.countryCn,
    departmentCn: words.publisherZh,
    sanctionWholeType: words.kindZh,
    starterData: state.starter,
    firstImport: state.first,
    health: state.health === 'grey' ? 'red' : state.health,
    sanctionList: shown.map(entry => itemOf(context, entry)),
  }
}

/** What the newest editions of the UN, UK and EU lists added, newest designation first. */
export const listWarnings: Verb<typeof call> = async context => {
  const states = new Map((await sourceStates(context.db, context.now)).map(state => [state.id, state]))
  const entries = Map.groupBy(await newestEntries(context.db, warned, mostAdded), entry => entry.source)
  return warned.flatMap(source => {
    const state = states.get(source)
    return state ? [blockOf(context, state, entries.get(source) ?? [])] : []
  })
}
