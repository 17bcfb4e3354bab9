import { companiesBelow, enterpriseOfParty, isEnterpriseId } from '../enterprise/entry.ts'
import type { getSanctionDetail as call } from '@maojian/contract/calls/sanction-detail'
import { homeOfParty } from '@maojian/domain/entity/home-countries'
import { conflictNotes } from '@maojian/domain/risk/conflict-notes'
import { gravest } from '@maojian/domain/risk/list-effect'
import { nexusTags } from '@maojian/domain/risk/nexus-tags'
import { countryNameEn } from '@maojian/domain/vocabulary/country'
import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import { listedWordZh } from '@maojian/domain/vocabulary/listed-word'
import { findListSource } from '@maojian/sources'
import type * as z from 'zod'
import { programmesOfEntry } from '../../engine/entry-programmes.ts'
import { proposedName } from '../../engine/proposed-name.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { chinaNotices } from './china-notices.ts'
import { enterpriseDetail, warningOf } from './enterprise-detail.ts'
import { identifierNamesEn } from './fact-names.table.ts'
import {
  allOf,
  codeOf,
  englishName,
  factOf,
  isStarter,
  isTypeStated,
  needListed,
  needType,
  partyIdentifiers,
  partyNames,
  partyNameZh,
  partyType,
  shortName,
  viewParty,
  type PartyView,
} from './party-view.ts'
import { entryEffect, metaWire } from './sanction-meta.ts'
import { countriesZh, effectWire } from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'

type Reply = z.output<typeof call.reply>

const homeOfView = ({ entries }: PartyView): readonly string[] =>
  homeOfParty(entries.map(({ content }) => content))

const basics = (view: PartyView) => ({
  name: partyNames(view)[0]?.text ?? view.party.entries[0]?.reference ?? '',
  subjectType: partyType(view),
  typeStated: isTypeStated(view) ? (1 as const) : (0 as const),
  en: englishName(view),
  zh: partyNameZh(view),
  proposedZh: partyNameZh(view) === '' ? proposedName(view.subject) : null,
  shortName: shortName(view),
  country: countriesZh(homeOfView(view)),
  countryEn: homeOfView(view).map(countryNameEn).join(', '),
  address: allOf(view, ({ content }) => content.addresses).join('；'),
  creditCode: codeOf(view, 'uscc'),
  status: factOf(view, 'legalStatus'),
  sex: listedWordZh('gender', factOf(view, 'gender')) || factOf(view, 'gender'),
  birthday: allOf(view, ({ content }) => content.birthDates).join('、'),
})

const vessel = (view: PartyView) => ({
  imo: codeOf(view, 'imo'),
  vesselFlag: factOf(view, 'vesselFlag'),
  vesselType: factOf(view, 'vesselType'),
  owner: factOf(view, 'vesselOwner'),
  tonnage: factOf(view, 'tonnage'),
  regTonnage: factOf(view, 'grossTonnage'),
})

const aircraft = (view: PartyView) => ({
  model: factOf(view, 'aircraftModel'),
  tailNo: codeOf(view, 'tail'),
  manufactureDate: factOf(view, 'manufactureDate'),
  // The construction number is the manufacturer's serial number by another name.
  constructionNum: codeOf(view, 'msn'),
  operator: factOf(view, 'aircraftOperator'),
  msn: codeOf(view, 'msn'),
})

const identifiers = (view: PartyView): Reply['identifiers'] =>
  partyIdentifiers(view).map(({ kind, value, country, note = '' }) => ({
    kind,
    kindName: identifierKinds[kind],
    kindNameEn: identifierNamesEn[kind],
    value,
    country: country === undefined ? '' : countriesZh([country]),
    note,
    countryEn: country === undefined ? '' : countryNameEn(country),
  }))

const addressesOf = ({ entries }: PartyView): Reply['addresses'] => {
  const lists = new Map<string, Set<string>>()
  for (const { source, content } of entries)
    for (const text of content.addresses)
      lists.set(text, (lists.get(text) ?? new Set()).add(listWords(source).shortZh))
  return [...lists].map(([text, sources]) => ({ text, sources: [...sources] }))
}

/** By the entries themselves: the index may lag behind them for minutes. */
const standingOf = (view: PartyView): Pick<Reply, 'effect' | 'tags' | 'conflictNotes'> => {
  const effects = view.entries.map(entry => ({ entry, effect: entryEffect(entry) }))
  const inForce = effects.filter(({ effect }) => effect.level > 0)
  return {
    effect: effectWire(gravest(effects.map(({ effect }) => effect))),
    tags: nexusTags(
      inForce.map(({ entry }) => ({
        source: entry.source,
        programmes: programmesOfEntry(entry.content).join(';'),
      })),
    ),
    conflictNotes: conflictNotes(
      inForce.map(({ entry }) => ({ authority: findListSource(entry.source)?.country ?? '' })),
      homeOfView(view),
    ),
  }
}

/** Chinese notices that name the party; news that were imported or fed have a call of their own. */
const newsOf = async (context: Context, { party, entries }: PartyView): Promise<Reply['newsList']> => {
  if (!entries.some(({ source }) => source.startsWith('cn-'))) return []
  return (await chinaNotices(context))
    .filter(({ entityMeasureList }) => entityMeasureList.some(one => one.id === party.id))
    .map(({ id, title, sanctionTime }) => ({ id, title, publishTime: sanctionTime }))
}

/** What the graph holds of companies below the party stands once, with the first list, whatever that list says. */
const metasOf = async (
  context: Context,
  { party, entries }: PartyView,
): Promise<Reply['sanctionMetaList']> => {
  const companies = await companiesBelow(context, party.id)
  return entries.map((entry, at) => ({ ...metaWire(entry), subCompanyList: at === 0 ? companies : [] }))
}

/** Who a party is and what each list says of it (spec 000 §3, sanction detail). */
export const getSanctionDetail: Verb<typeof call> = async (context, input) => {
  if (input.s !== '1' && isEnterpriseId(input.id)) return enterpriseDetail(context, input.id)
  const view = await viewParty(context, input.id)
  needType(view, input.type)
  needListed(input.s)
  return {
    id: view.party.id,
    ...basics(view),
    ...vessel(view),
    ...aircraft(view),
    cpyId: enterpriseOfParty(context, view.party.id),
    subTypes: [...(view.subject?.subtypes ?? [])],
    addresses: addressesOf(view),
    ...standingOf(view),
    names: partyNames(view),
    identifiers: identifiers(view),
    newsList: await newsOf(context, view),
    sanctionMetaList: await metasOf(context, view),
    mergeReasons: [...view.party.reasons],
    starterData: isStarter(view),
    warning: warningOf(context),
  }
}
