import type { ListSource } from '../types.ts'

export const caSema: ListSource = {
  id: 'ca-sema',
  nameZh: '加拿大自主制裁综合名单',
  shortZh: '加拿大制裁',
  nameEn: 'Consolidated Canadian Autonomous Sanctions List',
  publisherZh: '加拿大全球事务部',
  publisherEn: 'Global Affairs Canada',
  country: 'CA',
  kindZh: '制裁名单',
  homepage:
    'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng',
  addresses: [
    {
      url: 'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
      format: 'sema-xml',
      file: 'sema-lmes.xml',
    },
  ],
  formats: ['sema-xml', 'ftm'],
  cadenceDays: 14,
  bounds: { min: 3000, max: 15000 },
  licence: '加拿大开放政府许可（Open Government Licence – Canada）',
  weight: 72,
  followTheMoney: [{ dataset: 'ca_dfatd_sema_sanctions' }],
}
