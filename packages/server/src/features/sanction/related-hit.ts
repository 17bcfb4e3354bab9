import type { searchHit } from '@maojian/contract/calls/hit-shape'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import type { RelatedEnterprise } from '../enterprise/entry.ts'

const tied = ({ riskSymbol, listedName }: RelatedEnterprise): string =>
  riskSymbol === 1
    ? `按已收录股权由名单主体“${listedName}”等持有达到门槛`
    : riskSymbol === 2
      ? `与名单主体“${listedName}”有股权或控制关系，不能排除受限`
      : `与名单主体“${listedName}”有关联`

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
  cpyState: ['关联制裁', ...(one.status === '' ? [] : [one.status]), ...(one.sample ? ['示例数据'] : [])],
  subType: [],
  imo: '',
  vesselFlag: '',
  vesselOwner: '',
  aircraftModel: '',
  aircraftOperator: '',
  msn: '',
  extraField: one.code === '' ? [] : [{ key: '编码', value: one.code }],
  relationId: one.relationId,
  lists: [],
  effect: {
    kind: 'related',
    name: '关联制裁',
    level: one.riskSymbol === 1 ? 1 : 2,
    sentence: '其本身不在名单上，是否受限取决于名单主体对它的持股与控制。',
  },
  tags: [],
  state: one.riskSymbol === 1 ? 'counted' : 'open',
  explanation: {
    score: 100,
    nameScore: 100,
    riskLevel: one.riskSymbol === 1 ? 1 : 2,
    matchedName: one.name,
    matchedKind: '企业图谱名称',
    reason: `企业图谱收录的同名企业“${one.name}”${tied(one)}；其本身不在名单上。`,
    pairs: [],
    breakdown: [],
    arithmetic: '',
  },
})
