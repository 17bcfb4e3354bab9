import type { ListSource } from '../types.ts'

export const usCubaRestricted: ListSource = {
  id: 'us-cuba-restricted',
  nameZh: '美国古巴受限实体名单',
  shortZh: '古巴受限',
  nameEn: 'Cuba Restricted List',
  publisherZh: '美国国务院',
  publisherEn: 'US State Department',
  country: 'US',
  kindZh: '限制交易名单',
  homepage: 'https://www.state.gov/cuba-sanctions/cuba-restricted-list/',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 365,
  bounds: { min: 50, max: 1000 },
  licence: '美国政府作品，公有领域',
  weight: 62,
  followTheMoney: [{ dataset: 'us_cuba_sanctions' }],
}
