import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { createHolder, type Holder, type HolderOptions } from '../snapshots/holder.ts'

export type IndexHolder = Holder<ScreeningIndex>

/** Holds the published index of names. */
export const createIndexHolder = (
  options: Omit<HolderOptions<ScreeningIndex>, 'kind' | 'nameZh' | 'open'>,
): IndexHolder => createHolder({ ...options, kind: 'names', nameZh: '检索索引', open: openIndex })
