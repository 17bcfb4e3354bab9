import type { ListSource } from '../types.ts'

export const euJournal: ListSource = {
  id: 'eu-journal',
  nameZh: '欧盟官方公报制裁附件',
  shortZh: '欧盟公报',
  nameEn: 'EU Official Journal restrictive measures annexes',
  publisherZh: '欧盟理事会',
  publisherEn: 'Council of the European Union',
  country: 'EU',
  kindZh: '制裁名单',
  homepage: 'https://eur-lex.europa.eu/',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 30,
  bounds: { min: 6000, max: 20000 },
  licence: '欧盟内容，注明来源即可再用（第 2011/833/EU 号决定）',
  weight: 89,
  followTheMoney: [{ dataset: 'eu_journal_sanctions' }],
}
