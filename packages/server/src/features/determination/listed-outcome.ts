import type { determineLicence as call } from '@maojian/contract/calls/determination'
import { partyRolesZh } from '@maojian/domain/vocabulary/transaction'
import type * as z from 'zod'

type Reply = z.output<typeof call.reply>
type Listed = Reply['listed']
type Hit = Reply['endUser']['hits'][number]

/** Of lists and of parties; more make no verdict in one line. */
const mostTold = 3

const told = (texts: readonly string[], unit: string): string => {
  const all = [...new Set(texts)]
  const rest = all.length > mostTold ? ` 等 ${String(all.length)} ${unit}` : ''
  return `${all.slice(0, mostTold).join('、')}${rest}`
}

interface Named {
  readonly who: string
  readonly hits: readonly Hit[]
}

const everybody = ({ endUser, parties }: Pick<Reply, 'endUser' | 'parties'>): Named[] => [
  { who: `${partyRolesZh.endUser} ${endUser.name}`, hits: endUser.hits },
  ...parties.map(({ roleName, name, hits }) => ({ who: `${roleName} ${name}`, hits })),
]

/** Somebody whose dealings a list forbids: what it forbids, and the words for who it is. */
interface Forbidden {
  readonly forbids: string
  readonly text: string
}

const certainOf = ({ who, hits }: Named): Forbidden[] => {
  const counted = hits.filter(one => one.state === 'counted' && one.forbids !== '')
  const [first] = counted
  if (first === undefined) return []
  const lists = counted.filter(one => one.forbids === first.forbids).flatMap(one => one.forbiddenBy)
  return [{ forbids: first.forbids, text: `${who}（${told(lists, '份名单')}）` }]
}

const possibleOf = ({ who, hits }: Named): Forbidden[] => {
  const open = hits.filter(one => one.state === 'open' && one.forbids !== '')
  const [first] = open
  if (first === undefined) return []
  const named = open.map(one => `${one.name}（${told(one.forbiddenBy, '份名单')}）`)
  return [{ forbids: first.forbids, text: `${who} 与 ${told(named, '个名单主体')}` }]
}

const grouped = (all: readonly Forbidden[]): [forbids: string, who: string][] =>
  [...Map.groupBy(all, one => one.forbids)].map(([forbids, found]) => [
    forbids,
    told(
      found.map(one => one.text),
      '个当事方',
    ),
  ])

/**
 * What the lists forbid of the deal itself, whatever is shipped: a project says it of the same party, and no licence
 * lifts it. Of a possible match it is said with its condition, once nobody is certainly listed.
 */
export const listedOutcome = (found: Pick<Reply, 'endUser' | 'parties'>): Listed => {
  const people = everybody(found)
  const certain = people.flatMap(certainOf)
  if (certain.length > 0)
    return {
      text: grouped(certain)
        .map(([forbids, who]) => `${forbids}：${who}`)
        .join('；'),
      certain: true,
    }
  const possible = grouped(people.flatMap(possibleOf))
  return {
    text: possible.map(([forbids, who]) => `若为同一主体则${forbids}：${who}，待核对`).join('；'),
    certain: false,
  }
}
