import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import { dealOf, itemOf } from '@maojian/domain/item-flow/item-of-flow'
import type { CountryKind, Deal, DealSources } from '@maojian/domain/risk/deal'
import { itemRisk } from '@maojian/domain/risk/item-risk'
import { byGravity, nothingFound, type RiskFindings } from '@maojian/domain/risk/warning'
import { readEndUse } from '../deal/entry.ts'
import { dealItemOf } from './item-judgement.ts'

/** No, yes, unclear. */
const answers = [0, 1, 2] as const

const at =
  (kind: CountryKind) =>
  (country: string): { readonly country: string; readonly kind: CountryKind } => ({ country, kind })

/** The item as the only one of a deal, as its row in the project will be judged. */
const dealWith = (state: FlowState): Deal => {
  const { destinations, via, reexport, endUsers, endUse } = dealOf(state)
  return {
    name: '',
    date: '',
    items: [dealItemOf(itemOf(state))],
    countries: [
      ...destinations.map(at('destination')),
      ...via.map(at('transit')),
      ...reexport.map(at('reexport')),
    ],
    partners: endUsers.map(name => ({ name, role: 'buyer' as const })),
    endUse: readEndUse(
      Object.fromEntries(
        Object.entries(endUse).flatMap(([id, [said = '']]) => {
          const answer = answers.find(one => String(one) === said)
          return answer === undefined ? [] : [[id, answer]]
        }),
      ),
    ),
  }
}

/** What the deal check says of the item beside its licences: a name against its code, another list that comes first. */
export const itemFindings = (state: FlowState, sources: DealSources | undefined): RiskFindings =>
  sources === undefined ? nothingFound : itemRisk(sources, dealWith(state))

type Found = Pick<RiskFindings, 'warnings'>

export const levelOf = ({ warnings }: Found): 0 | 1 | 2 => byGravity(warnings)[0]?.level ?? 0

export const reasonOf = ({ warnings }: Found): string =>
  byGravity(warnings)
    .map(one => one.why)
    .join('\n')
