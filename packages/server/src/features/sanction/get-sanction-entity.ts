import { enterpriseOfParty } from '../enterprise/entry.ts'
import type { getSanctionEntity as call } from '@maojian/contract/calls/sanction-detail'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import type { Verb } from '../../http/route.ts'
import type { PartyEntry } from '../party/entry.ts'
import { entryProperties } from './entry-properties.ts'
import {
  isStarter,
  isTypeStated,
  needType,
  partyNames,
  partyNameZh,
  partyType,
  viewParty,
  type PartyView,
} from './party-view.ts'
import { metaWire } from './sanction-meta.ts'

interface KeyValue {
  readonly key: string
  readonly value: string
  readonly valueView: string
}

const keyValue = (key: string, value: string, valueView = value): KeyValue[] =>
  value === '' ? [] : [{ key, value, valueView }]

const ofEntry = (entry: PartyEntry): KeyValue[] => {
  const meta = metaWire(entry)
  return [
    ...keyValue('名单', entry.source, meta.listNameCn),
    ...keyValue('发布机构', meta.department, meta.departmentCn),
    ...keyValue('状态', String(meta.dataStatus), meta.dataStatusCn),
    ...keyValue('名单版本日期', meta.publishedOn),
    ...entryProperties(entry.content).flatMap(({ nameZh, value }) => keyValue(nameZh, value)),
  ]
}

const updateTime = ({ entries }: PartyView): string =>
  entries.map(entry => entry.publishedOn).reduce((a, b) => (a > b ? a : b), '')

/** A party as pairs of key and value, list after list (spec 000 §3, sanction key-value page). */
export const getSanctionEntity: Verb<typeof call> = async (context, input) => {
  const view = await viewParty(context, input.id)
  needType(view, input.dataType)
  const type = partyType(view)
  return {
    keyValues: [
      ...keyValue('主体类型', type, partyTypeName(type, isTypeStated(view))),
      ...view.entries.flatMap(ofEntry),
    ],
    name: partyNames(view)[0]?.text ?? '',
    nameCn: partyNameZh(view),
    updateTime: updateTime(view),
    cpyNo: enterpriseOfParty(context, view.party.id),
    url: view.entries[0] ? metaWire(view.entries[0]).url : '',
    starterData: isStarter(view),
  }
}
