import type { ListSource } from '../types.ts'

export const jpMetiRu: ListSource = {
  id: 'jp-meti-ru',
  nameZh: '日本对俄白及第三国特定团体',
  shortZh: '日本对俄',
  nameEn: 'METI export-ban entities (Russia, Belarus, third countries)',
  publisherZh: '日本经济产业省',
  publisherEn: 'Ministry of Economy, Trade and Industry',
  country: 'JP',
  kindZh: '出口管制名单',
  homepage: 'https://www.meti.go.jp/policy/external_economy/trade_control/02_export/17_russia/russia.html',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 180,
  bounds: { min: 100, max: 3000 },
  licence: '日本政府标准使用条款',
  weight: 73,
  followTheMoney: [{ dataset: 'jp_meti_ru' }],
}
