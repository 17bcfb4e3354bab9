import type { PartyKind } from '../accuracy/name-pair.ts'

/** What may stand where a wording says so, by the script in which it is written. */
export type Script = 'Latin' | 'Han' | 'Cyrillic' | 'Arabic'

/** Ways to write something ordinary beside a name of one script; `{name}`, `{city}` … are put in. */
export interface Wording {
  readonly kind: string
  readonly of: readonly PartyKind[]
  /** Only names of which this holds (a university, a research institute). */
  readonly named?: RegExp
  readonly script: Script
  /** One a line; ⏎ stands for the end of a line. */
  readonly texts: string
}

const list = (text: string): readonly string[] => text.split(' | ')

export const fillers: Readonly<Record<Script, Readonly<Record<string, readonly string[]>>>> = {
  Latin: {
    city: list(
      'Frankfurt | London | Hamburg | Dubai | Shanghai | Beijing | Moscow | Istanbul | Paris | Vienna | Milan | Singapore | Hong Kong | Mumbai | Karachi | Beirut | Damascus | Tashkent | Almaty | Minsk | Baku | Tbilisi | Madrid | Barcelona | Rotterdam | Antwerp | Zurich | Geneva | Nicosia | Limassol | Larnaca | Athens | Piraeus | Kuala Lumpur | Jakarta | Bangkok | Hanoi | Ho Chi Minh City | Seoul | Busan | Tokyo | Osaka | New York | Toronto | Caracas | Havana | Panama City | São Paulo | Buenos Aires | Johannesburg | Lagos | Nairobi | Cairo | Alexandria | Casablanca | Tunis | Novosibirsk | Yekaterinburg | Kazan | Vladivostok | Khabarovsk | Saint Petersburg | Shenzhen | Guangzhou | Yiwu | Ningbo | Qingdao | Urumqi | Düsseldorf | Ludwigshafen | Gdańsk | Bergen | Valletta | Erbil | Sharjah | Abu Dhabi | Muscat | Manama | Doha',
    ),
    country: list(
      'Germany | United Kingdom | Turkey | United Arab Emirates | China | India | Kazakhstan | Uzbekistan | Cyprus | Singapore | Malaysia | Vietnam | Italy | Spain | France | Armenia | Georgia | Serbia | Egypt | South Africa',
    ),
    street: list(
      '12 Bahnhofstrasse | 45 King William Street | 8 Nanjing Road West, Floor 12 | Office 1204, Al Reem Tower, Sheikh Zayed Road | 27 Tverskaya St., building 3 | Unit 5B, Harbour Industrial Estate | P.O. Box 17364 | No. 88 Jianguo Road, Chaoyang District | Calle Mayor 14, 2º | Room 901, Block C, Lucky Plaza | 3rd Floor, Marina View | Plot 7, Jebel Ali Free Zone',
    ),
    person: list(
      'Maria Lindqvist | Peter Hollmann | Oksana Tereshko | Carlos Ibarra | Fatih Demirel | Priya Menon | Liu Wenbo | Anna Kowalczyk | Robert Whitcombe | Leila Haddad',
    ),
    firm: list(
      'Larkfield Forwarding Ltd | Sunbridge Logistics GmbH | Oceanway Freight Services | Brightwell Trading Co., Ltd. | Pinecrest Customs Brokers',
    ),
    flag: list(
      'Panama | Liberia | Marshall Islands | Iran | Cameroon | Comoros | Cook Islands | Gabon | Barbados | Malta | Hong Kong | Russia | Palau | Sierra Leone',
    ),
    voyage: list('023E | 118W | 0412N | 2304S | 77'),
    phone: list('+49 69 1234567 | +86 21 5555 0123 | +971 4 555 0199 | (0044) 20 7946 0958'),
    mail: list('sales@larkfield-trade.example | info@northgate.example | office@sunbridge.example'),
    site: list('www.larkfield-trade.example | https://northgate.example | www.sunbridge.example'),
    ordinal: list('1st | 2nd | 3rd | 5th | 8th | 12th'),
    upperCity: list('FRANKFURT | LONDON | DUBAI | SINGAPORE | ISTANBUL | HONG KONG'),
    passport: list('AB1234567 | 72 1234567 | E04418826 | P7710034'),
    date: list('05.03.1970 | 1970-03-05 | 5 March 1970 | 12/11/1964'),
    ship: list('NORVA STAR | LARKFIELD GLORY | OCEANWAY 7 | SUNBRIDGE SPIRIT'),
  },
  Han: {
    city: list(
      '上海 | 北京 | 广州 | 深圳 | 香港 | 天津 | 义乌 | 宁波 | 青岛 | 乌鲁木齐 | 霍尔果斯 | 满洲里 | 汉堡 | 法兰克福 | 伦敦 | 巴黎 | 迪拜 | 莫斯科 | 圣彼得堡 | 伊斯坦布尔 | 新加坡 | 吉隆坡 | 曼谷 | 河内 | 胡志明市 | 阿拉木图 | 塔什干 | 贝鲁特 | 孟买 | 杜塞尔多夫 | 米兰 | 日内瓦 | 纽约 | 哈尔滨 | 大连 | 澳门',
    ),
    country: list('德国 | 英国 | 土耳其 | 阿联酋 | 印度 | 哈萨克斯坦 | 塞浦路斯 | 马来西亚 | 意大利 | 法国'),
    district: list('浦东 | 外高桥 | 中关村 | 天河 | 福田 | 前海 | 高新区 | 自贸区'),
    street: list(
      '上海市浦东新区世纪大道100号 | 北京市朝阳区建国路88号 | 广东省深圳市南山区科技园南区3栋501室 | 香港九龙尖沙咀广东道25号 | 浙江省义乌市稠州北路1118号',
    ),
    person: list('林文波 | 周晓岚 | 赵建国 | 吴思敏 | 何志远'),
    firm: list('晨曦国际货运代理有限公司 | 永旺达物流有限公司 | 瑞丰源报关行'),
    flag: list('巴拿马 | 利比里亚 | 马绍尔群岛 | 伊朗 | 喀麦隆 | 科摩罗 | 库克群岛 | 俄罗斯 | 中国香港'),
    voyage: list('023E | 118W | 0412N | 77'),
    phone: list('021-55550123 | 13800000000 | +86 755 8888 0000'),
    mail: list('sales@larkfield-trade.example | info@northgate.example'),
    site: list('www.larkfield-trade.example | https://northgate.example'),
    ordinal: list('一 | 二 | 三 | 五 | 八 | 十二'),
    passport: list('AB1234567 | E04418826 | P7710034'),
  },
  Cyrillic: {
    city: list(
      'Москва | Санкт-Петербург | Новосибирск | Екатеринбург | Казань | Владивосток | Минск | Алматы | Ташкент | Стамбул | Дубай | Франкфурт | Лондон | Шанхай | Пекин | Ростов-на-Дону | Калининград | Хабаровск',
    ),
    country: list('Германия | Турция | ОАЭ | Казахстан | Китай | Индия | Армения | Сербия'),
    street: list(
      'ул. Ленина, д. 15, офис 204 | 127006, г. Москва, ул. Долгоруковская, д. 7 | пр-т Мира, 101, стр. 2 | а/я 145',
    ),
    person: list('Мария Соколенко | Пётр Хольман | Оксана Терешко | Лев Гринвальд'),
    firm: list('ООО «Ларкфилд Логистик» | АО «Северный Экспедитор»'),
    flag: list('Панама | Либерия | Россия | Иран | Камерун | Острова Кука'),
    voyage: list('023E | 118W | 77'),
    phone: list('+7 495 555-01-23 | 8 (812) 555 01 99'),
    mail: list('info@larkfield-trade.example | office@northgate.example'),
    site: list('www.larkfield-trade.example'),
    ordinal: list('1 | 2 | 5 | 8'),
  },
  Arabic: {
    city: list(
      'دبي | بيروت | دمشق | بغداد | القاهرة | إسطنبول | طهران | مسقط | الدوحة | أبو ظبي | فرانكفورت | لندن',
    ),
    country: list('الإمارات | تركيا | لبنان | العراق | عمان | ألمانيا'),
    street: list('شارع الشيخ زايد، مكتب 1204 | ص.ب. 17364 | شارع الحمرا، بناية 12، الطابق 3'),
    person: list('سمير حداد | ليلى منصور | كريم الخطيب'),
    firm: list('شركة الأفق للشحن | مؤسسة النور للتخليص الجمركي'),
    flag: list('بنما | ليبيريا | إيران | الكاميرون'),
    voyage: list('023E | 77'),
    phone: list('+971 4 555 0199 | 00961 1 555 012'),
    mail: list('info@larkfield-trade.example'),
    site: list('www.larkfield-trade.example'),
    ordinal: list('1 | 2 | 3'),
  },
}

const firms = ['company'] as const
const banks = ['bank'] as const
const bodies = ['company', 'bank'] as const
const persons = ['person'] as const
const ships = ['vessel'] as const
const all = ['company', 'bank', 'person'] as const

export const inScript =
  (script: Script) =>
  (kind: string, of: readonly PartyKind[], texts: string, named?: RegExp): Wording => ({
    kind,
    of,
    script,
    texts,
    ...(named ? { named } : {}),
  })
const latin = inScript('Latin')
const han = inScript('Han')
const cyrillic = inScript('Cyrillic')
const arabic = inScript('Arabic')

const university = /universit|polytech|politek|college|akadem|academ|universidad/iu
const hanUniversity = /大学|學院|学院/u
const institute = /institut|research|laborator|scien|akadem|academ|design bureau/iu
const hanBody = /研究所|研究院|集团|大学|局|部|军|兵团|公司/u
const armed = /army|guard|brigade|forces|corps|militia|regiment|front|police|navy|battalion/iu

export const wordings: readonly Wording[] = [
  latin(
    'bank + city',
    banks,
    '{name} {city}\n{name}, {city}\n{name} ({city})\n{name} - {city}\n{name}, {city}, {country}\n{city} {name}',
  ),
  latin(
    'bank + branch',
    banks,
    '{name} {city} Branch\n{name}, {city} branch\n{name} ({city} Branch)\n{name} - {city} Branch Office\nBranch of {name} in {city}\n{name} Branch {city}\n{name}, Sucursal {city}\n{name} sucursal en {city}\n{name} Filiale {city}\n{name} Representative Office in {city}\n{name}, Offshore Banking Unit, {city}\n{name} Main Branch, {city}\n{name} {city} Br.\n{name}, {country} Branch',
  ),
  latin(
    'company + city',
    firms,
    '{name} {city}\n{name}, {city}\n{name} ({city})\n{name} - {city}\n{name}, {city}, {country}\n{name} ({country})\n{city} {name}',
  ),
  latin(
    'company + branch or office',
    firms,
    '{name} {city} Branch\n{name}, {city} branch office\n{name} ({city} Office)\n{name} - Branch Office {city}\nBranch of {name}, {city}\n{name} {city} Representative Office\n{name}, Head Office, {city}\n{name} Liaison Office {city}\n{name}, Sucursal {city}\n{name} oficina de {city}\nOficina de representación de {name} en {city}\n{name} Zweigniederlassung {city}\n{name} (Regional Headquarters)\n{name} - {country} Branch',
  ),
  latin(
    'company + department',
    bodies,
    '{name}, Purchasing Department\n{name} - Procurement Dept.\n{name} Accounts Payable\n{name}, Import Department\n{name} Trade Finance Department\n{name}, Legal Division\n{name} / Logistics Department\n{name}, Departamento de Compras\n{name} Warehouse No. 3\n{name} {city} Plant\n{name}, Factory {city}',
  ),
  latin(
    'company + (Hong Kong) Limited',
    firms,
    '{name} (Hong Kong) Limited\n{name} (HK) Ltd\n{name} Hong Kong Ltd.\n{name} (Singapore) Pte. Ltd.\n{name} (Shanghai) Co., Ltd.\n{name} (Shenzhen) Company Limited\n{name} (UK) Limited\n{name} Dubai FZE\n{name} Middle East FZCO\n{name} Deutschland GmbH\n{name} de México S.A. de C.V.',
  ),
  latin(
    'university + faculty',
    firms,
    '{name}, Faculty of Physics\nFaculty of Chemical Engineering, {name}\n{name} School of Medicine\n{name}, Department of Mechanical Engineering\nSchool of Aeronautics and Astronautics, {name}\nInstitute of Applied Mathematics, {name}\n{name}, College of Science\nFacultad de Física, {name}\n{name}, Laboratory of Optics\n{name} Library',
    university,
  ),
  latin(
    'body + part of it',
    firms,
    '{name}, Department No. 4\n{name}, {ordinal} Division\n{name} - Laboratory of Materials\n{name}, {city} Center\nResearch Center of {name}\n{name} Unit {voyage}\n{name}, Procurement Section',
    institute,
  ),
  latin(
    'armed body + part of it',
    firms,
    '{ordinal} Brigade of {name}\n{name}, {ordinal} Battalion\n{name} - {city} Command\n{name}, Logistics Department\n{name} Headquarters, {city}',
    armed,
  ),
  latin(
    'person + role',
    persons,
    '{name}, Director\n{name} - General Manager\nCEO {name}\n{name} (Shareholder)\n{name}, Chief Financial Officer\n{name}, owner\nManaging Director {name}\n{name}, beneficial owner\nCaptain {name}\n{name}, Sales Manager\nProf. Dr. {name}\n{name}, gerente general\nSr. {name}\nDon {name}, representante legal\n{name} (UBO, 25%)\nLegal representative: {name}\n{name}, member of the board',
  ),
  latin(
    'person + place or firm',
    persons,
    '{name}, {city}\n{name} ({country})\n{name}, {firm}\n{name} c/o {firm}\n{name} / {firm}\n{name}, citizen of {country}\n{name} from {city}',
  ),
  latin(
    'contact prefix',
    all,
    'Attn: {name}\nAttention {name}\nConsignee: {name}\nConsignee : TO ORDER OF {name}\nShipper/Exporter: {name}\nNotify party: {name}\nNotify Party 1: {name}\nBeneficiary: {name}\nBeneficiary name - {name}\nEnd user: {name}\nSold to: {name}\nShip to: {name}\nBill to {name}\nBuyer: {name}\nFAO {name}\nDestinatario: {name}\nConsignatario: {name}\nA la atención de {name}\nBeneficiario: {name}\nComprador: {name}\nCliente: {name}\n收货人：{name}\n最终用户: {name}\n收款人 {name}\nПолучатель: {name}\nОтправитель: {name}',
  ),
  latin(
    'address behind',
    all,
    '{name}, {street}, {city}\n{name} {street} {city}\n{name}⏎{street}⏎{city}, {country}\n{name}; {street}; {city}\n{name}, {street}, {city}, {country}\n{name}, {city}, {street}',
  ),
  latin(
    'phone, mail, site behind',
    all,
    '{name} Tel: {phone}\n{name}, Tel. {phone}, {mail}\n{name} {mail}\n{name} | {site}\n{name} ({phone})\n{name} Fax {phone}\n{name}, email: {mail}\n{name} - {site}',
  ),
  latin(
    'care of, on behalf of',
    all,
    '{name} c/o {firm}\n{firm} c/o {name}\n{firm} on behalf of {name}\n{firm} for and on behalf of {name}\n{firm} as agents for {name}\n{name} via {firm}\n{name} represented by {person}\n{firm}, agent of {name}\n{person} ({name})\n{person}, {name}\n{firm} por cuenta de {name}\n{firm} в интересах {name}',
  ),
  latin(
    'ship + flag',
    ships,
    'M/V {name} (flag: {flag})\n{name}, flag {flag}\n{name} - {flag} flag\n{name} ({flag})\nMV {name}, {flag} flagged\nVessel {name} / {flag}\nM/T {name} FLAG OF {flag}\nbuque {name} (bandera de {flag})\nтеплоход {name}, флаг {flag}\n{name} 船旗 {flag}\n{flag} flag vessel {name}\nCrude oil tanker {name}, {flag}',
  ),
  latin(
    'ship + voyage',
    ships,
    'M/V {name} V.{voyage}\nMV {name} VOY. {voyage}\n{name} VOY {voyage}\n{name} / {voyage}\n{name} V{voyage}\nVessel/Voyage: {name} / {voyage}\nOcean vessel: {name} voyage no. {voyage}\n{name} 航次 {voyage}\n船名航次：{name} {voyage}\nBuque {name} viaje {voyage}\nETA {city} MV {name}\nMV {name} from {city} to {city}',
  ),
  latin(
    'ship + kind',
    ships,
    '{name} tanker\nChemical tanker {name}\nM/T "{name}"\nMotor vessel {name}\nBulk carrier {name}\nLPG carrier {name}\nВ/С {name}\nтанкер {name}\n油轮 {name}\n{name}号油轮\nbuque tanque {name}\nناقلة النفط {name}\nnavire {name}',
  ),
  han(
    'bank + city',
    banks,
    '{name}{city}\n{name}（{city}）\n{name}，{city}\n{name}-{city}\n{name}({country})',
  ),
  han(
    'bank + branch',
    banks,
    '{name}{city}分行\n{name}{city}支行\n{name}{city}{district}支行\n{name}（{city}分行）\n{name}驻{city}代表处\n{name}{city}代表处\n{name}{city}办事处\n{name}股份公司{city}分行\n{name}{city}分行营业部\n{name}{country}子行\n{name}总行\n{name}国际业务部',
  ),
  han('company + city', firms, '{name}（{city}）\n{name}，{city}\n{name}({country})\n{name} {city}'),
  han(
    'company + branch or office',
    firms,
    '{name}{city}分公司\n{name}{city}办事处\n{name}驻{city}代表处\n{name}（{city}分公司）\n{name}驻{city}办事处\n{name}总部\n{name}{city}总部\n{name}第{ordinal}分公司\n{name}{district}分公司',
  ),
  han(
    'company + department',
    bodies,
    '{name}采购部\n{name} 财务部\n{name}（国际贸易部）\n{name}进出口部\n{name}物流中心\n{name}第{ordinal}事业部\n{name}法务部\n{name}{city}工厂',
  ),
  han(
    'company + (Hong Kong) Limited',
    firms,
    '{name}（香港）有限公司\n{name}(香港)有限公司\n{name}香港有限公司\n{name}（深圳）有限公司\n{name}（新加坡）私人有限公司\n{name}（上海）有限责任公司',
  ),
  han(
    'university + faculty',
    firms,
    '{name}物理学院\n{name}化学工程系\n{name}计算机科学与技术学院\n{name}航空航天学院\n{name}附属医院\n{name}研究生院\n{name}国家重点实验室\n{name}图书馆\n{name}机械工程学院',
    hanUniversity,
  ),
  han(
    'body + part of it',
    firms,
    '{name}第{ordinal}师\n{name}第{ordinal}研究所\n{name}第{ordinal}研究室\n{name}{city}研究中心\n{name}第{ordinal}处\n{name}{city}基地\n{name}第{ordinal}工程局',
    hanBody,
  ),
  han(
    'person + role',
    persons,
    '{name}董事长\n{name}先生\n{name}（总经理）\n{name}，法定代表人\n{name} 股东\n{name}女士\n{name}教授\n董事长{name}\n总经理 {name}\n法定代表人：{name}\n{name}（受益所有人）\n{name}将军\n{name}船长',
  ),
  han(
    'person + place or firm',
    persons,
    '{name}（{country}）\n{name}，{city}\n{name} {firm}\n{firm} {name}\n{name}/{firm}',
  ),
  han(
    'contact prefix',
    all,
    '收货人：{name}\n收货人:{name}\n发货人：{name}\n联系人：{name}\n最终用户：{name}\n通知方：{name}\n收款人：{name}\n受益人：{name}\n付款人名称：{name}\n致：{name}\n买方：{name}\n客户名称：{name}\n供应商：{name}\n抬头：{name}\nConsignee: {name}\nTo: {name}\n经营单位：{name}',
  ),
  han(
    'address behind',
    all,
    '{name}，{street}\n{name} {street}\n{name}⏎{street}\n{name}，地址：{street}\n{name}（{street}）\n{name}；{street}',
  ),
  han(
    'phone, mail, site behind',
    all,
    '{name} 电话：{phone}\n{name}，电话{phone}\n{name} {phone}\n{name} 邮箱：{mail}\n{name} 传真 {phone}\n{name} 网址 {site}\n{name}（手机{phone}）',
  ),
  han(
    'care of, on behalf of',
    all,
    '{firm}代表{name}\n{firm}转{name}\n{name}（由{firm}代理）\n{firm}（代{name}）\n{name}委托{firm}\n{firm}受{name}委托\n{name}转{person}',
  ),
  han(
    'ship + flag, voyage, kind',
    ships,
    '{name}号\n{name}轮\n油轮{name}\n{flag}籍{name}轮\n{name}轮 航次{voyage}\n{name}（{flag}籍）\n船名：{name} 航次：{voyage}',
  ),
  cyrillic(
    'bank + city',
    banks,
    '{name}, г. {city}\n{name} {city}\n{name} ({city})\n{name}, {city}\n{name} в г. {city}',
  ),
  cyrillic(
    'bank + branch',
    banks,
    'Филиал {name} в г. {city}\n{name}, филиал {city}\n{name} филиал г. {city}\n{name} - {city} филиал\nОтделение {name}, г. {city}\nПредставительство {name}, {city}\nДополнительный офис {name} {city}\n{name}, головной офис',
  ),
  cyrillic(
    'company + branch or office',
    firms,
    'Филиал {name} в г. {city}\n{name}, филиал в г. {city}\nПредставительство {name} ({country})\n{name}, г. {city}\n{name} ({city})\nОбособленное подразделение {name}, {city}\n{name}, склад № {ordinal}\n{name}, отдел закупок\n{name}, бухгалтерия\n{name}, Центральный офис',
  ),
  cyrillic(
    'person + role',
    persons,
    'Генеральный директор {name}\n{name}, директор\n{name} (учредитель)\nг-н {name}\n{name}, председатель правления\nДиректор: {name}\n{name}, г. {city}\nИП {name}\nгражданин {name}\n{name}, главный бухгалтер',
  ),
  cyrillic(
    'contact prefix',
    all,
    'Получатель: {name}\nГрузополучатель: {name}\nОтправитель: {name}\nКому: {name}\nПокупатель: {name}\nПоставщик: {name}\nКонечный пользователь: {name}\nБенефициар {name}\nВниманию: {name}\nЗаказчик - {name}\nКонтрагент: {name}',
  ),
  cyrillic(
    'address, phone, mail behind',
    all,
    '{name}, {street}\n{name}, {street}, г. {city}\n{name}; {street}\n{name}⏎{street}\n{name}, тел. {phone}\n{name} {mail}\n{name}, тел./факс {phone}, {mail}',
  ),
  cyrillic(
    'care of, on behalf of',
    all,
    '{firm} по поручению {name}\n{firm} для {name}\n{name} через {firm}\n{name} в лице {person}\n{firm} от имени {name}\n{firm} (агент {name})',
  ),
  arabic(
    'body + branch, city',
    bodies,
    '{name} - فرع {city}\n{name} فرع {city}\nفرع {name} في {city}\n{name}، {city}\n{name} ({city})\nمكتب {name} في {city}\n{name} - المركز الرئيسي',
  ),
  arabic(
    'person + role',
    persons,
    'السيد {name}\n{name}، المدير العام\nالمدير {name}\nالدكتور {name}\n{name} (مساهم)\nالمهندس {name}\n{name}، رئيس مجلس الإدارة',
  ),
  arabic(
    'contact prefix',
    all,
    'إلى: {name}\nالمستلم: {name}\nالمرسل إليه: {name}\nالمستفيد: {name}\nالعميل: {name}\nالمشتري: {name}\nاسم المستفيد: {name}\nعناية: {name}',
  ),
  arabic(
    'address, phone behind',
    all,
    '{name}، {street}\n{name}، {street}، {city}\n{name}، هاتف {phone}\n{name} {phone}\n{name}⏎{street}\n{name} {mail}',
  ),
]
