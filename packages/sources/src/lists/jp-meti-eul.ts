import type { ListSource } from '../types.ts'

export const jpMetiEul: ListSource = {
  id: 'jp-meti-eul',
  nameZh: '日本外国用户清单',
  shortZh: '日本用户',
  nameEn: 'METI Foreign End User List',
  publisherZh: '日本经济产业省',
  publisherEn: 'Ministry of Economy, Trade and Industry',
  country: 'JP',
  kindZh: '出口管制名单',
  homepage: 'https://www.meti.go.jp/policy/anpo/',
  addresses: [],
  formats: ['meti-json', 'ftm'],
  cadenceDays: 365,
  bounds: { min: 300, max: 3000 },
  licence: '日本政府标准使用条款',
  weight: 72,
  numbers: /^\d+$/u,
  followTheMoney: [{ dataset: 'jp_meti_eul' }],
}
