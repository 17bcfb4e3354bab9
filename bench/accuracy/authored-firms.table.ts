import type { AuthoredGroup } from './name-pair.ts'

/**
 * Firms, banks and bodies by their Chinese and their English or Russian names, and by short and full Chinese ones, written from general
 * knowledge of public names, and invented ones; one pair a line, `a | b`. All were written before any rule for them.
 */
export const authoredFirms: readonly AuthoredGroup[] = [
  {
    family: 'Chinese and English firm',
    kind: 'Chinese firm, translated',
    type: 'company',
    same: true,
    pairs: `
中国五矿集团有限公司 | China Minmetals Corporation
中国有色矿业集团有限公司 | China Nonferrous Metal Mining (Group) Co., Ltd.
中国铁道建筑集团有限公司 | China Railway Construction Corporation Limited
中国机械工业集团有限公司 | China National Machinery Industry Corporation
中国化学工程集团有限公司 | China National Chemical Engineering Group Corporation
中国建筑集团有限公司 | China State Construction Engineering Corporation
中国电力建设集团有限公司 | Power Construction Corporation of China
中国能源建设集团有限公司 | China Energy Engineering Group Co., Ltd.
中国东方航空集团有限公司 | China Eastern Airlines Group
中国南方航空股份有限公司 | China Southern Airlines Company Limited
中国商用飞机有限责任公司 | Commercial Aircraft Corporation of China, Ltd.
中国航天科工集团有限公司 | China Aerospace Science and Industry Corporation Limited
中国电子信息产业集团有限公司 | China Electronics Corporation
中国航空发动机集团有限公司 | Aero Engine Corporation of China
中国国际海运集装箱（集团）股份有限公司 | China International Marine Containers (Group) Co., Ltd.
中国北方稀土（集团）高科技股份有限公司 | China Northern Rare Earth (Group) High-Tech Co., Ltd.
中国长城科技集团股份有限公司 | China Greatwall Technology Group Co., Ltd.
中国人民财产保险股份有限公司 | PICC Property and Casualty Company Limited
中国太平洋保险（集团）股份有限公司 | China Pacific Insurance (Group) Co., Ltd.
中国空间技术研究院 | China Academy of Space Technology
中国空气动力研究与发展中心 | China Aerodynamics Research and Development Center
中国舰船研究设计中心 | China Ship Development and Design Center
国家超级计算无锡中心 | National Supercomputing Center in Wuxi
中国科学院上海微系统与信息技术研究所 | Shanghai Institute of Microsystem and Information Technology, Chinese Academy of Sciences
中国科学院长春光学精密机械与物理研究所 | Changchun Institute of Optics, Fine Mechanics and Physics
西南技术物理研究所 | Southwest Institute of Technical Physics
上海航天技术研究院 | Shanghai Academy of Spaceflight Technology
南京航空航天大学 | Nanjing University of Aeronautics and Astronautics
海军工程大学 | Naval University of Engineering
中华人民共和国海关总署 | General Administration of Customs of the People's Republic of China
大连船舶重工集团有限公司 | Dalian Shipbuilding Industry Co., Ltd.
渤海造船厂集团有限公司 | Bohai Shipyard Group Co., Ltd.
沈阳飞机工业（集团）有限公司 | Shenyang Aircraft Corporation
成都飞机工业（集团）有限责任公司 | Chengdu Aircraft Industrial (Group) Co., Ltd.
哈尔滨电气集团有限公司 | Harbin Electric Corporation
江西铜业股份有限公司 | Jiangxi Copper Company Limited
厦门钨业股份有限公司 | Xiamen Tungsten Co., Ltd.
山东黄金矿业股份有限公司 | Shandong Gold Mining Co., Ltd.
凤凰光学股份有限公司 | Phoenix Optical Company Limited
上海建工集团股份有限公司 | Shanghai Construction Group Co., Ltd.
北京首都国际机场股份有限公司 | Beijing Capital International Airport Co., Ltd.
广州白云国际机场股份有限公司 | Guangzhou Baiyun International Airport Company Limited
四川长虹电器股份有限公司 | Sichuan Changhong Electric Co., Ltd.
上海梅林正广和股份有限公司 | Shanghai Maling Aquarius Co., Ltd.
光明乳业股份有限公司 | Bright Dairy & Food Co., Ltd.
蓝星新材料股份有限公司 | Bluestar New Chemical Materials Co., Ltd.
双星轮胎有限公司 | Doublestar Tyre Co., Ltd.
长城汽车股份有限公司 | Great Wall Motor Company Limited
东风汽车集团股份有限公司 | Dongfeng Motor Group Company Limited
人民网股份有限公司 | People.cn Co., Ltd.
`,
  },
  {
    family: 'Chinese and English firm',
    kind: 'Chinese firm, brand read',
    type: 'company',
    same: true,
    pairs: `
中国宝武钢铁集团有限公司 | China Baowu Steel Group Corporation Limited
沪东中华造船（集团）有限公司 | Hudong-Zhonghua Shipbuilding (Group) Co., Ltd.
江南造船（集团）有限责任公司 | Jiangnan Shipyard (Group) Co., Ltd.
上海振华重工（集团）股份有限公司 | Shanghai Zhenhua Heavy Industries Co., Ltd.
华虹半导体有限公司 | Hua Hong Semiconductor Limited
上海华力微电子有限公司 | Shanghai Huali Microelectronics Corporation
通富微电子股份有限公司 | Tongfu Microelectronics Co., Ltd.
天水华天科技股份有限公司 | Tianshui Huatian Technology Co., Ltd.
锐捷网络股份有限公司 | Ruijie Networks Co., Ltd.
大唐电信科技股份有限公司 | Datang Telecom Technology Co., Ltd.
厦门市美亚柏科信息股份有限公司 | Xiamen Meiya Pico Information Co., Ltd.
隆基绿能科技股份有限公司 | LONGi Green Energy Technology Co., Ltd.
赣锋锂业集团股份有限公司 | Ganfeng Lithium Group Co., Ltd.
天齐锂业股份有限公司 | Tianqi Lithium Corporation
紫金矿业集团股份有限公司 | Zijin Mining Group Company Limited
恒力石化（大连）炼化有限公司 | Hengli Petrochemical (Dalian) Refinery Co., Ltd.
山东魏桥创业集团有限公司 | Shandong Weiqiao Pioneering Group Company Limited
三一重工股份有限公司 | Sany Heavy Industry Co., Ltd.
同方威视技术股份有限公司 | Nuctech Company Limited
宁波海纳精密铸造有限公司 | Ningbo Haina Precision Casting Co., Ltd.
无锡锦程印染机械厂 | Wuxi Jincheng Dyeing and Printing Machinery Factory
烟台东方水产冷藏有限公司 | Yantai Oriental Aquatic Refrigeration Co., Ltd.
成都锐科微波电子有限公司 | Chengdu Ruike Microwave Electronics Co., Ltd.
西安天瑞惯性导航技术有限公司 | Xi'an Tianrui Inertial Navigation Technology Co., Ltd.
绍兴华裕家用纺织品有限公司 | Shaoxing Huayu Home Textiles Co., Ltd.
佛山市顺德区康宝厨具有限公司 | Foshan Shunde Kangbao Kitchenware Co., Ltd.
常州博远供应链管理有限公司 | Changzhou Boyuan Supply Chain Management Co., Ltd.
青岛鑫隆国际货运代理有限公司 | Qingdao Xinlong International Freight Forwarding Co., Ltd.
台州恒发阀门制造有限公司 | Taizhou Hengfa Valve Manufacturing Co., Ltd.
保定宏业风电叶片有限公司 | Baoding Hongye Wind Turbine Blade Co., Ltd.
连云港金海岸海产品有限公司 | Lianyungang Golden Coast Seafood Co., Ltd.
金凤凰纸业有限公司 | Golden Phoenix Paper Company Limited
北极星钟表有限公司 | Polaris Watch & Clock Co., Ltd.
深圳市海豚无人机科技有限公司 | Shenzhen Dolphin UAV Technology Co., Ltd.
杭州蓝天环保设备有限公司 | Hangzhou Bluesky Environmental Protection Equipment Co., Ltd.
`,
  },
  {
    family: 'Chinese and English firm',
    kind: 'Hong Kong and Taiwan firm',
    type: 'company',
    same: true,
    pairs: `
新鴻基地產發展有限公司 | Sun Hung Kai Properties Limited
香港中華煤氣有限公司 | The Hong Kong and China Gas Company Limited
周大福珠寶集團有限公司 | Chow Tai Fook Jewellery Group Limited
長江實業集團有限公司 | Cheung Kong Holdings Limited
利豐有限公司 | Li & Fung Limited
國泰航空有限公司 | Cathay Pacific Airways Limited
大生地產發展有限公司 | Tai Sang Land Development Limited
榮豐紡織有限公司 | Wing Fung Textiles Limited
金輝船務有限公司 | Kam Fai Shipping Limited
鴻海精密工業股份有限公司 | Hon Hai Precision Industry Co., Ltd.
聯華電子股份有限公司 | United Microelectronics Corporation
臺灣積體電路製造股份有限公司 | Taiwan Semiconductor Manufacturing Company Limited
中國鋼鐵股份有限公司 | China Steel Corporation
長榮海運股份有限公司 | Evergreen Marine Corporation
陽明海運股份有限公司 | Yang Ming Marine Transport Corporation
`,
  },
  {
    family: 'Chinese and English firm',
    kind: 'foreign firm, translated',
    type: 'company',
    same: true,
    pairs: `
俄罗斯联合航空制造集团 | United Aircraft Corporation
俄罗斯联合造船集团 | United Shipbuilding Corporation
俄罗斯国家原子能公司 | State Atomic Energy Corporation Rosatom
俄罗斯铁路公司 | Russian Railways
俄罗斯直升机公司 | JSC Russian Helicopters
俄罗斯石油运输公司 | Transneft
乌拉尔机车车辆厂 | Uralvagonzavod
伊朗国家石油公司 | National Iranian Oil Company
伊朗国家油轮公司 | National Iranian Tanker Company
伊朗航空工业组织 | Iran Aviation Industries Organization
伊朗伊斯兰共和国航运公司 | Islamic Republic of Iran Shipping Lines
伊朗国家铜业公司 | National Iranian Copper Industries Company
波斯湾石化工业公司 | Persian Gulf Petrochemical Industries Company
朝鲜矿业发展贸易公司 | Korea Mining Development Trading Corporation
缅甸石油天然气公司 | Myanma Oil and Gas Enterprise
缅甸经济控股有限公司 | Myanma Economic Holdings Public Company Limited
缅甸木材公司 | Myanma Timber Enterprise
白俄罗斯钾肥公司 | Belarusian Potash Company
明斯克汽车厂 | Minsk Automobile Plant
明斯克轮式牵引车厂 | Minsk Wheel Tractor Plant
阿布扎比国家石油公司 | Abu Dhabi National Oil Company
土耳其航空航天工业公司 | Turkish Aerospace Industries
土耳其航空公司 | Turkish Airlines
叙利亚石油公司 | Syrian Petroleum Company
叙利亚科学研究中心 | Scientific Studies and Research Center
委内瑞拉国家石油公司 | Petroleos de Venezuela SA
哈萨克斯坦铁路公司 | Kazakhstan Railways
古巴航空公司 | Cubana de Aviacion
印度斯坦航空有限公司 | Hindustan Aeronautics Limited
以色列航空航天工业公司 | Israel Aerospace Industries
三菱重工业株式会社 | Mitsubishi Heavy Industries, Ltd.
川崎重工业株式会社 | Kawasaki Heavy Industries
应用材料公司 | Applied Materials, Inc.
通用电气公司 | General Electric Company
通用汽车公司 | General Motors
德州仪器公司 | Texas Instruments Incorporated
联合技术公司 | United Technologies Corporation
国际商业机器公司 | International Business Machines Corporation
沙特阿拉伯国家石油公司 | Saudi Arabian Oil Company
巴基斯坦国际航空公司 | Pakistan International Airlines
`,
  },
  {
    family: 'Chinese and English firm',
    kind: 'foreign firm, brand heard',
    type: 'company',
    same: true,
    pairs: `
苏霍伊公司 | Sukhoi Company
图波列夫公司 | Tupolev PJSC
卡拉什尼科夫集团 | Kalashnikov Concern
卢克石油公司 | Lukoil Oil Company
诺里尔斯克镍业公司 | Norilsk Nickel
马格尼托哥尔斯克钢铁公司 | Magnitogorsk Iron and Steel Works
新利佩茨克钢铁公司 | Novolipetsk Steel
马汉航空公司 | Mahan Air
莫巴拉克钢铁公司 | Mobarakeh Steel Company
西门子能源公司 | Siemens Energy AG
罗尔斯·罗伊斯公司 | Rolls-Royce plc
三星电子株式会社 | Samsung Electronics Co., Ltd.
现代重工业公司 | Hyundai Heavy Industries
东京电子有限公司 | Tokyo Electron Limited
爱立信通信有限公司 | Ericsson Communications Co., Ltd.
诺基亚西门子通信公司 | Nokia Siemens Networks
阿塞尔桑公司 | Aselsan
哈里伯顿能源服务公司 | Halliburton Energy Services
斯伦贝谢油田服务公司 | Schlumberger Oilfield Services
贝尔直升机公司 | Bell Helicopter
`,
  },
  {
    family: 'Chinese and English firm',
    kind: 'other brand, line, place or rank',
    type: 'company',
    same: false,
    pairs: `
中国东方航空集团有限公司 | China Southern Airlines Group
中国五矿集团有限公司 | China National Gold Group
中国有色矿业集团有限公司 | China Railway Materials (Group) Co., Ltd.
中国机械工业集团有限公司 | China National Chemical Industry Corporation
中国化学工程集团有限公司 | China National Nuclear Engineering Group Corporation
中国建筑集团有限公司 | China State Shipbuilding Corporation
中国商用飞机有限责任公司 | Commercial Bank of China
中国航天科工集团有限公司 | China Aerospace Times Electronics Corporation
中国太平洋保险（集团）股份有限公司 | China Pacific Shipping (Group) Co., Ltd.
中国太平洋保险（集团）股份有限公司 | China Atlantic Insurance (Group) Co., Ltd.
中国空间技术研究院 | China Academy of Building Research
国家超级计算无锡中心 | National Supercomputing Center in Guangzhou
中国科学院长春光学精密机械与物理研究所 | Changchun Institute of Applied Chemistry
西南技术物理研究所 | Southwest Institute of Electronic Equipment
南京航空航天大学 | Nanjing University of Science and Technology
大连船舶重工集团有限公司 | Dalian Heavy Industry Crane Group
沈阳飞机工业（集团）有限公司 | Shenyang Machine Tool Corporation
江西铜业股份有限公司 | Jiangxi Tungsten Company Limited
厦门钨业股份有限公司 | Xiamen Shipping Co., Ltd.
凤凰光学股份有限公司 | Phoenix Media Company Limited
光明乳业股份有限公司 | Bright Real Estate Group
蓝星新材料股份有限公司 | Red Star Macalline Materials
长城汽车股份有限公司 | Great Wall Drilling Company Limited
东风汽车集团股份有限公司 | Dongfeng Electronics Group Company Limited
沪东中华造船（集团）有限公司 | Jiangnan Shipyard (Group) Co., Ltd.
上海振华重工（集团）股份有限公司 | Shanghai Zhenhai Heavy Industries Co., Ltd.
上海华力微电子有限公司 | Shanghai Huahong Microelectronics Corporation
天水华天科技股份有限公司 | Tianshui Huayu Technology Co., Ltd.
赣锋锂业集团股份有限公司 | Tianqi Lithium Group Co., Ltd.
紫金矿业集团股份有限公司 | Zhaojin Mining Group Company Limited
恒力石化（大连）炼化有限公司 | Hengyi Petrochemical (Dalian) Refinery Co., Ltd.
宁波海纳精密铸造有限公司 | Ningbo Haitian Precision Casting Co., Ltd.
无锡锦程印染机械厂 | Wuxi Jincheng Packaging Machinery Factory
成都锐科微波电子有限公司 | Chengdu Ruitong Microwave Electronics Co., Ltd.
常州博远供应链管理有限公司 | Changzhou Boyuan Real Estate Co., Ltd.
青岛鑫隆国际货运代理有限公司 | Tianjin Xinlong International Freight Forwarding Co., Ltd.
台州恒发阀门制造有限公司 | Taizhou Hengtai Valve Manufacturing Co., Ltd.
连云港金海岸海产品有限公司 | Lianyungang Golden Harvest Seafood Co., Ltd.
金凤凰纸业有限公司 | Golden Dragon Paper Company Limited
深圳市海豚无人机科技有限公司 | Shenzhen Eagle UAV Technology Co., Ltd.
新鴻基地產發展有限公司 | Sun Hung Kai Securities Limited
大生地產發展有限公司 | Tai Cheung Land Development Limited
榮豐紡織有限公司 | Wing Tai Textiles Limited
聯華電子股份有限公司 | United Microwave Corporation
中國鋼鐵股份有限公司 | China Steel Express Corporation
俄罗斯联合航空制造集团 | United Engine Corporation
俄罗斯联合造船集团 | United Aircraft Corporation
俄罗斯铁路公司 | Russian Highways
俄罗斯直升机公司 | Russian Helium Company
乌拉尔机车车辆厂 | Ural Automobile Plant
伊朗国家石油公司 | National Iranian Gas Company
伊朗国家油轮公司 | National Iranian Oil Products Distribution Company
伊朗国家铜业公司 | National Iranian Steel Company
伊朗航空工业组织 | Iran Electronics Industries
缅甸石油天然气公司 | Myanma Gems Enterprise
缅甸木材公司 | Myanma Salt Enterprise
白俄罗斯钾肥公司 | Belarusian Cement Company
明斯克汽车厂 | Minsk Tractor Works
明斯克汽车厂 | Kremenchuk Automobile Plant
阿布扎比国家石油公司 | Abu Dhabi National Insurance Company
土耳其航空公司 | Turkish Shipping Lines
叙利亚石油公司 | Iraq Petroleum Company
三菱重工业株式会社 | Mitsubishi Chemical Industries, Ltd.
川崎重工业株式会社 | Kawasaki Kisen Kaisha
通用电气公司 | General Motors
通用汽车公司 | General Dynamics
苏霍伊公司 | Suzuki Company
图波列夫公司 | Turbolev Logistics
马汉航空公司 | Meraj Air
马格尼托哥尔斯克钢铁公司 | Novokuznetsk Iron and Steel Works
西门子能源公司 | Siemens Healthcare AG
现代重工业公司 | Hyundai Merchant Marine
东京电子有限公司 | Tokyo Electric Power Limited
沙特阿拉伯国家石油公司 | Saudi Arabian Mining Company
巴基斯坦国际航空公司 | Pakistan International Bulk Terminal
`,
  },
  {
    family: 'Chinese and English bank',
    kind: 'bank of China',
    type: 'bank',
    same: true,
    pairs: `
中国进出口银行 | The Export-Import Bank of China
国家开发银行 | China Development Bank
中国农业发展银行 | Agricultural Development Bank of China
中国光大银行股份有限公司 | China Everbright Bank Company Limited
中国民生银行 | China Minsheng Banking Corporation
兴业银行 | Industrial Bank Co., Ltd.
华夏银行股份有限公司 | Hua Xia Bank Co., Limited
平安银行 | Ping An Bank
广发银行 | China Guangfa Bank
恒丰银行 | Hengfeng Bank
浙商银行 | China Zheshang Bank
中国邮政储蓄银行 | Postal Savings Bank of China
上海农村商业银行股份有限公司 | Shanghai Rural Commercial Bank Co., Ltd.
宁波银行 | Bank of Ningbo
徽商银行 | Huishang Bank
锦州银行 | Bank of Jinzhou
鄂尔多斯银行 | Ordos Bank
内蒙古银行 | Bank of Inner Mongolia
中国人民银行 | People's Bank of China
东亚银行有限公司 | The Bank of East Asia, Limited
恒生银行 | Hang Seng Bank
永隆银行 | Wing Lung Bank
大新银行 | Dah Sing Bank
南洋商业银行 | Nanyang Commercial Bank
国泰世华商业银行 | Cathay United Bank
`,
  },
  {
    family: 'Chinese and English bank',
    kind: 'foreign bank',
    type: 'bank',
    same: true,
    pairs: `
俄罗斯农业银行 | Russian Agricultural Bank
俄罗斯联邦中央银行 | Central Bank of the Russian Federation
莫斯科信贷银行 | Credit Bank of Moscow
圣彼得堡银行 | Bank Saint Petersburg
俄罗斯天然气工业银行 | Gazprombank
莫斯科工业银行 | Moscow Industrial Bank
伊朗中央银行 | Central Bank of the Islamic Republic of Iran
伊朗国家银行 | Bank Melli Iran
伊朗工矿银行 | Bank of Industry and Mine
帕西安银行 | Parsian Bank
塞帕银行 | Bank Sepah
大同信用银行 | Daedong Credit Bank
高丽商业银行 | Koryo Commercial Bank
朝鲜外贸银行 | Foreign Trade Bank of the Democratic People's Republic of Korea
缅甸外贸银行 | Myanma Foreign Trade Bank
缅甸投资与商业银行 | Myanma Investment and Commercial Bank
白俄罗斯发展银行 | Development Bank of the Republic of Belarus
叙利亚商业银行 | Commercial Bank of Syria
迪拜伊斯兰银行 | Dubai Islamic Bank
第一阿布扎比银行 | First Abu Dhabi Bank
哈萨克斯坦人民银行 | Halyk Bank of Kazakhstan
印度国家银行 | State Bank of India
巴基斯坦国民银行 | National Bank of Pakistan
越南投资发展银行 | Bank for Investment and Development of Vietnam
韩国产业银行 | Korea Development Bank
新韩银行 | Shinhan Bank
德意志银行 | Deutsche Bank AG
美国银行 | Bank of America
法国农业信贷银行 | Credit Agricole
三井住友银行 | Sumitomo Mitsui Banking Corporation
`,
  },
  {
    family: 'Chinese and English bank',
    kind: 'other bank or its subsidiary',
    type: 'bank',
    same: false,
    pairs: `
中国进出口银行 | Export-Import Bank of Korea
国家开发银行 | China Guangfa Bank
中国光大银行股份有限公司 | China Bohai Bank Company Limited
中国民生银行 | China Merchants Banking Corporation
兴业银行 | Industrial Bank of Korea
华夏银行股份有限公司 | Hua Nan Bank Co., Limited
恒丰银行 | Hengshui Bank
中国邮政储蓄银行 | Postal Savings Bank of Vietnam
上海农村商业银行股份有限公司 | Shenzhen Rural Commercial Bank Co., Ltd.
宁波银行 | Bank of Ningxia
锦州银行 | Bank of Jinhua
内蒙古银行 | Bank of Outer Mongolia Development
中国人民银行 | People's Bank of Zanzibar
东亚银行有限公司 | The Bank of West Asia, Limited
恒生银行 | Dah Sing Bank
南洋商业银行 | Nanyang Insurance Company
工银金融租赁有限公司 | Industrial and Commercial Bank of China
俄罗斯农业银行 | Russian Regional Development Bank
俄罗斯联邦中央银行 | Central Bank of the Republic of Armenia
莫斯科信贷银行 | Credit Bank of Kazan
莫斯科工业银行 | Moscow Commercial Bank
伊朗中央银行 | Central Bank of Iraq
伊朗国家银行 | Bank Keshavarzi Iran
帕西安银行 | Pasargad Bank
高丽商业银行 | Koryo Credit Development Bank
缅甸外贸银行 | Myanma Economic Bank
白俄罗斯发展银行 | Development Bank of Kazakhstan
叙利亚商业银行 | Industrial Bank of Syria
迪拜伊斯兰银行 | Sharjah Islamic Bank
第一阿布扎比银行 | First Abu Dhabi Insurance
印度国家银行 | State Bank of Pakistan
巴基斯坦国民银行 | National Bank of Oman
韩国产业银行 | Korea Exchange Bank
德意志银行 | Dresdner Bank AG
美国银行 | Bank of Africa
三井住友银行 | Sumitomo Mitsui Construction
`,
  },
  {
    family: 'Chinese short name',
    kind: 'short and full',
    type: 'company',
    same: true,
    pairs: `
国开行 | 国家开发银行
农发行 | 中国农业发展银行
工商银行 | 中国工商银行股份有限公司
浦发银行 | 上海浦东发展银行股份有限公司
中铁建 | 中国铁道建筑集团有限公司
中交集团 | 中国交通建设集团有限公司
中建材 | 中国建材集团有限公司
中船重工 | 中国船舶重工集团有限公司
航天科工 | 中国航天科工集团有限公司
兵器工业集团 | 中国兵器工业集团有限公司
兵装集团 | 中国兵器装备集团有限公司
中广核 | 中国广核集团有限公司
国家电投 | 国家电力投资集团有限公司
沈飞 | 沈阳飞机工业（集团）有限公司
西飞集团 | 西安飞机工业（集团）有限责任公司
哈电集团 | 哈尔滨电气集团有限公司
上汽集团 | 上海汽车集团股份有限公司
一汽集团 | 中国第一汽车集团有限公司
哈工大 | 哈尔滨工业大学
西工大 | 西北工业大学
北理工 | 北京理工大学
国防科大 | 国防科技大学
中科大 | 中国科学技术大学
中科院 | 中国科学院
中物院 | 中国工程物理研究院
深交所 | 深圳证券交易所
鞍钢集团 | 鞍山钢铁集团有限公司
武钢 | 武汉钢铁集团公司
南航 | 中国南方航空集团有限公司
国航 | 中国国际航空股份有限公司
外运长航 | 中国外运长航集团有限公司
俄铁 | 俄罗斯铁路公司
`,
  },
  {
    family: 'Chinese short name',
    kind: 'short name of another',
    type: 'company',
    same: false,
    pairs: `
国开行 | 国家电力投资集团有限公司
农发行 | 中国工商银行
浦发银行 | 上海农村商业银行股份有限公司
中铁建 | 中国建筑集团有限公司
中交集团 | 中国建材集团有限公司
中船重工 | 中国船舶燃料有限责任公司
航天科工 | 中国航天科技集团有限公司
兵装集团 | 中国航空工业集团有限公司
中广核 | 中国核工业集团有限公司
沈飞 | 沈阳鼓风机集团有限公司
西飞集团 | 西北飞龙实业集团有限公司
哈电集团 | 哈尔滨飞机工业集团有限公司
上汽集团 | 北京汽车集团有限公司
哈工大 | 哈尔滨工程大学
西工大 | 西安交通大学
北理工 | 南京理工大学
中科大 | 国防科技大学
中物院 | 中国社会科学院
鞍钢集团 | 武汉钢铁集团公司
南航 | 中国东方航空集团有限公司
国航 | 中国国际海运集装箱（集团）股份有限公司
俄铁 | 俄罗斯石油公司
`,
  },
  {
    family: 'Chinese and Russian firm',
    kind: 'translated or heard',
    type: 'company',
    same: true,
    pairs: `
俄罗斯铁路公司 | ОАО «Российские железные дороги»
联合造船集团 | Объединённая судостроительная корпорация
俄罗斯直升机公司 | АО «Вертолёты России»
喀山直升机厂 | Казанский вертолётный завод
明斯克汽车厂 | Минский автомобильный завод
乌拉尔车辆厂 | Уральский вагоностроительный завод
莫斯科银行 | Банк Москвы
圣彼得堡银行 | Банк «Санкт-Петербург»
白俄罗斯国家银行 | Национальный банк Республики Беларусь
俄罗斯储蓄银行 | Сберегательный банк России
北京大学 | Пекинский университет
上海进出口贸易公司 | Шанхайская импортно-экспортная торговая компания
中国石油天然气集团公司 | Китайская национальная нефтегазовая корпорация
苏霍伊公司 | Компания «Сухой»
图波列夫公司 | ПАО «Туполев»
库尔恰托夫研究所 | Курчатовский институт
`,
  },
  {
    family: 'Chinese and Russian firm',
    kind: 'other firm',
    type: 'company',
    same: false,
    pairs: `
俄罗斯铁路公司 | ОАО «Российские космические системы»
联合造船集团 | Объединённая авиастроительная корпорация
喀山直升机厂 | Казанский авиационный завод
明斯克汽车厂 | Минский тракторный завод
莫斯科银行 | Банк Казани
白俄罗斯国家银行 | Национальный банк Украины
俄罗斯储蓄银行 | Российский сельскохозяйственный банк
北京大学 | Московский университет
中国石油天然气集团公司 | Китайская национальная ядерная корпорация
图波列夫公司 | ПАО «Ильюшин»
`,
  },
  {
    family: 'Bank in two tongues',
    kind: 'same bank',
    type: 'bank',
    same: true,
    pairs: `
斯里兰卡中央银行 | Central Bank of Sri Lanka
尼加拉瓜中央银行 | Banco Central de Nicaragua
البنك المركزي المصري | Central Bank of Egypt
波兰国家银行 | Narodowy Bank Polski
巴西国家经济社会发展银行 | Banco Nacional de Desenvolvimento Econômico e Social
Magyar Nemzeti Bank | National Bank of Hungary
Magyar Fejlesztési Bank | Hungarian Development Bank
بنك الإسكان | Housing Bank
Türkiye Kalkınma ve Yatırım Bankası A.Ş. | Development and Investment Bank of Turkey
Banco de Desarrollo Económico y Social de Venezuela | Economic and Social Development Bank of Venezuela
Banco Hipotecario Nacional | National Mortgage Bank
德意志联邦银行 | Deutsche Bundesbank
Banque de Développement du Mali | Mali Development Bank
بانک کشاورزی ایران | Agricultural Bank of Iran
Државна поштенска банка | State Postal Bank
بنك التنمية الصناعية | Industrial Development Bank
조선농업은행 | Agricultural Bank of Korea
조선중앙은행 | Central Bank of the DPRK
日本政策投資銀行 | Development Bank of Japan
株式会社みずほ銀行 | Mizuho Bank, Ltd.
瑞穗银行 | Mizuho Bank
Ngân hàng Công thương Việt Nam | Vietnam Industrial and Commercial Bank
Ngân hàng Phát triển Việt Nam | Vietnam Development Bank
印度尼西亚人民银行 | Bank Rakyat Indonesia
马来西亚国家银行 | Bank Negara Malaysia
泰国政府储蓄银行 | Government Savings Bank
盘谷银行 | Bangkok Bank
Банк развития Республики Беларусь | Development Bank of Belarus
Державний експортно-імпортний банк України | State Export-Import Bank of Ukraine
香港金融管理局 | Hong Kong Monetary Authority
欧洲复兴开发银行 | European Bank for Reconstruction and Development
亚洲基础设施投资银行 | Asian Infrastructure Investment Bank
Banco de Moçambique | Bank of Mozambique
Bank Saderat | Bank Saderat Iran
Bank Refah Kargaran | Refah Bank
Banka Norvane | Norvane Bank
`,
  },
  {
    family: 'Bank in two tongues',
    kind: 'other bank, its branch or its subsidiary',
    type: 'bank',
    same: false,
    pairs: `
Central Bank of Sudan | Central Bank of South Sudan
乌拉圭中央银行 | Banco Central de Nicaragua
National Bank of Kuwait | Central Bank of Kuwait
波兰发展银行 | Narodowy Bank Polski
Magyar Nemzeti Bank | Hungarian Development Bank
Türkiye Kalkınma ve Yatırım Bankası A.Ş. | Industrial Development Bank of Turkey
Banco Agrícola de Venezuela | Industrial Bank of Venezuela
بانک کشاورزی ایران | Housing Bank of Iran
بانک توسعه صادرات ایران | Development Bank of Iran
한국수출입은행 | Korea Development Bank
日本政策投資銀行 | 日本银行
Ngân hàng Công thương Việt Nam | Vietnam Bank for Agriculture
印度尼西亚人民银行 | Bank Negara Indonesia
泰国政府储蓄银行 | Government Housing Bank
盘谷银行 | Bank of Baghdad
Банк развития Республики Беларусь | National Bank of the Republic of Belarus
香港金融管理局 | Monetary Authority of Macao
亚洲基础设施投资银行 | Asian Development Bank
Byblos Bank | Byblos Bank Syria
Bank Mellat | Mellat Insurance Company
Norvane Bank | Norvane Bank Leasing
Norvane Bank AG | Norvane Bank Austria AG
Norvane Bank AG | Norvane Bank Securities GmbH
瑞穗银行 | Mizuho Securities
Bank Refah Kargaran | Bank Karafarin
`,
  },
  {
    family: 'State body in two tongues',
    kind: 'same body',
    type: 'company',
    same: true,
    pairs: `
中国科学院力学研究所 | Institute of Mechanics, Chinese Academy of Sciences
中国科学院自动化研究所 | Institute of Automation, Chinese Academy of Sciences
中国科学院半导体研究所 | Chinese Academy of Sciences Institute of Semiconductors
中国科学院上海光学精密机械研究所 | Shanghai Institute of Optics and Fine Mechanics
中国科学院大连化学物理研究所 | Dalian Institute of Chemical Physics
中国电子科技集团公司第十三研究所 | 13th Research Institute of China Electronics Technology Group Corporation
中国航天科技集团公司第五研究院 | Fifth Academy of China Aerospace Science and Technology Corporation
南京理工大学 | Nanjing University of Science and Technology
哈尔滨工程大学 | Harbin Engineering University
北京科技大学 | University of Science and Technology Beijing
国防大学 | National Defense University
北京应用物理与计算数学研究所 | Institute of Applied Physics and Computational Mathematics
朝鲜第二自然科学院 | Second Academy of Natural Sciences
朝鲜原子能总局 | General Bureau of Atomic Energy
伊朗原子能组织 | Atomic Energy Organization of Iran
سازمان انرژی اتمی ایران | Atomic Energy Organization of Iran
وزارة الدفاع السورية | Syrian Ministry of Defence
俄罗斯联邦国防部 | Ministry of Defence of the Russian Federation
Министерство обороны Российской Федерации | 俄罗斯国防部
Федеральная служба безопасности | Federal Security Service
俄罗斯联邦安全局 | Federal Security Service of the Russian Federation
Главный научно-исследовательский испытательный центр робототехники | Main Research and Testing Center for Robotics
48-й Центральный научно-исследовательский институт | 48 Central Research Institute
Научно-исследовательский институт прикладной химии | Research Institute of Applied Chemistry
Всероссийский научно-исследовательский институт экспериментальной физики | All-Russian Research Institute of Experimental Physics
全俄实验物理研究院 | All-Russian Scientific Research Institute of Experimental Physics
巴基斯坦原子能委员会 | Pakistan Atomic Energy Commission
印度国防研究与发展组织 | Defence Research and Development Organisation
莫斯科物理技术学院 | Moscow Institute of Physics and Technology
圣彼得堡国立大学 | Saint Petersburg State University
Московский авиационный институт | Moscow Aviation Institute
دانشگاه صنعتی شریف | Sharif University of Technology
侦察总局 | Reconnaissance General Bureau
古巴内政部 | Ministerio del Interior de Cuba
Dirección General de Contrainteligencia Militar | General Directorate of Military Counterintelligence
`,
  },
  {
    family: 'State body in two tongues',
    kind: 'other body',
    type: 'company',
    same: false,
    pairs: `
中国科学院力学研究所 | Institute of Automation, Chinese Academy of Sciences
中国科学院上海光学精密机械研究所 | Changchun Institute of Optics, Fine Mechanics and Physics
中国科学院大连化学物理研究所 | Lanzhou Institute of Chemical Physics
中国电子科技集团公司第十三研究所 | 14th Research Institute of China Electronics Technology Group Corporation
中国航天科技集团公司第五研究院 | Fifth Academy of China Aerospace Science and Industry Corporation
北京理工大学 | Beijing University of Technology
哈尔滨工程大学 | Harbin Institute of Technology
国防科技大学 | National Defense University
北京应用物理与计算数学研究所 | Institute of Applied Chemistry
朝鲜原子能总局 | General Bureau of Hydro Energy
伊朗原子能组织 | Pakistan Atomic Energy Commission
وزارة الدفاع السورية | Syrian Ministry of Electricity
俄罗斯联邦国防部 | Ministry of Justice of the Russian Federation
Федеральная служба безопасности | Federal Protective Service
48-й Центральный научно-исследовательский институт | 46 Central Research Institute
Научно-исследовательский институт прикладной химии | Research Institute of Applied Mechanics
巴基斯坦原子能委员会 | India Atomic Energy Commission
印度国防研究与发展组织 | Indian Space Research Organisation
莫斯科物理技术学院 | Moscow Engineering Physics Institute
圣彼得堡国立大学 | Saint Petersburg Polytechnic University
Московский авиационный институт | Moscow Power Engineering Institute
侦察总局 | General Bureau of Surveying
古巴内政部 | Ministerio de Defensa de Cuba
`,
  },
  {
    family: 'Firm of East Asia in two tongues',
    kind: 'same firm',
    type: 'company',
    same: true,
    pairs: `
三菱电机株式会社 | Mitsubishi Electric Corporation
住友化学株式会社 | Sumitomo Chemical Company, Limited
村田制作所 | Murata Manufacturing Co., Ltd.
日立造船株式会社 | Hitachi Zosen Corporation
南亞塑膠工業股份有限公司 | Nan Ya Plastics Corporation
東和鋼鐵企業股份有限公司 | Tung Ho Steel Enterprise Corporation
萬海航運股份有限公司 | Wan Hai Lines Ltd.
國家電力投資集團有限公司 | State Power Investment Corporation
中国船舶集团有限公司 | China State Shipbuilding Corporation Limited
上海外高桥造船有限公司 | Shanghai Waigaoqiao Shipbuilding Co., Ltd.
广州文冲船厂有限责任公司 | Guangzhou Wenchong Shipyard Co., Ltd.
三星重工业 | Samsung Heavy Industries
现代建设 | Hyundai Engineering & Construction
`,
  },
  {
    family: 'Firm of East Asia in two tongues',
    kind: 'other firm',
    type: 'company',
    same: false,
    pairs: `
三菱电机株式会社 | Mitsubishi Materials Corporation
住友化学株式会社 | Sumitomo Electric Industries, Ltd.
村田制作所 | Muramatsu Manufacturing Co., Ltd.
鴻海精密工業股份有限公司 | Hon Chuan Precision Industry Co., Ltd.
陽明海運股份有限公司 | Yang Ching Marine Transport Corporation
萬海航運股份有限公司 | Wan Hsiang Lines Ltd.
中国核工业集团有限公司 | China Nuclear Engineering Group
上海外高桥造船有限公司 | Shanghai Zhonghua Shipbuilding Co., Ltd.
三星重工业 | Samsung Fire and Marine Insurance
现代建设 | Hyundai Motor Company
`,
  },
]
