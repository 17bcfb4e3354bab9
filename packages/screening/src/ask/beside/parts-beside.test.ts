import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import { partsBeside } from './parts-beside.ts'

const index = indexOf([
  subjectOf('bank', '01', {
    names: ['Tarvon Bank Public Joint Stock Company', ['塔尔冯对外贸易银行', 'zh-common']],
    subtypes: ['0101', '0102'],
    countries: ['RU'],
  }),
  subjectOf('business bank', '01', {
    names: ['Development and Savings Bank PLC'],
    subtypes: ['0101', '0102'],
  }),
  subjectOf('firm', '01', {
    names: ['Golden Pearl General Trading LLC', 'ООО «Северный Жемчуг»', ['金珠贸易有限公司', 'zh-official']],
  }),
  subjectOf('university', '01', {
    names: ['North Harbour University of Technology', ['北港工业大学', 'zh-official']],
  }),
  subjectOf('corps', '01', { names: ['Border Guard Corps', ['边疆建设兵团', 'zh-official']] }),
  subjectOf('person', '02', {
    names: ['Igor Vladelenovich KARVONOV', 'Игорь Владеленович КАРВОНОВ', ['罗全明', 'zh-official']],
    countries: ['RU'],
  }),
  subjectOf('arab', '02', { names: ['سمير بن راشد الكرواني'] }),
  subjectOf('ship', '03', { names: ['MORAY'] }),
  subjectOf('works', '01', { names: ['АО НПП «Измеритель»'], countries: ['RU'] }),
  subjectOf('bureau', '01', { names: [['阿克苏地区公安局', 'zh-official']] }),
  subjectOf('institute', '01', { names: [['中国科学院上海应用物理研究所', 'zh-official']] }),
  subjectOf('builder', '01', { names: ['China Construction'] }),
  subjectOf('oil', '01', { names: ['Syrian Company for Oil Transport'], countries: ['SY'] }),
  subjectOf('aircraft', '01', {
    names: ['Iran Aircraft Manufacturing Industrial Company'],
    countries: ['IR'],
  }),
  subjectOf('persian', '01', { names: ['بانک ملی ایران'], subtypes: ['0101', '0102'] }),
  subjectOf('car', '01', { names: ['KARMAZ'] }),
  subjectOf('letters', '01', { names: ['KVB'] }),
  subjectOf('port', '03', { names: ['KALUGA'] }),
  subjectOf('hope', '03', { names: ['HOPEWELL'] }),
  subjectOf('numbered', '03', { names: ['Yulvong1'] }),
  subjectOf('chemist', '01', { names: ['Petrolumico FZE'], countries: ['AE'] }),
  subjectOf('one word', '01', { names: ['Sverdbank', ['斯维德', 'zh-common']], countries: ['RU'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)

test.each([
  ['Tarvon Bank, Frankfurt', 'bank'],
  ['Kaluga轮', 'port'],
  ['Panama-flagged MORAY', 'ship'],
  ['vessel in Singapore port MORAY', 'ship'],
  ['tanker at the port of Fujairah MORAY', 'ship'],
  ['油轮 巴拿马旗 MORAY', 'ship'],
  ['巴拿马籍 MORAY', 'ship'],
  ['yacht MORAY', 'ship'],
  ['MORAY-012W', 'ship'],
  ['MORAY 9187629', 'ship'],
  ['MORAY detained', 'ship'],
  ['LARKVAN → MORAY', 'ship'],
  ['STS with MORAY', 'ship'],
  ['Larkfield Forwarding and Golden Pearl General Trading LLC', 'firm'],
  ['Larkfield to Golden Pearl General Trading LLC', 'firm'],
  ['in favour of Golden Pearl General Trading LLC', 'firm'],
  ['Borrower Golden Pearl General Trading LLC', 'firm'],
  ['C-1002 Golden Pearl General Trading LLC', 'firm'],
  ['#1002 Golden Pearl General Trading LLC', 'firm'],
  ['Golden Pearl General Trading LLC™', 'firm'],
  ['Golden Pearl General Trading LLC Add.: 12 Main St, Dubai', 'firm'],
  ['CEO of Larkfield Igor Vladelenovich Karvonov', 'person'],
  ['Larkfield CEO Igor Vladelenovich Karvonov', 'person'],
  ['Igor Vladelenovich Karvonov CEO of Larkfield', 'person'],
  ['remitting bank Tarvon Bank', 'bank'],
  ['KYC KVB', 'letters'],
  ['KVB EDD', 'letters'],
  ['North Harbour University of Technology Alumni Association', 'university'],
  ['from Qingdao MORAY', 'ship'],
  ['MORAY B/L 123', 'ship'],
  ['MORAY or sub', 'ship'],
  ['per MORAY', 'ship'],
  ['via MORAY', 'ship'],
  ['renamed MORAY', 'ship'],
  ['old name MORAY', 'ship'],
  ['MORAY owner Larkfield Forwarding', 'ship'],
  ['MORAY 50000DWT', 'ship'],
  ['MORAY VLCC', 'ship'],
  ['USD 5,000 Golden Pearl General Trading LLC', 'firm'],
  ['1. Golden Pearl General Trading LLC', 'firm'],
  ['please check Golden Pearl General Trading LLC', 'firm'],
  ['Is Golden Pearl General Trading LLC sanctioned?', 'firm'],
  ['Игорь Владеленович Карвонов и супруга', 'person'],
  ['Игорь Владеленович Карвонов 1961 г.р.', 'person'],
  ['金珠贸易有限公司总经理', 'firm'],
  ['查询金珠贸易有限公司', 'firm'],
  ['金珠贸易有限公司是否被制裁', 'firm'],
  ['北京市海淀区金珠贸易有限公司', 'firm'],
  ['金珠贸易有限公司任意后缀', 'firm'],
  ['北港工业大学附属中学', 'university'],
  ['罗全明持股30%', 'person'],
  ['财务罗全明', 'person'],
  ['Ocean vessel: MORAY voyage 23', 'ship'],
  ['MV flag Panama MORAY', 'ship'],
  ['Oil tanker Iranian MORAY', 'ship'],
  ['Tarvon Bank Frankfurt', 'bank'],
  ['Tarvon Bank Frankfurt Branch', 'bank'],
  ['Branch of Tarvon Bank in Karachi', 'bank'],
  ['Tarvon Bank, sucursal en Osaka', 'bank'],
  ['Филиал Tarvon Bank в г. Алматы', 'bank'],
  ['Tarvon Bank (Trade Finance Department)', 'bank'],
  ['塔尔冯对外贸易银行上海分行', 'bank'],
  ['塔尔冯对外贸易银行驻霍尔果斯代表处', 'bank'],
  ['塔尔冯对外贸易银行（宁波分行）', 'bank'],
  ['Development and Savings Bank PLC London', 'business bank'],
  ['Golden Pearl General Trading (Hong Kong) Limited', 'firm'],
  ['Golden Pearl General Trading LLC, Purchasing Department', 'firm'],
  ['Golden Pearl General Trading Dubai FZE', 'firm'],
  ['Larkfield Forwarding Ltd c/o Golden Pearl General Trading LLC', 'firm'],
  ['Larkfield Forwarding Ltd as agents for Golden Pearl General Trading', 'firm'],
  ['金珠贸易有限公司第三事业部', 'firm'],
  ['金珠贸易（香港）有限公司', 'firm'],
  ['晨曦货运有限公司受金珠贸易有限公司委托', 'firm'],
  ['ООО «Северный Жемчуг», отдел закупок', 'firm'],
  ['Faculty of Physics, North Harbour University of Technology', 'university'],
  ['North Harbour University of Technology School of Medicine', 'university'],
  ['北港工业大学航空航天学院', 'university'],
  ['北港工业大学国家重点实验室', 'university'],
  ['5th Brigade of Border Guard Corps', 'corps'],
  ['边疆建设兵团第八师', 'corps'],
  ['Igor Vladelenovich KARVONOV, Sales Manager', 'person'],
  ['Igor Vladelenovich KARVONOV, Larkfield Forwarding Ltd', 'person'],
  ['KARVONOV, Igor Vladelenovich, beneficial owner', 'person'],
  ['Генеральный директор Игорь Владеленович КАРВОНОВ', 'person'],
  ['Larkfield Ltd в лице Игорь Владеленович КАРВОНОВ', 'person'],
  ['Igor Vladelenovich KARVONOV 12 Bahnhofstrasse Vienna', 'person'],
  ['罗全明 晨曦货运有限公司', 'person'],
  ['المدير العام سمير بن راشد الكرواني', 'arab'],
  ['سمير بن راشد الكرواني، شارع الحمرا، بناية 12', 'arab'],
  ['buque MORAY (bandera de Panamá)', 'ship'],
  ['船名航次：MORAY 118W', 'ship'],
  ['MV MORAY from Havana to Gdańsk', 'ship'],
  ['Chemical tanker MORAY', 'ship'],
  ['Sverdbank Frankfurt', 'one word'],
  ['Frankfurt Sverdbank', 'one word'],
  ['sverdbank frankfurt', 'one word'],
  ['SVERDBANK DUBAI UAE', 'one word'],
  ['Sverdbank-Singapore', 'one word'],
  ['Sverdbank Frankfurt GmbH', 'one word'],
  ['Sverdbank, 12 Bahnhofstrasse, Vienna', 'one word'],
  ['斯维德法兰克福', 'one word'],
  ['Sverdbank 法兰克福分行', 'one word'],
  ['АО НПП «Измеритель» г. Смоленск', 'works'],
  ['АО НПП «Измеритель» Вельск', 'works'],
  ['Golden Pearl General Trading LLC Jebel Norvan', 'firm'],
  ['Golden Pearl General Trading LLC P.O. Box 17421', 'firm'],
  ['新疆阿克苏地区公安局', 'bureau'],
  ['中科院上海应用物理研究所', 'institute'],
  ['中国科学院上海应用物理研究所 财务部', 'institute'],
  ['Igor KARVONOV, Deputy Prime Minister', 'person'],
  ['Igor KARVONOV, Larkfield House', 'person'],
  ['Brig. Gen. Igor KARVONOV', 'person'],
  ['Igor KARVONOV 12.10.1982 г.р.', 'person'],
  ['Igor KARVONOV 1982年10月12日出生', 'person'],
  ['MORAY bulk carrier IMO 9569659', 'ship'],
  ['100023 Golden Pearl General Trading', 'firm'],
  ['Golden Pearl General Trading 100%', 'firm'],
  ['ООО «Северный Жемчуг» ИНН 7701234567 КПП 770101001', 'firm'],
  ['O/T MORAY', 'ship'],
  ['B/L per MORAY v.12', 'ship'],
  ['buque tanque MORAY', 'ship'],
  ['金珠贸易有限公司收', 'firm'],
  ['金珠贸易有限公司深圳办', 'firm'],
  ['请付金珠贸易有限公司', 'firm'],
  ['寄：金珠贸易有限公司前台', 'firm'],
  ['向金珠贸易有限公司采购', 'firm'],
  ['Payment to Golden Pearl General Trading LLC inv. 20411', 'firm'],
  ['wholly owned subsidiary of Golden Pearl General Trading LLC', 'firm'],
  ['order of Golden Pearl General Trading LLC dated 12.03.2024', 'firm'],
  ['платёж в пользу ООО «Северный Жемчуг»', 'firm'],
  ['金珠贸易有限公司旗下公司', 'firm'],
  ['与金珠贸易有限公司签订的合同', 'firm'],
  ['货物交付给金珠贸易有限公司', 'firm'],
  ['owner Igor Vladelenovich KARVONOV of Larkfield Forwarding Ltd', 'person'],
  ['Larkfield Forwarding Ltd - contact person Igor Vladelenovich KARVONOV', 'person'],
  ['晨曦货运有限公司股东罗全明', 'person'],
  ['实际控制人罗全明', 'person'],
  ['سمير بن راشد الكرواني تاريخ الميلاد 05/03/1970', 'arab'],
  ['MT MORAY loading Piraeus', 'ship'],
  ['shipped on board MORAY 118W', 'ship'],
  ['ETA MORAY 12 Nov', 'ship'],
  ['بانک ملی ایران شعبه دبی', 'persian'],
  ['HELA Iran Aircraft Manufacturing Industrial Company Isfahan', 'aircraft'],
  ['HELA, Iran Aircraft Manufacturing Industrial Company', 'aircraft'],
  ['Syrian Company for Oil Transport Banias', 'oil'],
  ['KARMAZ, Naberezhnye Chelny', 'car'],
  ['MORAY ex STAR', 'ship'],
  ['NORVALE ex HOPEWELL', 'hope'],
  ['HOPEWELL (Liberia flag) call sign A8XX2', 'hope'],
  ['VSL: KALUGA', 'port'],
  ['Vessel/Voyage: Yulvong1 / 0412N', 'numbered'],
  ['For Sverdbank only', 'one word'],
  ['Petrolumico EORI', 'chemist'],
  ['M/S Petrolumico FZE PO Box 17421 Jebel Ali', 'chemist'],
  ['Igor Vladelenovich KARVONOV né le 5 March 1970', 'person'],
])('S1-005 %s names the %s', (text, id) => {
  expect(found(text).map(one => one.split(' ').slice(0, -1).join(' '))).toContain(id)
})

test('a branch, a place and another form ask for confirmation; a role does not', () => {
  expect(found('Tarvon Bank Frankfurt Branch')).toEqual(['bank possible'])
  expect(found('Golden Pearl General Trading (Hong Kong) Limited')).toEqual(['firm possible'])
  expect(found('Igor Vladelenovich KARVONOV, director')).toEqual(['person hit'])
  expect(found('Golden Pearl General Trading LLC Norvan Holding Ltd')).toEqual(['firm possible'])
})

test('one word behind a person is a town likelier than a ship', () => {
  expect(found('Igor KARVONOV, Morai')).toEqual(['person hit'])
})

test('the sentence tells what stands beside the name', () => {
  const [hit] = index.search({ text: '塔尔冯对外贸易银行上海分行' }).hits
  expect(hit?.evidence.parts).toContainEqual(
    expect.objectContaining({ about: 'subsidiary', query: '上海分行' }),
  )
})

test.each([
  'Savings Bank of China',
  'Igor, Moscow',
  'Golden Pearl Insurance Company of China',
  'Harbour University',
  'Moray Trading Ltd',
  'Sofia Moray',
  'Kaluga Trading Ltd',
  'Moray Service Almaty',
  'Larkfield Mobilya Ltd, Moray',
  'MV LUCKY MORAY',
  'Baku Trade MMC',
  'China Construction Bank Dubai Branch',
  'shipped from Kaluga',
])('%s holds no listed name whole', text => {
  expect(found(text)).toEqual([])
})

test('a plain name has no parts', () => {
  expect(partsBeside('Larkfield Forwarding')).toEqual([])
  expect(partsBeside('北港工业')).toEqual([])
})

test.each(['MV OCEAN MORAY', 'MV GULF MORAY', 'MV DUBAI MORAY', 'MT ST. MORAY'])(
  'what stands between the kind of a ship and a word belongs to its name: %s',
  text => expect(found(text)).toEqual([]),
)

test.each([
  ['MT MORAY laden with crude', 'ship'],
  ['shipment by MORAY from Dalian', 'ship'],
  ['B/L: MORAY VOY 24 POL SHANGHAI POD JEBEL ALI', 'ship'],
  ['carrying vessel MORAY, owner unknown', 'ship'],
  ['선박 MORAY', 'ship'],
  ['STS with MORAY off Malaysia', 'ship'],
  ['charter party for MORAY dated 1 June', 'ship'],
  ['拟装MORAY轮运往鹿特丹', 'ship'],
  ['MORAY号货轮', 'ship'],
  ['crude oil per MT MORAY from Kozmino to Dongjiakou', 'ship'],
  ['we act for Golden Pearl General Trading LLC in the above matter', 'firm'],
  ['our customer Golden Pearl General Trading LLC wants 200 bearings', 'firm'],
  ['Larkfield Ltd obo Golden Pearl General Trading LLC', 'firm'],
  ['cust#00123 Golden Pearl General Trading LLC', 'firm'],
  ['wire to Igor Vladelenovich Karvonov account at Bank of China', 'person'],
  ['Estate of Igor Vladelenovich Karvonov', 'person'],
  ['Igor Vladelenovich Karvonov wants to open an account', 'person'],
])('a listed name is met inside a sentence: %s', (text, id) => {
  expect(found(text).map(one => one.split(' ')[0])).toContain(id)
})

test('a text of hundreds of signs in two scripts, each a mark for the next, does not hold up the process', () => {
  const start = performance.now()
  for (let i = 0; i < 20; i++) partsBeside('中a国b华c东d石e油f'.repeat(30).slice(i, 280 + i))
  // All took 1.3 seconds when marks were counted anew for each pair of places.
  expect(performance.now() - start).toBeLessThan(700)
})
