import type { ListSource } from '../types.ts'
import { part744 } from './part-744.ts'

export const bisUvl: ListSource = {
  id: 'bis-uvl',
  nameZh: 'BIS 未经验证清单',
  shortZh: '未验证',
  nameEn: 'BIS Unverified List (Supplement No. 6 to Part 744)',
  publisherZh: '美国商务部工业与安全局',
  publisherEn: 'US Commerce, Bureau of Industry and Security',
  country: 'US',
  kindZh: '出口管制名单',
  homepage: 'https://www.bis.gov/unverified-list',
  addresses: [part744],
  formats: ['cfr-744-xml', 'csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 14,
  bounds: { min: 50, max: 1000 },
  licence: '美国政府作品，公有领域',
  weight: 75,
  followTheMoney: [{ dataset: 'us_trade_csl', programId: 'US-BIS-UVL' }],
}
