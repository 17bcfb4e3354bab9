import { shanghaiMinute } from '../shanghai-day.ts'
import type { KeyValue, PageModel } from './page-model.ts'

/** The lines of a cover, in the order in which every format prints them. */
export const coverFacts = ({ cover, createdAt }: PageModel): readonly KeyValue[] =>
  cover === undefined
    ? []
    : [
        ['编号', cover.number],
        ['生成时间', `${shanghaiMinute(new Date(createdAt))}（北京时间）`],
        ['操作人', cover.operator],
        ['数据版本', cover.dataVersion],
        ...(cover.facts ?? []),
      ]
