import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import { dealOf, itemOf, type FlowItem } from '@maojian/domain/item-flow/item-of-flow'
import type { DealItem } from '@maojian/domain/risk/deal'
import { itemInput, readItem } from '../deal/entry.ts'
import { replyFor, type AnyInput } from '../determination/entry.ts'
import type { Screener } from '../screening/entry.ts'

type Reply = ReturnType<typeof replyFor>

export interface JudgedPlace {
  readonly country: string
  readonly reply: Reply
}

const truth = (said: 0 | 1 | undefined): boolean | undefined => (said === undefined ? undefined : said === 1)

/** The item as a deal has it; a code that the tables do not hold is refused at its field. */
export const dealItemOf = ({ name, eccn, cnCode, ...origin }: FlowItem): DealItem => {
  const usOrigin = truth(origin.usOrigin)
  const usTechnology = truth(origin.usTechnology)
  return readItem(
    {
      name,
      facts: { ...origin.facts },
      ...(eccn !== '' && { eccn }),
      ...(cnCode !== '' && { cnCode }),
      ...(usOrigin !== undefined && { usOrigin }),
      ...(usTechnology !== undefined && { usTechnology }),
      ...(origin.usContentPercent !== undefined && { usContentPercent: origin.usContentPercent }),
    },
    0,
  )
}

const answerWords: Readonly<Record<string, 'yes' | 'no' | 'unclear'>> = {
  '1': 'yes',
  '0': 'no',
  '2': 'unclear',
}

const endUsesOf = (said: ReturnType<typeof dealOf>['endUse']): NonNullable<AnyInput['endUses']> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([id, [value = '']]) => {
      const answer = answerWords[value]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )

/** Who takes part; the first is the end user, the others receive the goods before him. */
export const partiesOf = ([endUser, ...others]: readonly string[]): Pick<
  AnyInput,
  'endUser' | 'parties'
> => ({
  ...(endUser !== undefined && { endUser }),
  ...(others.length > 0 && { parties: others.map(name => ({ role: 'consignee' as const, name })) }),
})

/** Where the people of the item are looked for, and what the graph holds of their owners. */
export interface People {
  readonly lists: Screener
  readonly held: Parameters<typeof replyFor>[3]
}

/** The item in every place where it goes, as the one path to determine answers it; none without an entry. */
export const outcomesOf = (state: FlowState, now: Date, people?: People): readonly JudgedPlace[] => {
  const item = dealItemOf(itemOf(state))
  if (item.eccn === undefined) return []
  const { destinations, reexport, via, endUsers, endUse } = dealOf(state)
  const endUses = endUsesOf(endUse)
  return [...new Set([...destinations, ...reexport])].map(country => {
    const input: AnyInput = {
      ...itemInput(item, { destination: country, via: via.filter(one => one !== country) }),
      ...(Object.keys(endUses).length > 0 && { endUses }),
      ...(people && partiesOf(endUsers)),
    }
    return { country, reply: replyFor(input, now, () => people!.lists, people?.held) }
  })
}
