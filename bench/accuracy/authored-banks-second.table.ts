import type { AuthoredGroup } from './name-pair.ts'

/**
 * More banks, insurers and bodies of state of the world, written from general knowledge before the engine's table of known
 * names. The same hand wrote that table later: these pairs show that it is found and understood, not how unseen names are met.
 */
export const authoredBanksSecond: readonly AuthoredGroup[] = [
  {
    family: 'World bank under two names, second set',
    kind: 'same bank or insurer',
    type: 'bank',
    same: true,
    pairs: `
National Bank of Ukraine | Національний банк України
National Bank of Ukraine | 乌克兰国家银行
PrivatBank | АТ КБ "ПриватБанк"
Oschadbank | State Savings Bank of Ukraine
Ukreximbank | JSC The State Export-Import Bank of Ukraine
Ukreximbank | Укрексімбанк
Ukrgasbank | Укргазбанк
Raiffeisen Bank Aval | Райффайзен Банк Аваль
Belarusbank | ОАО "АСБ Беларусбанк"
Belagroprombank | 白俄罗斯农业工业银行
Belinvestbank | Belarusian Bank for Development and Reconstruction
Development Bank of the Republic of Belarus | 白俄罗斯开发银行
BPS-Sberbank | БПС-Сбербанк
National Bank of Kazakhstan | Қазақстан Республикасының Ұлттық Банкі
Halyk Bank | Halyk Savings Bank of Kazakhstan
Halyk Bank | Народный банк Казахстана
Kaspi Bank | АО "Kaspi Bank"
Development Bank of Kazakhstan | 哈萨克斯坦开发银行
Development Bank of Kazakhstan | Банк Развития Казахстана
Bank CenterCredit | Банк ЦентрКредит
Central Bank of the Republic of Uzbekistan | O'zbekiston Respublikasi Markaziy banki
National Bank for Foreign Economic Activity of the Republic of Uzbekistan | Узнацбанк
National Bank of Uzbekistan | 乌兹别克斯坦国家银行
Uzpromstroybank | Uzbek Industrial and Construction Bank
Uzpromstroybank | Узпромстройбанк
Asaka Bank | Асака банк
Ipoteka-Bank | Ипотека банк
National Bank of the Kyrgyz Republic | Национальный банк Кыргызской Республики
National Bank of Tajikistan | Бонки миллии Тоҷикистон
Amonatbonk | State Savings Bank of the Republic of Tajikistan
Orienbank | Ориёнбонк
State Bank for Foreign Economic Affairs of Turkmenistan | Türkmenistanyň Daşary ykdysady iş döwlet banky
Vnesheconombank of Turkmenistan | State Bank for Foreign Economic Affairs of Turkmenistan
Central Bank of Turkmenistan | Türkmenistanyň Merkezi banky
Dayhanbank | Daýhanbank State Commercial Bank
National Bank of Georgia | საქართველოს ეროვნული ბანკი
Bank of Georgia | საქართველოს ბანკი
Bank of Georgia | 格鲁吉亚银行
TBC Bank | თიბისი ბანკი
Liberty Bank | ლიბერთი ბანკი
Central Bank of Armenia | Հայաստանի Կենտրոնական բանկ
Ameriabank CJSC | Ամերիաբանկ
Ardshinbank | Արդշինբանկ
Central Bank of the Republic of Azerbaijan | Azərbaycan Respublikasının Mərkəzi Bankı
International Bank of Azerbaijan | Azərbaycan Beynəlxalq Bankı
International Bank of Azerbaijan | 阿塞拜疆国际银行
Kapital Bank | Капитал Банк
Pasha Bank | ПАША Банк
National Bank of Moldova | Banca Națională a Moldovei
Moldova Agroindbank | MAIB
Moldindconbank | Молдиндконбанк
Bank of Russia | 俄罗斯中央银行
Sberbank | 俄罗斯联邦储蓄银行
VTB Bank | 俄罗斯外贸银行
VTB | Банк ВТБ (ПАО)
Gazprombank | ГПБ
Gazprombank JSC | Банк ГПБ (АО)
Russian Agricultural Bank | RSHB
VEB.RF | State Development Corporation VEB.RF
VEB.RF | Внешэкономбанк
Vnesheconombank | Bank for Development and Foreign Economic Affairs
Vnesheconombank | 俄罗斯外经银行
Alfa-Bank | 阿尔法银行
Promsvyazbank | ПСБ
Promsvyazbank | Промсвязьбанк
Credit Bank of Moscow | МКБ
Bank Otkritie Financial Corporation | Банк «Финансовая Корпорация Открытие»
Rosbank | Росбанк
Eximbank of Russia | РОСЭКСИМБАНК
Moscow Exchange | 莫斯科交易所
National Settlement Depository | Национальный расчетный депозитарий
Sogaz Insurance | АО «СОГАЗ»
Ingosstrakh | Ингосстрах
Rosgosstrakh | Росгосстрах
Rosgosstrakh | Russian State Insurance Company
Central Bank of the Republic of Türkiye | TCMB
Ziraat Bankası | 土耳其农业银行
Ziraat Bank | T.C. Ziraat Bankası A.Ş.
Türkiye İş Bankası | Isbank
Turkiye Is Bankasi | 土耳其实业银行
Garanti BBVA | Türkiye Garanti Bankası A.Ş.
Turkiye Garanti Bankasi | 土耳其担保银行
Halkbank | Türkiye Halk Bankası
Halkbank | 土耳其人民银行
Turk Eximbank | Export Credit Bank of Turkey
Turk Eximbank | Türkiye İhracat Kredi Bankası
Yapi Kredi | Yapı ve Kredi Bankası
Borsa Istanbul | 伊斯坦布尔证券交易所
Central Bank of Iran | 伊朗中央银行
Bank Mellat | بانک ملت
Bank Saderat Iran | 伊朗出口银行
Bank Tejarat | 伊朗商业银行
Bank Sepah | 伊朗军队银行
Parsian Bank | بانک پارسیان
EN Bank | Eghtesad Novin Bank
EDBI | Export Development Bank of Iran
Tehran Stock Exchange | بورس اوراق بهادار تهران
Bimeh Markazi | Central Insurance of Iran
Rasheed Bank | مصرف الرشيد
Trade Bank of Iraq | المصرف العراقي للتجارة
Trade Bank of Iraq | TBI
Real Estate Bank of Syria | المصرف العقاري
Banque du Liban | مصرف لبنان
Banque du Liban | Central Bank of Lebanon
Bank Audi | بنك عوده
BLOM Bank | Banque du Liban et d'Outre-Mer
Byblos Bank | بنك بيبلوس
Central Bank of Jordan | البنك المركزي الأردني
Arab Bank plc | 阿拉伯银行
Housing Bank for Trade and Finance | بنك الإسكان للتجارة والتمويل
Saudi Central Bank | البنك المركزي السعودي
Saudi Central Bank | SAMA
Saudi Arabian Monetary Authority | 沙特阿拉伯货币管理局
Saudi National Bank | البنك الأهلي السعودي
Riyad Bank | بنك الرياض
Riyad Bank | 利雅得银行
Tadawul | Saudi Stock Exchange
Central Bank of the UAE | مصرف الإمارات العربية المتحدة المركزي
First Abu Dhabi Bank | 阿布扎比第一银行
Emirates NBD | بنك الإمارات دبي الوطني
Abu Dhabi Commercial Bank | بنك أبوظبي التجاري
Mashreq Bank | بنك المشرق
Qatar National Bank | 卡塔尔国民银行
Qatar National Bank | QNB
National Bank of Kuwait | بنك الكويت الوطني
National Bank of Kuwait | 科威特国民银行
Kuwait Finance House | بيت التمويل الكويتي
Gulf Bank of Kuwait | بنك الخليج
Bank Muscat | بنك مسقط
Ahli United Bank | البنك الأهلي المتحد
Central Bank of Yemen | البنك المركزي اليمني
National Bank of Egypt | 埃及国民银行
Commercial International Bank Egypt | البنك التجاري الدولي مصر
Export Development Bank of Egypt | البنك المصري لتنمية الصادرات
Libyan Foreign Bank | المصرف الليبي الخارجي
Jumhouria Bank | مصرف الجمهورية
Bank of Algeria | بنك الجزائر
Banque Extérieure d'Algérie | بنك الجزائر الخارجي
Crédit Populaire d'Algérie | القرض الشعبي الجزائري
Attijariwafa Bank | التجاري وفا بنك
Bank Al-Maghrib | بنك المغرب
Bank Al-Maghrib | Central Bank of Morocco
Banque Centrale Populaire | البنك الشعبي المركزي
Société Tunisienne de Banque | الشركة التونسية للبنك
Central Bank of Sudan | بنك السودان المركزي
Omdurman National Bank | بنك أم درمان الوطني
Central Bank of Nigeria | 尼日利亚中央银行
Guaranty Trust Bank | GTBank
Zenith Bank | 真力时银行
United Bank for Africa | 非洲联合银行
Bank of Ghana | 加纳银行
Commercial Bank of Ethiopia | የኢትዮጵያ ንግድ ባንክ
Commercial Bank of Ethiopia | 埃塞俄比亚商业银行
Kenya Commercial Bank | 肯尼亚商业银行
Equity Bank Kenya | Equity Bank (Kenya) Limited
Banco Nacional de Angola | National Bank of Angola
Banco Angolano de Investimentos | BAI
Banco de Fomento Angola | BFA
Standard Bank of South Africa | 南非标准银行
South African Reserve Bank | 南非储备银行
South African Reserve Bank | Suid-Afrikaanse Reserwebank
First National Bank South Africa | Eerste Nasionale Bank
Development Bank of Southern Africa | DBSA
Johannesburg Stock Exchange | 约翰内斯堡证券交易所
Reserve Bank of Zimbabwe | 津巴布韦储备银行
African Export-Import Bank | Afreximbank
African Export-Import Bank | 非洲进出口银行
African Development Bank | Banque africaine de développement
Trade and Development Bank | Eastern and Southern African Trade and Development Bank
Banque Centrale des Etats de l'Afrique de l'Ouest | BCEAO
Banque des États de l'Afrique Centrale | Bank of Central African States
Banque Centrale du Congo | Central Bank of the Congo
Rawbank | Rawbank SA
Ecobank | Ecobank Transnational Incorporated
Reserve Bank of India | 印度储备银行
ICICI Bank | 印度工业信贷投资银行
Punjab National Bank | पंजाब नेशनल बैंक
Export-Import Bank of India | 印度进出口银行
Life Insurance Corporation of India | भारतीय जीवन बीमा निगम
Bombay Stock Exchange | 孟买证券交易所
State Bank of Pakistan | بینک دولت پاکستان
National Bank of Pakistan | نیشنل بینک آف پاکستان
Habib Bank Limited | حبیب بینک
Habib Bank Limited | 哈比银行
United Bank Limited | یونائیٹڈ بینک
Bangladesh Bank | বাংলাদেশ ব্যাংক
Sonali Bank | সোনালী ব্যাংক
Janata Bank | জনতা ব্যাংক
Bank of Ceylon | 锡兰银行
Nepal Rastra Bank | नेपाल राष्ट्र बैंक
Da Afghanistan Bank | د افغانستان بانک
Da Afghanistan Bank | 阿富汗中央银行
Central Bank of Myanmar | မြန်မာနိုင်ငံတော်ဗဟိုဘဏ်
Myanma Economic Bank | 缅甸经济银行
Kanbawza Bank | KBZ Bank
Bangkok Bank | ธนาคารกรุงเทพ
Kasikornbank | 开泰银行
Siam Commercial Bank | 汇商银行
Krung Thai Bank | 泰京银行
Vietcombank | Joint Stock Commercial Bank for Foreign Trade of Vietnam
Vietcombank | Ngân hàng TMCP Ngoại thương Việt Nam
Vietcombank | 越南外贸股份商业银行
VietinBank | Vietnam Joint Stock Commercial Bank for Industry and Trade
BIDV | Bank for Investment and Development of Vietnam
Agribank | Vietnam Bank for Agriculture and Rural Development
Banque pour le Commerce Extérieur Lao | BCEL
National Bank of Cambodia | Banque nationale du Cambodge
ACLEDA Bank | 爱喜利达银行
Maybank | Malayan Banking Berhad
Maybank | 马来亚银行
CIMB Bank | 联昌银行
Public Bank Berhad | 大众银行
Monetary Authority of Singapore | 新加坡金融管理局
DBS Bank | 星展银行
DBS Bank | Development Bank of Singapore
OCBC | Oversea-Chinese Banking Corporation
OCBC Bank | 华侨银行
United Overseas Bank | 大华银行
Bank Indonesia | 印度尼西亚银行
Bank Mandiri | 印尼曼迪利银行
Bank Rakyat Indonesia | 印尼人民银行
Bank Negara Indonesia | PT Bank Negara Indonesia (Persero) Tbk
Bank Central Asia | 中亚银行
Bangko Sentral ng Pilipinas | Central Bank of the Philippines
Bangko Sentral ng Pilipinas | 菲律宾中央银行
BDO Unibank | Banco de Oro Unibank
Metropolitan Bank and Trust Company | Metrobank
Land Bank of the Philippines | 菲律宾土地银行
Japan Bank for International Cooperation | JBIC
MUFG Bank | 三菱UFJ銀行
MUFG Bank | 三菱日联银行
Sumitomo Mitsui Banking Corporation | 三井住友銀行
Sumitomo Mitsui Banking Corporation | SMBC
Norinchukin Bank | 農林中央金庫
Japan Post Bank | ゆうちょ銀行
Nippon Life Insurance | 日本生命保険
Tokyo Stock Exchange | 東京証券取引所
KB Kookmin Bank | 国民银行
Hana Bank | 韩亚银行
Woori Bank | 友利银行
Export-Import Bank of Korea | KEXIM
Industrial Bank of Korea | 기업은행
Industrial Bank of Korea | 韩国中小企业银行
NongHyup Bank | 농협은행
Samsung Life Insurance | 삼성생명보험
Foreign Trade Bank of the Democratic People's Republic of Korea | 조선무역은행
Foreign Trade Bank DPRK | 朝鲜贸易银行
Korea Kwangson Banking Corporation | 조선광선은행
Tanchon Commercial Bank | 端川商业银行
Bank of Mongolia | Монголбанк
Trade and Development Bank of Mongolia | Худалдаа хөгжлийн банк
Khan Bank | ХААН Банк
Industrial and Commercial Bank of China | ICBC
China Construction Bank | CCB
Bank of Communications | BOCOM
Shanghai Pudong Development Bank | SPDB
China CITIC Bank | 中信银行
China Development Bank | CDB
Export-Import Bank of China | CEXIM
China Everbright Bank | 光大银行
China Minsheng Banking Corp | 民生银行
Postal Savings Bank of China | 邮储银行
China Export & Credit Insurance Corporation | Sinosure
China Life Insurance | 中国人寿
Ping An Insurance | 中国平安保险
Bank of Taiwan | 臺灣銀行
Mega International Commercial Bank | 兆豐國際商業銀行
CTBC Bank | 中國信託商業銀行
First Commercial Bank | 第一商業銀行
Bank of East Asia | 东亚银行
Banco Nacional Ultramarino | 大西洋银行
HSBC | 汇丰银行
HSBC | Hongkong and Shanghai Banking Corporation
Barclays Bank | 巴克莱银行
Lloyds Bank | 劳埃德银行
Royal Bank of Scotland | 苏格兰皇家银行
NatWest | National Westminster Bank
Bank of England | 英格兰银行
London Stock Exchange | 伦敦证券交易所
Lloyd's of London | 劳合社
Deutsche Bank | 德意志银行
Commerzbank | 德国商业银行
KfW | Kreditanstalt für Wiederaufbau
KfW | 德国复兴信贷银行
Allianz SE | 安联保险
Munich Re | Münchener Rückversicherungs-Gesellschaft
Banque de France | 法兰西银行
BNP Paribas | 法国巴黎银行
Crédit Agricole | 法国农业信贷银行
Natixis | 法国外贸银行
Bpifrance | Banque publique d'investissement
AXA | 安盛保险
ING Bank | 荷兰国际集团
Rabobank | 荷兰合作银行
ABN AMRO | 荷兰银行
De Nederlandsche Bank | Dutch Central Bank
National Bank of Belgium | Banque nationale de Belgique
Banque et Caisse d'Épargne de l'État | Spuerkeess
UBS | 瑞士银行
UBS AG | 瑞银集团
Credit Suisse | 瑞士信贷银行
Swiss National Bank | 瑞士国家银行
Zürcher Kantonalbank | 苏黎世州立银行
Raiffeisen Bank International | 奥地利瑞弗森国际银行
Erste Bank | 奥地利第一储蓄银行
Oesterreichische Nationalbank | National Bank of Austria
Oesterreichische Kontrollbank | OeKB
UniCredit | 意大利联合信贷银行
Intesa Sanpaolo | 意大利联合圣保罗银行
Cassa Depositi e Prestiti | CDP
Assicurazioni Generali | 忠利保险
Banco Santander | 西班牙桑坦德银行
BBVA | Banco Bilbao Vizcaya Argentaria
BBVA | 西班牙对外银行
CaixaBank | Caja de Ahorros y Pensiones de Barcelona
Banco de España | Bank of Spain
Caixa Geral de Depósitos | 葡萄牙储蓄总行
Banco Comercial Português | Millennium BCP
Piraeus Bank | Τράπεζα Πειραιώς
Bank of Cyprus | Τράπεζα Κύπρου
Bank of Cyprus | 塞浦路斯银行
Hellenic Bank | Ελληνική Τράπεζα
Bank of Valletta | 瓦莱塔银行
Danske Bank | 丹麦丹斯克银行
Nordea Bank | 北欧联合银行
Sveriges Riksbank | Swedish Central Bank
Svenska Handelsbanken | 瑞典商业银行
Skandinaviska Enskilda Banken | SEB
Svensk Exportkredit | Swedish Export Credit Corporation
Norges Bank | Central Bank of Norway
Norges Bank | 挪威中央银行
DNB Bank | Den norske Bank
Finnvera | Finnvera Oyj
Seðlabanki Íslands | Central Bank of Iceland
Landsbankinn | National Bank of Iceland
Lietuvos bankas | Bank of Lithuania
PKO Bank Polski | Powszechna Kasa Oszczędności Bank Polski
Bank Pekao | Polska Kasa Opieki
Československá obchodní banka | ČSOB
Česká spořitelna | Czech Savings Bank
Komerční banka | 捷克商业银行
Národná banka Slovenska | National Bank of Slovakia
Magyar Nemzeti Bank | 匈牙利国家银行
OTP Bank | Országos Takarékpénztár
Eximbank Hungary | Magyar Export-Import Bank
Banca Transilvania | Transilvania Bank
Bulgarian Development Bank | Българска банка за развитие
UniCredit Bulbank | УниКредит Булбанк
Narodna banka Srbije | Народна банка Србије
Komercijalna banka Beograd | Комерцијална банка
Zagrebačka banka | Zagreb Bank
Banka Slovenije | Bank of Slovenia
Nova Ljubljanska banka | NLB
Central Bank of Bosnia and Herzegovina | Centralna banka Bosne i Hercegovine
Banka e Shqipërisë | Bank of Albania
Народна банка на Република Северна Македонија | National Bank of the Republic of North Macedonia
Centralna banka Crne Gore | Central Bank of Montenegro
Federal Reserve Bank of New York | 纽约联邦储备银行
JPMorgan Chase | 摩根大通银行
Citibank | 花旗银行
Goldman Sachs | 高盛集团
Morgan Stanley | 摩根士丹利
Bank of New York Mellon | BNY Mellon
Bank of New York Mellon | 纽约梅隆银行
EXIM Bank of the United States | 美国进出口银行
New York Stock Exchange | 纽约证券交易所
MetLife | Metropolitan Life Insurance Company
Royal Bank of Canada | 加拿大皇家银行
Royal Bank of Canada | Banque Royale du Canada
Toronto-Dominion Bank | TD Bank
Bank of Nova Scotia | Scotiabank
Bank of Nova Scotia | 丰业银行
Bank of Montreal | 蒙特利尔银行
Export Development Canada | Exportation et développement Canada
Manulife | 宏利人寿保险
Banco de México | Bank of Mexico
Banco de México | Banxico
BBVA México | BBVA Bancomer
Banorte | Banco Mercantil del Norte
Nacional Financiera | Nafin
Banco Nacional de Comercio Exterior | Bancomext
Banco Central de Cuba | Central Bank of Cuba
Banco Financiero Internacional | 古巴国际金融银行
Banco Central de Venezuela | 委内瑞拉中央银行
Banco de Desarrollo Económico y Social de Venezuela | BANDES
Banco de Venezuela | 委内瑞拉银行
Banco Bicentenario del Pueblo | Banco Bicentenario
Banco de la República | Central Bank of Colombia
Bancolombia | Banco de Colombia
Banco Central de Reserva del Perú | Central Reserve Bank of Peru
Banco de Crédito del Perú | BCP
Banco del Estado de Chile | BancoEstado
Banco Central do Brasil | Central Bank of Brazil
Banco do Brasil | 巴西银行
Banco Nacional de Desenvolvimento Econômico e Social | BNDES
BNDES | 巴西国家开发银行
Itaú Unibanco | 伊塔乌联合银行
Caixa Econômica Federal | 巴西联邦储蓄银行
Banco Bradesco | Banco Brasileiro de Descontos
Banco de la Nación Argentina | 阿根廷国家银行
Banco Central de la República Argentina | BCRA
Banco Central del Paraguay | Central Bank of Paraguay
Banco de la República Oriental del Uruguay | BROU
Banco Corporativo | BANCORP
Banco Central de Reserva de El Salvador | Central Reserve Bank of El Salvador
Banque de la République d'Haïti | Bank of the Republic of Haiti
Banco de Reservas de la República Dominicana | Banreservas
Reserve Bank of Australia | 澳大利亚储备银行
Commonwealth Bank of Australia | 澳洲联邦银行
Westpac | 西太平洋银行
ANZ Bank | Australia and New Zealand Banking Group
ANZ | 澳新银行
National Australia Bank | NAB
Reserve Bank of New Zealand | Te Pūtea Matua
Bank of South Pacific | 南太平洋银行
Asian Infrastructure Investment Bank | AIIB
Asian Infrastructure Investment Bank | 亚投行
Asian Development Bank | 亚行
New Development Bank | 新开发银行
New Development Bank | 金砖国家新开发银行
European Investment Bank | Banque européenne d'investissement
European Bank for Reconstruction and Development | EBRD
European Central Bank | 欧洲央行
Inter-American Development Bank | Banco Interamericano de Desarrollo
Islamic Development Bank | 伊斯兰开发银行
Eurasian Development Bank | Евразийский банк развития
Bank for International Settlements | 国际清算银行
Black Sea Trade and Development Bank | 黑海贸易与发展银行
World Bank | International Bank for Reconstruction and Development
`,
  },
  {
    family: 'World bank under two names, second set',
    kind: 'other bank, its branch or its subsidiary',
    type: 'bank',
    same: false,
    pairs: `
National Bank of Ukraine | National Bank of Belarus
National Bank of Kazakhstan | National Bank of the Kyrgyz Republic
Development Bank of Kazakhstan | Eurasian Development Bank
Halyk Bank | Halyk-Leasing
Halyk Bank of Kazakhstan | Halyk Bank Kyrgyzstan
Ukreximbank | Ukrgasbank
Oschadbank | Prominvestbank
Raiffeisen Bank Aval | Raiffeisen Bank Serbia
Raiffeisen Bank Russia | Raiffeisenbank Hungary
Belarusbank | Belagroprombank
Belinvestbank | Belgazprombank
Bank of Georgia | National Bank of Georgia
TBC Bank | TBC Leasing
Ameriabank | Amerasia Bank
International Bank of Azerbaijan | International Bank of Moscow
Central Bank of Russia | Central Bank of Armenia
Sberbank of Russia | Sberbank Kazakhstan
Sberbank | Сбербанк Страхование
VTB Bank | VTB Capital
VTB Bank | ВТБ Лизинг
VTB Bank | VTB Bank Europe
Gazprombank | Gazprombank Switzerland
Gazprombank | Газпромбанк Лизинг
Rosselkhozbank | Rosbank
Alfa-Bank Russia | Alfa Bank Ukraine
Alfa-Bank | Alfa Capital
Promsvyazbank | Prominvestbank
Credit Bank of Moscow | Moscow Industrial Bank
Moscow Credit Bank | Bank of Moscow
Credit Bank of Moscow | Commercial Bank of Moscow
Bank Otkritie | Otkritie Broker
Sogaz | Sogaz-Med
Ziraat Bankası | Ziraat Katılım Bankası
Halkbank | Halk Yatırım
Halkbank | Halkbank Beograd
Garanti Bank | Garanti Leasing
Türkiye İş Bankası | Türkiye Kalkınma Bankası
Vakıfbank | Vakıf Katılım
Yapi Kredi Bank | Yapi Kredi Bank Nederland
Bank Melli Iran | Bank Melli Iran Investment Company
Bank Melli Iran | Bank Saderat Iran
Bank Melli Iran | Melli Bank plc
Bank Mellat | Bank Mellat Armenia
Bank Tejarat | Bank Tejarat Tajikistan
Bank Sepah | Bank Sepah International plc
Bank Mellat | Mellat Insurance
Agricultural Bank of Iran | Agricultural Bank of Libya
伊朗国民银行 | 伊朗商业银行
伊朗出口银行 | 伊朗出口发展银行
Central Bank of Iran | Central Insurance of Iran
بانک پارسیان | بیمه پارسیان
Trade Bank of Iraq | Commercial Bank of Iraq
Trade Bank of Iraq | Iraqi Investment Bank
Syria International Islamic Bank | Qatar International Islamic Bank
Real Estate Bank of Syria | Saudi Real Estate Bank
المصرف التجاري السوري | المصرف الصناعي السوري
البنك المركزي العراقي | البنك المركزي اليمني
البنك الأهلي المصري | البنك الأهلي الأردني
Arab Bank | Arab Banking Corporation
Arab African International Bank | Arab International Bank
Saudi National Bank | Arab National Bank
Riyad Bank | Riyad Capital
Al Rajhi Bank | Al Rajhi Bank Malaysia
National Bank of Kuwait | National Bank of Bahrain
National Bank of Kuwait | National Bank of Fujairah
科威特国民银行 | 卡塔尔国民银行
阿布扎比第一银行 | 阿布扎比商业银行
First Abu Dhabi Bank | First Abu Dhabi Bank Misr
Emirates NBD | Emirates Islamic
Kuwait Finance House | Kuwait Finance House Turkey
Gulf Bank | Gulf International Bank
Ahli United Bank | Ahli Bank Oman
National Bank of Egypt | National Bank of Oman
Banque Misr | Banque du Caire
埃及国民银行 | 埃及中央银行
Libyan Foreign Bank | Libyan Foreign Investment Company
Banque Extérieure d'Algérie | Banque Nationale d'Algérie
Bank of Algeria | Bank of Africa
Attijariwafa Bank | Attijari Bank Tunisie
Bank of Khartoum | Bank of Sudan
Central Bank of Sudan | Bank of South Sudan
Central Bank of Nigeria | Union Bank of Nigeria
Zenith Bank Nigeria | Zenith Bank Ghana
Guaranty Trust Bank Nigeria | Guaranty Trust Bank Ghana
United Bank for Africa | Bank of Africa
Ecobank Ghana | Ecobank Nigeria
Kenya Commercial Bank | Commercial Bank of Africa
Equity Bank Kenya | Equity Bank Uganda
Standard Bank South Africa | Standard Chartered Bank South Africa
Stanbic Bank Kenya | Stanbic Bank Uganda
African Export-Import Bank | African Development Bank
Reserve Bank of Zimbabwe | Reserve Bank of Malawi
State Bank of India | Bank of India
State Bank of India | Central Bank of India
Union Bank of India | Indian Bank
HDFC Bank | HDFC Life
ICICI Bank | ICICI Lombard
Punjab National Bank | Punjab & Sind Bank
National Bank of Pakistan | State Bank of Pakistan
Habib Bank Limited | Bank AL Habib
Habib Bank | Habib Metropolitan Bank
United Bank Limited | Union Bank Limited
Bangladesh Bank | Bangladesh Krishi Bank
印度国家银行 | 印度储备银行
印度进出口银行 | 韩国进出口银行
中国进出口银行 | 泰国进出口银行
Export-Import Bank of India | Export-Import Bank of Korea
Export-Import Bank of Thailand | Export-Import Bank of Malaysia
Da Afghanistan Bank | Pashtany Bank
Afghanistan International Bank | Islamic Bank of Afghanistan
缅甸外贸银行 | 缅甸经济银行
越南外贸银行 | 老挝外贸银行
Vietcombank | VietinBank
Vietcombank | Vietcombank Securities
BIDV | BIDV Insurance Corporation
Siam Commercial Bank | Siam City Bank
马来西亚国家银行 | 印度尼西亚国家银行
Maybank | Maybank Indonesia
CIMB Bank | CIMB Niaga
RHB Bank | RHB Investment Bank
Bank Rakyat Indonesia | Bank Rakyat Malaysia
DBS Bank | DBS Vickers Securities
OCBC Bank | OCBC Wing Hang Bank
United Overseas Bank | United Orient Bank
Bank of Japan | Development Bank of Japan
三菱UFJ銀行 | 三菱UFJ信託銀行
Mizuho Bank | Mizuho Securities
三井住友銀行 | 三井住友信託銀行
みずほ銀行 | みずほ証券
日本銀行 | 日本政策投資銀行
한국은행 | 한국산업은행
신한은행 | 신한카드
국민은행 | 국민카드
Shinhan Bank | Shinhan Bank Vietnam
韩国产业银行 | 韩国中小企业银行
Foreign Trade Bank DPRK | Foreign Trade Bank of Vietnam
Korea Kwangson Banking Corporation | Korea Daesong Bank
Koryo Commercial Bank | Koryo Credit Development Bank
朝鲜贸易银行 | 朝鲜统一发展银行
Trade and Development Bank of Mongolia | Trade and Development Bank of Turkey
中国人民银行 | 伊朗人民银行
哈萨克斯坦人民银行 | 土耳其人民银行
中国农业银行 | 中国农业发展银行
中国银行 | 中国进出口银行
中国银行 | 中国民生银行
Bank of China | China Construction Bank
Bank of China | Bank of China (Hong Kong)
Bank of China | Bank of China Investment
China Development Bank | China Construction Bank
China Development Bank | Agricultural Development Bank of China
招商银行 | 招商证券
中信银行 | 中信证券
浦发银行 | 广发银行
广发银行 | 广发证券
丹东银行 | 丹东农商银行
北京银行 | 南京银行
上海银行 | 上海农商银行
Bank of Beijing | Bank of Nanjing
Bank of Kunlun | Kunlun Trust
Bank of Taiwan | Land Bank of Taiwan
第一商業銀行 | 第一金證券
Hang Seng Bank | Hang Seng Insurance
Bank of East Asia | East Asia Commercial Bank
China Life Insurance | Ping An Insurance of China
China Life Insurance | China Pacific Life Insurance
HSBC | HSBC Life Insurance
HSBC Bank plc | HSBC Bank Egypt
HSBC Bank Oman | HSBC Bank Malta
Standard Chartered Bank Kenya | Standard Chartered Bank Zambia
Barclays Bank plc | Barclays Bank of Kenya
Royal Bank of Scotland | Bank of Scotland
Royal Bank of Scotland | Royal Bank of Canada
渣打银行(香港) | 渣打银行(泰国)
National Westminster Bank | National Bank
Deutsche Bank | Deutsche Bundesbank
Deutsche Bank | Deutsche Bank Polska
德意志银行 | 德国商业银行
Commerzbank | Commerzbank Leasing
Landesbank Baden-Württemberg | Landesbank Hessen-Thüringen
Bayerische Landesbank | Norddeutsche Landesbank
BNP Paribas | BNP Paribas Fortis
法国兴业银行 | 法国外贸银行
Société Générale | Société Générale Maroc
Crédit Agricole | Crédit Agricole Egypt
Banque Populaire | Banque Populaire Maroco Centrale
Crédit Mutuel | Crédit Lyonnais
Banque nationale de Belgique | Banque nationale du Canada
Swiss National Bank | Swiss Re
瑞士银行 | 瑞士信贷银行
Zürcher Kantonalbank | Berner Kantonalbank
Raiffeisen Bank Austria | Raiffeisen Schweiz
Erste Bank Österreich | Erste Bank Hungary
UniCredit Bank Austria | UniCredit Bank Serbia
UniCredit Bulbank | UniCredit Leasing Bulgaria
Intesa Sanpaolo | Intesa Sanpaolo Bank Albania
Banca Intesa Beograd | Banca Intesa Russia
Banco Santander | Banco Santander Río
Banco Santander Chile | Banco Santander Brasil
BBVA Colombia | BBVA Perú
西班牙对外银行 | 西班牙桑坦德银行
Banco Popular Español | Banco Popular Dominicano
Banco Popular de Cuba | Banco Popular de Puerto Rico
Banco Central de Cuba | Banco Central de Chile
Banco Central de Venezuela | Banco Central de Bolivia
Banco de Venezuela | Banco Provincial de Venezuela
委内瑞拉中央银行 | 委内瑞拉银行
Banco de la Nación Argentina | Banco de la Nación Perú
Banco do Brasil | Banco Central do Brasil
巴西银行 | 巴西中央银行
Banco do Brasil | BB Seguros
Banco Industrial Guatemala | Banco Industrial El Salvador
Banco de Comercio Exterior de Colombia | Banco Exterior de Venezuela
Banco Nacional de Cuba | Banco Nacional de México
Banco Nacional de Angola | Banco Nacional de Cuba
Banco Financiero Internacional | Banco Internacional de Comercio
Bank of Greece | National Bank of Greece
Hellenic Bank | Hellenic Bank Insurance
Τράπεζα της Ελλάδος | Τράπεζα Κύπρου
Piraeus Bank | Piraeus Bank Romania
Nordea Bank | Nordea Life
Danske Bank | Danske Capital
Swedbank Latvia | Swedbank Lithuania
SEB Bank Estonia | SEB Bank Lithuania
Latvijas Banka | Lietuvos bankas
Norges Bank | DNB Bank
Narodowy Bank Polski | Narodowy Bank Ukrainy
PKO Bank Polski | PKO Leasing
Bank Pekao | Bank Pocztowy
Česká národní banka | Česká spořitelna
ČSOB Czech Republic | ČSOB Slovakia
Komerční banka | Komercijalna banka
OTP Bank Hungary | OTP Bank Serbia
OTP Bank | OTP Leasing
Banca Comercială Română | Banca Românească
Българска народна банка | Българска банка за развитие
Hrvatska narodna banka | Hrvatska poštanska banka
NLB Banka Skopje | NLB Banka Beograd
Народна банка Србије | Народна банка на Македонија
Federal Reserve Bank of New York | Federal Reserve Bank of Chicago
Bank of America | Bank of North America
Citibank | Citibank Korea
Citibank N.A. | Citizens Bank N.A.
Royal Bank of Canada | National Bank of Canada
Bank of Montreal | Bank of Nova Scotia
Toronto-Dominion Bank | TD Ameritrade
Banco de México | Banco del Bajío
Reserve Bank of Australia | Reserve Bank of New Zealand
Commonwealth Bank | Commonwealth Bank Indonesia
ANZ Bank | ANZ Bank Vietnam
澳大利亚储备银行 | 新西兰储备银行
National Australia Bank | National Bank of Austria
亚洲开发银行 | 亚洲基础设施投资银行
European Investment Bank | Nordic Investment Bank
European Investment Bank | European Investment Fund
Islamic Development Bank | Islamic Development Bank of Brunei
International Investment Bank | International Finance Bank
Black Sea Trade and Development Bank | Eastern and Southern African Trade and Development Bank
`,
  },
  {
    family: 'State body under two names, second set',
    kind: 'same body',
    type: 'company',
    same: true,
    pairs: `
Federal Security Service | FSB
Federal Security Service of the Russian Federation | Федеральная служба безопасности
Federal Security Service of Russia | 俄罗斯联邦安全局
Foreign Intelligence Service of the Russian Federation | Служба внешней разведки
Foreign Intelligence Service of Russia | 俄罗斯对外情报局
Main Intelligence Directorate | GRU
Main Directorate of the General Staff of the Armed Forces of the Russian Federation | GRU
Federal Protective Service | Федеральная служба охраны
National Guard of the Russian Federation | Rosgvardia
National Guard of Russia | Росгвардия
Ministry of Defence of the Russian Federation | Минобороны России
Ministry of Defence of the Russian Federation | 俄罗斯国防部
Ministry of Industry and Trade of the Russian Federation | Minpromtorg
Ministry of Industry and Trade of Russia | Минпромторг
Ministry of Economic Development of the Russian Federation | Минэкономразвития
Federal Customs Service | Федеральная таможенная служба
Federal Customs Service of Russia | 俄罗斯海关总署
Federal Tax Service | ФНС России
Federal Service for Technical and Export Control | FSTEC
Federal Service for Technical and Export Control | ФСТЭК России
Federal Service for Military-Technical Cooperation | ФСВТС России
Rosfinmonitoring | Federal Financial Monitoring Service
Federal Air Transport Agency | Rosaviatsiya
Federal Agency for Maritime and River Transport | Rosmorrechflot
Rostec | State Corporation Rostec
Rostec | 俄罗斯国家技术集团
Rosatom | State Atomic Energy Corporation Rosatom
Rosatom | 俄罗斯国家原子能公司
Roscosmos | State Space Corporation Roscosmos
Roscosmos | 俄罗斯航天国家集团
Roskomnadzor | Federal Service for Supervision of Communications
Investigative Committee of the Russian Federation | Следственный комитет
Russian Direct Investment Fund | RDIF
Russian Direct Investment Fund | 俄罗斯直接投资基金
Russian Export Center | Российский экспортный центр
Russian Railways | ОАО "РЖД"
State Duma | Государственная Дума
State Duma of the Federal Assembly of Russia | 俄罗斯国家杜马
Federation Council | Совет Федерации
Security Service of Ukraine | Служба безпеки України
Security Service of Ukraine | SBU
Main Directorate of Intelligence of the Ministry of Defence of Ukraine | HUR
Ministry of Internal Affairs of Ukraine | Міністерство внутрішніх справ України
State Border Guard Service of Ukraine | Державна прикордонна служба України
State Security Committee of the Republic of Belarus | KGB RB
State Security Committee of Belarus | Комитет государственной безопасности Республики Беларусь
State Authority for Military Industry of Belarus | Государственный военно-промышленный комитет Республики Беларусь
National Security Committee of Kazakhstan | Комитет национальной безопасности
National Security Committee of the Republic of Kazakhstan | Ұлттық қауіпсіздік комитеті
Samruk-Kazyna | National Welfare Fund Samruk-Kazyna
State Security Service of Uzbekistan | Davlat xavfsizlik xizmati
Ministry of Defence of Iran | MODAFL
Ministry of Defence and Armed Forces Logistics | 伊朗国防和武装部队后勤部
Islamic Revolutionary Guard Corps | IRGC
Islamic Revolutionary Guard Corps | 伊朗伊斯兰革命卫队
IRGC Qods Force | نیروی قدس
IRGC-Qods Force | Islamic Revolutionary Guard Corps Quds Force
IRGC Aerospace Force | نیروی هوافضای سپاه
Ministry of Intelligence and Security | MOIS
Ministry of Intelligence of Iran | وزارت اطلاعات
Atomic Energy Organization of Iran | AEOI
Defense Industries Organization | DIO
Iran Electronics Industries | صنایع الکترونیک ایران
Iran Electronics Industries | SAIRAN
Iran Aviation Industries Organization | IAIO
Iran Aircraft Manufacturing Industrial Company | HESA
Organization of Defensive Innovation and Research | SPND
National Iranian Oil Company | NIOC
National Iranian Oil Company | شرکت ملی نفت ایران
Islamic Republic of Iran Shipping Lines | کشتیرانی جمهوری اسلامی ایران
Islamic Republic of Iran Shipping Lines | 伊朗航运公司
National Petrochemical Company | شرکت ملی صنایع پتروشیمی
National Iranian Gas Company | شرکت ملی گاز ایران
Islamic Republic of Iran Customs Administration | گمرک جمهوری اسلامی ایران
Islamic Republic of Iran Broadcasting | صدا و سیمای جمهوری اسلامی ایران
Islamic Republic of Iran Broadcasting | IRIB
Execution of Imam Khomeini's Order | Setad Ejraiye Farmane Hazrate Emam
Foundation of the Oppressed | Bonyad Mostazafan
Khatam al-Anbiya Construction Headquarters | قرارگاه سازندگی خاتم الانبیا
Malek Ashtar University of Technology | دانشگاه صنعتی مالک اشتر
Law Enforcement Forces of Iran | NAJA
Ministry of Defense Syria | وزارة الدفاع السورية
Air Force Intelligence Directorate | إدارة المخابرات الجوية
Scientific Studies and Research Centre | CERS
Scientific Studies and Research Centre | SSRC
General Petroleum Corporation | المؤسسة العامة للنفط
Syrian Petroleum Company | الشركة السورية للنفط
Syrian Company for Oil Transport | SCOT
Syrian Arab Airlines | مؤسسة الطيران العربية السورية
Workers' Party of Korea | 朝鲜劳动党
Reconnaissance General Bureau | RGB
Korea Mining Development Trading Corporation | KOMID
Korea Mining Development Trading Corporation | 조선광업개발무역회사
Ministry of State Security DPRK | 국가보위성
Ministry of People's Armed Forces | 인민무력성
Second Academy of Natural Sciences | 제2자연과학원
General Bureau of Atomic Energy | 원자력총국
Ocean Maritime Management Company | 원양해운관리회사
Air Koryo | 고려항공
Air Koryo | 高丽航空
Green Pine Associated Corporation | 청송련합
Office 39 | 39호실
Ministry of Foreign Affairs of the People's Republic of China | 中国外交部
Ministry of Commerce of the People's Republic of China | MOFCOM
Ministry of Commerce of China | 商务部
General Administration of Customs of China | 海关总署
General Administration of Customs of the People's Republic of China | GACC
Ministry of State Security | 国家安全部
Ministry of Public Security | 公安部
People's Liberation Army | 中国人民解放军
PLA Navy | 中国人民解放军海军
State Administration of Science, Technology and Industry for National Defense | SASTIND
State Administration of Science, Technology and Industry for National Defense | 国防科工局
State-owned Assets Supervision and Administration Commission | SASAC
State-owned Assets Supervision and Administration Commission | 国资委
National Development and Reform Commission | NDRC
National Development and Reform Commission | 国家发改委
State Administration of Foreign Exchange | 国家外汇管理局
State Administration of Foreign Exchange | SAFE
China Securities Regulatory Commission | 证监会
Cyberspace Administration of China | 国家互联网信息办公室
China Atomic Energy Authority | 国家原子能机构
China National Space Administration | 国家航天局
Xinjiang Production and Construction Corps | XPCC
Xinjiang Public Security Bureau | 新疆公安厅
China Academy of Engineering Physics | 中国工程物理研究院
Equipment Development Department | 装备发展部
Office of Foreign Assets Control | OFAC
Bureau of Industry and Security | 美国工业和安全局
U.S. Department of the Treasury | 美国财政部
Ministry of Economy, Trade and Industry | METI
Ministry of Defense of Japan | 防衛省
Acquisition, Technology & Logistics Agency | 防衛装備庁
Defense Acquisition Program Administration | 방위사업청
Ministry of Trade, Industry and Energy | 산업통상자원부
National Intelligence Service | 국가정보원
Ministry of Defence of Myanmar | ကာကွယ်ရေးဝန်ကြီးဌာန
Myanma Oil and Gas Enterprise | MOGE
Myanma Gems Enterprise | 缅甸宝石公司
Myanmar Economic Holdings Limited | MEHL
Myanmar Economic Corporation | မြန်မာ့စီးပွားရေးကော်ပိုရေးရှင်း
Directorate for Defense Industries | 国防工业局
State Administration Council | နိုင်ငံတော်စီမံအုပ်ချုပ်ရေးကောင်စီ
Ministry of National Defence Turkey | Millî Savunma Bakanlığı
National Intelligence Organization | Millî İstihbarat Teşkilatı
Turkish Petroleum Corporation | TPAO
Iraqi National Intelligence Service | جهاز المخابرات الوطني العراقي
General Intelligence Service | جهاز المخابرات العامة
Rapid Support Forces | قوات الدعم السريع
Rapid Support Forces | 快速支援部队
Defense Industries System | منظومة الصناعات الدفاعية
National Oil Corporation | المؤسسة الوطنية للنفط
Libyan Investment Authority | المؤسسة الليبية للاستثمار
Libyan Investment Authority | 利比亚投资局
Ministry of Defence of Russia | Ministry of Defense of the Russian Federation
Petróleos de Venezuela | PDVSA
Petróleos de Venezuela, S.A. | 委内瑞拉国家石油公司
Bolivarian National Intelligence Service | SEBIN
Bolivarian National Guard | Guardia Nacional Bolivariana
General Directorate of Military Counterintelligence | DGCIM
Corporación Venezolana de Guayana | CVG
Ministry of the Interior of Cuba | MININT
Grupo de Administración Empresarial | GAESA
Ministry of the Revolutionary Armed Forces | Ministerio de las Fuerzas Armadas Revolucionarias
Nicaraguan National Police | Policía Nacional de Nicaragua
Instituto Nicaragüense de Seguridad Social | Nicaraguan Social Security Institute
Zimbabwe Defence Industries | ZDI
National Security Bureau Syria | مكتب الأمن القومي
Defence Research and Development Organisation | DRDO
Indian Space Research Organisation | ISRO
Indian Space Research Organisation | 印度空间研究组织
Bharat Electronics Limited | भारत इलेक्ट्रॉनिक्स लिमिटेड
Pakistan Atomic Energy Commission | PAEC
Space and Upper Atmosphere Research Commission | SUPARCO
National Development Complex | NDC Pakistan
Ministry of National Defense of Vietnam | Bộ Quốc phòng
Ministry of Public Security of Vietnam | Bộ Công an
Armed Forces of the Islamic Republic of Iran General Staff | ستاد کل نیروهای مسلح
State Property Fund of Ukraine | Фонд державного майна України
Pension Fund of Russia | Пенсионный фонд Российской Федерации
Social Insurance Organization | سازمان تامین اجتماعی
Ministry of Finance of the Republic of Serbia | Министарство финансија Републике Србије
Ministry of Foreign Affairs of Cuba | Ministerio de Relaciones Exteriores de Cuba
National Police of Haiti | Police nationale d'Haïti
Federal Agency for State Property Management | Росимущество
Main Directorate of Deep Sea Research | ГУГИ
Central Scientific Research Institute of Precision Machine Building | ЦНИИТОЧМАШ
State Research Center of Virology and Biotechnology VECTOR | ГНЦ ВБ «Вектор»
Kurchatov Institute | НИЦ «Курчатовский институт»
`,
  },
  {
    family: 'State body under two names, second set',
    kind: 'other body',
    type: 'company',
    same: false,
    pairs: `
Ministry of Defence of Russia | Ministry of Defence of Belarus
俄罗斯国防部 | 白俄罗斯国防部
Ministry of Defence of the Russian Federation | Ministry of Finance of the Russian Federation
Ministry of Industry and Trade of Russia | Ministry of Industry and Trade of Kazakhstan
Минпромторг России | Минэкономразвития России
Минобороны России | Минэнерго России
Federal Security Service | Federal Protective Service
Federal Customs Service | Federal Tax Service
Federal Tax Service of Russia | Federal Customs Service of Russia
Federal Service for Technical and Export Control | Federal Service for Military-Technical Cooperation
Federal Air Transport Agency | Federal Agency for Railway Transport
Rostec | Rosatom
Roscosmos | Rosatom
Rosgvardia | Rosneft
Security Service of Ukraine | Foreign Intelligence Service of Ukraine
Служба безпеки України | Служба зовнішньої розвідки України
Комитет государственной безопасности Республики Беларусь | Комитет государственного контроля Республики Беларусь
National Security Committee of Kazakhstan | National Security Council of Armenia
National Security Service of Armenia | National Security Service of Uzbekistan
State Border Guard Service of Ukraine | State Border Committee of Belarus
Ministry of Intelligence of Iran | Ministry of Interior of Iran
وزارت دفاع | وزارت کشور
وزارت نفت | وزارت نیرو
Islamic Revolutionary Guard Corps Navy | Islamic Revolutionary Guard Corps Aerospace Force
IRGC Ground Forces | IRGC Navy
Atomic Energy Organization of Iran | Iranian Space Agency
Aerospace Industries Organization | Iran Aviation Industries Organization
Defense Industries Organization | Marine Industries Organization
National Iranian Oil Company | National Iranian Gas Company
National Iranian Oil Company | National Iranian Tanker Company
伊朗国家石油公司 | 伊朗国家油轮公司
National Iranian Oil Company | Iraq National Oil Company
National Iranian Gas Company | National Iranian Gas Export Company
شرکت ملی نفت ایران | شرکت ملی گاز ایران
سازمان صنایع هوافضا | سازمان صنایع دریایی
National Petrochemical Company | National Petroleum Company
Bonyad Mostazafan | Bonyad Shahid
Malek Ashtar University of Technology | Sharif University of Technology
Imam Hossein University | Imam Sadiq University
Ministry of Defense Syria | Ministry of Defense Sudan
وزارة الدفاع السورية | وزارة الداخلية السورية
وزارة النفط السورية | وزارة النفط العراقية
Syrian Petroleum Company | Syria Trading Oil Company
Syrian Company for Oil Transport | Syrian Company for Information Technology
Air Force Intelligence Directorate | Military Intelligence Directorate
Homs Refinery Company | Banias Refinery Company
Workers' Party of Korea | Democratic Party of Korea
Ministry of State Security DPRK | Ministry of People's Security DPRK
조선광업개발무역회사 | 조선금강무역회사
Korea Mining Development Trading Corporation | Korea Mining Trading Corporation of Seoul
Green Pine Associated Corporation | Green Leaf Associated Corporation
General Bureau of Atomic Energy | General Bureau of Postal Services
原子能总局 | 侦察总局
Ministry of Commerce of China | Ministry of Finance of China
商务部 | 国防部
国家发改委 | 国家卫健委
国家外汇管理局 | 国家市场监督管理总局
新疆公安厅 | 西藏公安厅
Xinjiang Public Security Bureau | Tibet Public Security Bureau
国家航天局 | 国家原子能机构
中国科学院 | 中国工程院
Chinese Academy of Sciences | Chinese Academy of Social Sciences
China Securities Regulatory Commission | China Banking Regulatory Commission
证监会 | 银保监会
People's Liberation Army Navy | People's Liberation Army Air Force
US Department of the Treasury | US Department of Commerce
美国财政部 | 美国商务部
Bureau of Industry and Security | Bureau of International Security
経済産業省 | 国土交通省
防衛省 | 総務省
방위사업청 | 관세청
Ministry of Economy, Trade and Industry | Ministry of Trade, Industry and Energy
National Intelligence Service | National Pension Service
Myanma Oil and Gas Enterprise | Myanma Gems Enterprise
缅甸宝石公司 | 缅甸木材公司
Myanmar Economic Holdings Limited | Myanmar Economic Corporation
Millî Savunma Bakanlığı | Millî Eğitim Bakanlığı
Savunma Sanayii Başkanlığı | Diyanet İşleri Başkanlığı
General Intelligence Service Sudan | General Intelligence Directorate Jordan
National Oil Corporation Libya | National Oil Company of Sudan
Libyan Investment Authority | Qatar Investment Authority
利比亚投资局 | 科威特投资局
Petróleos de Venezuela | Petróleos Mexicanos
委内瑞拉国家石油公司 | 厄瓜多尔国家石油公司
Bolivarian National Guard | Bolivarian National Police
Bolivarian National Intelligence Service | National Intelligence Service of Peru
Ministry of the Interior of Cuba | Ministry of Finance of Cuba
Policía Nacional de Nicaragua | Policía Nacional de Colombia
Instituto Nicaragüense de Seguridad Social | Instituto Mexicano del Seguro Social
Defence Research and Development Organisation | Space Research and Development Organisation
Indian Space Research Organisation | Indian Nuclear Research Organisation
印度国防研究与发展组织 | 印度空间研究组织
Pakistan Atomic Energy Commission | Pakistan Space Commission
Bharat Electronics Limited | Bharat Heavy Electricals Limited
Bharat Dynamics Limited | Bharat Earth Movers Limited
Bộ Quốc phòng | Bộ Công an
Ministry of Public Security of Vietnam | Ministry of Public Security of China
Pension Fund of Russia | Pension Fund of Ukraine
Фонд державного майна України | Пенсійний фонд України
Министарство финансија | Министарство одбране
Direction générale des douanes | Direction générale des impôts
National Police of Haiti | National Police of Honduras
Port Authority of Latakia | Port Authority of Tartous
Civil Aviation Organization of Iran | Ports and Maritime Organization of Iran
State Property Fund of Ukraine | State Property Fund of Lithuania
Central Bank of Libya | Libyan Investment Authority
Kurchatov Institute | Keldysh Institute
Russian Direct Investment Fund | Russian Science Foundation
Samruk-Kazyna | Baiterek
State Administration of Foreign Exchange | State Administration of Taxation
`,
  },
]
