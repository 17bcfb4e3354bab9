import type { ScreeningIndex, Subject } from '@maojian/screening'
import { Fault } from '../../../http/fault.ts'

/** Collections under which clients ask for everything. */
export const wholeDatasets: ReadonlySet<string> = new Set(['default', 'all', 'sanctions'])

export interface DatasetScope {
  /** Whether every subject is in scope: no filter is needed. */
  readonly whole: boolean
  readonly holds: (subject: Subject) => boolean
}

/** What a dataset and its inclusions and exclusions leave of the lists; an unknown one is 404. */
export const datasetScope = (
  index: ScreeningIndex,
  dataset: string,
  include: readonly string[],
  exclude: readonly string[],
): DatasetScope => {
  const known = new Set(index.meta.sources.map(source => source.id))
  if (!wholeDatasets.has(dataset) && !known.has(dataset)) throw new Fault(404, `没有名为 ${dataset} 的数据集`)
  const asked = include.filter(one => !wholeDatasets.has(one))
  const whole = wholeDatasets.has(dataset) && asked.length === 0 && exclude.length === 0
  const inScope = (source: string): boolean =>
    (wholeDatasets.has(dataset) || source === dataset) &&
    (asked.length === 0 || asked.includes(source)) &&
    !exclude.includes(source)
  return { whole, holds: subject => whole || subject.entries.some(entry => inScope(entry.source)) }
}
