import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { isSubtype, partyTypes, subtypes } from '@maojian/domain/vocabulary/party-type'
import type { Hit } from './hit.ts'

export interface Fact {
  readonly label: string
  readonly value: string
}

const subtypeNames = (hit: Hit): string =>
  hit.subType
    .map(code => (isSubtype(code) ? subtypes[code] : code))
    .filter(name => name !== partyTypes[hit.type])
    .join('、')

/** What kinds of lists name the party, in words: lists and effect of the row say it too. */
export const stateLabel = '状态'

/** What tells this party from others of the same name; only what the lists say. */
export const hitFacts = (hit: Hit): readonly Fact[] =>
  [
    {
      label: '类型',
      value: [hit.typeStated === 1 ? partyTypes[hit.type] : '未载明', subtypeNames(hit)]
        .filter(Boolean)
        .join(' · '),
    },
    { label: stateLabel, value: hit.cpyState.join('、') },
    { label: '国家/地区', value: countryNameZh(hit.country) },
    { label: 'IMO', value: hit.imo },
    { label: '船旗', value: countryNameZh(hit.vesselFlag) },
    { label: '船东', value: hit.vesselOwner },
    { label: '机型', value: hit.aircraftModel },
    { label: '运营人', value: hit.aircraftOperator },
    { label: 'MSN', value: hit.msn },
    ...hit.extraField.map(({ key, value }) => ({ label: key, value })),
  ].filter(fact => fact.value !== '')
