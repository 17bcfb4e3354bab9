import { entriesOn } from '@maojian/screening'
import type { Context } from '../../http/context.ts'
import { joinZh, listWords } from '../source/entry.ts'

/** Lists that name a party on a day, by their short names; '' where none does. */
export const listsOfParty = ({ engine }: Pick<Context, 'engine'>, partyId: string, date: string): string => {
  const index = engine.current()
  const position = index?.positionOf(partyId) ?? -1
  if (!index || position < 0) return ''
  const names = entriesOn(index.subject(position), date).map(({ source }) => listWords(source).shortZh)
  return joinZh([...new Set(names)])
}
