import { explain, type Hit, type ScreeningIndex } from '@maojian/screening'
import { chineseName } from '../../engine/chinese-name.ts'
import { joinZh, listWords } from '../source/entry.ts'
import { isListed } from './subject-words.ts'

/** A hit in one line of a table. */
export interface HitSummary {
  readonly partyId: string
  readonly party: string
  readonly partyZh: string
  readonly matchedName: string
  /** Short names of the lists that hold the party on that day, else of those that held it. */
  readonly lists: string
  readonly reason: string
}

/** What a table prints of a hit: the same sentence and the same list names as everywhere else. */
export const hitSummary = (index: ScreeningIndex, hit: Hit, day: string): HitSummary => {
  const subject = index.subject(hit.subject)
  const listed = subject.entries.filter(entry => isListed(entry, day))
  const shown = listed.length > 0 ? listed : subject.entries
  const { reason, matchedName } = explain(hit, subject)
  return {
    partyId: subject.id,
    party: subject.names[0]?.text ?? '',
    partyZh: chineseName(subject),
    matchedName,
    lists: joinZh(shown.map(entry => listWords(entry.source).shortZh)),
    reason,
  }
}
