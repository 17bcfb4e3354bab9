import type { ListSource } from '../types.ts'

export const ofacSdn: ListSource = {
  id: 'ofac-sdn',
  nameZh: 'OFAC 特别指定国民名单（SDN）',
  shortZh: 'OFAC SDN',
  nameEn: 'OFAC Specially Designated Nationals and Blocked Persons List',
  publisherZh: '美国财政部外国资产控制办公室',
  publisherEn: 'US Treasury, Office of Foreign Assets Control',
  country: 'US',
  kindZh: '制裁名单',
  homepage: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  addresses: [
    {
      url: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ENHANCED.ZIP',
      format: 'ofac-enhanced',
      file: 'SDN_ENHANCED.ZIP',
    },
  ],
  formats: ['ofac-enhanced', 'ofac-advanced', 'ofac-xml', 'ofac-csv', 'csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 7,
  bounds: { min: 5000, max: 40000 },
  licence: '美国政府作品，公有领域',
  weight: 95,
  numbers: /^\d+$/u,
  followTheMoney: [{ dataset: 'us_ofac_sdn' }],
}
