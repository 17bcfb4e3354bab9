import type { searchHit } from '@maojian/contract/calls/hit-shape'
import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { tieWords, type RelatedEnterprise } from '../enterprise/entry.ts'

/** How many are held to a threshold, and how many tied in another way. */
export const relatedLevels = (
  related: readonly RelatedEnterprise[],
): { readonly held: number; readonly tied: number } => {
  const held = related.filter(one => one.riskSymbol === 1).length
  return { held, tied: related.length - held }
}

/** What the graph alone says of a name. */
export const relatedVerdict = (related: readonly RelatedEnterprise[]): RowVerdict => {
  if (related.length === 0) return 0
  return relatedLevels(related).held > 0 ? 1 : 2
}

/** What a record keeps of it. */
export const relatedSentence = (one: RelatedEnterprise): string =>
  `企业图谱收录的同名企业“${one.name}”（${one.id}）${tieWords(one)}`

/** What its ties mean for a deal; one without any means nothing. */
export const relatedEffect = ({
  relationId,
  partyId,
  listedName,
  riskSymbol,
}: RelatedEnterprise): z.output<typeof searchHit>['effect'] =>
  partyId !== ''
    ? {
        kind: 'related',
        name: '即名单主体',
        level: 1,
        sentence: `按其代码即名单主体“${listedName}”：以该主体所在名单的后果为准。`,
      }
    : relationId === '' && riskSymbol === 0
      ? {
          kind: 'history',
          name: '未见关联制裁',
          level: 0,
          sentence: '企业图谱未收录其与名单主体的关系：不能据此认为没有关联。',
        }
      : {
          kind: 'related',
          name: '关联制裁',
          level: riskSymbol === 1 ? 1 : 2,
          sentence: '其本身不在名单上，是否受限取决于名单主体对它的持股与控制。',
        }

/** An enterprise of the graph as a search hit: not listed itself, tied to one that is (domain: `s` 2). */
export const relatedHit = (one: RelatedEnterprise): z.output<typeof searchHit> => ({
  id: one.id,
  type: one.kind === 'person' ? '02' : '01',
  typeStated: 1,
  s: 2,
  name: one.name,
  nameZh: '',
  proposedZh: null,
  country: one.country === '' ? '' : countryNameZh(one.country),
  cpyState: [
    one.partyId === '' ? '关联制裁' : '即名单主体',
    ...(one.status === '' ? [] : [one.status]),
    ...(one.sample ? ['示例数据'] : []),
  ],
  subType: [],
  imo: '',
  vesselFlag: '',
  vesselOwner: '',
  aircraftModel: '',
  aircraftOperator: '',
  msn: '',
  extraField: one.code === '' ? [] : [{ key: '编码', value: one.code }],
  relationId: one.relationId,
  inGraph: true,
  lists: [],
  effect: relatedEffect(one),
  tags: [],
  state: one.riskSymbol === 1 ? 'counted' : 'open',
  explanation: {
    score: 100,
    nameScore: 100,
    riskLevel: one.riskSymbol === 1 ? 1 : 2,
    matchedName: one.name,
    matchedKind: '企业图谱名称',
    reason: `${relatedSentence(one)}。`,
    pairs: [],
    breakdown: [],
    arithmetic: '',
  },
})
