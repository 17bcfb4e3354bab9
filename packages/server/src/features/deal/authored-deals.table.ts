/** Changes to a clear deal with the warnings (`section level subject`) and open questions they must bring, no more, no less. */
export interface AuthoredDeal {
  readonly what: string
  readonly change: Readonly<Record<string, unknown>>
  readonly verdict: 'red' | 'orange' | 'clear'
  readonly warnings: readonly string[]
  readonly open?: readonly string[]
}

/** Nothing in it needs a licence or stands on a list. */
export const clearDeal = {
  name: '出口办公家具到德国',
  date: '2026-11-20',
  partners: [{ name: 'Müller Werkzeugbau GmbH', country: 'DE', role: 'buyer' }],
  items: [{ name: '办公桌', eccn: 'EAR99', cnCode: 'none', value: 12000, currency: 'USD' }],
  countries: [
    { country: '德国', kind: 'destination' },
    { country: 'CN', kind: 'departure' },
  ],
  endUse: { 112: 1 },
  logistics: [],
  settlement: [],
} as const

const item = (more: object) => ({ items: [{ name: 'ADC', cnCode: 'none', ...more }] })
const to = (...countries: string[]) => ({
  countries: countries.map(country => ({ country, kind: 'destination' })),
})
const partner = (name: string, country?: string) => ({ partners: [{ name, country }] })

export const authoredDeals: readonly AuthoredDeal[] = [
  { what: 'nothing at all', change: {}, verdict: 'clear', warnings: [] },
  {
    what: 'a partner under a freeze',
    change: partner('Velkorov Shipping Holding', 'RU'),
    verdict: 'red',
    warnings: [
      'partner 1 Velkorov Shipping Holding',
      // Russia stands nowhere in the deal.
      'partner 2 Velkorov Shipping Holding',
      'item 2 办公桌',
    ],
    open: ['item'],
  },
  {
    what: 'office desks to Crimea: a destination of its own, not Ukraine',
    change: to('克里米亚'),
    verdict: 'red',
    warnings: ['country 1 克里米亚', 'item 1 办公桌'],
  },
  {
    what: 'a partner in Crimea, Ukraine, that the deal does not name',
    change: partner('Norva Handels', 'Crimea, Ukraine'),
    verdict: 'orange',
    warnings: ['partner 2 Norva Handels', 'item 2 办公桌'],
    open: ['item'],
  },
  {
    what: 'a shipment through the so-called Donetsk republic',
    change: {
      countries: [
        { country: 'DE', kind: 'destination' },
        { country: 'DNR', kind: 'transit' },
      ],
    },
    verdict: 'red',
    warnings: ['country 1 顿涅茨克', 'item 2 办公桌'],
  },
  {
    what: 'places by IATA code and by name, one of them in an occupied region',
    change: {
      logistics: [
        { kind: 'airport', code: 'IKA' },
        { kind: 'port', name: 'Bandar Abbas' },
        { kind: 'port', name: '上海' },
        { kind: 'airport', name: 'Simferopol' },
      ],
    },
    verdict: 'red',
    warnings: ['logistics 1 IKA', 'logistics 1 Bandar Abbas', 'logistics 1 Simferopol'],
  },
  {
    what: 'places whose code and name lie in different countries: both are judged, and it is told',
    change: {
      logistics: [
        { kind: 'port', code: 'DEHAM', name: 'Bandar Abbas' },
        { kind: 'airport', code: 'FRA', name: 'Tehran Imam Khomeini' },
        { kind: 'transitCountry', code: 'DE', name: '伊朗' },
        { kind: 'port', code: 'DEHAM', name: 'Rotterdam' },
        { kind: 'port', name: 'Bandar Abbas, Germany' },
      ],
    },
    verdict: 'red',
    warnings: [
      'logistics 1 Bandar Abbas DEHAM',
      'logistics 2 Bandar Abbas DEHAM',
      'logistics 1 Tehran Imam Khomeini FRA',
      'logistics 2 Tehran Imam Khomeini FRA',
      'logistics 1 德国、伊朗',
      'logistics 2 德国、伊朗',
      'logistics 2 Rotterdam DEHAM',
      'logistics 1 Bandar Abbas, Germany',
      'logistics 2 Bandar Abbas, Germany',
      'item 2 办公桌',
    ],
    open: ['item'],
  },
  {
    what: 'places told twice in agreement: a territory, a country behind the name, a state of the union',
    change: {
      logistics: [
        { kind: 'port', code: 'HKHKG', name: '香港, 中国' },
        { kind: 'port', code: 'DEHAM', name: 'Hamburg, Germany' },
        { kind: 'port', code: 'USSAV', name: 'Savannah, Georgia' },
        { kind: 'transitCountry', code: 'NL', name: '荷兰' },
      ],
    },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'a bank whose BIC and country contradict: both are judged, and it is told',
    change: {
      settlement: [
        { bank: 'Kreisbank Stade', bic: 'KREIRUMM', country: 'DE' },
        { bank: 'Banque Skarn', bic: 'SKARFRPP', country: 'DE' },
        { bank: 'Skarn Hong Kong', bic: 'SKARHKHH', country: '中国' },
      ],
    },
    verdict: 'orange',
    warnings: ['settlement 2 Kreisbank Stade KREIRUMM', 'settlement 2 Banque Skarn SKARFRPP'],
  },
  {
    what: 'banks in occupied regions, however they are named',
    change: {
      settlement: [
        { bank: 'Kreisbank Stade', country: '克里米亚' },
        { bank: 'Bank Skarn', country: 'DNR' },
        { bank: 'Bank Norva', country: '顿涅茨克' },
      ],
    },
    verdict: 'orange',
    warnings: ['settlement 2 Kreisbank Stade', 'settlement 2 Bank Skarn', 'settlement 2 Bank Norva'],
  },
  {
    what: 'a BIC of no country',
    change: { settlement: [{ bank: 'Kreisbank Stade', bic: 'KREIQZ21' }] },
    verdict: 'orange',
    warnings: ['settlement 2 Kreisbank Stade KREIQZ21'],
  },
  {
    what: 'an airport that no table knows',
    change: { logistics: [{ kind: 'airport', code: 'QQX1' }] },
    verdict: 'orange',
    warnings: [],
    open: ['logistics'],
  },
  {
    what: 'a partner whose name is near a listed one',
    change: partner('Velkarow Shiping Holding'),
    verdict: 'orange',
    warnings: ['partner 2 Velkarow Shiping Holding', 'item 2 办公桌'],
    open: ['item'],
  },
  {
    what: 'a partner that has left its list',
    change: partner('Ostrava Delisted Trading'),
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'a partner on a list that bans nothing',
    change: partner('Beichuan Optronics', 'CN'),
    verdict: 'orange',
    warnings: ['partner 2 Beichuan Optronics'],
  },
  {
    what: 'a partner listed only after the day of the deal, which is before the first day of the rules',
    change: { ...partner('Velkorov Shipping Holding'), date: '2019-05-01' },
    verdict: 'orange',
    warnings: [],
    open: ['item'],
  },
  {
    what: 'a converter to Brazil',
    change: { ...item({ eccn: '3a001.a.2' }), ...to('Brazil') },
    verdict: 'orange',
    warnings: ['item 2 ADC'],
  },
  {
    what: 'the same to China',
    change: { ...item({ eccn: '3A001.a.2' }), ...to('CN') },
    verdict: 'orange',
    warnings: ['item 2 ADC', 'country 2 中国'],
  },
  {
    what: 'anything to Iran',
    change: { ...item({ eccn: '3A001.a.2' }), ...to('伊朗') },
    verdict: 'red',
    warnings: ['item 1 ADC', 'country 1 伊朗'],
  },
  {
    what: 'a service of the Chinese forces that takes American electronics in Germany, whatever was said of the use',
    change: {
      ...item({ eccn: '3A991.a', usOrigin: true }),
      partners: [{ name: '中国人民解放军火箭军', country: 'CN', role: 'endUser' }],
    },
    verdict: 'orange',
    warnings: ['item 2 ADC'],
    open: ['item'],
  },
  {
    what: 'the army of a country that a rule on military users names',
    change: {
      ...item({ eccn: '3A991.a', usOrigin: true }),
      ...to('柬埔寨'),
      partners: [{ name: 'Royal Cambodian Army', country: 'KH', role: 'endUser' }],
    },
    verdict: 'red',
    warnings: ['item 1 ADC'],
    open: ['item'],
  },
  {
    what: 'an item of China’s list for the forces of Japan',
    change: {
      items: [{ name: '办公桌', eccn: 'EAR99', cnCode: '1C902' }],
      ...to('JP'),
      partners: [{ name: '陆上自卫队', country: 'JP', role: '最终用户' }],
    },
    verdict: 'red',
    warnings: ['item 1 办公桌'],
  },
  {
    what: 'goods to Japan that a Chinese company takes, to which they could not go without a licence',
    change: {
      ...item({ eccn: '3A001.a.2', usOrigin: true }),
      ...to('JP'),
      partners: [{ name: '北京晨光精密仪器有限公司', country: 'CN', role: 'endUser' }],
    },
    verdict: 'orange',
    warnings: ['item 2 ADC'],
    open: ['item'],
  },
  {
    what: 'the same company as a supplier, which takes nothing',
    change: {
      ...item({ eccn: '3A001.a.2', usOrigin: true }),
      ...to('JP'),
      partners: [{ name: '北京晨光精密仪器有限公司', country: 'CN', role: '供应商' }],
    },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'goods made elsewhere that depart from the United States, and so fall under its law',
    change: {
      ...item({ eccn: '3A001.a.2', usOrigin: false, usContentPercent: 0, usTechnology: false }),
      countries: [
        { country: 'US', kind: 'departure' },
        { country: 'BR', kind: 'destination' },
      ],
    },
    verdict: 'orange',
    warnings: ['item 2 ADC'],
    open: ['item'],
  },
  {
    what: 'an item of China’s list',
    change: item({ eccn: 'EAR99', cnCode: '3C001' }),
    verdict: 'orange',
    warnings: ['item 2 ADC'],
  },
  {
    what: 'the same without an ECCN: what the Chinese code brings does not wait for it',
    change: { items: [{ name: '办公桌', cnCode: '3C001' }] },
    verdict: 'orange',
    warnings: ['item 2 办公桌'],
    open: ['item'],
  },
  {
    what: 'a microwave amplifier above the limits declared as EAR99',
    change: { items: [{ name: 'GaN功放 2.7-3.5GHz 300W', eccn: 'EAR99', cnCode: 'none' }] },
    verdict: 'orange',
    warnings: ['item 2 GaN功放 2.7-3.5GHz 300W'],
  },
  {
    what: 'an amplifier for a hall declared as EAR99',
    change: { items: [{ name: 'KTV功放 1000W', eccn: 'EAR99', cnCode: 'none' }] },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'a well-known accelerator declared as EAR99',
    change: { items: [{ name: 'NVIDIA H100 GPU', eccn: 'EAR99', cnCode: 'none' }] },
    verdict: 'orange',
    warnings: ['item 2 NVIDIA H100 GPU'],
  },
  ...'镝锭;人造金刚石;五轴联动加工中心;金属铋;碳化硅晶圆;钐靶;钪铝合金;三苯基铋;镍钴锰氢氧化物;分容柜;三亚甲基三硝基胺;沙林;TNT;麻黄碱;高锰酸钾;硫酸 98%'
    .split(';')
    .map(name => ({
      what: `${name}, which needs a licence of China, declared to be on neither list`,
      change: { items: [{ name, eccn: 'EAR99', cnCode: 'none' }] },
      verdict: 'orange' as const,
      warnings: [`item 2 ${name}`],
    })),
  {
    what: 'goods of which most are on no list, declared so',
    change: {
      items: ['变频器', '铝板', '水泵', '手枪钻', '钨丝', '硫酸铜', '二甲苯', '钇稳定氧化锆珠'].map(name => ({
        name,
        eccn: 'EAR99',
        cnCode: 'none',
      })),
    },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'customs codes of pistols and of natural uranium, declared to be on no list',
    change: {
      items: ['930200', '2844.10'].map(hsCode => ({ name: '办公桌', eccn: 'EAR99', cnCode: 'none', hsCode })),
    },
    verdict: 'orange',
    warnings: ['item 2 办公桌'],
  },
  {
    what: 'an army whose name is no word of its own',
    change: partner('US Army', 'US'),
    verdict: 'orange',
    warnings: [],
    open: ['partner'],
  },
  {
    what: 'a printer declared as EAR99, which most printers are',
    change: { items: [{ name: '打印机', eccn: 'EAR99', cnCode: 'none' }] },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'a customs code of the common high priority list to Turkey',
    change: {
      items: [{ name: '办公桌', eccn: 'EAR99', cnCode: 'none', hsCode: '8542.31', usOrigin: true }],
      ...to('TR'),
    },
    verdict: 'orange',
    warnings: ['item 2 办公桌'],
  },
  {
    what: 'office desks to Hong Kong, which follows China, and by way of its port',
    change: {
      countries: [
        { country: 'CN', kind: 'departure' },
        { country: 'HK', kind: 'destination' },
      ],
      logistics: [{ kind: 'port', code: 'HKHKG' }],
    },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'full-width codes',
    change: {
      items: [{ name: '办公桌', eccn: 'ＥＡＲ９９', cnCode: 'none', hsCode: '９４０３' }],
      ...to('ＤＥ'),
      logistics: [{ kind: 'vessel', name: 'Quiet Harbour', imo: '９１１６４１２' }],
    },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'an item whose Chinese code was not given',
    change: { items: [{ name: '办公桌', eccn: 'EAR99' }] },
    verdict: 'orange',
    warnings: [],
    open: ['item'],
  },
  {
    what: 'a foreign product without US content or technology',
    change: {
      ...item({ eccn: '3A001.a.2', usOrigin: false, usContentPercent: 0, usTechnology: false }),
      ...to('BR'),
    },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'a stop on the way in Russia',
    change: {
      countries: [
        { country: 'DE', kind: 'destination' },
        { country: '俄罗斯', kind: 'transit' },
      ],
    },
    verdict: 'red',
    warnings: ['country 1 俄罗斯', 'item 2 办公桌'],
    open: ['item'],
  },
  {
    what: 'no destination',
    change: { countries: [{ country: 'CN', kind: 'departure' }] },
    verdict: 'orange',
    warnings: [],
    open: ['country'],
  },
  {
    what: 'no countries',
    change: { countries: undefined },
    verdict: 'orange',
    warnings: [],
    open: ['country'],
  },
  {
    what: 'a military end use',
    change: { endUse: { ...all(0), 106: 1 } },
    verdict: 'red',
    warnings: ['endUse 1 106', 'item 2 办公桌'],
    open: ['item'],
  },
  {
    what: 'an end use that is unclear',
    change: { endUse: { ...all(0), 101: 2 } },
    verdict: 'orange',
    warnings: ['endUse 2 101', 'item 2 办公桌'],
  },
  {
    what: 'an end use half answered',
    change: { endUse: { ...all(0), 111: undefined } },
    verdict: 'orange',
    warnings: [],
    open: ['endUse'],
  },
  {
    what: 'a listed ship by its number',
    change: { logistics: [{ kind: 'vessel', name: 'Quiet Harbour', imo: 'IMO 9074729' }] },
    verdict: 'red',
    warnings: ['logistics 1 Quiet Harbour 9074729'],
  },
  {
    what: 'a listed ship by its number in the general field',
    change: { logistics: [{ kind: 'vessel', name: 'Quiet Harbour', code: 'IMO 9074729' }] },
    verdict: 'red',
    warnings: ['logistics 1 Quiet Harbour 9074729'],
  },
  {
    what: 'a listed ship by its second number',
    change: { logistics: [{ kind: 'vessel', name: 'Quiet Harbour', imo: '9116412', code: '9074729' }] },
    verdict: 'red',
    warnings: ['logistics 1 Quiet Harbour 9116412'],
  },
  {
    what: 'a listed aircraft by its registration, in either field',
    change: {
      logistics: [
        { kind: 'aircraft', name: 'Cargo plane', code: 'EP-QZX' },
        { kind: 'aircraft', name: 'Other plane', tail: 'EP-QZX' },
      ],
    },
    verdict: 'red',
    warnings: ['logistics 1 Cargo plane EP-QZX', 'logistics 1 Other plane EP-QZX'],
  },
  {
    what: 'the number of a shipping company, and one that neither a ship nor a company can have',
    change: {
      logistics: [
        { kind: 'carrier', name: 'Quiet Lines', imo: '5055541' },
        { kind: 'carrier', name: 'Other Lines', imo: '5055540' },
      ],
    },
    verdict: 'orange',
    warnings: ['logistics 2 Other Lines 5055540'],
  },
  {
    what: 'a number that no ship can have',
    change: { logistics: [{ kind: 'vessel', name: 'Quiet Harbour', imo: '9074720' }] },
    verdict: 'orange',
    warnings: ['logistics 2 Quiet Harbour 9074720'],
  },
  {
    what: 'a Syrian port, and one at home',
    change: {
      logistics: [
        { kind: 'port', name: 'Tartus', code: 'SYTTS' },
        { kind: 'port', name: '上海', code: 'CNSHA' },
      ],
    },
    verdict: 'red',
    warnings: ['logistics 1 Tartus SYTTS'],
  },
  {
    what: 'a listed carrier',
    change: { logistics: [{ kind: 'carrier', name: 'Velkorov Shipping Holding' }] },
    verdict: 'red',
    warnings: ['logistics 1 Velkorov Shipping Holding'],
  },
  {
    what: 'a listed bank by its BIC',
    change: { settlement: [{ bank: 'Nordhafen Bank', bic: 'NORVDEFF', currency: 'EUR' }] },
    verdict: 'red',
    warnings: ['settlement 1 Nordhafen Bank NORVDEFF'],
  },
  {
    what: 'a bank that nobody lists',
    change: { settlement: [{ bank: 'Kreisbank Stade', bic: 'KREIDE21', currency: 'EUR' }] },
    verdict: 'clear',
    warnings: [],
  },
  {
    what: 'a BIC that cannot be one',
    change: { settlement: [{ bank: 'Kreisbank Stade', bic: 'KREI', currency: 'EUR' }] },
    verdict: 'orange',
    warnings: ['settlement 2 Kreisbank Stade KREI'],
  },
  {
    what: 'no word of logistics',
    change: { logistics: undefined },
    verdict: 'orange',
    warnings: [],
    open: ['logistics'],
  },
  {
    what: 'no word of settlement',
    change: { settlement: undefined },
    verdict: 'orange',
    warnings: [],
    open: ['settlement'],
  },
]

/** Every end-use question with the same answer. */
function all(answer: 0 | 1 | 2): Record<number, number> {
  return Object.fromEntries([101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111].map(id => [id, answer]))
}

/** A cell that cannot be read as it stands, by its path. */
export const unreadable: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['items[0].eccn', item({ eccn: 'ABC' })],
  ['items[0].eccn', item({ eccn: '3A001.a.99' })],
  ['items[0].cnCode', item({ eccn: 'EAR99', cnCode: '9Z999' })],
  ['items[0].currency', item({ eccn: 'EAR99', currency: '里拉' })],
  ['items[0].colour', item({ eccn: 'EAR99', colour: 'red' })],
  ['items[0].usContentPercent', item({ eccn: 'EAR99', usContentPercent: 140 })],
  ['items[0].usContentPercent', item({ eccn: 'EAR99', usOrigin: true, usContentPercent: 0 })],
  ['items', { items: [] }],
  ['partners', { partners: [] }],
  ['countries', { countries: [] }],
  ['date', { date: '2030-01-01' }],
  ['countries[0].country', to('Narnia')],
  ['countries[0].kind', { countries: [{ country: 'DE', kind: 'moon' }] }],
  ['partners[0].country', partner('Norva', 'Narnia')],
  ['partners[0].role', { partners: [{ name: 'Norva', role: 'banker' }] }],
  ['endUse.113', { endUse: { 113: 1 } }],
  ['endUse.112', { endUse: { 112: 1, 106: 1 } }],
  ['endUse', { endUse: Object.fromEntries(Array.from({ length: 12 }, (_, i) => [101 + i, 0])) }],
  ['logistics[0].imo', { logistics: [{ kind: 'vessel', imo: '12' }] }],
  ['logistics[0].code', { logistics: [{ kind: 'port', code: 'X' }] }],
  ['logistics[0].code', { logistics: [{ kind: 'vessel', name: 'Quiet Harbour', code: '12' }] }],
  ['logistics[0].imo', { logistics: [{ kind: 'port', name: 'Hamburg', imo: '9074729' }] }],
  ['logistics[0].imo', { logistics: [{ kind: 'aircraft', name: 'Cargo plane', imo: '9074729' }] }],
  ['logistics[0].name', { logistics: [{ kind: 'transitCountry', code: 'DE', name: 'Narnia' }] }],
  ['logistics[0].tail', { logistics: [{ kind: 'vessel', name: 'Quiet Harbour', tail: 'EP-QZX' }] }],
  ['settlement[0].currency', { settlement: [{ bank: 'Kreisbank', currency: 'ZZZ' }] }],
  ['date', { date: '2026-02-30' }],
  ['name', { name: ' ' }],
  ['buyer', { buyer: 'Norva' }],
]
