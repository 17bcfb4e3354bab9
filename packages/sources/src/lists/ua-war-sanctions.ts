import type { ListSource } from '../types.ts'

export const uaWarSanctions: ListSource = {
  id: 'ua-war-sanctions',
  nameZh: '乌克兰战争与制裁数据库（船舶）',
  shortZh: '乌克兰',
  nameEn: 'Ukraine War & Sanctions: shadow fleet',
  publisherZh: '乌克兰国防部情报总局',
  publisherEn: 'Defence Intelligence of Ukraine',
  country: 'UA',
  kindZh: '其他名单',
  homepage: 'https://war-sanctions.gur.gov.ua/',
  addresses: [],
  formats: ['ftm'],
  cadenceDays: 30,
  bounds: { min: 500, max: 10000 },
  licence: '未见许可文件',
  weight: 50,
  numbers: /^\d+$/u,
  followTheMoney: [{ dataset: 'ua_war_sanctions' }],
}
