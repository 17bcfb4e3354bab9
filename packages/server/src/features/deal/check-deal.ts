import type { checkDeal as call } from '@maojian/contract/calls/deal'
import { factWarnings } from '@maojian/domain/control/facts/covered-days'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { assessDeal, verdictOf, type DealAssessment } from '@maojian/domain/risk/assess-deal'
import type { Deal, DealSources } from '@maojian/domain/risk/deal'
import { together, type RiskFindings } from '@maojian/domain/risk/warning'
import type { ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { suggestCodes } from '../classification/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import { keepScreening } from '../evidence/entry.ts'
import { openScreener, sampleWarning, type Screener } from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'
import { dealOwnership, keptOwnership } from './deal-ownership.ts'
import { itemVerdicts } from './item-verdicts.ts'
import { readDeal } from './read-deal.ts'
import { screenDealSubject } from './screen-deal-subject.ts'

type Reply = z.output<typeof call.reply>

/** What lists and tables say, as of the deal's day. */
export const dealSources = (lists: Screener, deal: Deal): DealSources => ({
  screen: subject => screenDealSubject(lists, subject, deal.date),
  countryRisk: country => sensitiveCountry(controlFacts(), country),
  determine: (item, destination) => itemVerdicts(deal, item, destination),
  classify: name => {
    const { candidates, usual } = suggestCodes(name)
    return {
      candidates: candidates.filter(one => one.list === 'eccn').map(one => one.code),
      ear99: usual === 'EAR99',
    }
  },
})

const listsOf = (index: ScreeningIndex): Reply['lists'] => ({
  snapshot: index.id,
  engine: index.meta.engine,
  editions: index.meta.sources.map(({ id, edition, publishedOn, entries, starter }) => ({
    source: id,
    shortName: listWords(id).shortZh,
    edition,
    publishedOn,
    entries,
    starterData: starter,
  })),
})

/** Nothing found on sample data says nothing: the deal stays orange. */
const onStarterLists = (index: ScreeningIndex, found: DealAssessment): DealAssessment => {
  const warning = sampleWarning(index.meta)
  if (warning === '') return found
  const open = [...found.open, { section: 'partner' as const, id: 'lists.starter', text: warning }]
  return { ...found, open, verdict: verdictOf({ warnings: found.warnings, open }) }
}

interface Stood {
  readonly sources?: DealSources
  /** Who stands behind partners and banks. */
  readonly ownership: RiskFindings
}

/** Checks one deal against the published lists and the tables of control; the same rules as a project's report. */
export const assess = (
  lists: Screener,
  deal: Deal,
  { sources = dealSources(lists, deal), ownership }: Stood,
): Reply => {
  const { index } = lists
  const all = together([assessDeal(sources, deal), ownership])
  const found = onStarterLists(index, { ...all, verdict: verdictOf(all) })
  return {
    verdict: found.verdict,
    warnings: [...found.warnings],
    open: [...found.open],
    notes: [...found.notes, ...factWarnings(controlFacts(), deal.date)],
    lists: listsOf(index),
    rulesOf: deal.date,
  }
}

export const checkDeal: Verb<typeof call> = async (context, input) => {
  const { user, db, now } = context
  const kept = user ? await decisionsOf(db, user, now) : []
  const lists = openScreener(needIndex(context), { kept, graph: context.graph.current() })
  const deal = readDeal(input, shanghaiDay(now))
  const ownership = await dealOwnership(context, deal)
  const reply = assess(lists, deal, { ownership })
  const graph = keptOwnership(context, ownership)
  await keepScreening(context, {
    kind: 'deal',
    title: input.name,
    ...lists,
    settings: { near: 'offer' },
    graph,
  })
  return reply
}
