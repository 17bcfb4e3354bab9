import type { ListSource } from '../types.ts'

export const us1260h: ListSource = {
  id: 'us-1260h',
  nameZh: '美国 1260H 中国军事企业名单',
  shortZh: '1260H',
  nameEn: 'Section 1260H Chinese military companies',
  publisherZh: '美国国防部（战争部）',
  publisherEn: 'US Department of Defense (War)',
  country: 'US',
  kindZh: '军工企业名单',
  homepage: 'https://www.defense.gov/',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 365,
  bounds: { min: 50, max: 1000 },
  licence: '美国政府作品，公有领域',
  weight: 65,
  followTheMoney: [{ dataset: 'us_dod_chinese_milcorps' }],
}
