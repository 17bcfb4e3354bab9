import type { ListSource } from '../types.ts'

export const cnUel: ListSource = {
  id: 'cn-uel',
  nameZh: '中国不可靠实体清单',
  shortZh: '不可靠实体',
  nameEn: 'China Unreliable Entity List',
  publisherZh: '中华人民共和国商务部',
  publisherEn: 'Ministry of Commerce of China',
  country: 'CN',
  kindZh: '反制名单',
  homepage: 'https://www.mofcom.gov.cn/',
  addresses: [],
  formats: ['china-csv', 'mofcom-json', 'ftm'],
  cadenceDays: 30,
  bounds: { min: 1, max: 1000 },
  licence: '中国政府公告，事实信息',
  weight: 94,
  followTheMoney: [{ dataset: 'cn_sanctions', programId: 'CN-UEL' }],
}
