import { inScript, type Wording } from './wordings.table.ts'

/*
 * Wordings written after the rules for those of wordings.table.ts: names of one word, groups, dealings, documents, former
 * names of ships, and names as they are typed in haste ({lower}, {upper}, {bare} without marks, {turned} with the last word first).
 */
const latin = inScript('Latin')
const han = inScript('Han')
const cyrillic = inScript('Cyrillic')
const arabic = inScript('Arabic')

const firms = ['company'] as const
const bodies = ['company', 'bank'] as const
const persons = ['person'] as const
const ships = ['vessel'] as const
const all = ['company', 'bank', 'person'] as const

const oneWord = /^[\p{L}\d-]{3,}$/u
const shortHan = /^.{2,6}$/u

export const moreWordings: readonly Wording[] = [
  latin(
    'one word + place',
    bodies,
    '{name} {city}\n{city} {name}\n{name} {country}\n{name} {city} {country}\n{name} {city} GmbH\n{name} ({city}) Ltd\n{name} {city} office\n{name}-{city}\n{name}/{city}\n{name} in {city}\n{name} of {country}\n{lower} {city}\n{upper} {city}\n{name}, {city}, {country}\n{name} 上海\n{name}驻北京办事处\n{name} 法兰克福分行',
    oneWord,
  ),
  latin(
    'group, holding, daughter',
    bodies,
    '{name} Group\n{name} Holdings\n{name} Group Holdings\nThe {name} Group\n{name} Group of Companies\n{name} International\n{name} Holding Company Ltd\nGrupo {name}\nGroupe {name}\nsubsidiary of {name}\n{name} and its affiliates\nwholly owned subsidiary of {name}\nmember of {name}\n{name} (parent company)\nsole shareholder: {name}\n{person}, employee of {name}',
  ),
  latin(
    'dealings',
    bodies,
    'payment to {name}\nPayment to {name} inv. 20411\n{name}, account no. 40702810500000001234\nIntermediary bank: {name}, {city}\nIssuing bank {name}\nLC issued by {name}\n{name} invoice 2024-118\ncontract with {name}\nGoods for {name}\nend-user {name}, {country}\ntransfer from {name} {city}\norder of {name} dated 12.03.2024\nfactura a nombre de {name}\npago a {name}',
  ),
  latin(
    'in haste',
    bodies,
    '{lower} {city}\n{lower} {country}\n{upper} {city} BRANCH\n{bare} {city}\n{bare} {city} {country}\n{lower} attn purchasing dept\n{lower} tel {phone}\n{bare} {street} {city}\nto {lower}\n{upper}, {upperCity}\n{lower}, {city} , {country}\n{bare} branch {city}',
  ),
  latin(
    'person in haste',
    persons,
    '{lower}\n{turned}\n{turned}, director\n{lower} {city}\nmr {lower}\n{upper} PASSPORT {passport}\n{bare} dob {date}\n{turned} ({country})\n{lower}, {firm}\nattn {turned}\n{bare} ceo\n{turned} citizen of {country}',
  ),
  latin(
    'person + passport, birth',
    persons,
    '{name}, passport no. {passport}\nMr. {name} (Passport {passport})\n{name} DOB {date} passport {passport}\n{name}, born {date}\n{name} d.o.b. {date}\n{name}, nacido el {date}\n{name}, nationality {country}\nMrs {name}, {country} national, passport {passport}\n{name} ID {passport}\n{name}, pasaporte N° {passport}\nel señor {name}\n{name} né le {date}\n{name}, geb. {date}\nDr. {name}, holder of passport {passport} issued in {city}\n{name} 护照号{passport}',
  ),
  latin(
    'person + post of a house',
    persons,
    '{name}, CEO of {firm}\n{name}, director at {firm}\n{firm} - contact person {name}\n{firm}, represented by its director {name}\n{firm} (director: {name})\n{firm} (UBO: {name})\n{name}, wife of {person}\n{person} and {name}\n{person}; {name}\nowner {name} of {firm}\n{firm} owned by {name}\n{name}, politically exposed person\n{name} - Minister\nGeneral {name}\nColonel {name}',
  ),
  latin(
    'ship + former name, voyage, code',
    ships,
    '{name} (ex {ship})\nMV {name} ex {ship} voy {voyage}\nMT {name} ex-{ship}\n{name} (formerly {ship}) V.{voyage}\n{ship} (ex {name})\nMV {ship} ex MV {name}\n{name} f/k/a {ship}\nm/t {lower} voy {voyage}\nMT {name} loading {city}\nMV "{name}" - {flag} - built 2004\nTanker {name} arrived {city}\n{name} crude oil tanker {flag} flag\nper vessel {name} from {city}\nshipped on board {name} {voyage}\nVSL: {name}\n{name}轮\n{name}轮{voyage}航次\n装载于{name}轮',
  ),
  han(
    'office, group, holding of a short name',
    bodies,
    '{name}驻{city}办事处\n{name}驻{country}代表处\n{name}{city}联络处\n{name}{country}分公司\n{name}集团\n{name}控股\n{name}控股集团\n{name}旗下公司\n{name}下属企业\n{name}的子公司\n{city}{name}\n{name}（中国）有限公司\n{name}（{country}）\n{name}国际部\n{name}采购中心\n{name}{city}',
    shortHan,
  ),
  han(
    'group, holding, daughter',
    bodies,
    '{name}集团\n{name}旗下公司\n{name}下属企业\n{name}的全资子公司\n{name}子公司\n{name}关联公司\n{name}（母公司）\n{name}及其子公司\n{name}国际部\n{name}采购部王经理\n{name}采购中心',
  ),
  han(
    'dealings',
    all,
    '开证行：{name}\n付款行{name}\n汇款至{name}\n与{name}签订的合同\n{name}的订单\n{name}发票20411\n最终用户为{name}\n货物交付给{name}\n{name}账号622202100000001234\n代理行{name}\n客户{name}\n供应商{name}\n甲方：{name}\n乙方{name}\n受益人：{name}，{country}',
  ),
  han(
    'person + document, title',
    persons,
    '{name}先生\n{name}女士（护照号{passport}）\n{name}，护照{passport}\n{name}（1970年3月5日出生）\n{name} 1970-03-05\n{name}，身份证110101197003050011\n法人代表{name}\n法定代表人：{name}\n实际控制人{name}\n{name}（男）\n{name}总经理\n{firm}（法定代表人：{name}）\n{firm}股东{name}\n{name}，国籍{country}\n{name}教授\n{country}公民{name}',
  ),
  cyrillic(
    'group, holding, daughter',
    bodies,
    'Группа компаний {name}\nГК {name}\nХолдинг {name}\nдочерняя компания {name}\n{name} (Китай)\n{name} и его дочерние общества\nплатёж в пользу {name}\nдоговор с {name}\nсчёт от {name} № 118\n{lower}\n{upper} {city}\nбанк-корреспондент {name}',
  ),
  cyrillic(
    'person + passport, birth',
    persons,
    '{name}, паспорт 4510 123456\n{name}, 05.03.1970 г.р.\n{name}, дата рождения 05.03.1970\nгражданин РФ {name}\n{name} ИНН 770123456789\n{turned}\n{lower}\n{turned}, директор\n{name}, место рождения г. {city}\nг-н {turned}\n{name} (загранпаспорт 72 1234567)\nакционер {turned}',
  ),
  arabic(
    'group, office, dealings',
    bodies,
    'مجموعة {name}\n{name} القابضة\n{name} - مكتب {city}\nدفع إلى {name}\nعقد مع {name}\nفاتورة {name} رقم 118\n{name} وشركاؤه\nالبنك المراسل {name}',
  ),
  arabic(
    'person + passport, birth',
    persons,
    '{name}، جواز سفر رقم A1234567\n{name}، مواليد 1970\nالسيد/ {name}\n{name} (الجنسية: سوري)\n{name} تاريخ الميلاد 05/03/1970\n{name} رقم الهوية 1023456789\nالحاج {name}\nالسيد {name} المحترم',
  ),
  latin(
    'firm, Spanish and French',
    firms,
    '{name}, con domicilio en {city}\n{name} (RUC 20123456789)\nSres. {name}\nSeñores {name}\nempresa {name}\nla sociedad {name}\nsociété {name}\n{name}, siège à {city}\nFirma {name}\nditta {name}\n{name}, NIT 900123456-7\nproveedor {name} de {country}',
  ),
  latin(
    'person + office of state',
    persons,
    'President of Belarus {name}\nvice chairman of the State Duma {name}\n{name}, deputy speaker of the State Duma\n{name} deputy minister of defence\nRussian oligarch {name}\nVerteidigungsminister {name}\nle président {name}\nministre russe des Affaires étrangères {name}\nministro de Defensa {name}\nRusya Devlet Başkanı {name}\n{name} 국무위원장\n러시아 대통령 {name}\nوزير الدفاع {name}',
  ),
  cyrillic(
    'person + office of state',
    persons,
    'президент РФ {name}\nминистр иностранных дел РФ {name}\nзаместитель министра {name}\nпресс-секретарь {name}\n{name}, председатель Государственной Думы\nглава Чечни {name}',
  ),
  arabic(
    'person + office of state',
    persons,
    'الرئيس السوري {name}\nالوزير {name}\n{name} وزير الدفاع\nفرمانده سپاه {name}\nوزير الخارجية {name}',
  ),
  latin(
    'ship in a sentence of freight',
    ships,
    'MT {name} laden with crude\nshipment by {name} from {city}\nB/L: {name} VOY 24 POL SHANGHAI POD JEBEL ALI\ncarrying vessel {name}, owner unknown\n선박 {name}\nSTS with {name} off Malaysia\ncharter party for {name} dated 1 June\n拟装{name}轮运往鹿特丹\n{name}号货轮\ncrude oil per MT {name} from Kozmino to Dongjiakou\nwe nominate {name} as performing vessel',
  ),
  latin(
    'firm in a sentence of trade',
    firms,
    'cust#00123 {name}\nDear Sirs, we act for {name} in the above matter\n{name} (the "Buyer"), a company duly organised and existing under the laws of {country}\n{firm} obo {name}\nsigned for {name} by its director\nFW: quotation for {name}\n{name} ATTN MR LEE\nend user {name} end use: research\n付款人为{name}\n我司拟向{name}出口轴承200套\n荷受人：{name}\n구매자 {name}\n{name} PO#4500012345',
  ),
  latin(
    'person in a sentence',
    persons,
    'wire to {name} account at Bank of China\nEstate of {name}\nremittance from {name} to {firm}\n{name} wants to open an account\nmeeting with {name} in {city}\nshares held by {name}',
  ),
  latin(
    'in a field of banks, customs, freight',
    bodies,
    '/ORDP/{name}/ADDR/{street}/\n:72:/INS/{name}\n:70:/RFB/{name} SALES CONTRACT\nIMPORTER OF RECORD {name} EORI GB123456789000\nExporter/Producer {name} HS 8536.90\nShip-to {name} PO 4500012345\nN1*ST*{name}*92*0012~\nZleceniodawca {name} NIP 5250001009\nMANUFACTURED BY {name} MADE IN {country}\nUN/LOCODE DEHAM consignee {name} gross 480 kg\nOriginator: {name}; charges OUR\n<Nm>{name}</Nm>',
  ),
  latin(
    'beside numbers, days, other parties',
    bodies,
    '1. {name} 2. {firm}\na) {firm} b) {name}\n{name} June 2026\n{name} 350 pcs\nQ2 2026 {name}\n{firm} 40% / {name} 60%\nticket 20411 {name}\n{name} 2x40HC\nbetween {name} and {firm}\n{firm} vs. {name}\n{firm} > {name}\n{name} est. 2004',
  ),
  latin(
    'person beside a word of business, a firm, a case',
    persons,
    '{name} Trading\n{name} Foundation\n{name} v Commission\n{firm} {name}\n{name} and {firm}\nCase C-101/25 P {name}\n{name} hotel\n{name} 51%, {person} 49%\nPlease ship to {name} by sea next week\nthe {name} estate',
  ),
  latin(
    'ship beside a number or an abbreviation',
    ships,
    '{name} 14 May\n14 May {name}\n{name} PDA\n{name} MSKU1234567\n{name} VLSFO 250 MT\nNOR tendered {name} 0600LT\n{name} TC\ncrew change {name}',
  ),
  cyrillic(
    'beside numbers, other parties',
    all,
    '1. {name} 2. ООО Ромашка\n{name} и ООО Ромашка\n{name} 50%, ООО Ромашка 50%\nвх. № 118 {name}\n{name} ТН ВЭД 8536\n{name} и партнёры\nмежду {name} и ООО Ромашка',
  ),
  arabic(
    'beside numbers, other parties',
    all,
    '1. {name} 2. شركة البحيرة\n{name} 50%، شركة البحيرة 50%\n{name} 5000 دولار\nباسم {name}\n{name} للتجارة',
  ),
  han(
    'in a plain request',
    bodies,
    '麻烦查下{name}谢谢\n疑似{name}\n{name}能合作吗\n发给{name}的样品\n给{name}发货\n{name}问价\n{name}在实体清单上吗\n{name}李经理\n{name}账期60天\n终端用户:{name}\n{name}招标\n查一下{name}',
  ),
]
