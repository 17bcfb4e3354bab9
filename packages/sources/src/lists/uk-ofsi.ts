import type { ListSource } from '../types.ts'

export const ukOfsi: ListSource = {
  id: 'uk-ofsi',
  nameZh: '英国财政部金融制裁综合清单（已停用）',
  shortZh: '英国财政部',
  nameEn: 'OFSI Consolidated List of Financial Sanctions Targets',
  publisherZh: '英国财政部金融制裁执行办公室',
  publisherEn: 'HM Treasury, Office of Financial Sanctions Implementation',
  country: 'GB',
  kindZh: '其他名单',
  homepage: 'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
  addresses: [],
  formats: ['ofsi-csv'],
  cadenceDays: 365,
  bounds: { min: 1000, max: 20000 },
  licence: '英国开放政府许可 3.0 版（OGL v3.0）',
  weight: 40,
  numbers: /^\d+$/u,
  ended: true,
}
