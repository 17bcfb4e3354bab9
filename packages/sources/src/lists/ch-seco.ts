import type { ListSource } from '../types.ts'

export const chSeco: ListSource = {
  id: 'ch-seco',
  nameZh: '瑞士联邦经济事务总局制裁名单',
  shortZh: '瑞士制裁',
  nameEn: 'Swiss SECO Consolidated Sanctions List',
  publisherZh: '瑞士联邦经济事务总局',
  publisherEn: 'State Secretariat for Economic Affairs (SECO)',
  country: 'CH',
  kindZh: '制裁名单',
  homepage:
    'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos.html',
  addresses: [
    {
      url: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
      format: 'seco-xml',
      file: 'consolidated-list.xml',
    },
  ],
  formats: ['seco-xml', 'ftm'],
  cadenceDays: 7,
  bounds: { min: 4000, max: 20000 },
  licence: '瑞士政府开放数据（OGD）：注明来源即可使用',
  weight: 75,
  numbers: /^\d+$/u,
  followTheMoney: [{ dataset: 'ch_seco_sanctions' }],
}
