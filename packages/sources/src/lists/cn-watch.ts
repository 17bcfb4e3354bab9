import type { ListSource } from '../types.ts'

export const cnWatch: ListSource = {
  id: 'cn-watch',
  nameZh: '中国出口管制关注名单',
  shortZh: '关注名单',
  nameEn: 'China export control watch list',
  publisherZh: '中华人民共和国商务部',
  publisherEn: 'Ministry of Commerce of China',
  country: 'CN',
  kindZh: '出口管制名单',
  homepage: 'https://exportcontrol.mofcom.gov.cn/',
  addresses: [],
  formats: ['china-csv', 'mofcom-json', 'ftm'],
  cadenceDays: 30,
  bounds: { min: 1, max: 1000 },
  licence: '中国政府公告，事实信息',
  weight: 83,
  followTheMoney: [{ dataset: 'cn_sanctions', programId: 'CN-ECWL' }],
}
