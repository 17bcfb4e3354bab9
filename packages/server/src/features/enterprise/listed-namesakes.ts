import type { Context } from '../../http/context.ts'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import { listsOfParty } from './lists-of-party.ts'

export interface Namesake {
  readonly partyId: string
  readonly name: string
  readonly lists: string
}

/** Names that begin so are looked at; those that are told. */
const most = { looked: 20, told: 5 } as const

/** Listed parties of that very name: a name ties nothing, but whoever looks must hear of it. */
export const listedNamesakes = (context: Pick<Context, 'engine'>, name: string, day: string): Namesake[] => {
  const key = enterpriseNameKey(name)
  const index = context.engine.current()
  if (!index || key === '') return []
  return index
    .suggest(name, most.looked)
    .filter(found => enterpriseNameKey(found.name) === key)
    .map(found => {
      const partyId = index.subject(found.subject).id
      return { partyId, name: found.name, lists: listsOfParty(context, partyId, day) }
    })
    .slice(0, most.told)
}
