import type { ListSource } from '../types.ts'

export const cnCountermeasures: ListSource = {
  id: 'cn-countermeasures',
  nameZh: '中国反制清单',
  shortZh: '反制清单',
  nameEn: 'China countermeasures (Anti-Foreign Sanctions Law)',
  publisherZh: '中华人民共和国外交部、国务院台湾事务办公室',
  publisherEn: 'Ministry of Foreign Affairs and Taiwan Affairs Office of China',
  country: 'CN',
  kindZh: '反制名单',
  homepage: 'https://www.mfa.gov.cn/',
  addresses: [],
  formats: ['china-csv', 'ftm'],
  cadenceDays: 30,
  bounds: { min: 1, max: 2000 },
  licence: '中国政府公告，事实信息',
  weight: 93,
  followTheMoney: [
    { dataset: 'cn_sanctions', programId: 'CN-CML' },
    { dataset: 'cn_sanctions', programId: 'CN-TAO-DIEHARD' },
    { dataset: 'cn_sanctions', programId: 'CN-TAO-ACCOMP' },
    { dataset: 'cn_sanctions' },
  ],
}
