import { createHolder, type Holder, type HolderOptions } from '../snapshots/holder.ts'
import { openGraph, type EnterpriseGraph } from './open-graph.ts'

/** Holds the published enterprise graph. */
export const createGraphHolder = (
  options: Omit<HolderOptions<EnterpriseGraph>, 'kind' | 'nameZh' | 'open'>,
): Holder<EnterpriseGraph> =>
  createHolder({ ...options, kind: 'enterprises', nameZh: '企业图谱', open: openGraph })
