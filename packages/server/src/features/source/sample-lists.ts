import { someStarter, starterOnly } from '@maojian/domain/vocabulary/starter-data'
import type { SnapshotMeta } from '@maojian/screening'
import { listWords } from './list-words.ts'
import { namedLists } from './named-lists.ts'

/** Whether a list that answers is the sample that ships with the product: one is enough to be missed on. */
export const holdsSample = (sources: readonly { readonly starter: boolean }[]): boolean =>
  sources.some(({ starter }) => starter)

/** Whoever a sample leaves out is not found on it: the one sentence of every door; '' where every list is official. */
export const sampleLists = ({ sources }: Pick<SnapshotMeta, 'sources'>): string => {
  if (!holdsSample(sources)) return ''
  const samples = sources.filter(({ starter }) => starter)
  if (samples.length === sources.length) return starterOnly
  const words = samples.map(({ id }) => listWords(id)).toSorted((a, b) => b.weight - a.weight)
  const named = namedLists(words.map(({ shortZh }) => shortZh))
  return `${someStarter}，只含少量条目，未发现不能作为结论，请先导入真实名单：${named}。`
}
