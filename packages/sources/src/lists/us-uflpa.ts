import type { ListSource } from '../types.ts'

export const usUflpa: ListSource = {
  id: 'us-uflpa',
  nameZh: '美国涉疆法实体清单',
  shortZh: 'UFLPA',
  nameEn: 'UFLPA Entity List',
  publisherZh: '美国国土安全部',
  publisherEn: 'US Department of Homeland Security',
  country: 'US',
  kindZh: '限制交易名单',
  homepage: 'https://www.dhs.gov/uflpa-entity-list',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 60,
  bounds: { min: 50, max: 1500 },
  licence: '美国政府作品，公有领域',
  weight: 64,
  followTheMoney: [{ dataset: 'us_dhs_uflpa' }],
}
