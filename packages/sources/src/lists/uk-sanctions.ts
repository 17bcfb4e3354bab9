import type { ListSource } from '../types.ts'

export const ukSanctions: ListSource = {
  id: 'uk-sanctions',
  nameZh: '英国制裁名单',
  shortZh: '英国制裁',
  nameEn: 'UK Sanctions List',
  publisherZh: '英国外交、联邦和发展事务部',
  publisherEn: 'Foreign, Commonwealth & Development Office',
  country: 'GB',
  kindZh: '制裁名单',
  homepage: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  addresses: [
    {
      url: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
      format: 'uksl-xml',
      file: 'UK-Sanctions-List.xml',
    },
  ],
  formats: ['uksl-xml', 'uksl-table', 'ftm'],
  cadenceDays: 3,
  bounds: { min: 3500, max: 20000 },
  licence: '英国开放政府许可 3.0 版（OGL v3.0）',
  weight: 88,
  numbers: /^[A-Z]+\d+$/u,
  followTheMoney: [{ dataset: 'gb_fcdo_sanctions' }],
}
