import { needUser, type Context } from '../../http/context.ts'
import { subjectKey, type Screened } from '../screening/entry.ts'
import { keepDecision, type Verdict } from './keep-decision.ts'
import { sequencesOf } from './decided-keys-store.ts'
import { asksFourEyes } from './store.ts'

interface Matches {
  readonly screened: Screened
  /** Listed parties that the name may mean, all of which were shown. */
  readonly parties: readonly string[]
  /** The one that it is; '' for none of them. */
  readonly partyId: string
}

/** One word on all matches of one who was screened: the same decisions as on each hit by itself. */
export const decideMatches = async (
  context: Context,
  { screened, parties, partyId }: Matches,
  said: Pick<Verdict, 'reason' | 'reviewOn'>,
): Promise<void> => {
  const user = needUser(context)
  const fourEyes = await asksFourEyes(context.db, user)
  const seen = await sequencesOf(context.db, user, subjectKey(screened))
  for (const party of parties)
    await keepDecision(
      context,
      { screened, partyId: party, previous: seen.get(party) ?? 0 },
      { ...said, fourEyes, same: party === partyId ? 'yes' : 'no' },
    )
}
