import type { ListSource } from '../types.ts'

export const stateDebarred: ListSource = {
  id: 'state-debarred',
  nameZh: '美国 ITAR 禁止参与名单',
  shortZh: 'ITAR禁止',
  nameEn: 'AECA/ITAR Debarred List',
  publisherZh: '美国国务院国防贸易管制局',
  publisherEn: 'US State Department, Directorate of Defense Trade Controls',
  country: 'US',
  kindZh: '出口管制名单',
  homepage:
    'https://www.pmddtc.state.gov/ddtc_public/ddtc_public?id=ddtc_kb_article_page&sys_id=c22d1833dbb8d300d0a370131f9619f0',
  addresses: [
    {
      url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
      format: 'csl-csv',
      file: 'consolidated.csv',
    },
  ],
  formats: ['csl-csv', 'csl-json', 'ftm'],
  cadenceDays: 30,
  bounds: { min: 300, max: 3000 },
  licence: '美国政府作品，公有领域',
  weight: 70,
  followTheMoney: [{ dataset: 'us_trade_csl', programId: 'US-AECA-DEBARRED' }],
}
