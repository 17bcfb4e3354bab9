import type { ListSource } from '../types.ts'

export const stateIsn: ListSource = {
  id: 'state-isn',
  nameZh: '美国国务院防扩散制裁名单',
  shortZh: '防扩散',
  nameEn: 'State Department Nonproliferation Sanctions',
  publisherZh: '美国国务院国际安全与防扩散局',
  publisherEn: 'US State Department, Bureau of International Security and Nonproliferation',
  country: 'US',
  kindZh: '制裁名单',
  homepage:
    'https://www.state.gov/key-topics-bureau-of-international-security-and-nonproliferation/nonproliferation-sanctions/',
  addresses: [
    {
      url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
      format: 'csl-csv',
      file: 'consolidated.csv',
    },
  ],
  formats: ['csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 30,
  bounds: { min: 50, max: 1500 },
  licence: '美国政府作品，公有领域',
  weight: 82,
  followTheMoney: [{ dataset: 'us_trade_csl', programId: 'US-DOS-ISN' }],
}
