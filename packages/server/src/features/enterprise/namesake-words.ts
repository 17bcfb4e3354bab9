import type { Context } from '../../http/context.ts'
import { joinZh } from '../source/entry.ts'
import { listsOfParty } from './lists-of-party.ts'
import type { Namesake, StoredQuestion } from './ownership-of.ts'

/** Namesakes, and parties of each, that are told one by one. */
const most = { namesakes: 5, parties: 3 } as const

const partiesZh = (engine: Pick<Context, 'engine'>, { parties }: Namesake, date: string): string => {
  const index = engine.engine.current()
  const named = parties.slice(0, most.parties).map(({ partyId }) => {
    const at = index?.positionOf(partyId) ?? -1
    const name = index && at >= 0 ? (index.subject(at).names[0]?.text ?? '') : ''
    return `“${name}”（${listsOfParty(engine, partyId, date)}）`
  })
  const more = parties.length > most.parties ? `等${parties.length}个` : ''
  return `${joinZh(named)}${more}`
}

/** Who in a question bears the name of a listed party; '' where nobody does. A name ties nothing, but a person must look. */
export const namesakeWords = (
  engine: Pick<Context, 'engine'>,
  { alike, date }: Pick<StoredQuestion, 'alike' | 'date'>,
): string => {
  if (alike.length === 0) return ''
  const named = alike
    .slice(0, most.namesakes)
    .map(one => `${one.label}与名单主体${partiesZh(engine, one, date)}同名`)
  const more = alike.length > most.namesakes ? `等${alike.length}方` : ''
  return `${joinZh(named)}${more}：数据未载明可资核对的编码，名称相同不等于同一主体，须由人员核实；核实之前不能排除。`
}
