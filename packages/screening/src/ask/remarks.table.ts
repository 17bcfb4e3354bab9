/** Words before a name, with a colon, that say whose it is. */
export const nameLabels =
  'APPLICANT|B/O|OBO|ATTENTION|ATTN|ATT|TO|FROM|FULL NAME|NAME|CUSTOMER|CLIENT|COMPANY NAME|COMPANY|CONSIGNEE|CNEE|CNOR|SHPR|NTFY|IMPORTER OF RECORD|EXPORTER OF RECORD|EXPORTER/PRODUCER|IMPORTER|EXPORTER|PRODUCER|ZLECENIODAWCA|ZLECENIOBIORCA|ODBIORCA|NADAWCA|SHIPPER|BUYER|SELLER|SUPPLIER|NOTIFY PARTY|NOTIFY|RECEIVER|SENDER|BENEFICIARY|REMITTER|PAYEE|PAYER|END USER|VESSEL NAME|VESSEL|SHIP|收件人|收货人|荷受人|荷送人|托运人|承运人|申请人|开证申请人|구매자|판매자|수하인|송하인|수취인|发货人|联系人|经办人|姓名|名称|公司名称|企业名称|客户|买方|卖方|甲方|乙方|最终用户|供应商|通知方|致|船名|股东|法人|法定代表人|实际控制人|受益人|付款人|收款人'

/** Words before a name that need no colon. */
export const openers =
  'ESTATE OF THE LATE|ESTATE OF|HEIRS OF|PLEASE CHECK|PLS CHECK|CHECK|PLEASE SCREEN|SCREEN|SEARCH FOR|SEARCH|LOOK UP|VERIFY|B/L PER|BILL TO|SHIP TO|PAY TO|CNEE|CNOR|SHPR|NTFY|IMPORTER OF RECORD|EXPORTER OF RECORD|EXPORTER/PRODUCER|ZLECENIODAWCA|ZLECENIOBIORCA|ODBIORCA|NADAWCA|MESSRS|M/S|C/O|CARE OF|ON BEHALF OF|O/B|B/O|OBO|ATTN|ALIAS|SRES|SEÑORES|SENORES|SAYIN|SAYıN|ALICI|ALıCı|SATICI|SATıCı|尊敬的'

/** What an amount of money is told in. */
export const currencies =
  'USD|EUR|RMB|CNY|HKD|GBP|AED|RUB|JPY|CHF|SGD|INR|TRY|US\\$|HK\\$|[$€£¥￥]|万?元|万?美元|卢布|руб\\.?|долл\\.?'

/** Titles before the name of a person that the lexicon leaves to firms (President Hotel, Marshal Shipping). */
export const titles =
  'AMB|CNEL|وزير الدفاع|وزير الخارجية|وزير الداخلية|وزير المالية|وزير النفط|وزير|ENGINEER|ENGR|ENG|ATTORNEY|INSPECTOR|COUNT|COUNTESS|ASSOC\\.? PROF|ASSOCIATE PROF|ASSOCIATE PROFESSOR|ASSISTANT PROFESSOR|WARRANT OFFICER|REAR ADMIRAL|VICE ADMIRAL|AIR MARSHAL|PRESIDENT|PRESIDENTE|PRESIDENTA|VICE PRESIDENT|PRIME MINISTER|MINISTER|MINISTRE|MINISTRO|GOVERNOR|SENATOR|DEPUTY|AMBASSADOR|CHAIRMAN|DIRECTOR|MARSHAL|MARECHAL|MARISCAL|ADMIRAL|COMMANDER|COMMANDANT|COMANDANTE|CORONEL|CAPITAN|GENERAL|MAJOR GENERAL|LIEUTENANT GENERAL|BRIGADIER GENERAL|BRIGADIER|BRIG\\.? GEN|MAJ\\.? GEN|LT\\.? GEN|LT\\.? COL|BRIG|MAJ|LT|SGT|COLONEL GENERAL|IMAM|GRAND AYATOLLAH|SUPREME LEADER|LEADER|QARI|HERR|FRAU|MONSIEUR|MADAME|MME|MLLE|SENOR|SEÑOR|SEÑORA|SENORA|SRA|DON|DOÑA|SIGNOR|COMRADE|KING|PRINCE|PRINCESS|LORD|LADY|ГОСПОДИН|ГОСПОЖА|Г-Н|Г-ЖА|ТОВАРИЩ|ПРЕЗИДЕНТ|МИНИСТР|ГЕНЕРАЛ|ГЕНЕРАЛ-ПОЛКОВНИК|ПОЛКОВНИК|МАРШАЛ|АДМИРАЛ|ДИРЕКТОР|ГУБЕРНАТОР|ПАН|الرئيس|رئيس|الدكتور|دكتور|الشيخ|السيد|سيد|اللواء|العميد|العقيد|القائد|الإمام|الملا|الحاج|الأستاذ|آیت الله|آيت الله|آية الله|حجت الاسلام|سردار|سرلشکر|سرتیپ|دکتر|مهندس|آقای|خانم|حاج|ملا|مولوی'

/** Offices that Chinese writes onto the name of a person without a gap. */
export const chineseOffices =
  '总统|总理|首相|国家主席|委员长|总书记|最高领袖|领导人|领袖|外交部长|国防部长|部长|外长|防长|财长|将军|元帅|大将|上将|中将|少将|准将|司令员|总司令|司令|参谋长|局长|省长|州长|市长|行政长官|特首|议长|参议员|众议员|议员|大使|发言人|央行行长|行长|董事长|总裁|总经理|首席执行官|党委书记|书记|秘书长|主席|主任|厅长|处长|署长|科长|社长|庭长|检察长|警长|政委|院长|校长|会长|理事长|所长|厂长|站长|馆长|总监|主管|经理|总工程师|工程师|老师|专员|委员|监事|董事|秘书|参赞|领事|法官|检察官|会计|老板|总|创始人|寡头|富豪|大亨|毒枭|头目|头领'

/** What a ship is, before its name. */
export const shipTypes =
  'BUQUE TANQUE|BUQUE|OSV|AHTS|PSV|FSU|RO-?RO|ROPAX|ICEBREAKER|HEAVY LIFT|S/Y|B/C|НИС|ЛЕДОКОЛ|БУКСИР|V/L|O/T|O/V|T/S|B/M|HMS|USS|MSV|FEEDER|MOTHER VESSEL|THE YACHT|YACHT|Т/К|轮船|M\\.?/?V\\.?|M\\.?/?T\\.?|S\\.?/?S\\.?|F\\.?/?V\\.?|M/Y|R/V|T/B|LNG/?C|LPG/?C|VLCC|ULCC|VLGC|VLAC|FSRU|FSO|FPSO|SUEZMAX|AFRAMAX|PANAMAX|CAPESIZE|VESSEL|CRUDE OIL TANKER|PRODUCT OIL TANKER|OIL TANKER|CRUDE TANKER|CHEMICAL TANKER|PRODUCT TANKER|PRODUCTS TANKER|MOTOR TANKER|LNG TANKER|LPG TANKER|GAS TANKER|TANKER|BULK CARRIER|LNG CARRIER|LPG CARRIER|GAS CARRIER|CAR CARRIER|MOTOR SHIP|MOTOR VESSEL|CARGO SHIP|CARGO VESSEL|CONTAINER SHIP|CONTAINER VESSEL|FISHING VESSEL|货轮|油轮|散货船|集装箱船|渔船|船舶'

/** What a form calls the ship of a consignment. */
export const shipLabels =
  "(?:承运|运输|载货|装运|装货|实际承运)?(?:船舶|货船|船)(?:名称|名)?(?:[/／\\s]?航次)?\\s*(?:[:：]|(?=\\p{Script=Latin}))|(?:OCEAN |NAME OF (?:THE )?)?(?:VESSEL|VSL)(?:[ /]?VOY(?:AGE)?\\.?)?\\s*(?:[:：]|(?=\\s\\p{L}))|SHIP(?:’S|'S)? NAME\\b|(?:НАЗВАНИЕ )?СУДН[ОА]\\s*:"
/** What is told of a voyage or a flag, behind the name of a ship. */
export const voyageOrFlag =
  '(?<=[\\s,/(])(?:(?:VOYAGE|VOY\\.?|V\\.)[\\s:：]*)?(?:V\\.?)?\\d{2,4}[NSEW]\\)?$|(?<=[\\s,(])FLAG\\)?$|船旗|航次|^FLAG\\s*:'

/** What a ship is, behind its name. */
export const shipTypesBehind =
  '(?:(?:CRUDE |PRODUCT |CHEMICAL )?OIL |CHEMICAL |CRUDE |PRODUCTS? |LNG |LPG |BULK |CARGO |CONTAINER |FISHING |GAS )?(?:TANKER|VESSEL|CARRIER|SHIP|BOAT|YACHT)'
export const shipTypesBehindHan = '[号號]?(?:货|貨|油|邮|郵|散货|散貨|集装箱|运输|液化气)?[轮輪船]|[号號]'

/** Words between two parties, or two names of one. */
export const betweenNames =
  'A[./]*K[./]*A\\.?|F[./]*K[./]*A\\.?|N[./]*K[./]*A\\.?|D[./]*B[./]*A\\.?|T/A|O/B|C/O|A/C(?!\\.?\\s*(?:NO|NR|NUMBER|#|:|\\d))|ALIAS|ALSO KNOWN AS|FORMERLY KNOWN AS|FORMERLY|DOING BUSINESS AS|TRADING AS|ON BEHALF OF|CARE OF|REPRESENTED BY|OWNED BY|EX'

/** What tells through whom or for whom a party acts: the names on both sides are looked for whole. */
export const links =
  'AS AGENTS? (?:FOR|OF)|AGENTS? (?:FOR|OF)|FOR AND ON BEHALF OF|FOR A/C OF|FOR (?:THE )?ACCOUNT OF|ON ACCOUNT OF|ON BEHALF OF|REPRESENTED BY|OWNED BY|CONTROLLED BY|FORMERLY|(?:IN|AT|FROM|NEAR) (?:\\p{L}+ ){1,2}PORT|(?:IN|AT|FROM|NEAR) (?:THE )?PORT OF \\p{L}+|VIA|THROUGH|IN FAVOU?R OF|FAVOU?RING|IFO|INVOICED TO|DRAWN ON|(?:ACCEPTED|ISSUED|MADE|PRODUCED|MANUFACTURED|SUPPLIED|SOLD|SHIPPED|OFFERED) BY|(?:SOLD|SHIPPED|OFFERED) TO|BETWEEN|COMPETITOR OF|SISTER SHIP(?: OF)?|RENAMED(?: TO| AS)?|NOW(?: KNOWN AS)?|(?:OLD|NEW|FORMER|PREVIOUS) NAME|(?<=\\S\\s)OWNERS?(?=\\s+\\p{L}{3})|(?:MANAGED|CHARTERED|OPERATED) BY|CARE OF|TO (?:THE )?ORDER OF|POR CUENTA DE|EN NOMBRE DE|REPRESENTAD[OA] POR|A TRAV[EÉ]S DE|AU NOM DE|IM AUFTRAG (?:VON|DER)|ПО ПОРУЧЕНИЮ|ПО ЗАКАЗУ|ОТ ИМЕНИ|В ЛИЦЕ|ЧЕРЕЗ|ДЛЯ|И (?:ЕГО )?СУПРУГА|И (?:ЕЁ|ЕЕ) СУПРУГ|И ЖЕНА|В ИНТЕРЕСАХ|АГЕНТ|نيابة عن|بالنيابة عن|بواسطة|عن طريق|لصالح|لحساب'

/** The same in Chinese, written without a gap. */
export const betweenNamesHan = '又名|别名|曾用名|亦称|代表|委托|转交'

/** Words of an address or a remark behind a name. */
export const remarkWords: ReadonlySet<string> = new Set(
  'STREET ST ROAD RD AVENUE AVE LANE BLVD BOULEVARD DISTRICT CITY PROVINCE REGION STATE BUILDING BLDG FLOOR ROOM UNIT TOWER BOX PO MALE FEMALE DIRECTOR CEO CFO COO CHAIRMAN PRESIDENT MANAGER OWNER SHAREHOLDER FOUNDER CITIZEN NATIONAL NATIONALITY MERCHANT BRANCH OFFICE HEAD HQ HEADQUARTERS FLAG BORN'.split(
    ' ',
  ),
)

/** Mailboxes and hosts that name nobody. */
export const mailWords: ReadonlySet<string> = new Set(
  'info sales admin office contact mail email support service export import purchase purchasing order orders hr noreply finance account accounts company gmail yahoo hotmail outlook live msn icloud aol proton protonmail yandex ya rambler qq foxmail sina sohu aliyun naver daum gmx web www'.split(
    ' ',
  ),
)
