import type { ListSource } from '../types.ts'

export const worldBank: ListSource = {
  id: 'world-bank',
  nameZh: '世界银行除名厂商和个人名单',
  shortZh: '世行除名',
  nameEn: 'World Bank Listing of Ineligible Firms and Individuals',
  publisherZh: '世界银行集团',
  publisherEn: 'World Bank Group',
  country: 'US',
  kindZh: '其他名单',
  homepage: 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms',
  addresses: [],
  formats: ['world-bank-json'],
  cadenceDays: 30,
  bounds: { min: 300, max: 20000 },
  licence: '世界银行数据使用条款（CC BY 4.0）',
  weight: 50,
  numbers: /^\d+$/u,
}
