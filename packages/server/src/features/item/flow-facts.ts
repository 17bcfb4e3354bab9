import { openScopes } from '@maojian/domain/control/chart/open-scopes'
import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { treatedAs } from '@maojian/domain/control/rule/context'
import { viewAt } from '@maojian/domain/control/rule/dated-view'
import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import type { EntryFacts, FlowFacts } from '@maojian/domain/item-flow/next-page'
import { controlFacts } from '../../facts/control-facts.ts'
import { asksDesign } from './asks-design.ts'
import { outcomesOf } from './item-judgement.ts'

const entryFacts =
  (day: string) =>
  (eccn: string): EntryFacts => {
    const entry = controlFacts().eccns.get(parseEccn(eccn)?.code ?? '')
    return {
      elsewhere: entry?.jurisdiction !== undefined,
      open: asksDesign(eccn) || openScopes(controlFacts(), eccn, day).length > 0,
    }
  }

const isGroupE =
  (day: string) =>
  (country: string): boolean => {
    const groups = viewAt(controlFacts(), day).groups.get(treatedAs(controlFacts(), country))
    return [...(groups ?? [])].some(group => group.startsWith('E:'))
  }

/** What the tables say of a day. */
export const flowFacts = (now: Date, day: string): FlowFacts => ({
  entry: entryFacts(day),
  isGroupE: isGroupE(day),
  needsLicence: (state: FlowState) =>
    outcomesOf(state, now).some(
      ({ reply }) => reply.outcome === 'licence_required' || reply.outcome === 'exception_may_apply',
    ),
})
