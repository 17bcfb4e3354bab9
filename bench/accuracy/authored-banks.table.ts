import type { AuthoredGroup } from './name-pair.ts'

/**
 * Banks, insurers and bodies of state of the world under two names, written from general knowledge of public names before any rule
 * for them; one pair a line, `a | b`.
 */
export const authoredBanks: readonly AuthoredGroup[] = [
  {
    family: 'World bank under two names',
    kind: 'same bank or insurer',
    type: 'bank',
    same: true,
    pairs: `
Agrosoyuz Commercial Bank | KB Agrosoyuz OOO
Banca Nazionale del Lavoro S.p.A. | BNL
Banca Națională a României | National Bank of Romania
Banco Agrícola de Venezuela C.A. | Agricultural Bank of Venezuela
Banco Nacional de Desenvolvimento Econômico e Social | Brazilian National Bank for Economic and Social Development
Banco de la Nación Argentina | Bank of the Argentine Nation
Banco do Brasil S.A. | Bank of Brazil
Bank Gospodarstwa Krajowego | BGK
Bank Keshavarzi | Agricultural Bank of Iran
Bank Markazi Jomhouri Islami Iran | Central Bank of the Islamic Republic of Iran
Bank Negara Malaysia | Central Bank of Malaysia
Bank Sanat va Madan | Bank of Industry and Mine
Bank for Foreign Economic Affairs | Bank Vneshneekonomicheskoy Deyatelnosti
Bank of Industry & Mine | Industry and Mine Bank
Banque Agricole du Sénégal | Agricultural Bank of Senegal
Banque Centrale de Syrie | Central Bank of Syria
Banque Commerciale de Syrie | Commercial Bank of Syria
Banque Extérieure d'Algérie | External Bank of Algeria
Banque Malienne de Solidarité | Malian Solidarity Bank
Banque Nationale d'Algérie | National Bank of Algeria
Bayerische Landesbank | BayernLB
Bimeh Iran | Iran Insurance Company
Danmarks Nationalbank | National Bank of Denmark
Deutsche Bundesbank | German Federal Bank
Eesti Pank | Bank of Estonia
Europäisch-Iranische Handelsbank AG | European-Iranian Trade Bank
Europäische Zentralbank | European Central Bank
Gazprombank AO | GPB
Hrvatska narodna banka | Croatian National Bank
Iran Venezuela Bi-National Bank | بانک مشترک ایران و ونزوئلا
Islamic Regional Cooperation Bank | Bank-e Taawon Mantagheeye Eslami
Joint Stock Commercial Bank "Novikombank" | AKB Novikombank AO
Korea Kwangson Banking Corp | Kwangson Bank
Latvijas Banka | Bank of Latvia
Magyar Fejlesztési Bank Zrt. | Hungarian Development Bank
Magyar Nemzeti Bank | Hungarian National Bank
Mir Business Bank | Мир Бизнес Банк
Mongolbank | Bank of Mongolia
Myanma Foreign Trade Bank | Myanmar Foreign Trade Bank
Nationale Bank van België | National Bank of Belgium
Nemzetközi Beruházási Bank | International Investment Bank
OJSC Bank of Moscow | Bank Moskvy
Ost-West Handelsbank AG | East-West Trade Bank
Public Joint Stock Company "Bank Uralsib" | Uralsib
Schweizerische Nationalbank | Swiss National Bank
Suomen Pankki | Bank of Finland
Türkiye Cumhuriyeti Ziraat Bankası A.Ş. | Ziraat Bank
Türkiye Halk Bankası A.Ş. | Halkbank
Türkiye Vakıflar Bankası T.A.O. | VakifBank
Türkiye İş Bankası A.Ş. | Isbank
Yapı ve Kredi Bankası A.Ş. | Yapi Kredi Bank
Česká exportní banka, a.s. | Czech Export Bank
Εθνική Τράπεζα της Ελλάδος | National Bank of Greece
АБ «Россия» | Bank Rossiya
АО «Альфа-Банк» | Alfa Bank JSC
Банк «Санкт-Петербург» | Bank Saint Petersburg PJSC
Банк ВТБ (ПАО) | VTB Bank PJSC
Банк развития Республики Беларусь | Development Bank of the Republic of Belarus
ВЭБ.РФ | VEB.RF
Внешэкономбанк | State Corporation Vnesheconombank
МСП Банк | SME Bank
Международный банк экономического сотрудничества | International Bank for Economic Co-operation
Международный инвестиционный банк | International Investment Bank
Народна банка Србије | National Bank of Serbia
Народный банк Казахстана | Halyk Bank of Kazakhstan
Национальный банк Республики Беларусь | National Bank of Belarus
Ощадбанк | State Savings Bank of Ukraine
ПАО «Промсвязьбанк» | Promsvyazbank
ПАО Сбербанк | Sberbank of Russia
Почта Банк | Post Bank
Россельхозбанк | Russian Agricultural Bank
Российская национальная перестраховочная компания | Russian National Reinsurance Company
Российский национальный коммерческий банк | Russian National Commercial Bank
Укрэксимбанк | State Export-Import Bank of Ukraine
Центральный банк Российской Федерации | Bank of Russia
בנק הפועלים | Bank Hapoalim B.M.
בנק ישראל | Bank of Israel
البنك العربي | Arab Bank plc
البنك المركزي العراقي | Central Bank of Iraq
المصرف التجاري السوري | Commercial Bank of Syria
المصرف الزراعي التعاوني | Agricultural Cooperative Bank
بانک رفاه کارگران | Bank Refah Kargaran
بانک مرکزی جمهوری اسلامی ایران | Central Bank of Iran
بانک ملی ایران | Bank Melli Iran
بانک کارآفرین | Karafarin Bank
بنك أبوظبي الأول | First Abu Dhabi Bank
بنك الخرطوم | Bank of Khartoum
بنك سورية الدولي الإسلامي | Syria International Islamic Bank
بنك قطر الوطني | Qatar National Bank
بیمه البرز | Alborz Insurance Company
مصرف الراجحي | Al Rajhi Bank
پست بانک ایران | Post Bank of Iran
भारतीय रिज़र्व बैंक | Reserve Bank of India
भारतीय स्टेट बैंक | State Bank of India
ธนาคารแห่งประเทศไทย | Bank of Thailand
みずほ銀行 | Mizuho Bank, Ltd.
りそな銀行 | Resona Bank
三菱日联银行 | MUFG Bank, Ltd.
中国人民保险集团股份有限公司 | The People's Insurance Company (Group) of China Limited
中国光大银行 | China Everbright Bank Company Limited
中国出口信用保险公司 | China Export & Credit Insurance Corporation
中国工商银行股份有限公司 | ICBC
丹东银行 | Bank of Dandong Co., Ltd.
亚洲开发银行 | Asian Development Bank
交行 | Bank of Communications
伊朗国民银行 | Bank Melli Iran
俄罗斯联邦储蓄银行 | Sberbank of Russia
华夏银行 | Hua Xia Bank
国際協力銀行 | Japan Bank for International Cooperation
富国银行 | Wells Fargo Bank
工行 | Industrial and Commercial Bank of China Limited
平安银行股份有限公司 | Ping An Bank
建行 | China Construction Bank
徽商银行 | Huishang Bank Corporation
招行 | China Merchants Bank Co., Ltd.
昆仑银行股份有限公司 | Bank of Kunlun
朝鲜贸易银行 | Foreign Trade Bank of the Democratic People's Republic of Korea
横浜銀行 | The Bank of Yokohama, Ltd.
民生银行 | China Minsheng Banking Corp., Ltd.
法国兴业银行 | Société Générale
法国巴黎银行 | BNP Paribas SA
浙商银行 | China Zheshang Bank Co., Ltd.
浦发 | Shanghai Pudong Development Bank Co., Ltd.
渣打银行 | Standard Chartered Bank
渤海银行 | China Bohai Bank
美国银行 | Bank of America, National Association
花旗银行 | Citibank, N.A.
邮储银行 | Postal Savings Bank of China Co Ltd
香港上海汇丰银行有限公司 | The Hongkong and Shanghai Banking Corporation Limited
국민은행 | Kookmin Bank
조선국영보험공사 | Korea National Insurance Corporation
조선무역은행 | Foreign Trade Bank of DPRK
하나은행 | KEB Hana Bank
한국수출입은행 | The Export-Import Bank of Korea
한국은행 | Bank of Korea
`,
  },
  {
    family: 'World bank under two names',
    kind: 'other bank, its branch or its subsidiary',
    type: 'bank',
    same: false,
    pairs: `
Agricultural Bank of China | Agricultural Development Bank of China
Agricultural Bank of China | Industrial and Commercial Bank of China
Al Rajhi Bank | Al Rajhi Takaful
Alfa Bank | Alpha Bank SA Greece
Arab Bank | Arab National Bank
Asian Infrastructure Investment Bank | Asian Development Bank
Banca Popolare di Milano | Banca Popolare di Sondrio
Banca d'Italia | Banca Popolare di Milano
Banco Agrícola de Venezuela | Banco Industrial de Venezuela
Banco Central de Cuba | Banco Nacional de Cuba
Banco Central de Venezuela | Banco Central de Cuba
Banco Nacional de Cuba | National Bank of Costa Rica
Banco do Brasil | Banco Bradesco
Bank Melli Iran | Bank Mellat
Bank Pasargad | Pasargad Insurance
Bank Rossiya | Bank of Russia
Bank Saderat Iran | Bank Saderat PLC London
Bank Sepah | Bank Sepah International PLC
Bank of Dandong | Bank of Dalian
Bank of India | Bank of Baroda
Bank of Korea | Bank of Japan
Bank of Kunlun | Bank of Kunming
Bank of Latvia | Bank of Lithuania
Bank of Moscow | Credit Bank of Moscow
Bank of Shanghai | Bank of Nanjing
Bank of Yokohama | Bank of Fukuoka
Banque Commerciale du Congo | Banque Commerciale du Burkina
Banque Extérieure d'Algérie | National Bank of Algeria
Banque Nationale d'Algérie | Banque Nationale de Paris
Banque de France | Bank of Finland
Bayerische Landesbank | Landesbank Berlin
Belinvestbank | Belvnesheconombank
Central Bank of Libya | Central Bank of Syria
China Development Bank | Korea Development Bank
China Merchants Bank | China Merchants Securities
City Bank Limited | Citibank N.A.
Commercial Bank of Syria | Commercial Bank of Dubai
Deutsche Bank AG | Deutsche Bundesbank
Deutsche Bank | Deutsche Postbank
Dresdner Bank AG | Commerzbank AG
Eurasian Development Bank | Asian Development Bank
European Investment Bank | European Central Bank
Export Development Bank of Iran | Export Development Bank of Egypt
Export-Import Bank of China | Export-Import Bank of India
Far Eastern Bank | Bank of East Asia
First Abu Dhabi Bank | Abu Dhabi Commercial Bank
First National Bank of Omaha | First National Bank of Chicago
First National Bank | Second National Bank
Foreign Trade Bank of DPRK | Foreign Trade Bank of Vietnam
Gazprombank | Gazprom Neft
Halkbank | Halyk Bank
Housing Bank for Trade and Finance | Housing Bank of Iran
Inter-American Development Bank | African Development Bank
International Investment Bank | International Bank for Economic Co-operation
Iran Insurance Company | Asia Insurance Company
Islamic Development Bank | Islamic Cooperation Investment Bank
Korea Daesong Bank | Daegu Bank
Korea United Development Bank | Korea Development Bank
Myanma Foreign Trade Bank | Myanma Investment and Commercial Bank
National Bank of Abu Dhabi | National Bank of Kuwait
National Bank of Egypt | Bank of Alexandria
National Bank of Poland | National Bank of Romania
Novikombank | Avtovazbank
Ost-West Handelsbank | East West Bank
Post Bank of Iran | Postal Savings Bank of China
Promsvyazbank | Promstroybank
Qatar National Bank | Qatar Islamic Bank
Rafidain Bank | Rasheed Bank
Russian Agricultural Bank | Russian Regional Development Bank
Russian National Reinsurance Company | Swiss Reinsurance Company
Sberbank of Russia | Savings Bank of Ukraine
Sberbank | Sberbank Kazakhstan
Standard Chartered Bank | Standard Bank of South Africa
State Bank of India | State Bank of Pakistan
Syria International Islamic Bank | Jordan International Islamic Bank
Türkiye Cumhuriyet Merkez Bankası | Central Bank of Northern Cyprus
Türkiye Cumhuriyeti Ziraat Bankası | Türkiye Vakıflar Bankası
Türkiye Halk Bankası A.Ş. | Türkiye İş Bankası A.Ş.
Union Bank of India | Union Bank of Switzerland
Ural Bank for Reconstruction and Development | European Bank for Reconstruction and Development
VTB Bank PJSC | VTB Bank Ukraine
Česká národní banka | Czech Export Bank
Εθνική Τράπεζα της Ελλάδος | Bank of Greece
АО «Альфа-Банк» | AlfaStrakhovanie
Банк ВТБ (ПАО) | VTB Capital
Банк развития Республики Беларусь | Development Bank of Kazakhstan
Белинвестбанк | Belagroprombank
Газпромбанк | Gazprombank Switzerland
Московский индустриальный банк | Credit Bank of Moscow
Московский кредитный банк | Moscow Industrial Bank
Народна банка Србије | National Bank of North Macedonia
Национальный банк Республики Беларусь | National Bank of Kazakhstan
ПАО Сбербанк | Sberbank Leasing
Промсвязьбанк | Prominvestbank
Росбанк | Russian Standard Bank
Россельхозбанк | Russian National Commercial Bank
Совкомбанк | Sovcombank Leasing
Уралсиб | Ural Bank for Reconstruction and Development
البنك الأهلي المصري | Saudi National Bank
البنك العربي | Arab African International Bank
البنك المركزي العراقي | Central Bank of Jordan
بانک تجارت | Bank Saderat Iran
بانک مرکزی جمهوری اسلامی ایران | Bank Maskan
بانک ملی ایران | Bank Mellat
بانک پارسیان | Parsian Insurance
بنك قطر الوطني | Qatar Development Bank
بیمه البرز | Iran Insurance Company
مصرف الرافدين | Rasheed Bank
भारतीय स्टेट बैंक | Reserve Bank of India
みずほ銀行 | Mizuho Securities
三井住友银行 | Mitsui Sumitomo Insurance
东亚银行 | Far Eastern International Bank
中信银行 | CITIC Securities
中国人民保险集团 | China Life Insurance Company
中国建设银行 | Bank of China
丹东银行 | Bank of Dandong Securities
兴业银行 | Industrial and Commercial Bank of China
华夏银行 | Huaxia Life Insurance
叙利亚商业银行 | Commercial Bank of Qatar
平安银行 | Ping An Insurance
招商银行 | China Minsheng Bank
日本銀行 | Development Bank of Japan
昆仑银行 | Bank of Kunshan
朝鲜联合发展银行 | Foreign Trade Bank of DPRK
江苏银行 | Bank of Jiangxi
浦发银行 | Shanghai Bank
渤海银行 | Bohai Leasing
국민은행 | Hana Bank
조선무역은행 | Korea Kwangson Banking Corp
한국산업은행 | Korea Exchange Bank
한국은행 | Korea Development Bank
`,
  },
  {
    family: 'State body under two names',
    kind: 'same body',
    type: 'company',
    same: true,
    pairs: `
Bundesministerium der Verteidigung | Federal Ministry of Defence
Bộ Quốc phòng | Ministry of National Defence
Kementerian Pertahanan | Ministry of Defence
Milli Savunma Bakanlığı | Ministry of National Defence
Ministerio de Defensa Nacional | Ministry of National Defense
Ministero della Difesa | Ministry of Defence
Ministerstwo Obrony Narodowej | Ministry of National Defence
Ministère de la Défense nationale | Ministry of National Defence
Savunma Sanayii Başkanlığı | Presidency of Defense Industries
ministerstvo obrany České republiky | Ministry of Defence of the Czech Republic
Белорусская железная дорога | Belarusian Railway
Военно-морской флот России | Russian Navy
Главное разведывательное управление | Main Intelligence Directorate
Государственная корпорация «Ростех» | State Corporation Rostec
Государственная корпорация по атомной энергии «Росатом» | State Atomic Energy Corporation Rosatom
Государственный таможенный комитет Республики Беларусь | State Customs Committee of Belarus
Комитет государственной безопасности Республики Беларусь | Belarusian State Security Committee
Министарство одбране Републике Србије | Ministry of Defence of the Republic of Serbia
Министерство внутренних дел Республики Беларусь | Ministry of Internal Affairs of Belarus
Министерство обороны Российской Федерации | Ministry of Defence of the Russian Federation
Московская биржа | Moscow Exchange
Новороссийский морской торговый порт | Novorossiysk Commercial Sea Port
ОАО «Российские железные дороги» | Russian Railways
Российская академия наук | Russian Academy of Sciences
Российский фонд прямых инвестиций | Russian Direct Investment Fund
Федеральная служба безопасности Российской Федерации | Federal Security Service
Федеральная служба войск национальной гвардии | Federal Service of the National Guard Troops
משרד הביטחון | Ministry of Defense
إدارة المخابرات العامة | General Intelligence Directorate
الجيش العربي السوري | Syrian Arab Army
بنیاد مستضعفان | Mostazafan Foundation
راه آهن جمهوری اسلامی ایران | Islamic Republic of Iran Railways
سازمان بنادر و دریانوردی | Ports and Maritime Organization
سازمان صنایع دفاع | Defense Industries Organization
سازمان صنایع هوافضا | Aerospace Industries Organization
سازمان فضایی ایران | Iranian Space Agency
سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps
صندوق توسعه ملی ایران | National Development Fund of Iran
مركز الدراسات والبحوث العلمية | Scientific Studies and Research Center
وزارة الدفاع السورية | Syrian Ministry of Defense
وزارة النفط السورية | Syrian Ministry of Oil
وزارت دفاع و پشتیبانی نیروهای مسلح | Ministry of Defence and Armed Forces Logistics
上海证券交易所 | Shanghai Stock Exchange
中华人民共和国商务部 | Ministry of Commerce of the People's Republic of China
中国人民解放军 | Chinese People's Liberation Army
中国国家铁路集团有限公司 | China State Railway Group Co., Ltd.
中国海关总署 | General Administration of Customs of China
中国科学院 | Chinese Academy of Sciences
中央军委装备发展部 | Equipment Development Department of the Central Military Commission
伊斯兰革命卫队 | Islamic Revolutionary Guards Corps
俄罗斯国防部 | Russian Ministry of Defence
宇宙航空研究開発機構 | Japan Aerospace Exploration Agency
朝鲜人民军总参谋部 | General Staff of the Korean People's Army
朝鲜劳动党39号室 | Office 39 of the Korean Workers' Party
経済産業省 | Ministry of Economy, Trade and Industry
防衛省 | Ministry of Defense
대한민국 국방부 | Ministry of National Defense of the Republic of Korea
정찰총국 | Reconnaissance General Bureau
조선로동당 | Workers' Party of Korea
조선인민군 | Korean People's Army
`,
  },
  {
    family: 'State body under two names',
    kind: 'other body',
    type: 'company',
    same: false,
    pairs: `
Bundesministerium der Verteidigung | Federal Ministry of Finance
General Intelligence Directorate | Military Intelligence Directorate
Iranian Space Agency | Israel Space Agency
Islamic Republic of Iran Broadcasting | Islamic Republic of Iran Shipping Lines
Islamic Republic of Iran Railways | Islamic Republic of Iran Shipping Lines
Korean People's Army | Korean People's Navy
Milli Savunma Bakanlığı | Ministry of National Education
Ministerio de Defensa Nacional | Ministry of the Interior
Ministry of Defence and Armed Forces Logistics | Ministry of Intelligence and Security
Ministry of Defence of Iran | Ministry of Defence of Iraq
Ministère de la Défense nationale | Ministry of National Education
Moscow Exchange | Saint Petersburg Exchange
National Development Fund of Iran | National Development Fund of Saudi Arabia
Novorossiysk Commercial Sea Port | Vladivostok Commercial Sea Port
Port Authority of Beirut | Port Authority of Tripoli
Russian Academy of Sciences | Chinese Academy of Sciences
Russian Direct Investment Fund | China Investment Fund
Russian Railways | Kazakhstan Railways
State Security Committee of Belarus | State Customs Committee of Belarus
Syrian Arab Army | Syrian Arab Airlines
Белорусская железная дорога | Russian Railways
Министерство внутренних дел Республики Беларусь | Ministry of Foreign Affairs of Belarus
Министерство обороны Российской Федерации | Ministry of Defence of Belarus
Министерство финансов Российской Федерации | Ministry of Finance of Ukraine
Новороссийский морской торговый порт | Murmansk Commercial Sea Port
Российская академия наук | Russian Academy of Arts
Федеральная служба безопасности | Federal Customs Service
إدارة المخابرات العامة | Air Force Intelligence Directorate
الجيش العربي السوري | Free Syrian Army
سازمان صنایع دفاع | Aerospace Industries Organization
سازمان فضایی ایران | Atomic Energy Organization of Iran
وزارة الدفاع السورية | Syrian Ministry of Interior
وزارة النفط السورية | Iraqi Ministry of Oil
上海证券交易所 | Shenzhen Stock Exchange
中华人民共和国商务部 | Ministry of Finance of the People's Republic of China
中国人民解放军 | People's Armed Police of China
中国科学院 | Chinese Academy of Social Sciences
中央军委装备发展部 | Political Work Department of the Central Military Commission
伊朗原子能组织 | International Atomic Energy Agency
俄罗斯国防部 | Ministry of Defence of Ukraine
防衛省 | Ministry of Economy, Trade and Industry
조선인민군 | Workers' Party of Korea
`,
  },
]
