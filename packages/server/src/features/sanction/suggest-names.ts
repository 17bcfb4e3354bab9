import type { suggestNames as call } from '@maojian/contract/calls/sanction'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import { needIndex } from '../../http/context.ts'
import { chineseName } from '../../engine/chinese-name.ts'
import type { Verb } from '../../http/route.ts'
import { listWords } from '../source/entry.ts'

/** Names for what has been typed so far; who each is travels beside it in the same order. */
export const suggestNames: Verb<typeof call> = (context, input) => {
  const keyword = input.keyword.trim()
  if (keyword === '') return { list: [], entries: [] }
  const index = needIndex(context)
  const found = index.suggest(keyword, input.pageSize)
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
