import type { ListSource } from '../types.ts'

export const bisDpl: ListSource = {
  id: 'bis-dpl',
  nameZh: 'BIS 被拒绝人员清单',
  shortZh: '被拒人员',
  nameEn: 'BIS Denied Persons List',
  publisherZh: '美国商务部工业与安全局',
  publisherEn: 'US Commerce, Bureau of Industry and Security',
  country: 'US',
  kindZh: '出口管制名单',
  homepage: 'https://www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl',
  addresses: [
    {
      url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
      format: 'csl-csv',
      file: 'consolidated.csv',
    },
  ],
  formats: ['bis-dpl-txt', 'csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 7,
  bounds: { min: 300, max: 4000 },
  licence: '美国政府作品，公有领域',
  weight: 88,
  followTheMoney: [{ dataset: 'us_trade_csl', programId: 'US-BIS-DPL' }],
}
