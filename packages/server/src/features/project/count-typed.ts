import { needUser, type Context } from '../../http/context.ts'
import { takeSearch } from '../account/entry.ts'

/** The name that each account asked for last. */
const asked = new Map<string, string>()

/** Accounts that are remembered beside each other; one that is forgotten pays for a name once more. */
const mostKnown = 1000

/** Who asks for names counts as who searches; one name is asked for at every letter, and its pages too, and counts once. */
export const countTyped = async (context: Context, keyword: string): Promise<void> => {
  const { id } = needUser(context)
  const before = asked.get(id)
  if (before === undefined || !keyword.startsWith(before)) await takeSearch(context)
  asked.delete(id)
  if (asked.size >= mostKnown) asked.delete(asked.keys().next().value!)
  asked.set(id, keyword)
}
