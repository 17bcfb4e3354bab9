import type { ListSource } from '../types.ts'

export const cnExportControl: ListSource = {
  id: 'cn-export-control',
  nameZh: '中国出口管制管控名单',
  shortZh: '管控名单',
  nameEn: 'China Export Control List of entities',
  publisherZh: '中华人民共和国商务部',
  publisherEn: 'Ministry of Commerce of China',
  country: 'CN',
  kindZh: '出口管制名单',
  homepage: 'https://exportcontrol.mofcom.gov.cn/',
  addresses: [],
  formats: ['china-csv', 'mofcom-json', 'ftm'],
  cadenceDays: 30,
  bounds: { min: 1, max: 2000 },
  licence: '中国政府公告，事实信息',
  weight: 97,
  followTheMoney: [{ dataset: 'cn_sanctions', programId: 'CN-ECL' }],
}
