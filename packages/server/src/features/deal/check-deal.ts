import type { checkDeal as call } from '@maojian/contract/calls/deal'
import { factsSpan, factWarnings } from '@maojian/domain/control/facts/covered-days'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { assessDeal, verdictOf } from '@maojian/domain/risk/assess-deal'
import type { Deal, DealSources, ItemSuggestion } from '@maojian/domain/risk/deal'
import { together, type RiskFindings } from '@maojian/domain/risk/warning'
import type { ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { placeKey } from '../../facts/places.ts'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { suggestCodes } from '../classification/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import { keepScreening } from '../evidence/entry.ts'
import { openScreener, sampleWarning, type Screener } from '../screening/entry.ts'
import { listWords, staleLists } from '../source/entry.ts'
import { dealOwnership, keptOwnership } from './deal-ownership.ts'
import { itemVerdicts } from './item-verdicts.ts'
import { readDeal } from './read-deal.ts'
import { screenDealSubject } from './screen-deal-subject.ts'

type Reply = z.output<typeof call.reply>

/** The word of the tables that brought a candidate stands first in its reason, in quotation marks. */
const isNamed = (name: string, why: string): boolean => {
  const word = /^“([^”]+)”/u.exec(why)?.[1]
  return word !== undefined && placeKey(name).includes(placeKey(word))
}

/** Of a printer or a pump the table itself says that most are EAR99: who declares that contradicts nothing. */
const allowsEar99 = (why: string): boolean => why.includes('EAR99')

const suggestionOf = (name: string): ItemSuggestion => {
  const { candidates, usual } = suggestCodes(name)
  return {
    candidates: candidates.filter(one => one.list === 'eccn').map(one => one.code),
    ear99: usual === 'EAR99',
    named: candidates
      .filter(({ why }) => isNamed(name, why) && !allowsEar99(why))
      .map(({ list, code, why }) => ({ law: list === 'eccn' ? 'us' : 'cn', code, why })),
  }
}

/** What lists and tables say, as of the deal's day. */
export const dealSources = (lists: Screener, deal: Deal): DealSources => ({
  screen: subject => screenDealSubject(lists, subject, deal.date),
  countryRisk: country => sensitiveCountry(controlFacts(), country),
  determine: (item, destination) => itemVerdicts(deal, item, destination),
  classify: suggestionOf,
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

/** Nothing found on sample data says nothing, nor do rules of another day: the deal stays orange. */
const undecided = (index: ScreeningIndex, date: string): RiskFindings['open'] => {
  const { from } = factsSpan(controlFacts())
  const sample = sampleWarning(index.meta)
  return [
    ...(sample === '' ? [] : [{ section: 'partner' as const, id: 'lists.starter', text: sample }]),
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
  const known = together([assessDeal(sources, deal), ownership])
  const found = { ...known, open: [...known.open, ...undecided(index, deal.date)] }
  return {
    verdict: verdictOf(found),
    warnings: [...found.warnings],
    open: [...found.open],
    notes: [
      ...found.notes,
      ...[staleLists(index.meta, deal.date)].filter(text => text !== ''),
      ...factWarnings(controlFacts(), deal.date),
    ],
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
