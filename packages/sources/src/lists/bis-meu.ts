import type { ListSource } from '../types.ts'
import { part744 } from './part-744.ts'

export const bisMeu: ListSource = {
  id: 'bis-meu',
  nameZh: 'BIS 军事最终用户清单',
  shortZh: '军事用户',
  nameEn: 'BIS Military End-User List (Supplement No. 7 to Part 744)',
  publisherZh: '美国商务部工业与安全局',
  publisherEn: 'US Commerce, Bureau of Industry and Security',
  country: 'US',
  kindZh: '出口管制名单',
  homepage: 'https://www.bis.gov/military-end-user-list',
  addresses: [part744],
  formats: ['cfr-744-xml', 'csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 14,
  bounds: { min: 30, max: 500 },
  licence: '美国政府作品，公有领域',
  weight: 84,
  followTheMoney: [{ dataset: 'us_trade_csl', programId: 'US-BIS-MEU' }],
}
