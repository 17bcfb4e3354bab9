import type { Context } from '../../http/context.ts'
import { graphAnswers, staleGraph } from '../enterprise/entry.ts'
import type { Watch } from './tables.ts'

/** What the graph of now says beside a watch, which is screened by the lists alone. */
export interface WatchRelated {
  readonly verdict: 0 | 1 | 2
  /** Instead of the word of the verdict; '' where that one is true. */
  readonly word: string
  /** As a sentence; '' where there is nothing to say. */
  readonly words: string
}

const nothing: WatchRelated = { verdict: 0, word: '', words: '' }

/** Whom a file or a deal names is not asked of the graph one by one: nothing found is said of the lists alone. */
const listsAlone = ({ kind, checked_at, hits, possible }: Watch): WatchRelated => ({
  verdict: 0,
  word: checked_at !== null && hits + possible === 0 ? '名单未发现' : '',
  words: `监控只按名单重新筛查，不含企业图谱中的股权与控制关联；这些关联见${kind === 'batch' ? '批次结果' : '项目报告'}，名单或股权变化后请重新筛查。`,
})

/** A watched name that the graph ties to a listed party is never told as 未发现. */
export const watchRelated = (
  { graph, engine }: Pick<Context, 'graph' | 'engine'>,
  watch: Watch,
): WatchRelated => {
  const [held, index] = [graph.current(), engine.current()]
  if (!held || !index || watch.kind === 'list' || watch.kind === 'party') return nothing
  if (watch.kind !== 'search') return listsAlone(watch)
  const told = graphAnswers(held, index)(watch.target.keyword ?? '', () => true)
  const stale = staleGraph({ graph, engine })
  return told
    ? { verdict: told.verdict, word: '', words: `${told.reason}其变化不在监控之列。${stale}` }
    : { ...nothing, words: stale }
}
