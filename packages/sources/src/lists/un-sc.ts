import type { ListSource } from '../types.ts'

export const unSc: ListSource = {
  id: 'un-sc',
  nameZh: '联合国安理会综合制裁名单',
  shortZh: '联合国',
  nameEn: 'United Nations Security Council Consolidated List',
  publisherZh: '联合国安全理事会',
  publisherEn: 'United Nations Security Council',
  country: 'UN',
  kindZh: '制裁名单',
  homepage: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  addresses: [
    {
      url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
      format: 'un-xml',
      file: 'consolidated.xml',
    },
  ],
  formats: ['un-xml', 'ftm'],
  cadenceDays: 7,
  bounds: { min: 700, max: 2500 },
  licence: '联合国公开文件，可自由使用，须注明来源',
  weight: 100,
  numbers: /^[A-Z]{2,3}[ei]\.\d+$/u,
  followTheMoney: [{ dataset: 'un_sc_sanctions' }],
}
