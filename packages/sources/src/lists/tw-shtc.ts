import type { ListSource } from '../types.ts'

export const twShtc: ListSource = {
  id: 'tw-shtc',
  nameZh: '台湾战略性高科技货品实体管理名单',
  shortZh: '台湾 SHTC',
  nameEn: 'Strategic High-Tech Commodities Entity List (Taiwan)',
  publisherZh: '台湾“经济部国际贸易署”',
  publisherEn: 'International Trade Administration (Taiwan)',
  country: 'TW',
  kindZh: '出口管制名单',
  homepage: 'https://data.gov.tw/dataset/102368',
  addresses: [],
  formats: ['tw-shtc-csv'],
  cadenceDays: 30,
  bounds: { min: 1000, max: 40000 },
  licence: '台湾地区开放资料授权条款',
  weight: 55,
}
