import type { ListSource } from '../types.ts'

export const usFccCovered: ListSource = {
  id: 'us-fcc-covered',
  nameZh: '美国 FCC 受管制设备清单',
  shortZh: 'FCC清单',
  nameEn: 'FCC Covered List',
  publisherZh: '美国联邦通信委员会',
  publisherEn: 'US Federal Communications Commission',
  country: 'US',
  kindZh: '限制交易名单',
  homepage: 'https://www.fcc.gov/supplychain/coveredlist',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 180,
  bounds: { min: 5, max: 200 },
  licence: '美国政府作品，公有领域',
  weight: 60,
  followTheMoney: [{ dataset: 'us_fcc_covered_list' }],
}
