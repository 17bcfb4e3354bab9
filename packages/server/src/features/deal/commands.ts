import { checkDeal } from '@maojian/contract/calls/deal'
import type { Command } from '../../cli/command.ts'
import { defineLines } from '../../cli/lines-command.ts'
import { publishedPlace } from '../../cli/published-place.ts'
import { readPublished } from '../../engine/read-published.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { openScreener } from '../screening/entry.ts'
import { publishedOwners } from '../enterprise/entry.ts'
import { answerDeal, dealSources } from './check-deal.ts'
import { dealOwners, dealOwnership } from './deal-ownership.ts'
import { readDeal } from './read-deal.ts'

/** Reads the published snapshots and the tables of control, never the database. */
export const dealCommands: readonly Command[] = [
  defineLines({
    name: 'deal check',
    group: '交易检查',
    about: ['整笔交易检查（字段见 docs/deal-check.md）'],
    line: checkDeal.request,
    open: async terminal => {
      const place = publishedPlace(terminal)
      const index = await readPublished(place)
      const owners = await publishedOwners(place, index)
      const today = shanghaiDay(terminal.now())
      return async line => {
        const deal = readDeal(line, today)
        const lists = openScreener(index, { graph: owners.graph.current() })
        const held = await dealOwners(owners, deal)
        const ownership = await dealOwnership(owners, deal, held)
        return answerDeal(lists, deal, { sources: dealSources(lists, deal.date, held), ownership })
      }
    },
  }),
]
