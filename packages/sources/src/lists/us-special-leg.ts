import type { ListSource } from '../types.ts'

export const usSpecialLeg: ListSource = {
  id: 'us-special-leg',
  nameZh: '美国特别立法限制名单',
  shortZh: '特别立法',
  nameEn: 'US special legislation lists (NDAA sections 889, 154, 1286)',
  publisherZh: '美国国会与国防部',
  publisherEn: 'US Congress and Department of Defense',
  country: 'US',
  kindZh: '限制交易名单',
  homepage: 'https://www.congress.gov/',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 365,
  bounds: { min: 10, max: 2000 },
  licence: '美国政府作品，公有领域',
  weight: 58,
  followTheMoney: [{ dataset: 'us_special_leg' }],
}
