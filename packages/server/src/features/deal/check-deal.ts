import type { checkDeal as call } from '@maojian/contract/calls/deal'
import { classificationLimits } from '@maojian/contract/limits'
import { listsQuestion } from '@maojian/contract/project-rules'
import { cnCitation } from '@maojian/domain/control/china/known-cn-code'
import { factsSpan, factWarnings } from '@maojian/domain/control/facts/covered-days'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { assessDeal, verdictOf } from '@maojian/domain/risk/assess-deal'
import type { Deal, DealSources, ItemSuggestion, NamedEntry } from '@maojian/domain/risk/deal'
import { together, type RiskFindings } from '@maojian/domain/risk/warning'
import type { ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { customsEntries } from '../../facts/customs-entries.ts'
import { controlFacts, rulesUpTo } from '../../facts/control-facts.ts'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { suggestCodes } from '../classification/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import type { OwnersHeld } from '../determination/entry.ts'
import { keepScreening, keptAnswers } from '../evidence/entry.ts'
import { listWarning, openScreener, type Screener } from '../screening/entry.ts'
import { listWords, missingLists } from '../source/entry.ts'
import { dealOwners, dealOwnership, keptOwnership } from './deal-ownership.ts'
import { itemVerdicts } from './item-verdicts.ts'
import { judgeInTurn } from './judge-in-turn.ts'
import { readDeal } from './read-deal.ts'
import { rememberedSources } from './remembered-sources.ts'
import { screenDeal } from './screen-deal-subject.ts'
import { screenInTurn } from './screen-in-turn.ts'
import { toldOnce } from './told-once.ts'

type Reply = z.output<typeof call.reply>

/** As many as a person can look through; whatever a name says word for word counts, however far behind. */
const mostShown = 10

/** How the table of ordinary goods tells food and what grows on land. */
const food = /^(?:食品|HS第(?:1至5|6至14|15至24)章)/u

const suggestionOf = (name: string): ItemSuggestion => {
  const { candidates, usual, why, reviewFirst } = suggestCodes(name, classificationLimits.candidates)
  return {
    candidates: candidates
      .slice(0, mostShown)
      .filter(one => one.list === 'eccn')
      .map(one => one.code),
    ear99: usual === 'EAR99',
    isFood: usual === 'EAR99' && candidates.length === 0 && food.test(why),
    reviewFirst,
    named: candidates
      .filter(({ namedWhy }) => namedWhy !== '')
      .map(({ list, code, namedWhy: why }) =>
        list === 'eccn'
          ? { law: 'us', code, why, citation: '15 CFR 774 Supp. 1' }
          : { law: 'cn', code, why, citation: cnCitation(controlFacts(), code.slice(0, 5)) },
      ),
  }
}

const customsOf = (hsCode: string, day: string): readonly NamedEntry[] =>
  customsEntries(hsCode, day).map(({ code, citation, stateZh }) => ({
    law: 'cn',
    code,
    why: stateZh,
    citation,
  }))

/** What lists, tables and the owners held in the graph say on a day. */
export const dealSources = (lists: Screener, day: string, held?: OwnersHeld): DealSources => {
  const { subject, parties } = screenDeal(lists, day, held)
  return {
    screen: subject,
    countryRisk: country => sensitiveCountry(controlFacts(), country),
    determine: (item, shipment) => itemVerdicts({ lists, day, parties }, item, shipment),
    classify: suggestionOf,
    customs: hsCode => customsOf(hsCode, day),
  }
}

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

/** Nothing found on samples or old editions says nothing, nor do rules of another day: the deal stays orange. */
const undecided = (index: ScreeningIndex, date: string): RiskFindings['open'] => {
  const { from } = factsSpan(controlFacts())
  const lists = listWarning(index.meta, date)
  return [
    ...(lists === '' ? [] : [{ section: 'partner' as const, id: listsQuestion, text: lists }]),
    ...(date < from
      ? [
          {
            section: 'item' as const,
            id: 'rules.day',
            text: `交易日 ${date} 早于管制事实所覆盖的第一天（${from}）：物项按现行规则列出风险，当时是否需要许可证请核对当时的官方文本。`,
          },
        ]
      : []),
  ]
}

/** Who stands on a list that nobody imported was not looked for. */
const missingNote = ({ meta }: ScreeningIndex): string[] => {
  const missing = missingLists(meta)
  return missing === '' ? [] : [`${missing}，未在其中筛查。`]
}

interface Stood {
  readonly sources: DealSources
  /** Who stands behind partners and banks. */
  readonly ownership: RiskFindings
}

/** Checks one deal against the published lists and the tables of control; the same rules as a project's report. */
export const assess = (lists: Screener, deal: Deal, { sources, ownership }: Stood): Reply => {
  const { index } = lists
  const known = together([assessDeal(sources, deal), ownership])
  const found = { ...known, open: [...known.open, ...undecided(index, deal.date)] }
  return {
    verdict: verdictOf(found),
    warnings: [...found.warnings],
    open: [...found.open],
    notes: [
      ...found.decidedAway.map(({ why }) => why),
      ...found.notes,
      ...missingNote(index),
      ...factWarnings(controlFacts(), deal.date),
    ],
    decidedAway: [...found.decidedAway],
    lists: listsOf(index),
    rulesOf: deal.date,
    rulesUpTo: rulesUpTo(),
  }
}

/** What a caller is told of a deal: the same said once, with its rows. */
export const answerDeal = (lists: Screener, deal: Deal, stood: Stood): Reply => {
  const reply = assess(lists, deal, stood)
  return { ...reply, warnings: toldOnce(reply.warnings) }
}

export const checkDeal: Verb<typeof call> = async (context, input) => {
  const { user, db, now } = context
  const kept = user ? await decisionsOf(db, user, now) : []
  const lists = openScreener(needIndex(context), { kept, graph: context.graph.current() })
  const deal = readDeal(input, shanghaiDay(now))
  const held = await dealOwners(context, deal)
  const sources = rememberedSources(dealSources(lists, deal.date, held))
  await screenInTurn(sources, deal)
  await judgeInTurn(sources, deal)
  const ownership = await dealOwnership(context, deal, held)
  const reply = answerDeal(lists, deal, { sources, ownership })
  const graph = keptOwnership(context, ownership)
  await keepScreening(context, {
    kind: 'deal',
    title: input.name,
    index: lists.index,
    answers: keptAnswers(lists.subjects),
    settings: { near: 'offer' },
    graph,
  })
  return reply
}
