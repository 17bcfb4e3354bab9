/** Columns of our reviewed table, in the order of docs/formats/china-csv.md. */
export const chinaColumns = [
  'list',
  'nameZh',
  'nameEn',
  'aliases',
  'country',
  'type',
  'noticeNo',
  'noticeDate',
  'effectiveDate',
  'endDate',
  'status',
  'statusNote',
  'address',
  'creditCode',
  'url',
] as const

export type ChinaRow = Readonly<Record<(typeof chinaColumns)[number], string>>

/** Value of the `list` column → list source and the programme code under which other files know it. */
export const chinaLists = {
  不可靠实体清单: { source: 'cn-uel', programme: 'CN-UEL' },
  管控名单: { source: 'cn-export-control', programme: 'CN-ECL' },
  关注名单: { source: 'cn-watch', programme: 'CN-ECWL' },
  反制清单: { source: 'cn-countermeasures', programme: 'CN-CML' },
} as const

export const chinaTypes = { 企业: '01', 组织: '01', 个人: '02', 船舶: '03', 航空器: '04' } as const

export const chinaStatuses = {
  有效: 'active',
  暂停: 'suspended',
  待核验: 'unverified',
  已移出: 'delisted',
} as const

/** Official sites that publish the notices; a row without one of their addresses proves nothing. */
const officialHost =
  /(?:^|\.)(?:gov\.cn|gwytb\.gov\.cn|npc\.gov\.cn|xinhuanet\.com|news\.cn|mfa\.gov\.cn|mofcom\.gov\.cn)$/u

export const isOfficialUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && officialHost.test(hostname)
}
