import { anyQuestion } from '@maojian/contract/calls/determination'
import type { Command } from '../../cli/command.ts'
import { defineLines } from '../../cli/lines-command.ts'
import { publishedPlace } from '../../cli/published-place.ts'
import { readPublished } from '../../engine/read-published.ts'
import { FieldFault } from '../../http/field-fault.ts'
import type { PublishedPlace } from '../../snapshots/read-pointed.ts'
import { publishedOwners, type OwnerSource } from '../enterprise/entry.ts'
import { openScreener, type Screener } from '../screening/entry.ts'
import { ownersOfParties, replyFor } from './determine-licence.ts'

interface Published {
  readonly lists: () => Screener
  readonly owners?: OwnerSource
}

/** The published snapshots, which only lines that name an end user need; without lists those say why. */
const openPublished = async (place: PublishedPlace): Promise<Published> => {
  try {
    const index = await readPublished(place)
    const owners = await publishedOwners(place, index)
    return { lists: () => openScreener(index, { graph: owners.graph.current() }), owners }
  } catch (error) {
    return {
      lists: () => {
        throw new FieldFault('endUser', error instanceof Error ? error.message : '还没有可检索的名单')
      },
    }
  }
}

export const determinationCommands: readonly Command[] = [
  defineLines({
    name: 'determine',
    group: '出口管制',
    about: [
      '许可判定；destination 为国家代码或名称，写明 endUser 时先按已发布的名单筛查',
      'owners 为最终用户的股东，逐个筛查；headquarters 为其或其最终母公司总部所在国',
      'parties 为其他当事方（role、name、country、headquarters），逐个筛查',
      'activity 为 export、reexport、transfer 或 deemed（此时 destination 为国籍）；shipFrom、via 为起运和途经国',
      'content 为外国制造物项中的美国成分 {"price","parts":[{"eccn","value"}]}；relatedTo 为技术、软件所服务的物项；hsCode 为税号',
    ],
    line: anyQuestion,
    open: async terminal => {
      const { lists, owners } = await openPublished(publishedPlace(terminal))
      const now = terminal.now()
      return async question =>
        replyFor(question, now, lists, owners && (await ownersOfParties(owners, question, now)))
    },
  }),
]
