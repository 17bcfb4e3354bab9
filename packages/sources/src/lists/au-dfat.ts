import type { ListSource } from '../types.ts'

export const auDfat: ListSource = {
  id: 'au-dfat',
  nameZh: '澳大利亚制裁综合名单',
  shortZh: '澳大利亚',
  nameEn: 'DFAT Consolidated List',
  publisherZh: '澳大利亚外交贸易部',
  publisherEn: 'Department of Foreign Affairs and Trade',
  country: 'AU',
  kindZh: '制裁名单',
  homepage: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list',
  addresses: [],
  formats: ['dfat-xlsx', 'ftm'],
  cadenceDays: 14,
  bounds: { min: 2000, max: 20000 },
  licence: 'CC BY（澳大利亚外交贸易部）',
  weight: 78,
  numbers: /^\d+[a-z]?$/u,
  followTheMoney: [{ dataset: 'au_dfat_sanctions' }],
}
