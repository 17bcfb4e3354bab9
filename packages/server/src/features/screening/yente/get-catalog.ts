import type { getCatalog as call, yenteHealth as healthCall } from '@maojian/contract/calls/yente'
import { needIndex } from '../../../http/context.ts'
import type { Verb } from '../../../http/route.ts'
import { listWords } from '../../source/entry.ts'
import { warningOf, wholeDatasets } from './dataset.ts'

/** Every list as a dataset, and the collections that hold all of them. */
export const getCatalog: Verb<typeof call> = context => {
  const { id, meta } = needIndex(context)
  const sources = meta.sources.map(source => source.id)
  const dataset = (name: string, title: string, children: string[], version: string) => ({
    name,
    title,
    summary: '',
    url: '',
    load: true,
    version,
    index_version: id,
    index_current: true,
    children,
  })
  return {
    datasets: [
      ...[...wholeDatasets].map(name => dataset(name, '全部名单', sources, meta.publishedAt)),
      ...meta.sources.map(one => dataset(one.id, listWords(one.id).nameZh, [], one.publishedOn)),
    ],
    current: [...wholeDatasets, ...sources],
    outdated: [],
    index_stale: false,
  }
}

/** Whether searches can be answered, and whether 'no results' is a conclusion; 503 until lists are loaded. */
export const yenteHealth: Verb<typeof healthCall> = context => {
  const index = needIndex(context)
  return { status: 'ok', warning: warningOf(index, undefined, context) }
}
