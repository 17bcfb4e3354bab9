import type { ListSource } from '../types.ts'

export const euFsf: ListSource = {
  id: 'eu-fsf',
  nameZh: '欧盟金融制裁综合名单',
  shortZh: '欧盟金融制裁',
  nameEn: 'EU Financial Sanctions Files (FSF)',
  publisherZh: '欧盟委员会',
  publisherEn: 'European Commission',
  country: 'EU',
  kindZh: '制裁名单',
  homepage:
    'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
  addresses: [
    {
      url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
      format: 'eu-fsf-xml',
      file: 'xmlFullSanctionsList_1_1.xml',
    },
  ],
  formats: ['eu-fsf-xml', 'eu-fsf-csv', 'ftm'],
  cadenceDays: 7,
  bounds: { min: 1000, max: 20000 },
  licence: '欧盟委员会 2011/833/EU 号决定：注明来源即可再利用',
  weight: 90,
  numbers: /^EU\.\d+\.\d+$/u,
  followTheMoney: [{ dataset: 'eu_fsf' }],
}
