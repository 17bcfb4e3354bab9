/** Words before a name, with a colon, that say whose it is. */
export const nameLabels =
  'ATTENTION|ATTN|ATT|TO|FROM|FULL NAME|NAME|CUSTOMER|CLIENT|COMPANY NAME|COMPANY|CONSIGNEE|SHIPPER|BUYER|SELLER|SUPPLIER|NOTIFY PARTY|NOTIFY|RECEIVER|SENDER|BENEFICIARY|REMITTER|PAYEE|PAYER|END USER|VESSEL NAME|VESSEL|SHIP|收件人|收货人|发货人|联系人|经办人|姓名|名称|公司名称|企业名称|客户|买方|卖方|甲方|乙方|最终用户|供应商|通知方|致|船名|股东|法人|法定代表人|实际控制人|受益人|付款人|收款人'

/** Words before a name that need no colon. */
export const openers = 'MESSRS|M/S|C/O|CARE OF|ON BEHALF OF|O/B|ATTN|尊敬的'

/** Titles before the name of a person that the lexicon leaves to firms (President Hotel, Marshal Shipping). */
export const titles =
  'PRESIDENT|PRESIDENTE|PRESIDENTA|VICE PRESIDENT|PRIME MINISTER|MINISTER|MINISTRE|MINISTRO|GOVERNOR|SENATOR|DEPUTY|AMBASSADOR|CHAIRMAN|DIRECTOR|MARSHAL|MARECHAL|MARISCAL|ADMIRAL|COMMANDER|COMMANDANT|COMANDANTE|CORONEL|CAPITAN|GENERAL|MAJOR GENERAL|LIEUTENANT GENERAL|COLONEL GENERAL|IMAM|GRAND AYATOLLAH|SUPREME LEADER|LEADER|QARI|HERR|FRAU|MONSIEUR|MADAME|MME|MLLE|SENOR|SEÑOR|SEÑORA|SENORA|SRA|DON|DOÑA|SIGNOR|COMRADE|KING|PRINCE|PRINCESS|LORD|LADY|ГОСПОДИН|ГОСПОЖА|Г-Н|Г-ЖА|ТОВАРИЩ|ПРЕЗИДЕНТ|МИНИСТР|ГЕНЕРАЛ|ГЕНЕРАЛ-ПОЛКОВНИК|ПОЛКОВНИК|МАРШАЛ|АДМИРАЛ|ДИРЕКТОР|ГУБЕРНАТОР|ПАН|الرئيس|رئيس|الدكتور|دكتور|الشيخ|السيد|سيد|اللواء|العميد|العقيد|القائد|الإمام|الملا|الحاج|الأستاذ|آیت الله|آيت الله|آية الله|حجت الاسلام|سردار|سرلشکر|سرتیپ|دکتر|مهندس|آقای|خانم|حاج|ملا|مولوی'

/** What a ship is, before its name. */
export const shipTypes =
  'M\\.?/?V\\.?|M\\.?/?T\\.?|S\\.?/?S\\.?|F\\.?/?V\\.?|LNG/?C|LPG/?C|VESSEL|TANKER|货轮|油轮|散货船|集装箱船|渔船|船舶'

/** Words between two parties, or two names of one. */
export const betweenNames =
  'A[./]*K[./]*A\\.?|F[./]*K[./]*A\\.?|N[./]*K[./]*A\\.?|D[./]*B[./]*A\\.?|T/A|O/B|C/O|ALIAS|ALSO KNOWN AS|FORMERLY KNOWN AS|FORMERLY|DOING BUSINESS AS|TRADING AS|ON BEHALF OF|CARE OF|REPRESENTED BY|OWNED BY|EX'

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
