import { traceOwnership } from '@maojian/contract/calls/ownership'
import type { Command } from '../../cli/command.ts'
import { defineLines } from '../../cli/lines-command.ts'
import { traceOwners } from './trace-owners.ts'

/** A graph stands in one line. */
const longestLine = 20_000_000

export const ownershipCommands: readonly Command[] = [
  defineLines({
    name: 'ownership',
    group: '出口管制',
    about: [
      '股权穿透：只用该行自带的持股关系，不读名单',
      'edges：[{"owner","owned","percent":数|null,"since"?,"until"?,"source"?,"control"?}]',
      'listed：[{"party","regimes":["ofac"|"eu"|"uk"|"bis"|"cn"]}]',
      'control 写明不经持股的控制（协议控制、代持、董事会多数、普通合伙人），也可写在 source 中',
    ],
    line: traceOwnership.request,
    longest: longestLine,
    open: async terminal => {
      const now = terminal.now()
      return question => traceOwners({ now }, question)
    },
  }),
]
