import type { listWarnings as call } from '@maojian/contract/calls/sanction'
import { programmeWords } from '@maojian/domain/risk/programme-name'
import type * as z from 'zod'
import { chineseNameById } from '../../engine/chinese-name.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { newestEntries, type NewestEntry } from '../../lists/newest-entry-store.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWords, sourceStates, type SourceState } from '../source/entry.ts'

type Block = z.output<typeof call.reply>[number]

/** The lists that the spec names, in its order. */
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
    typeStated: entry.content.typeStated ? 1 : 0,
    sanctionCountryCn: words.countryCn,
    departmentCn: words.publisherZh,
    sanctionWholeType: words.kindZh,
    sanctionTypeDetail: entry.content.programmes.map(programmeWords).join('、') || words.nameZh,
    relationId: '',
    nameZh: chineseNameById(context.engine.current(), entry.party),
    sanctionTime: entry.content.designatedOn ?? '',
  }
}

const dayOf = (state: SourceState): string =>
  state.editionDate || (state.fetchedAt ? shanghaiDay(state.fetchedAt) : '')

const blockOf = (context: Context, state: SourceState, entries: readonly NewestEntry[]): Block => {
  const words = listWords(state.id)
  // Starter data, and the first edition of a list, are nobody's news.
  const isNews = !state.starter && !state.first
  const added = isNews ? entries.filter(entry => entry.isNew) : []
  const shown = added.length > 0 ? added : entries.slice(0, latestShown)
  return {
    source: state.id,
    name: words.nameZh,
    updateTime: dayOf(state),
    newCount: isNews ? state.added : 0,
    removedCount: isNews ? state.removed : 0,
    changedCount: isNews ? state.changed : 0,
    first: state.first,
    total: state.entries,
    sanctionCountryCn: words.countryCn,
    departmentCn: words.publisherZh,
    sanctionWholeType: words.kindZh,
    starterData: state.starter,
    health: state.health === 'grey' ? 'red' : state.health,
    healthReason: state.healthReason,
    sanctionList: shown.map(entry => itemOf(context, entry)),
    notShown: added.length > 0 ? Math.max(0, state.added - shown.length) : 0,
  }
}

/** The lists of the spec in its order, then all others that were imported, heaviest first. */
const inOrder = (states: readonly SourceState[]): SourceState[] => {
  const rank = ({ id }: SourceState): number => {
    const at = warned.findIndex(source => source === id)
    return at < 0 ? warned.length : at
  }
  return states
    .filter(state => state.entries > 0 || rank(state) < warned.length)
    .toSorted((a, b) => rank(a) - rank(b))
}

const blocksOf = async (context: Context, states: readonly SourceState[]): Promise<Block[]> => {
  const sources = states.map(({ id }) => id)
  const entries = Map.groupBy(await newestEntries(context.db, sources, mostAdded), entry => entry.source)
  return states.map(state => blockOf(context, state, entries.get(state.id) ?? []))
}

interface Kept {
  /** What the answer follows from. */
  readonly of: string
  readonly blocks: Promise<Block[]>
}

const kept = new WeakMap<Context['db'], Kept>()

/** Anybody may ask, and entries are heavy to read: while lists, their health and the index stand, once for all who ask. */
const blocksOnce = (context: Context, states: readonly SourceState[]): Promise<Block[]> => {
  const of = JSON.stringify([context.engine.current()?.id, states])
  const known = kept.get(context.db)
  if (known?.of === of) return known.blocks
  const blocks = blocksOf(context, states)
  kept.set(context.db, { of, blocks })
  blocks.catch(() => kept.delete(context.db))
  return blocks
}

/** What the newest edition of every list brought and took, newest designation first. */
export const listWarnings: Verb<typeof call> = async context => {
  const states = inOrder(await sourceStates(context.db, context.now))
  return states.length === 0 ? [] : blocksOnce(context, states)
}
