import type { suggestNames as call } from '@maojian/contract/calls/sanction'
import { suggestionLimit } from '@maojian/contract/limits'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import { needIndex } from '../../http/context.ts'
import { chineseName } from '../../engine/chinese-name.ts'
import type { Verb } from '../../http/route.ts'
import { listWords } from '../source/entry.ts'

/** A name that several parties bear is suggested once: the search finds them all. */
const onePerName = <T extends { readonly name: string }>(found: readonly T[]): T[] =>
  [
    ...new Map(
      found.toReversed().map(one => [one.name.normalize('NFKC').toLocaleUpperCase('en-US'), one]),
    ).values(),
  ].toReversed()

/** Names for what has been typed so far; who each is travels beside it in the same order. */
export const suggestNames: Verb<typeof call> = (context, input) => {
  const keyword = input.keyword.trim()
  if (keyword === '') return { list: [], entries: [] }
  const index = needIndex(context)
  const found = onePerName(index.suggest(keyword, Math.min(suggestionLimit, input.pageSize * 2))).slice(
    0,
    input.pageSize,
  )
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
