import type { ListSource } from '../types.ts'

export const bisMieu: ListSource = {
  id: 'bis-mieu',
  nameZh: 'BIS 军事情报最终用户',
  shortZh: '军情用户',
  nameEn: 'BIS military-intelligence end users (15 CFR 744.22)',
  publisherZh: '美国商务部工业与安全局',
  publisherEn: 'US Commerce, Bureau of Industry and Security',
  country: 'US',
  kindZh: '出口管制名单',
  homepage: 'https://www.ecfr.gov/current/title-15/section-744.22',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 90,
  bounds: { min: 5, max: 100 },
  licence: '美国政府作品，公有领域',
  weight: 86,
  followTheMoney: [{ dataset: 'us_bis_mieu' }],
}
