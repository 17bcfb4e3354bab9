import type { ListSource } from '../types.ts'

export const ofacNonsdn: ListSource = {
  id: 'ofac-nonsdn',
  nameZh: 'OFAC 非 SDN 综合名单',
  shortZh: 'OFAC非SDN',
  nameEn: 'OFAC Consolidated Sanctions List (non-SDN)',
  publisherZh: '美国财政部外国资产控制办公室',
  publisherEn: 'US Treasury, Office of Foreign Assets Control',
  country: 'US',
  kindZh: '制裁名单',
  homepage: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
  addresses: [
    {
      url: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_ENHANCED.ZIP',
      format: 'ofac-enhanced',
      file: 'CONS_ENHANCED.ZIP',
    },
  ],
  formats: ['ofac-enhanced', 'ofac-advanced', 'ofac-xml', 'ofac-csv', 'csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 14,
  bounds: { min: 300, max: 3000 },
  licence: '美国政府作品，公有领域',
  weight: 80,
  numbers: /^\d+$/u,
  followTheMoney: [
    { dataset: 'us_ofac_cons' },
    { dataset: 'us_trade_csl', programId: 'US-CAPTA' },
    { dataset: 'us_trade_csl', programId: 'US-NS-CMIC' },
    { dataset: 'us_trade_csl', programId: 'US-NS-MBS' },
    { dataset: 'us_trade_csl', programId: 'US-SSI' },
    { dataset: 'us_trade_csl', programId: 'US-NS-PLC' },
    { dataset: 'us_trade_csl', programId: 'US-FSE' },
  ],
}
