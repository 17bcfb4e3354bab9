import type { ListSource } from '../types.ts'
import { part744 } from './part-744.ts'

export const bisEntityList: ListSource = {
  id: 'bis-entity-list',
  nameZh: 'BIS 实体清单',
  shortZh: '实体清单',
  nameEn: 'BIS Entity List (Supplement No. 4 to Part 744)',
  publisherZh: '美国商务部工业与安全局',
  publisherEn: 'US Commerce, Bureau of Industry and Security',
  country: 'US',
  kindZh: '出口管制名单',
  homepage: 'https://www.bis.gov/entity-list',
  addresses: [part744],
  formats: ['cfr-744-xml', 'csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 7,
  bounds: { min: 1500, max: 8000 },
  licence: '美国政府作品，公有领域',
  weight: 90,
  followTheMoney: [{ dataset: 'us_trade_csl', programId: 'US-BIS-EL' }],
}
