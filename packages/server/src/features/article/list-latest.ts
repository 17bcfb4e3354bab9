import type { listLatest as call } from '@maojian/contract/calls/article'
import type * as z from 'zod'
import { chineseNameById } from '../../engine/chinese-name.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { latestEditions, type EditionAdditions } from '../../lists/latest-editions.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { listWords } from '../source/entry.ts'

type Row = z.output<typeof call.reply>['data'][number]

/** Parties shown of one edition (spec 000 §9). */
const entriesEach = 5

const rowOf = (context: Context, edition: EditionAdditions): Row => {
  const words = listWords(edition.source)
  return {
    id: String(edition.edition),
    postTime: edition.publishedOn ?? shanghaiDay(edition.fetchedAt),
    dataJson: {
      shortName: words.shortZh,
      countryCn: words.countryCn,
      listName: edition.starter ? `${words.nameZh}（内置示例数据）` : words.nameZh,
      total: edition.added,
      first: edition.first && !edition.starter,
      entityList: edition.entries.map(({ party, content }) => ({
        dataType: content.type,
        name: content.names[0]?.text ?? content.reference,
        nameZh: chineseNameById(context.engine.current(), party),
        dataId: party,
      })),
    },
  }
}

/** Rows of the home panel: what each edition added. News (latest 0) has no source yet and is empty. */
export const listLatest: Verb<typeof call> = async (context, input) => {
  if (input.latest === 0) return { data: [], count: 0 }
  const { rows, count } = await latestEditions(context.db, input, entriesEach)
  return { data: rows.map(row => rowOf(context, row)), count }
}
