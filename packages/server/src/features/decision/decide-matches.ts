import { needUser, type Context } from '../../http/context.ts'
import { subjectKey, type Screened } from '../screening/entry.ts'
import { keepDecisions, type Verdict } from './keep-decision.ts'
import { sequencesOf } from './decided-keys-store.ts'
import { asksFourEyes } from './policy-store.ts'

interface Matches {
  readonly screened: Screened
  /** Listed parties that were shown, each with the sequence of the decision that was shown with it; 0 for none. */
  readonly shown: readonly { readonly partyId: string; readonly previous: number }[]
  /** The one that it is; '' for none of them. */
  readonly partyId: string
}

/**
 * One word on all matches of one who was screened: the same decisions as on each hit by itself. False where somebody
 * decided meanwhile: his word stands.
 */
export const decideMatches = async (
  context: Context,
  { screened, shown, partyId }: Matches,
  said: Pick<Verdict, 'reason' | 'reviewOn'>,
): Promise<boolean> => {
  const user = needUser(context)
  const fourEyes = await asksFourEyes(context.db, user)
  const newest = await sequencesOf(context.db, user, subjectKey(screened))
  if (shown.some(one => (newest.get(one.partyId) ?? 0) > one.previous)) return false
  const asked = shown.map(one => ({
    screened,
    ...one,
    verdict: { ...said, fourEyes, same: one.partyId === partyId ? 'yes' : 'no' } as const,
  }))
  return (await keepDecisions(context, asked)).every(({ mine }) => mine)
}
