import type { suggestNames as call } from '@maojian/contract/calls/sanction'
import { suggestionLimit } from '@maojian/contract/limits'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import type { ScreeningIndex } from '@maojian/screening'
import { needIndex } from '../../http/context.ts'
import { chineseName } from '../../engine/chinese-name.ts'
import type { Verb } from '../../http/route.ts'
import { listWords } from '../source/entry.ts'

interface Suggested {
  readonly name: string
  readonly subject: number
}

const letters = (name: string): string => name.normalize('NFKC').toLocaleUpperCase('en-US')

/** A name that several parties bear is suggested once: the search finds them all. */
const onePerName = (found: readonly Suggested[]): Suggested[] =>
  [...new Map(found.toReversed().map(one => [letters(one.name), one])).values()].toReversed()

/** So many are looked at, that the party most listed is among them. */
const lookedAt = 60

/** Of names that begin as typed, those whom most lists name come first: the house before its branches. */
const mostListedFirst = (
  index: ScreeningIndex,
  found: readonly Suggested[],
  keyword: string,
): Suggested[] => {
  const typed = letters(keyword)
  const rank = ({ name, subject }: Suggested): number =>
    letters(name).startsWith(typed)
      ? new Set(index.subject(subject).entries.map(({ source }) => source)).size
      : 0
  return found
    .map(one => ({ one, rank: rank(one) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one)
}

/** Names for what has been typed so far; who each is travels beside it in the same order. */
export const suggestNames: Verb<typeof call> = (context, input) => {
  const keyword = input.keyword.trim()
  if (keyword === '') return { list: [], entries: [] }
  const index = needIndex(context)
  const looked = index.suggest(keyword, Math.min(suggestionLimit, Math.max(lookedAt, input.pageSize * 2)))
  const found = mostListedFirst(index, onePerName(looked), keyword).slice(0, input.pageSize)
  return {
    list: found.map(({ name }) => name),
    entries: found.map(({ subject: position }) => {
      const subject = index.subject(position)
      return {
        id: subject.id,
        type: subject.type,
        typeName: partyTypeName(subject.type, subject.typeStated),
        listName: subject.entries[0] ? listWords(subject.entries[0].source).shortZh : '',
        nameZh: chineseName(subject),
      }
    }),
  }
}
