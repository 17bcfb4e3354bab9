import { pairNames } from '@maojian/contract/calls/sanction'
import type { Command } from '../../cli/command.ts'
import { defineLines } from '../../cli/lines-command.ts'
import { publishedPlace } from '../../cli/published-place.ts'
import { readPublished } from '../../engine/read-published.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { answerPair } from './answer-pair.ts'
import { answerSearch, searchLine } from './answer-search.ts'

/** Both read the published snapshot at most, never the database. */
export const sanctionCommands: readonly Command[] = [
  defineLines({
    name: 'search',
    group: '检索',
    about: ['在已发布的名单中检索'],
    line: searchLine,
    open: async terminal => {
      const index = await readPublished(publishedPlace(terminal))
      const day = shanghaiDay(terminal.now())
      return question => answerSearch(index, question, day)
    },
  }),
  defineLines({
    name: 'pair',
    group: '检索',
    about: ['比较两个名称，不需要名单'],
    line: pairNames.request,
    open: async () => answerPair,
  }),
]
