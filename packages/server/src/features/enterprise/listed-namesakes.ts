import type { Context } from '../../http/context.ts'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import { listsOfParty } from './lists-of-party.ts'

interface Namesake {
  readonly partyId: string
  readonly name: string
  readonly lists: string
}

/** Scores are not told here: only who bears the very name; parties that are looked at, and those that are told. */
const asked = { threshold: 95, limit: 20, told: 5 } as const

/** Listed parties of that very name: a name ties nothing, but whoever looks must hear of it. */
export const listedNamesakes = (context: Pick<Context, 'engine'>, name: string, day: string): Namesake[] => {
  const key = enterpriseNameKey(name)
  const index = context.engine.current()
  if (!index || key === '') return []
  const { threshold, limit, told } = asked
  return index
    .search({ text: name, threshold, limit })
    .hits.flatMap(({ subject }): Namesake[] => {
      const { id, names } = index.subject(subject)
      const same = names.find(({ text }) => enterpriseNameKey(text) === key)
      return same ? [{ partyId: id, name: same.text, lists: listsOfParty(context, id, day) }] : []
    })
    .slice(0, told)
}
