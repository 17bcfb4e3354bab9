import type { ScreeningIndex } from '@maojian/screening'
import type { Context } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import { shanghaiDay } from '../../../shanghai-day.ts'
import { listWarning } from '../answer-basis.ts'

/** Collections under which clients ask for everything. */
export const wholeDatasets: ReadonlySet<string> = new Set(['default', 'all', 'sanctions'])

/** The lists that a dataset and its inclusions and exclusions leave, undefined for all of them; an unknown one is 404. */
export const datasetLists = (
  index: ScreeningIndex,
  dataset: string,
  include: readonly string[],
  exclude: readonly string[],
): readonly string[] | undefined => {
  const known = index.meta.sources.map(source => source.id)
  const collection = wholeDatasets.has(dataset)
  if (!collection && !known.includes(dataset)) throw new Fault(404, `没有名为 ${dataset} 的数据集`)
  const asked = include.filter(one => !wholeDatasets.has(one))
  if (collection && asked.length === 0 && exclude.length === 0) return undefined
  return known.filter(
    source =>
      (collection || source === dataset) &&
      (asked.length === 0 || asked.includes(source)) &&
      !exclude.includes(source),
  )
}

/** What keeps 'no results' on the lists that were asked from being a conclusion. */
export const warningOf = (
  { meta }: ScreeningIndex,
  lists: readonly string[] | undefined,
  { now }: Pick<Context, 'now'>,
): string => {
  const sources = lists ? meta.sources.filter(({ id }) => lists.includes(id)) : meta.sources
  return listWarning({ sources }, shanghaiDay(now))
}
