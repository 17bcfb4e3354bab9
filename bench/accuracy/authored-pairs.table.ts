import type { AuthoredGroup } from './name-pair.ts'

/**
 * Pairs written for this benchmark from general knowledge of public names, and invented ones; one pair a line,
 * `a | b`. Groups of one family are judged together: its positives against its own hard negatives.
 */
export const authoredGroups: readonly AuthoredGroup[] = [
  {
    family: 'hanzi-pinyin',
    kind: 'plain',
    type: 'person',
    same: true,
    pairs: `
李强 | Li Qiang
王毅 | Wang Yi
张高丽 | Zhang Gaoli
陈敏尔 | Chen Min'er
任正非 | Ren Zhengfei
孟晚舟 | Meng Wanzhou
雷军 | Lei Jun
马化腾 | Ma Huateng
曹德旺 | Cao Dewang
王传福 | Wang Chuanfu
董明珠 | Dong Mingzhu
柳传志 | Liu Chuanzhi
梁文锋 | Liang Wenfeng
余承东 | Yu Chengdong
徐直军 | Xu Zhijun
赵伟国 | Zhao Weiguo
陈全国 | Chen Quanguo
朱海仑 | Zhu Hailun
王君正 | Wang Junzheng
孙金龙 | Sun Jinlong
霍留军 | Huo Liujun
夏宝龙 | Xia Baolong
骆惠宁 | Luo Huining
姚明 | Yao Ming
刘翔 | Liu Xiang
李娜 | Li Na
谷爱凌 | Gu Ailing
苏炳添 | Su Bingtian
`,
  },
  {
    family: 'hanzi-pinyin',
    kind: 'order and spacing',
    type: 'person',
    same: true,
    pairs: `
郑雁雄 | Yanxiong Zheng
张晓明 | ZHANG, Xiaoming
王沪宁 | HUNING WANG
丁薛祥 | Ding Xue Xiang
蔡奇 | Qi Cai
陈文清 | CHEN Wen-qing
李干杰 | LI GAN JIE
石泰峰 | Shi Tai-Feng
何卫东 | HE WEI DONG
刘国中 | Guo Zhong Liu
张又侠 | Zhang Youxia
马兴瑞 | MA XINGRUI
袁家军 | Jiajun YUAN
黄坤明 | HuangKunming
李书磊 | LiShulei
陈吉宁 | Chén Jíníng
尹力 | Yǐn Lì
王小洪 | wang xiaohong
李鸿忠 | Hongzhong Li
张国清 | Guoqing ZHANG
信长星 | XIN Changxing
吴政隆 | Wu Zheng Long
穆虹 | Hong Mu
姜信治 | Jiang, Xin-zhi
`,
  },
  {
    family: 'hanzi-pinyin',
    kind: 'heteronym surname',
    type: 'person',
    same: true,
    pairs: `
单霁翔 | Shan Jixiang
单田芳 | SHAN Tianfang
单雄信 | Xiongxin Shan
解振华 | Xie Zhenhua
解晓东 | XIE XIAODONG
解学智 | Xuezhi Xie
仇和 | Qiu He
仇保兴 | Qiu Baoxing
仇鸿 | Hong Qiu
区伯权 | Ou Boquan
区志明 | OU Zhiming
曾庆红 | Zeng Qinghong
曾培炎 | Peiyan Zeng
曾毓群 | Zeng Yuqun
尉迟恭 | Yuchi Gong
尉迟琳嘉 | YUCHI Linjia
查道炯 | Zha Daojiong
查良镛 | Zha Liangyong
翟隽 | Zhai Jun
翟东升 | Zhai Dongsheng
华国锋 | Hua Guofeng
华春莹 | HUA Chunying
任志强 | Ren Zhiqiang
宁高宁 | Ning Gaoning
覃志刚 | Qin Zhigang
谌贻琴 | Shen Yiqin
谌龙 | Chen Long
盖叫天 | Ge Jiaotian
种师道 | Chong Shidao
乐毅 | Yue Yi
缪建民 | Miao Jianmin
尉健行 | Wei Jianxing
薄熙来 | Bo Xilai
纪登奎 | Ji Dengkui
葛优 | Ge You
应勇 | Ying Yong
燕飞 | Yan Fei
洗尘 | Xi Chen
那英 | Na Ying
佘诗曼 | She Shiman
褚时健 | Chu Shijian
长孙无忌 | Zhangsun Wuji
欧阳明高 | Ouyang Minggao
司马南 | Sima Nan
诸葛亮 | ZHUGE Liang
令狐安 | Linghu An
上官新月 | Shangguan Xinyue
皇甫平 | Huangfu Ping
`,
  },
  {
    family: 'hanzi-pinyin',
    kind: 'heteronym given name',
    type: 'person',
    same: true,
    pairs: `
李乐成 | Li Lecheng
王乐泉 | Wang Lequan
张乐行 | Zhang Lexing
孙茜 | Sun Qian
李茜 | Li Xi
陈晟 | Chen Sheng
朱重庆 | Zhu Zhongqing
刘长春 | Liu Changchun
王长江 | Wang Changjiang
赵行德 | Zhao Xingde
胡传魁 | Hu Chuankui
黄朝阳 | Huang Chaoyang
李朝晖 | Li Zhaohui
沈伯俊 | Shen Bojun
周柏豪 | Zhou Bohao
张藏民 | Zhang Zangmin
方石洪 | Fang Shihong
林觉民 | Lin Juemin
高会民 | Gao Huimin
陈行甲 | Chen Xingjia
郭都 | Guo Du
韩降 | Han Jiang
`,
  },
  {
    family: 'hanzi-pinyin',
    kind: 'ü',
    type: 'person',
    same: true,
    pairs: `
吕布 | Lü Bu
吕志和 | Lu Zhihe
吕思清 | Lyu Siqing
吕梁 | Lv Liang
吕秀莲 | LYU XIULIAN
吕国增 | Guozeng LYU
刘旅 | Liu Lv
闾丘露薇 | Lüqiu Luwei
徐绿 | XU LYU
胡律 | Hu Lü
王女娟 | Wang Nüjuan
张略 | Zhang Lüe
`,
  },
  {
    family: 'hanzi-pinyin',
    kind: 'other syllable',
    type: 'person',
    same: false,
    pairs: `
李刚 | Li Guang
李强 | Li Qing
王毅 | Wang Ying
张高丽 | Zhang Gaoming
陈敏尔 | Chen Minde
任正非 | Ren Zhengfu
孟晚舟 | Meng Wanzhang
雷军 | Lei Jin
马化腾 | Ma Huadeng
曹德旺 | Cao Dewan
王传福 | Wang Chuangfu
董明珠 | Dong Minzhi
赵伟国 | Zhao Weiguang
陈全国 | Chen Quangui
朱海仑 | Zhu Hailong
王君正 | Wang Junzhen
孙金龙 | Sun Jinlun
夏宝龙 | Xia Baolin
骆惠宁 | Luo Huining Yang
刘翔 | Liu Xiong
李娜 | Li Nan
单霁翔 | Shan Jixing
单田芳 | Dong Tianfang
解振华 | Xie Zhenghua
仇和 | Qiu Hai
曾庆红 | Zeng Qinghai
曾毓群 | Ceng Yujun
尉迟恭 | Yuchi Geng
翟隽 | Zhao Jun
华春莹 | Hua Chunyan
覃志刚 | Qin Zhiguang
葛优 | Guo You
吕布 | Lu Bo
吕志和 | Liu Zhihe
欧阳明高 | Ouyang Mingguang
诸葛亮 | Zhuge Liao
丁薛祥 | Ding Xuexian
蔡奇 | Cai Qin
何卫东 | He Weidong Liang
张又侠 | Zhang Youxin
`,
  },
  {
    family: 'hanzi-pinyin',
    kind: 'same surname or given name only',
    type: 'person',
    same: false,
    pairs: `
王伟 | Wang Fang
李明 | Li Hong
张伟 | Zhang Jing
刘洋 | Liu Bin
陈杰 | Chen Hao
杨帆 | Yang Tao
王建国 | Wang Zhiqiang
李建华 | Li Guohua
张志强 | Zhang Haiyan
刘志刚 | Liu Xiaoming
陈志明 | Chen Zhihua
黄晓明 | Huang Haibo
周建平 | Wu Jianping
徐志强 | Sun Zhiqiang
胡晓明 | Hu Wenbin
朱建军 | Gao Jianjun
林志玲 | Lin Xinru
何建华 | Guo Jianhua
马云 | Ma Long
罗永浩 | Luo Yonghong
郑国强 | Zheng Guoping
梁建章 | Liang Jianguo
谢国忠 | Xie Guohua
宋建平 | Song Jianming
`,
  },
  {
    family: 'hanzi-taiwan',
    kind: 'Wade-Giles and Taiwan spellings',
    type: 'person',
    same: true,
    pairs: `
蒋介石 | Chiang Chieh-shih
蒋经国 | Chiang Ching-kuo
毛泽东 | Mao Tse-tung
周恩来 | Chou En-lai
朱德 | Chu Teh
邓小平 | Teng Hsiao-p'ing
李登辉 | Lee Teng-hui
陳水扁 | Chen Shui-bian
馬英九 | Ma Ying-jeou
蔡英文 | Tsai Ing-wen
賴清德 | Lai Ching-te
連戰 | Lien Chan
宋楚瑜 | Soong Chu-yu
蘇貞昌 | Su Tseng-chang
謝長廷 | Hsieh Chang-ting
張忠謀 | Chang Chung-mou
郭台銘 | Kuo Tai-ming
朱立倫 | Chu Li-luan
侯友宜 | Hou Yu-ih
韓國瑜 | Han Kuo-yu
柯文哲 | Ko Wen-je
江啟臣 | Chiang Chi-chen
洪秀柱 | Hung Hsiu-chu
吳敦義 | Wu Den-yih
陳建仁 | Chen Chien-jen
顧立雄 | Koo Li-hsiung
吳釗燮 | Wu Jau-shieh
曹興誠 | Tsao Hsing-cheng
王雪紅 | Wang Hsueh-hung
鄭文燦 | Cheng Wen-tsan
盧秀燕 | Lu Shiow-yen
林佳龍 | Lin Chia-lung
陳其邁 | Chen Chi-mai
黃偉哲 | Huang Wei-che
許信良 | Hsu Hsin-liang
施振榮 | Shih Chen-jung
徐旭東 | Hsu Hsu-tung
趙少康 | Chao Shao-kang
邱義仁 | Chiu I-jen
詹啟賢 | Chan Chi-hsien
`,
  },
  {
    family: 'hanzi-taiwan',
    kind: 'other person',
    type: 'person',
    same: false,
    pairs: `
蒋介石 | Chiang Ching-kuo
毛泽东 | Mao Tse-min
李登辉 | Lee Teng-fan
陳水扁 | Chen Shui-tsai
馬英九 | Ma Ying-hao
蔡英文 | Tsai Ming-liang
賴清德 | Lai Ching-lung
連戰 | Lien Sheng-wen
蘇貞昌 | Su Tseng-kuang
謝長廷 | Hsieh Chang-heng
郭台銘 | Kuo Tai-chiang
朱立倫 | Chu Li-an
韓國瑜 | Han Kuo-tung
江啟臣 | Chiang Chi-wen
陳建仁 | Chen Chien-min
黃偉哲 | Huang Wei-lun
林佳龍 | Lin Chia-hung
許信良 | Hsu Hsin-ying
施振榮 | Shih Chen-fu
徐旭東 | Hsu Hsu-ping
`,
  },
  {
    family: 'hanzi-cantonese',
    kind: 'Hong Kong and Macao spellings',
    type: 'person',
    same: true,
    pairs: `
李嘉诚 | Li Ka-shing
林鄭月娥 | Lam Cheng Yuet-ngor
梁振英 | Leung Chun-ying
曾蔭權 | Tsang Yam-kuen
董建華 | Tung Chee-hwa
李家超 | Lee Ka-chiu
陳茂波 | Chan Mo-po
鄧炳強 | Tang Ping-keung
盧偉聰 | Lo Wai-chung
鄭若驊 | Cheng Yeuk-wah
羅致光 | Law Chi-kwong
曾國衞 | Tsang Kwok-wai
張建宗 | Cheung Kin-chung
周一鳴 | Chow Yat-ming
蔡展鵬 | Choi Chin-pang
李桂華 | Li Kwai-wah
劉賜蕙 | Lau Chi-wai
劉鑾雄 | Lau Luen-hung
郭炳湘 | Kwok Ping-sheung
李兆基 | Lee Shau-kee
鄭裕彤 | Cheng Yu-tung
何鴻燊 | Ho Hung-sun
周潤發 | Chow Yun-fat
梁朝偉 | Leung Chiu-wai
劉德華 | Lau Tak-wah
張國榮 | Cheung Kwok-wing
黎智英 | Lai Chee-ying
黃之鋒 | Wong Chi-fung
區諾軒 | Au Nok-hin
戴耀廷 | Tai Yiu-ting
岑子杰 | Sham Tsz-kit
郭榮鏗 | Kwok Wing-hang
楊岳橋 | Yeung Ngok-kiu
毛孟靜 | Mo Man-ching
余若薇 | Yu Yeuk-mei
李柱銘 | Lee Chu-ming
吳靄儀 | Ng Oi-yee
梁國雄 | Leung Kwok-hung
羅冠聰 | Law Kwun-chung
許智峯 | Hui Chi-fung
賀一誠 | Ho Iat Seng
崔世安 | Chui Sai On
`,
  },
  {
    family: 'hanzi-cantonese',
    kind: 'other person',
    type: 'person',
    same: false,
    pairs: `
李嘉诚 | Li Ka-wai
梁振英 | Leung Chun-wah
曾蔭權 | Tsang Yam-pui
李家超 | Lee Ka-kit
陳茂波 | Chan Mo-ching
鄧炳強 | Tang Ping-fai
張建宗 | Cheung Kin-wah
劉鑾雄 | Lau Luen-hung Thomas Chan
郭炳湘 | Kwok Ping-luen
李兆基 | Lee Shau-yin
梁朝偉 | Leung Chiu-hung
劉德華 | Lau Tak-keung
黃之鋒 | Wong Chi-wai
羅冠聰 | Law Kwun-hung
許智峯 | Hui Chi-ming
黎智英 | Lai Chee-keung
何鴻燊 | Ho Hung-chi
區諾軒 | Au Nok-man
賀一誠 | Ho Iat Man
周潤發 | Chow Yun-wah
`,
  },
  {
    family: 'romanised-chinese',
    kind: 'pinyin, Wade-Giles, Cantonese, spacing',
    type: 'person',
    same: true,
    pairs: `
Li Jiacheng | Li Ka-shing
Zeng Qinghong | TSENG Ch'ing-hung
Deng Xiaoping | Teng Hsiao-ping
Zhou Enlai | Chou En-lai
Jiang Jieshi | Chiang Chieh-shih
Zhang Xiaoming | Chang Hsiao-ming
Xie Zhenhua | HSIEH Chen-hua
Cai Yingwen | Tsai Ing-wen
Guo Taiming | Kuo Tai-ming
Wang Junzheng | WANG Jun Zheng
Chen Quanguo | Quanguo CHEN
Lü Zhihe | Lyu Zhihe
Xu Qiliang | Hsu Chi-liang
Liang Zhenying | Leung Chun-ying
Huang Zhifeng | Wong Chi-fung
Zhu Hailun | ZHU Hai Lun
Ouyang Minggao | OU YANG MING GAO
He Houhua | Ho Hau-wah
Luo Huining | LUO, Hui-ning
Deng Bingqiang | Tang Ping-keung
`,
  },
  {
    family: 'romanised-chinese',
    kind: 'one letter, other syllable',
    type: 'person',
    same: false,
    pairs: `
Li Gang | Li Guang
Wang Jun | Wang Jin
Zhang Wei | Zhang Wen
Chen Xiaoming | Chen Xiaoping
Liu Haibo | Liu Haibin
Zhao Lijian | Zhao Lijuan
Huang Kun | Huang Kui
Wu Jianhua | Wu Jianhui
Zhou Xiaoguang | Zhou Xiaogang
Xu Dong | Xu Dongsheng
Sun Yang | Sun Ying
Ma Xingrui | Ma Xingui
Zhu Rongji | Zhu Longji
Hu Chunhua | Hu Chunhui
Guo Jinlong | Guo Jinliang
He Guoqiang | He Guoqing
Lin Zhengyue | Lin Zhengyi
Gao Hucheng | Gao Hushan
Luo Gan | Luo Gang
Song Tao | Song Tai
Han Zheng | Han Zhen
Feng Lei | Feng Lin
Dong Jianhua | Dong Jianhe
Xiao Gang | Xiao Guang
Deng Ke | Deng Ku
Wang Xiaohong | Wang Xiaoling
Li Wei | Li Hui
Chen Min | Chen Ming Zhu
Yang Jiechi | Yang Jiezhi
Ren Jianxin | Ren Jianguo
`,
  },
  {
    family: 'hanzi-hanzi person',
    kind: '简繁 and variants',
    type: 'person',
    same: true,
    pairs: `
孙杨 | 孫楊
万鄂湘 | 萬鄂湘
郑雁雄 | 鄭雁雄
萧美琴 | 肖美琴
许智峰 | 許智峯
陈晓东 | 陳曉東
台湾 李大维 | 臺灣 李大維
关锦鹏 | 關錦鵬
叶刘淑仪 | 葉劉淑儀
钟国斌 | 鍾國斌
苏贞昌 | 蘇貞昌
游锡堃 | 游錫堃
闫学通 | 閻學通
卢秀燕 | 盧秀燕
吴钊燮 | 吳釗燮
张 伟 | 张伟
刘德华 | ＬＩＵ 劉德華
王军霞 | 王軍霞
`,
  },
  {
    family: 'hanzi-hanzi person',
    kind: 'same sound, other characters',
    type: 'person',
    same: false,
    pairs: `
李明 | 李鸣
李明 | 黎明
张伟 | 章伟
王辉 | 王晖
陈杰 | 陈洁
刘军 | 刘君
杨帆 | 杨凡
赵静 | 赵晶
周颖 | 周莹
吴刚 | 吴钢
徐丽 | 徐莉
孙健 | 孙建
马骏 | 马俊
朱琳 | 朱林
胡海峰 | 胡海锋
郭宏 | 郭红
何勇 | 何永
高山 | 高珊
林峰 | 林枫
罗志祥 | 罗智翔
郑义 | 郑毅
梁文道 | 梁文韬
谢芳 | 谢方
宋佳 | 宋嘉
唐嫣 | 唐燕
韩冬 | 韩东
于谦 | 余谦
余华 | 于华
魏巍 | 卫巍
江涛 | 姜涛
`,
  },
  {
    family: 'hanzi-hanzi person',
    kind: 'one character other',
    type: 'person',
    same: false,
    pairs: `
王建国 | 王建军
李志强 | 李志刚
张晓明 | 张晓东
陈全国 | 陈全忠
赵伟国 | 赵伟民
任正非 | 任正飞扬
马云 | 马去
刘强东 | 刘东强
周永康 | 周永寿
孙政才 | 孙政材
徐才厚 | 徐才高
郭伯雄 | 郭仲雄
薄熙来 | 薄熙永
令计划 | 令方针
苏荣 | 苏华
`,
  },
  {
    family: 'hanzi-hanzi company',
    kind: '简繁',
    type: 'company',
    same: true,
    pairs: `
华为技术有限公司 | 華為技術有限公司
中国船舶重工集团 | 中國船舶重工集團
台湾积体电路制造股份有限公司 | 臺灣積體電路製造股份有限公司
云从科技集团 | 雲從科技集團
长江存储科技有限责任公司 | 長江存儲科技有限責任公司
杭州海康威视数字技术股份有限公司 | 杭州海康威視數字技術股份有限公司
中兴通讯股份有限公司 | 中興通訊股份有限公司
广东发展银行 | 廣東發展銀行
汇丰控股有限公司 | 滙豐控股有限公司
联发科技 | 聯發科技
鸿海精密工业 | 鴻海精密工業
万华化学集团 | 萬華化學集團
`,
  },
  {
    family: 'hanzi-hanzi company',
    kind: 'short and full name',
    type: 'company',
    same: true,
    pairs: `
中芯国际 | 中芯国际集成电路制造有限公司
海康威视 | 杭州海康威视数字技术股份有限公司
大疆创新 | 深圳市大疆创新科技有限公司
科大讯飞 | 科大讯飞股份有限公司
长江存储 | 长江存储科技有限责任公司
旷视科技 | 北京旷视科技有限公司
商汤集团 | 商汤集团股份有限公司
宁德时代 | 宁德时代新能源科技股份有限公司
中国铝业 | 中国铝业股份有限公司
华大基因 | 深圳华大基因股份有限公司
大华股份 | 浙江大华技术股份有限公司
三一重工 | 三一重工股份有限公司
中微公司 | 中微半导体设备（上海）股份有限公司
京东方 | 京东方科技集团股份有限公司
中科曙光 | 曙光信息产业股份有限公司
中国电科 | 中国电子科技集团有限公司
中航工业 | 中国航空工业集团有限公司
中核集团 | 中国核工业集团有限公司
中石油 | 中国石油天然气集团有限公司
中海油 | 中国海洋石油集团有限公司
国家电网 | 国家电网有限公司
北方工业 | 中国北方工业有限公司
`,
  },
  {
    family: 'hanzi-hanzi company',
    kind: 'form, branch word and spacing',
    type: 'company',
    same: true,
    pairs: `
华为技术有限公司 | 华为技术公司
上海微电子装备（集团）股份有限公司 | 上海微电子装备集团
深圳市海思半导体有限公司 | 深圳海思半导体有限公司
中国船舶工业集团有限公司 | 中国船舶工业集团公司
哈尔滨工业大学 | 哈尔滨 工业 大学
广州海格通信集团股份有限公司 | 广州海格通信集团
西安爱生技术集团有限公司 | 西安爱生技术集团公司
浪潮集团有限公司 | 浪潮（集团）有限公司
北京市东方精益机械设备有限公司 | 北京东方精益机械设备有限公司
苏州市凌峰电子厂 | 苏州凌峰电子厂
`,
  },
  {
    family: 'hanzi-hanzi company',
    kind: 'same brand, other region',
    type: 'company',
    same: false,
    pairs: `
北京华强电子有限公司 | 深圳华强电子有限公司
山西国际电力集团有限公司 | 陕西国际电力集团有限公司
上海宏达机械有限公司 | 青岛宏达机械有限公司
江苏恒瑞包装有限公司 | 浙江恒瑞包装有限公司
河南金龙铜业有限公司 | 河北金龙铜业有限公司
湖南天健科技有限公司 | 湖北天健科技有限公司
广东永盛贸易有限公司 | 广西永盛贸易有限公司
南京熊猫家居有限公司 | 成都熊猫家居有限公司
天津港航物流有限公司 | 大连港航物流有限公司
济南大学 | 暨南大学
中国人民大学 | 中国农业大学
山东重工集团有限公司 | 徐州重工集团有限公司
重庆长安汽车股份有限公司 | 西安长安汽车租赁有限公司
`,
  },
  {
    family: 'hanzi-hanzi company',
    kind: 'same sound, other characters',
    type: 'company',
    same: false,
    pairs: `
深圳市宏达电子有限公司 | 深圳市鸿达电子有限公司
上海新星机械有限公司 | 上海新兴机械有限公司
广州海格通信 | 广州海阁通信
华为技术有限公司 | 华维技术有限公司
中兴通讯 | 中星通讯
大华技术股份有限公司 | 达华技术股份有限公司
北京同方科技 | 北京桐坊科技
杭州立方科技有限公司 | 杭州励芳科技有限公司
浙江正泰电器 | 浙江政泰电器
海康威视 | 海慷薇视
`,
  },
  {
    family: 'hanzi-hanzi company',
    kind: 'same trade, other brand',
    type: 'company',
    same: false,
    pairs: `
深圳市大疆创新科技有限公司 | 深圳市道通智能科技有限公司
中国航空工业集团有限公司 | 中国航空发动机集团有限公司
中国石油天然气集团有限公司 | 中国石油化工集团有限公司
中国电子科技集团有限公司 | 中国电子信息产业集团有限公司
上海浦东发展银行 | 广东发展银行
苏州精密机械有限公司 | 苏州光学仪器有限公司
武汉长江半导体有限公司 | 武汉新芯半导体有限公司
北京旷视科技有限公司 | 北京云知声科技有限公司
杭州海康机器人股份有限公司 | 杭州宇树机器人股份有限公司
中国移动通信集团有限公司 | 中国联合网络通信集团有限公司
中国建设银行 | 中国农业银行
长江存储科技 | 长鑫存储技术
中国远洋海运集团 | 中国外运长航集团
厦门钨业股份有限公司 | 厦门国贸股份有限公司
`,
  },
  {
    family: 'numerals',
    kind: 'same number written otherwise',
    type: 'company',
    same: true,
    pairs: `
中国电子科技集团公司第十四研究所 | China Electronics Technology Group Corporation 14th Research Institute
中国电子科技集团公司第三十八研究所 | CETC 38th Research Institute
中国电子科技集团公司第13研究所 | 中国电子科技集团公司第十三研究所
第二十九研究所 | 29th Research Institute
中国航天科技集团第五研究院 | China Aerospace Science and Technology Corporation Fifth Academy
Plant No. 32 | Plant Nr 32
8th Academy of CASC | Eighth Academy of CASC
National Engineering Research Institute 24 | 24 National Engineering Research Institute
Factory No. 018 | Factory 18
Arsenal No. 61 | 61 Arsenal
海军第701工厂 | 海军第七〇一工厂
The 54th Research Institute of CETC | CETC 54 Research Institute
Aircraft Repair Plant 20 | 20th Aircraft Repair Plant
Central Research Institute XIV | Central Research Institute 14
Unit 61398 of the PLA | PLA Unit 61398
中国兵器工业第二〇八研究所 | 中国兵器工业第208研究所
`,
  },
  {
    family: 'numerals',
    kind: 'sister by number',
    type: 'company',
    same: false,
    pairs: `
中国电子科技集团公司第十四研究所 | China Electronics Technology Group Corporation 40th Research Institute
中国电子科技集团公司第三十八研究所 | 中国电子科技集团公司第二十八研究所
CETC 14th Research Institute | CETC 15th Research Institute
CETC 54th Research Institute | CETC 55th Research Institute
China Academy of Launch Vehicle Technology 1st Institute | China Academy of Launch Vehicle Technology 12th Institute
第二十九研究所 | 第三十九研究所
Plant No. 32 | Plant No. 23
Aircraft Repair Plant 20 | Aircraft Repair Plant 360
Factory No. 018 | Factory No. 081
海军第701工厂 | 海军第七〇二工厂
Unit 61398 of the PLA | Unit 61419 of the PLA
558th Aviation Repair Plant | 570th Aviation Repair Plant
中国兵器工业第二〇八研究所 | 中国兵器工业第二〇三研究所
Fifth Academy of CASC | Eighth Academy of CASC
Central Research Institute XIV | Central Research Institute XVI
7th Radio Factory Chengdu | 8th Radio Factory Chengdu
`,
  },
  {
    family: 'translated company',
    kind: 'meaning for meaning',
    type: 'company',
    same: true,
    pairs: `
上海精密机械有限公司 | Shanghai Precision Machinery Co., Ltd.
北京航空航天大学 | Beihang University
北京理工大学 | Beijing Institute of Technology
哈尔滨工业大学 | Harbin Institute of Technology
西北工业大学 | Northwestern Polytechnical University
国防科技大学 | National University of Defense Technology
中国工程物理研究院 | Chinese Academy of Engineering Physics
中国科学院计算技术研究所 | Institute of Computing Technology, Chinese Academy of Sciences
中国电子科技集团有限公司 | China Electronics Technology Group Corporation
中国航空工业集团有限公司 | Aviation Industry Corporation of China
中国船舶工业集团有限公司 | China State Shipbuilding Corporation
中国石油天然气集团有限公司 | China National Petroleum Corporation
中国海洋石油集团有限公司 | China National Offshore Oil Corporation
中国核工业集团有限公司 | China National Nuclear Corporation
中国广核集团有限公司 | China General Nuclear Power Group
中国北方工业有限公司 | China North Industries Corporation
中国兵器装备集团有限公司 | China South Industries Group Corporation
中国运载火箭技术研究院 | China Academy of Launch Vehicle Technology
长江存储科技有限责任公司 | Yangtze Memory Technologies Co., Ltd.
中芯国际集成电路制造有限公司 | Semiconductor Manufacturing International Corporation
上海微电子装备集团 | Shanghai Micro Electronics Equipment Group
北方华创微电子装备有限公司 | NAURA Microelectronics Equipment Co., Ltd.
中国交通建设股份有限公司 | China Communications Construction Company Limited
中国铁路工程集团有限公司 | China Railway Engineering Corporation
中国远洋海运集团有限公司 | China COSCO Shipping Corporation Limited
大连海事大学 | Dalian Maritime University
四川航天工业集团 | Sichuan Aerospace Industry Group
武汉光电国家实验室 | Wuhan National Laboratory for Optoelectronics
深圳市腾讯计算机系统有限公司 | Shenzhen Tencent Computer Systems Company Limited
上海电气集团股份有限公司 | Shanghai Electric Group Co., Ltd.
东方电气集团 | Dongfang Electric Corporation
中国移动通信集团有限公司 | China Mobile Communications Group Co., Ltd.
中国长江三峡集团有限公司 | China Three Gorges Corporation
南京机械进出口有限公司 | Nanjing Machinery Import and Export Co., Ltd.
青岛港国际股份有限公司 | Qingdao Port International Co., Ltd.
天津渤海化工有限责任公司 | Tianjin Bohai Chemical Industry Co., Ltd.
华北制药股份有限公司 | North China Pharmaceutical Co., Ltd.
新疆生产建设兵团 | Xinjiang Production and Construction Corps
`,
  },
  {
    family: 'translated company',
    kind: 'brand by sound',
    type: 'company',
    same: true,
    pairs: `
华为技术有限公司 | Huawei Technologies Co., Ltd.
杭州海康威视数字技术股份有限公司 | Hangzhou Hikvision Digital Technology Co., Ltd.
浙江大华技术股份有限公司 | Zhejiang Dahua Technology Co., Ltd.
中兴通讯股份有限公司 | Zhongxing Telecommunication Equipment Corporation
广州海格通信集团股份有限公司 | Guangzhou Haige Communications Group Co., Ltd.
北京旷视科技有限公司 | Beijing Kuangshi Technology Co., Ltd.
深圳市海思半导体有限公司 | HiSilicon (Shenzhen) Semiconductor Co., Ltd.
福建晋华集成电路有限公司 | Fujian Jinhua Integrated Circuit Co., Ltd.
西安爱生技术集团有限公司 | Xi'an Aisheng Technology Group Co., Ltd.
曙光信息产业股份有限公司 | Shuguang Information Industry Co., Ltd.
长沙景嘉微电子股份有限公司 | Changsha Jingjia Microelectronics Co., Ltd.
潍柴动力股份有限公司 | Weichai Power Co., Ltd.
浙江吉利控股集团有限公司 | Zhejiang Geely Holding Group Co., Ltd.
宁波舟山港股份有限公司 | Ningbo Zhoushan Port Company Limited
厦门金龙汽车集团股份有限公司 | Xiamen Jinlong Automobile Group Co., Ltd.
苏州凌峰精密电子有限公司 | Suzhou Lingfeng Precision Electronics Co Ltd
烟台万华化学集团 | Yantai Wanhua Chemical Group
佛山瑞丰源照明科技有限公司 | Foshan Ruifengyuan Lighting Technology Co., Ltd.
义乌市晨曦进出口有限公司 | Yiwu Chenxi Import & Export Co., Ltd.
青岛海尔股份有限公司 | Qingdao Haier Co., Ltd.
珠海格力电器股份有限公司 | Zhuhai Gree Electric Appliances Co., Ltd.
东莞市永旺达五金制品厂 | Dongguan Yongwangda Hardware Products Factory
山东如意科技集团 | Shandong Ruyi Technology Group
温州正泰电器有限公司 | Wenzhou Zhengtai Electric Co., Ltd.
`,
  },
  {
    family: 'translated company',
    kind: 'other brand, region or trade',
    type: 'company',
    same: false,
    pairs: `
上海精密机械有限公司 | Shanghai Precision Instruments Co., Ltd.
北京理工大学 | Beijing University of Chemical Technology
哈尔滨工业大学 | Harbin Engineering University
西北工业大学 | Northwest University
中国工程物理研究院 | Chinese Academy of Engineering
中国电子科技集团有限公司 | China Aerospace Science and Technology Corporation
中国石油天然气集团有限公司 | China Petrochemical Corporation
中国核工业集团有限公司 | China National Chemical Corporation
中国北方工业有限公司 | China South Industries Group Corporation
中国兵器装备集团有限公司 | China North Industries Group Corporation
长江存储科技有限责任公司 | Changxin Memory Technologies
上海微电子装备集团 | Beijing Micro Electronics Equipment Group
上海电气集团股份有限公司 | Harbin Electric Group Co., Ltd.
华为技术有限公司 | Huaxin Technologies Co., Ltd.
杭州海康威视数字技术股份有限公司 | Hangzhou Hikstorage Digital Technology Co., Ltd.
浙江大华技术股份有限公司 | Zhejiang Dali Technology Co., Ltd.
广州海格通信集团股份有限公司 | Guangzhou Haiyang Communications Group Co., Ltd.
福建晋华集成电路有限公司 | Fujian Jinlong Integrated Circuit Co., Ltd.
宁波舟山港股份有限公司 | Ningbo Marine Company Limited
厦门金龙汽车集团股份有限公司 | Xiamen Jinlv Automobile Group Co., Ltd.
苏州凌峰精密电子有限公司 | Suzhou Linfei Precision Electronics Co Ltd
佛山瑞丰源照明科技有限公司 | Foshan Ruifeng Lighting Technology Co., Ltd.
义乌市晨曦进出口有限公司 | Yiwu Chenguang Import & Export Co., Ltd.
山西如意科技集团 | Shaanxi Ruyi Technology Group
青岛海尔股份有限公司 | Qingdao Hisense Co., Ltd.
温州正泰电器有限公司 | Wenzhou Zhengda Electric Co., Ltd.
大连海事大学 | Shanghai Maritime University
四川航天工业集团 | Sichuan Chemical Industry Group
南京机械进出口有限公司 | Nanjing Textiles Import and Export Co., Ltd.
天津渤海化工有限责任公司 | Tianjin Bohai Shipping Co., Ltd.
中国交通建设股份有限公司 | China Communications Services Corporation Limited
中国移动通信集团有限公司 | China United Network Communications Group Co., Ltd.
`,
  },
  {
    family: 'abbreviated company',
    kind: 'shortened words and acronyms',
    type: 'company',
    same: true,
    pairs: `
GUANGZHOU HAIGE COMM GRP | Guangzhou Haige Communications Group Incorporated Company
CETC | China Electronics Technology Group Corporation
SMIC | Semiconductor Manufacturing International Corporation
CASIC | China Aerospace Science and Industry Corporation
CNOOC | China National Offshore Oil Corporation
NORINCO | China North Industries Corporation
IRISL | Islamic Republic of Iran Shipping Lines
NITC | National Iranian Tanker Company
AVIC | Aviation Industry Corporation of China
Hangzhou Hikvision Digital Tech | Hangzhou Hikvision Digital Technology Co., Ltd.
Shenzhen DJI Innov. Tech. Co. | Shenzhen DJI Innovation Technology Co., Ltd.
Beijing Elec Sci & Tech Univ | Beijing Electronic Science and Technology University
Zhejiang Dahua Tech | Zhejiang Dahua Technology Company Limited
Natl Univ of Defense Technology | National University of Defense Technology
Intl Precision Mfg Ltd | International Precision Manufacturing Limited
Hisilicon Tech Co Ltd | HiSilicon Technologies Co., Limited
Rostec Corp | Rostec Corporation
United Aircraft Corp. | United Aircraft Corporation
Almaz-Antey Conc. | Almaz-Antey Concern
Semicond Mfg Intl Corp | Semiconductor Manufacturing International Corporation
Tianjin Bohai Chem Ind Co | Tianjin Bohai Chemical Industry Company
Nanjing Mach Imp & Exp Co | Nanjing Machinery Import and Export Company
Kunlun Petro Eng Co | Kunlun Petroleum Engineering Company
Mahan Air | Mahan Airways
`,
  },
  {
    family: 'abbreviated company',
    kind: 'other acronym or company',
    type: 'company',
    same: false,
    pairs: `
CETC | China Academy of Launch Vehicle Technology
SMIC | Shanghai Huahong Grace Semiconductor Manufacturing
CASIC | China Aerospace Science and Technology Corporation
CNOOC | China National Petroleum Corporation
IRISL | Islamic Republic of Iran Broadcasting
NITC | National Iranian Oil Company
AVIC | Aero Engine Corporation of China
GUANGZHOU HAIGE COMM GRP | Guangzhou Haizhu Commerce Group
Shenzhen DJI Innov. Tech. Co. | Shenzhen DJL Innovation Trading Co., Ltd.
Zhejiang Dahua Tech | Zhejiang Dacheng Technology Company Limited
Intl Precision Mfg Ltd | International Paper Manufacturing Limited
Kunlun Petro Eng Co | Kunlun Energy Company
Nanjing Mach Imp & Exp Co | Nanjing Medicine Imp & Exp Co
United Aircraft Corp. | United Shipbuilding Corporation
Tianjin Bohai Chem Ind Co | Tianjin Bohai Cement Ind Co
Rostec Corp | Rosneft Corp
`,
  },
  {
    family: 'company forms',
    kind: 'same form in other words',
    type: 'company',
    same: true,
    pairs: `
Limited Liability Company Kalashnikov | Kalashnikov LLC
OOO Technopolis | Technopolis Ltd
PJSC Rosneft Oil Company | Rosneft Oil Company PAO
Public Joint Stock Company Sberbank of Russia | Sberbank of Russia PJSC
AO Radiozavod | Joint Stock Company Radiozavod
Siemens Aktiengesellschaft | Siemens AG
Brightwell Furniture GmbH | Brightwell Furniture Gesellschaft mit beschränkter Haftung
Larkfield Trading Co., Ltd. | Larkfield Trading Company Limited
Larkfield Trading Pte Ltd | Larkfield Trading Private Limited
Aegean Bulk S.A. | Aegean Bulk Societe Anonyme
Al Rawda General Trading LLC | Al-Rawda General Trading L.L.C.
Delta Lojistik Ltd Sti | Delta Lojistik Limited Sirketi
Pinecrest Kitchenware (HK) Limited | Pinecrest Kitchenware Hong Kong Ltd
Samsung Electronics Co Ltd | Samsung Electronics Company
Metallurg OJSC | OAO Metallurg
Oakridge Toys Inc. | Oakridge Toys, Incorporated
Northgate Ceramics & Sons | Northgate Ceramics and Sons
The Meadowbrook Company | Meadowbrook Co.
Novak Lighting s.r.o. | NOVAK LIGHTING SRO
Castellano Footwear S.p.A. | Castellano Footwear SpA
`,
  },
  {
    family: 'company forms',
    kind: 'same form and trade, other name',
    type: 'company',
    same: false,
    pairs: `
Larkfield Trading Co., Ltd. | Larkspur Trading Co., Ltd.
Brightwell Furniture GmbH | Blackwell Furniture GmbH
Al Rawda General Trading LLC | Al Rayan General Trading LLC
Delta Lojistik Ltd Sti | Alfa Lojistik Ltd Sti
PJSC Rosneft Oil Company | PJSC Tatneft Oil Company
AO Radiozavod | AO Energozavod
Oakridge Toys Inc. | Oakland Toys Inc.
Aegean Bulk S.A. | Aegis Bulk S.A.
Pinecrest Kitchenware Limited | Pinehurst Kitchenware Limited
Silverline Electronics Co., Ltd. | Silverstone Electronics Co., Ltd.
Global Star Shipping Ltd | Global Sea Shipping Ltd
Golden Dragon Import Export Co | Golden Phoenix Import Export Co
Eastern Technology International Ltd | Western Technology International Ltd
First Trading House LLC | Second Trading House LLC
United Machinery Corporation | Universal Machinery Corporation
Sino Energy Holdings Ltd | Sino Power Holdings Ltd
New World Electronics Ltd | New Era Electronics Ltd
Ocean Marine Services LLC | Orient Marine Services LLC
Green Energy Solutions GmbH | Green Motion Solutions GmbH
Pacific Industrial Supply Inc | Pacific Medical Supply Inc
`,
  },
  {
    family: 'region company',
    kind: 'place in two languages or left out',
    type: 'company',
    same: true,
    pairs: `
Huawei Device (Hong Kong) Co., Limited | 华为终端（香港）有限公司
Rosneft Deutschland GmbH | Rosneft Germany GmbH
Zenith Tools (Shanghai) Co Ltd | Zenith Tools Shanghai Company Limited
北京中科飞龙科技有限公司 | Zhongke Feilong Technology (Beijing) Co., Ltd.
凌云光电（苏州）有限公司 | 苏州凌云光电有限公司
Peking Optical Works | Beijing Optical Works
Canton Textile Mill | Guangzhou Textile Mill
Sankt-Peterburg Marine Bureau | Saint Petersburg Marine Bureau
Moskva Instrument Factory | Moscow Instrument Factory
Lingyun Optics Turkiye | Lingyun Optics Turkey
`,
  },
  {
    family: 'region company',
    kind: 'same brand, other place',
    type: 'company',
    same: false,
    pairs: `
Huawei Device (Hong Kong) Co., Limited | Huawei Device (Dongguan) Co., Ltd.
Zenith Tools (Shanghai) Co Ltd | Zenith Tools (Tianjin) Co Ltd
Shaanxi Yanchang Machinery Co | Shanxi Yanchang Machinery Co
Henan Jinlong Copper Co | Hebei Jinlong Copper Co
Hunan Tianjian Technology | Hubei Tianjian Technology
Lingyun Optics Turkiye | Lingyun Optics Vietnam
Bank of Jiangsu | Bank of Jiangxi
Guangdong Yongsheng Trading | Guangxi Yongsheng Trading
Beijing Institute of Optics | Xi'an Institute of Optics
Moscow Instrument Factory | Kazan Instrument Factory
凌云光电（苏州）有限公司 | 凌云光电（武汉）有限公司
北京中科飞龙科技有限公司 | Zhongke Feilong Technology (Shenzhen) Co., Ltd.
`,
  },
  {
    family: 'cyrillic person',
    kind: 'Cyrillic and Latin, patronymics',
    type: 'person',
    same: true,
    pairs: `
Владимир Путин | Vladimir Putin
Владимир Владимирович Путин | PUTIN, Vladimir Vladimirovich
Сергей Викторович Лавров | Sergei Lavrov
Сергей Шойгу | Sergey Kuzhugetovich SHOYGU
Дмитрий Анатольевич Медведев | Dmitry Medvedev
Евгений Пригожин | Yevgeny Prigozhin
Евгений Викторович Пригожин | Evgeniy Viktorovich Prigozhin
Юрий Ковальчук | Yuriy Kovalchuk
Алексей Миллер | Alexey Miller
Игорь Иванович Сечин | Igor Sechin
Александр Бортников | Aleksandr Vasilievich Bortnikov
Николай Патрушев | Nikolai Patrushev
Рамзан Кадыров | Ramzan Kadyrov
Александр Лукашенко | Alyaksandr Lukashenka
Аляксандр Лукашэнка | Alexander Lukashenko
Михаил Фридман | Mikhail Fridman
Геннадий Тимченко | Gennady Timchenko
Аркадий Ротенберг | Arkady Rotenberg
Виктор Янукович | Viktor Yanukovych
Дмитро Щербина | Dmytro Shcherbyna
Ёлкин Пётр | Yolkin Pyotr
Хасан Чеченов | Khasan Chechenov
Юлия Жданова | Iuliia Zhdanova
Владислав Сурков | Vladislav Yuryevich Surkov
`,
  },
  {
    family: 'cyrillic person',
    kind: 'relative or namesake',
    type: 'person',
    same: false,
    pairs: `
Владимир Путин | Mikhail Putin
Владимир Владимирович Путин | Igor Alexandrovich Putin
Сергей Викторович Лавров | Sergei Ivanovich Levrov
Аркадий Ротенберг | Boris Rotenberg
Юрий Ковальчук | Mikhail Kovalchuk
Рамзан Кадыров | Akhmat Kadyrov
Игорь Иванович Сечин | Ivan Igorevich Sechin
Дмитрий Анатольевич Медведев | Dmitry Ivanovich Medvedchuk
Александр Бортников | Denis Bortnikov
Николай Патрушев | Dmitry Patrushev
Евгений Пригожин | Pavel Prigozhin
Александр Иванов | Alexei Ivanov
Сергей Кузнецов | Sergei Kuznetsky
Андрей Петров | Anton Petrov
Ольга Смирнова | Elena Smirnova
Виктор Янукович | Oleksandr Yanukovych
Юлия Жданова | Yulia Zhdanovich
Михаил Фридман | Mikhail Freeman
`,
  },
  {
    family: 'cyrillic company',
    kind: 'Cyrillic and Latin',
    type: 'company',
    same: true,
    pairs: `
ПАО Сбербанк | Sberbank PJSC
Газпром нефть | Gazprom Neft
ООО Технополис | Technopolis LLC
АО Концерн Калашников | Kalashnikov Concern JSC
Уралвагонзавод | Uralvagonzavod
Объединенная авиастроительная корпорация | United Aircraft Corporation
Рособоронэкспорт | Rosoboroneksport
ПАО Роснефть | Rosneft PJSC
Алмаз-Антей | Almaz-Antey
Завод Радиоприбор | Radiopribor Plant
Микрон | Mikron JSC
Лаборатория Касперского | Kaspersky Lab
`,
  },
  {
    family: 'cyrillic company',
    kind: 'other company',
    type: 'company',
    same: false,
    pairs: `
Газпром нефть | Gazprom Gazoraspredelenie
ООО Технополис | Technoprom LLC
Уралвагонзавод | Uralmashzavod
ПАО Роснефть | Transneft PJSC
Завод Радиоприбор | Aviapribor Plant
Объединенная авиастроительная корпорация | United Shipbuilding Corporation
Микрон | Mikrotron JSC
АО Концерн Калашников | Konstantinov Concern JSC
Росатом | Roscosmos
Сбербанк Лизинг | Alfa Leasing
`,
  },
  {
    family: 'arabic person',
    kind: 'Arabic and Persian with Latin, spelling variants',
    type: 'person',
    same: true,
    pairs: `
محمد بن سلمان | Mohammed bin Salman
صدام حسين | Saddam Hussein
بشار الأسد | Bashar al-Assad
حسن نصر الله | Hassan Nasrallah
أسامة بن لادن | Usama bin Ladin
أيمن الظواهري | Ayman al-Zawahiri
علي خامنئي | Ali Khamenei
قاسم سليماني | Qasem Soleimani
محمود احمدی نژاد | Mahmoud Ahmadinejad
حسين موسوي | Hossein Mousavi
عبد الكريم قاسم | Abdulkarim Qasim
يوسف القرضاوي | Yusuf al-Qaradawi
Mohammed al-Rashid | Muhammad Al Rashed
Usama bin Ladin | Osama bin Laden
Moammar Gaddafi | Muammar Qadhafi
Abd al-Rahman Khalil | Abdulrahman Khaleel
Hassan Nasrallah | Hasan Nasr Allah
Qasem Soleimani | Ghasem Soleymani
Jamal Khashoggi | Jamaal Kashoggi
Abu Bakr al-Baghdadi | Abou Bakr al Bagdadi
Yasser Arafat | Yasir Arafat
Ahmed Zaki Yamani | Ahmad Zaky Yamani
Nuri al-Maliki | Noori Al Maliky
Sheikh Tamim bin Hamad | Shaykh Tameem bin Hamad
`,
  },
  {
    family: 'arabic person',
    kind: 'other person',
    type: 'person',
    same: false,
    pairs: `
محمد بن سلمان | Mohammed bin Nayef
بشار الأسد | Maher al-Assad
صدام حسين | Uday Hussein
حسن نصر الله | Hussein Nasrallah
أسامة بن لادن | Saad bin Ladin
علي خامنئي | Mojtaba Khamenei
قاسم سليماني | Qasem Rahimi
محمود احمدی نژاد | Mahmoud Abbas
Mohammed al-Rashid | Mohammed al-Rasheedi Omar
Abd al-Rahman Khalil | Abd al-Rahim Khalil
Ahmed Mohammed Hassan | Ahmed Mohammed Hussein
Ali Hassan Ahmad | Omar Hassan Ahmad
Abdul Aziz Khan | Abdul Wahid Khan
Muhammad Ali Rezaei | Muhammad Reza Alavi
Yasser Arafat | Moussa Arafat
Nuri al-Maliki | Nuri al-Said
Hossein Mousavi | Hassan Mousavian
Khaled Meshaal | Khaled Mashhadani
`,
  },
  {
    family: 'korean and japanese',
    kind: 'native script and Latin',
    type: 'person',
    same: true,
    pairs: `
김정은 | Kim Jong Un
金正恩 | Kim Jong Un
金正日 | Kim Jong Il
김여정 | Kim Yo Jong
문재인 | Moon Jae-in
文在寅 | Moon Jae-in
박근혜 | Park Geun-hye
朴槿惠 | Park Geun-hye
이재명 | Lee Jae-myung
尹锡悦 | Yoon Suk-yeol
윤석열 | Yun Seok-yeol
최룡해 | Choe Ryong Hae
김영철 | Kim Yong Chol
리설주 | Ri Sol Ju
황병서 | Hwang Pyong So
李在明 | Lee Jae-myung
安倍晋三 | Abe Shinzo
岸田文雄 | Fumio Kishida
高市早苗 | Takaichi Sanae
石破茂 | Shigeru Ishiba
`,
  },
  {
    family: 'korean and japanese',
    kind: 'other person',
    type: 'person',
    same: false,
    pairs: `
김정은 | Kim Jong Il
金正恩 | Kim Yong Nam
김여정 | Kim Yo Han
문재인 | Moon Jae-ho
박근혜 | Park Geun-young
이재명 | Lee Jae-yong
윤석열 | Yoon Sang-hyun
최룡해 | Choe Pu Il
김영철 | Kim Kyong Ok
리설주 | Ri Su Yong
황병서 | Hwang Jang Yop
安倍晋三 | Abe Shintaro
岸田文雄 | Kishida Nobuo
石破茂 | Ishiba Jiro
`,
  },
  {
    family: 'transcribed person',
    kind: 'Chinese transcription and Latin',
    type: 'person',
    same: true,
    pairs: `
弗拉基米尔·普京 | Vladimir Putin
德米特里·梅德韦杰夫 | Dmitry Medvedev
谢尔盖·拉夫罗夫 | Sergey Lavrov
叶夫根尼·普里戈任 | Yevgeny Prigozhin
亚历山大·卢卡申科 | Alexander Lukashenko
南希·佩洛西 | Nancy Pelosi
迈克·蓬佩奥 | Mike Pompeo
彼得·纳瓦罗 | Peter Navarro
约翰·博尔顿 | John Bolton
唐纳德·特朗普 | Donald Trump
马可·鲁比奥 | Marco Rubio
泰德·克鲁兹 | Ted Cruz
萨达姆·侯赛因 | Saddam Hussein
巴沙尔·阿萨德 | Bashar al-Assad
尼古拉斯·马杜罗 | Nicolas Maduro
阿里·哈梅内伊 | Ali Khamenei
卡西姆·苏莱曼尼 | Qasem Soleimani
奥萨马·本·拉登 | Osama bin Laden
拉姆赞·卡德罗夫 | Ramzan Kadyrov
伊戈尔·谢钦 | Igor Sechin
维克托·布特 | Viktor Bout
穆阿迈尔·卡扎菲 | Muammar Gaddafi
哈桑·纳斯鲁拉 | Hassan Nasrallah
埃隆·马斯克 | Elon Musk
`,
  },
  {
    family: 'transcribed person',
    kind: 'other person',
    type: 'person',
    same: false,
    pairs: `
弗拉基米尔·普京 | Vladimir Lenin
德米特里·梅德韦杰夫 | Dmitry Rogozin
谢尔盖·拉夫罗夫 | Sergey Shoigu
亚历山大·卢卡申科 | Alexander Bortnikov
南希·佩洛西 | Nancy Reagan
迈克·蓬佩奥 | Mike Pence
彼得·纳瓦罗 | Peter Altmaier
约翰·博尔顿 | John Kerry
唐纳德·特朗普 | Donald Tusk
萨达姆·侯赛因 | Uday Hussein
巴沙尔·阿萨德 | Maher al-Assad
尼古拉斯·马杜罗 | Nicolas Sarkozy
伊戈尔·谢钦 | Igor Sergun
维克托·布特 | Viktor Orban
哈桑·纳斯鲁拉 | Hassan Rouhani
埃隆·马斯克 | Elon Gold
`,
  },
  {
    family: 'latin person',
    kind: 'typo',
    type: 'person',
    same: true,
    pairs: `
Vladimir Putin | Vladmir Putin
Dmitry Medvedev | Dmitry Medevdev
Gennady Timchenko | Genady Timchenko
Christopher Whitfield | Cristopher Whitfeild
Margaret Castellano | Margret Castelano
Helen Fitzgerald | Helen Fitzgerlad
Patrick Lindholm | Patrik Lindholm
Katarina Novakova | Katerina Novakova
Friedrich Hartmann | Freidrich Hartman
Alejandro Gutierrez | Alejandro Guiterrez
Svetlana Krivonogikh | Svetlana Krivonogih
Konstantin Malofeev | Konstantin Malofeyev
Jean-Pierre Moreau | Jean Piere Moreau
Emmanuel Okafor | Emanuel Okafor
Joaquin Guzman Loera | Joaquín Guzmán Loera
Hans Müller-Lüdenscheidt | Hans Mueller-Luedenscheidt
Søren Ålesund | Soren Aalesund
Nicolás Maduro Moros | Nicolas Maduro Moroz
Ludmila Putina | Lyudmila Putina
Recep Erdoğan | Recep Erdogan
`,
  },
  {
    family: 'latin person',
    kind: 'initials, middle names, order',
    type: 'person',
    same: true,
    pairs: `
V. V. Putin | Vladimir Vladimirovich Putin
J. Bolton | John Bolton
John R. Bolton | John Robert Bolton
Bolton, John | John Bolton
PUTIN Vladimir V | Vladimir Vladimirovich Putin
Mary Anne Whitfield | Mary A. Whitfield
George Walker Bush | Bush, George W.
Sergei Lavrov | LAVROV Sergey Viktorovich
Oscar Rafael de Jesus Arias | Oscar Arias
Maria del Carmen Lopez Garcia | Maria Lopez Garcia
Dr. Peter Jansen | Peter Jansen
Gen. Soleimani Qasem | Qasem Soleimani
Hugo Armando Carvajal Barrios | Hugo Carvajal
Joaquin Archivaldo Guzman Loera | Joaquin Guzman
Igor Ivanovich Sechin | Igor Sechin
Anna-Maria Bergman | Anna Maria Bergman
`,
  },
  {
    family: 'latin person',
    kind: 'other person',
    type: 'person',
    same: false,
    pairs: `
John Bolton | John Bolten Smith
John R. Bolton | John S. Bolton
V. V. Putin | A. A. Putin
Maria Lopez Garcia | Maria Lopez Hernandez
Juan Carlos Garcia | Jose Carlos Garcia
Peter Jansen | Pieter Hansen
Anna Bergman | Hanna Bergmann
George Novak | Gregor Novak
Michael Brown | Michelle Brown
James Wilson | Janet Wilson
David Miller | Daniel Miller
Carlos Martinez | Marcos Martinez
Igor Ivanovich Sechin | Igor Petrovich Sechin
Ivan Sergeevich Petrov | Ivan Andreevich Petrov
Patrick Lindholm | Patricia Lindholm
Mohamed Salah | Mohamed Saleh Omar
Emmanuel Okafor | Emmanuel Okoro
Ana Silva Santos | Ana Souza Santos
Kim Lee | Lee Kim Seng
Robert Johnson | Robert Johnston Clarke
Thomas Clark | Thomas Clarkson
Elena Petrova | Elena Petrenko
Andrei Popov | Andrei Popovich
Martin Fischer | Marvin Fischer
`,
  },
  {
    family: 'latin company',
    kind: 'typo',
    type: 'company',
    same: true,
    pairs: `
Hangzhou Hikvision Digital Technology | Hangzou Hikvison Digital Technology
Semiconductor Manufacturing International | Semiconducter Manufacturing Internatonal
Rosoboronexport | Rosoboroneksport
Uralvagonzavod | Uralvagonzavot
Brightwell Furniture Ltd | Brigthwell Furniture Ltd
Islamic Republic of Iran Shipping Lines | Islamic Republic of Iran Shiping Lines
Almaz-Antey Corporation | Almaz Antei Corporation
Gazprombank | Gasprombank
Kalashnikov Concern | Kalashnikov Konzern
Huawei Technologies | Hauwei Technologies
Stonebridge Glassware Inc | Stonebrige Glasware Inc
Tactical Missiles Corporation | Tactical Missle Corporation
Mahan Airlines | Mahaan Airlines
Zhejiang Dahua Technology | Zejiang Dahua Technology
Silverline Stationery | Silverline Stationary
`,
  },
  {
    family: 'latin company',
    kind: 'joined, split, reordered',
    type: 'company',
    same: true,
    pairs: `
Hua Wei Technologies | Huawei Technologies
Hik Vision Digital Technology | Hikvision Digital Technology
Gazprom Bank | Gazprombank
Alfa-Bank | AlfaBank
Rosneft Trading House | Trading House Rosneft
Bright Well Furniture | Brightwell Furniture
Zhong Xing Telecom | Zhongxing Telecom
Sea Star Shipping | Seastar Shipping
Ural Vagon Zavod | Uralvagonzavod
Institute of Optics Vavilov State | Vavilov State Institute of Optics
Petro China International | PetroChina International
Silver Line Stationery | Silverline Stationery
DJI Technology Shenzhen | Shenzhen DJI Technology
Tele Sistemi | Telesistemi
NorthGate Ceramics | North Gate Ceramics
`,
  },
  {
    family: 'latin company',
    kind: 'near name of another company',
    type: 'company',
    same: false,
    pairs: `
Gazprombank | Gazprom
Hikvision Digital Technology | Univision Digital Technology
Huawei Technologies | Huaqin Technologies
Brightwell Furniture | Brightside Furniture
Rosneft Trading | Rostec Trading
Alfa-Bank | Delta Bank
Silverline Stationery | Riverline Stationery
Sea Star Shipping | Sea Stallion Shipping
Northgate Ceramics | Southgate Ceramics
Vavilov State Institute of Optics | Vernadsky State Institute of Optics
PetroChina International | PetroVietnam International
Stonebridge Glassware | Stonehenge Glassware
Mahan Air | Meraj Air
Kalashnikov Concern | Kalina Concern
Tactical Missiles Corporation | Tactical Systems Corporation
Larkfield Lighting | Larkfield Logistics
Orion Electronics | Orient Electronics
Titan Machinery | Triton Machinery
Apex Trading FZE | Apex Shipping FZE
Sinotrans | Sinosteel
`,
  },
  {
    family: 'generic words',
    kind: 'one brand with generic words around it',
    type: 'company',
    same: true,
    pairs: `
Huawei | Huawei Technologies Co., Ltd.
Rosneft | PJSC Rosneft Oil Company
Megvii | Megvii Technology Limited
海康威视 | 海康威视数字技术
Sberbank | Sberbank of Russia
Hikvision | Hikvision Digital Technology
Kalashnikov | Kalashnikov Concern
Yakutgazprom | Yakutgazprom Oil and Gas Company
`,
  },
  {
    family: 'generic words',
    kind: 'generic word against a full name',
    type: 'company',
    same: false,
    pairs: `
Technology | Huawei Technologies Co., Ltd.
International Trading | Sepehr International Trading LLC
Shipping Lines | Islamic Republic of Iran Shipping Lines
China National | China National Offshore Oil Corporation
有限公司 | 华为技术有限公司
科技 | 北京旷视科技有限公司
中国 | 中国船舶工业集团有限公司
上海 | 上海微电子装备集团
General Trading LLC | Al Rawda General Trading LLC
Research Institute | CETC 14th Research Institute
Bank | Sberbank of Russia
Oil Company | PJSC Rosneft Oil Company
Group | Wagner Group
集团 | 浪潮集团有限公司
研究所 | 中国电子科技集团公司第十四研究所
University | Harbin Institute of Technology
Joint Stock Company | Joint Stock Company Radiozavod
Import Export | Nanjing Machinery Import and Export Co
Star | Sea Star Shipping
Electronics | Samsung Electronics Company
`,
  },
  {
    family: 'vessel spellings',
    kind: 'spelling, prefix, numerals',
    type: 'vessel',
    same: true,
    pairs: `
M/V LADY R | Lady R
MV Kriti Vigor | KRITI VIGOR
M.T. Sabiti | SABITI
SEA STAR III | Sea Star 3
SEASTAR III | SEA STAR III
Artavil | ARTAVEEL
ANGARA | Ангара
SCF BYRRANGA | SCF Byranga
OCEAN PRINCE NO 7 | OCEAN PRINCE 7
Ocean Prince VII | OCEAN PRINCE 7
NS CHAMPION | N S Champion
Адмирал Кузнецов | Admiral Kuznetsov
Stormbringer | STORM BRINGER
HONG TAI 58 | 宏泰58
长江先锋 | CHANG JIANG XIAN FENG
新海洋8号 | XIN HAI YANG 8
`,
  },
  {
    family: 'vessel spellings',
    kind: 'sister ship or other name',
    type: 'vessel',
    same: false,
    pairs: `
SEA STAR III | SEA STAR II
OCEAN PRINCE 7 | OCEAN PRINCE 17
LADY R | LADY D
LADY R | Lady Rania
KRITI VIGOR | KRITI VIGILANT
NS CHAMPION | NS CENTURY
HONG TAI 58 | HONG TAI 68
新海洋8号 | 新海洋9号
SCF BYRRANGA | SCF BAIKAL
ANGARA | ANKARA
Sea Star | Sea Spear
Admiral Kuznetsov | Admiral Nakhimov
OCEAN PRINCE | OCEAN PRINCESS
长江先锋 | CHANG JIANG XIAN FU
GOLDEN ROSE | GOLDEN RISE
PACIFIC GLORY | PACIFIC GRACE
`,
  },
  {
    family: 'bank',
    kind: 'translation, acronym, form',
    type: 'bank',
    same: true,
    pairs: `
昆仑银行 | Bank of Kunlun
昆仑银行股份有限公司 | Bank of Kunlun Co., Ltd.
中国银行 | Bank of China
中国工商银行 | Industrial and Commercial Bank of China
中国农业银行 | Agricultural Bank of China
交通银行 | Bank of Communications
招商银行 | China Merchants Bank
丹东银行 | Bank of Dandong
盛京银行 | Shengjing Bank
ВТБ | VTB
Банк ВТБ | VTB Bank
Газпромбанк | Gazprombank
Sberbank of Russia | Sberbank Rossii
Bank Melli Iran | Melli Bank Iran
Bank Saderat PLC | Saderat Bank plc
Россельхозбанк | Rosselkhozbank
Foreign Trade Bank DPRK | Foreign Trade Bank of the Democratic People's Republic of Korea
Promsvyazbank PJSC | Promsvyaz bank
哈尔滨银行 | Harbin Bank
上海浦东发展银行 | Shanghai Pudong Development Bank
`,
  },
  {
    family: 'bank',
    kind: 'other bank',
    type: 'bank',
    same: false,
    pairs: `
昆仑银行 | Bank of Lanzhou
中国银行 | Bank of Communications
中国工商银行 | China Construction Bank
中国农业银行 | Agricultural Development Bank of China
丹东银行 | Bank of Dalian
盛京银行 | Nanjing Bank
VTB Bank | MTB Bank
Gazprombank | Prombank
Bank Melli Iran | Bank Mellat Iran
Bank Saderat PLC | Bank Sepah PLC
Sberbank of Russia | Vneshprombank of Russia
Rosselkhozbank | Roseximbank
Bank of Moscow | Bank of Kazan
哈尔滨银行 | Harbin Investment Group
上海浦东发展银行 | Shanghai Rural Commercial Bank
Trust Bank | Trust Investbank Sofia
Korea Kwangson Banking Corp | Korea Daesong Bank
`,
  },
  {
    family: 'bank',
    kind: 'native and English',
    type: 'bank',
    same: true,
    pairs: `
Центральный банк Российской Федерации | Central Bank of the Russian Federation
Банк России | Bank of Russia
Внешэкономбанк | Vnesheconombank
Московский кредитный банк | Credit Bank of Moscow
Банк развития Казахстана | Development Bank of Kazakhstan
Народный банк Казахстана | People's Bank of Kazakhstan
Национальный банк Республики Беларусь | National Bank of the Republic of Belarus
Белагропромбанк | Belagroprombank
Ощадбанк | Oschadbank
Акціонерне товариство "Райффайзен Банк" | Raiffeisen Bank JSC
Банк «Санкт-Петербург» | Bank Saint Petersburg
Совкомбанк | Sovcombank
Азиатско-Тихоокеанский Банк | Asian-Pacific Bank
Дальневосточный банк | Far Eastern Bank
Уральский банк реконструкции и развития | Ural Bank for Reconstruction and Development
Всероссийский банк развития регионов | Russian Regional Development Bank
Новый банк развития | New Development Bank
Государственный банк СССР | State Bank of the USSR
Земельный банк | Land Bank
Қазақстанның Даму Банкі | Development Bank of Kazakhstan JSC
Европейский банк реконструкции и развития | European Bank for Reconstruction and Development
بانک صادرات ایران | Bank Saderat Iran
بانک توسعه صادرات ایران | Export Development Bank of Iran
بانک صنعت و معدن | Bank of Industry and Mine
بانک کشاورزی | Agricultural Bank
بانک مسکن | Bank Maskan
بانک سپه | Bank Sepah
بانک مرکزی جمهوری اسلامی ایران | Central Bank of the Islamic Republic of Iran
بانک پاسارگاد | Bank Pasargad
بانک تجارت | Tejarat Bank
بانک اقتصاد نوین | Eghtesad Novin Bank
مصرف سورية المركزي | Central Bank of Syria
المصرف العقاري | Real Estate Bank
البنك العربي | Arab Bank
البنك الأهلي المصري | National Bank of Egypt
بنك مصر | Banque Misr
مصرف الرافدين | Rafidain Bank
مصرف ليبيا المركزي | Central Bank of Libya
بنك اليمن الدولي | International Bank of Yemen
البنك الإسلامي للتنمية | Islamic Development Bank
조선무역은행 | Korea Trade Bank
조선대성은행 | Korea Daesong Bank
신한은행 | Shinhan Bank
한국수출입은행 | Export-Import Bank of Korea
한국산업은행 | Korea Development Bank
みずほ銀行 | Mizuho Bank
りそな銀行 | Resona Bank, Limited
日本銀行 | Bank of Japan
Türkiye Cumhuriyet Merkez Bankası | Central Bank of the Republic of Turkey
Türkiye Kalkınma ve Yatırım Bankası | Development and Investment Bank of Turkey
Banco Central de Venezuela | Central Bank of Venezuela
Banco Nacional de Cuba | National Bank of Cuba
Banco Financiero Internacional | International Financial Bank
Banco do Brasil | Bank of Brazil
Banque de France | Bank of France
Banca d'Italia | Bank of Italy
Banque Centrale de Tunisie | Central Bank of Tunisia
Banco Agrícola de Venezuela | Agricultural Bank of Venezuela
Česká národní banka | Czech National Bank
Narodowy Bank Polski | National Bank of Poland
Българска народна банка | Bulgarian National Bank
Ngân hàng Nhà nước Việt Nam | State Bank of Vietnam
Bank Pembangunan Malaysia Berhad | Development Bank of Malaysia
Τράπεζα της Ελλάδος | Bank of Greece
בנק לאומי לישראל | Bank Leumi le-Israel
בנק הפועלים | Bank Hapoalim
`,
  },
  {
    family: 'bank',
    kind: 'form, order, abbreviation',
    type: 'bank',
    same: true,
    pairs: `
T.C. Ziraat Bankası A.Ş. | Ziraat Bankasi
Türkiye İhracat Kredi Bankası A.Ş. | Turkiye Ihracat Kredi Bankasi AS (Turk Eximbank)
АО АКБ «Новикомбанк» | Novikombank
Commercial Bank Citibank JSC | Citibank AO
KB Absolut Bank (PAO) | Absolut Bank
Joint Stock Commercial Bank Avangard | Avangard Bank JSC
Акционерный коммерческий банк «Абсолют Банк» | Absolut Bank
Export-Import Bank of China | China Exim Bank
Export-Import Bank of India | India EXIM Bank
Hongkong and Shanghai Banking Corporation Limited | HSBC
Commercial International Bank (Egypt) S.A.E. | Commercial International Bank Egypt
PT Bank Rakyat Indonesia (Persero) Tbk | Bank Rakyat Indonesia
Kreditanstalt für Wiederaufbau | Kreditanstalt fur Wiederaufbau (KfW)
Landesbank Baden-Württemberg | LBBW Landesbank Baden-Wuerttemberg
DZ BANK AG Deutsche Zentral-Genossenschaftsbank | DZ Bank
Société Générale S.A. | Societe Generale
Bank Otkritie Financial Corporation PJSC | Otkritie FC Bank
Joint-Stock Company Russian Agricultural Bank | Russian Agricultural Bank OJSC
Cairo Amman Bank PLC | Cairo-Amman Bank
Trade Bank of Iraq | The Trade Bank of Iraq (TBI)
Kuwait Finance House K.S.C.P. | Kuwait Finance House
Europäisch-Iranische Handelsbank AG | Europaisch Iranische Handelsbank
Bank Mellat | Mellat Bank
Bank Vozrozhdenie | Vozrozhdenie Bank PAO
Krung Thai Bank Public Company Limited | Krungthai Bank
Banco Bilbao Vizcaya Argentaria, S.A. | Banco Bilbao Vizcaya Argentaria
Bank BelVEB OJSC | Belvnesheconombank
Industrial and Commercial Bank of Vietnam | Vietnam Joint Stock Commercial Bank for Industry and Trade
`,
  },
  {
    family: 'bank',
    kind: 'like business of another country or place',
    type: 'bank',
    same: false,
    pairs: `
Export-Import Bank of China | Export-Import Bank of Korea
Export-Import Bank of India | Export-Import Bank of Malaysia
Development Bank of Kazakhstan | Development Bank of Mongolia
Industrial Development Bank of Turkey | Industrial Development Bank of India
National Bank of Egypt | National Bank of Kuwait
National Bank of Pakistan | National Bank of Oman
Central Bank of Iran | Central Bank of Iraq
Central Bank of Syria | Commercial Bank of Syria
Commercial Bank of Dubai | Commercial Bank of Qatar
Commercial Bank of Ceylon | Commercial Bank of Ethiopia
Dubai Islamic Bank | Abu Dhabi Islamic Bank
Bank of Baroda | Bank of Maharashtra
State Bank of India | State Bank of Mysore
Union Bank of India | Union Bank of Nigeria
Bank of Sharjah | Bank of Bahrain
Национальный банк Украины | Национальный банк Казахстана
Банк Москвы | Банк Казани
Central Bank of Russia | Центральный банк Республики Узбекистан
Banco Central de Venezuela | Banco Central de Chile
Banco Nacional de México | Banco Nacional de Panamá
Banco de Crédito del Perú | Banco de Crédito de Bolivia
Bank Negara Indonesia | Bank Negara Malaysia
Bank Rakyat Indonesia | Bank Kerjasama Rakyat Malaysia
First National Bank of Omaha | First National Bank of Alaska
Farmers Bank of Liberty | Farmers Bank of Kansas City
Asian Development Bank | African Development Bank
Agricultural Bank of Egypt | Agricultural Bank of Sudan
مصرف سورية المركزي | Central Bank of Lebanon
بنك اليمن الدولي | International Bank of Qatar
Sberbank Branch No. 8601 | Sberbank Branch No. 9040
Savings Bank No. 3 | Savings Bank No. 7
People's Bank of Sri Lanka | People's Bank of Zanzibar
`,
  },
  {
    family: 'bank',
    kind: 'another line of one house, or its branch',
    type: 'bank',
    same: false,
    pairs: `
Sberbank | Sberbank Leasing
Банк ВТБ | ВТБ Страхование
VTB Bank | VTB Leasing
ПАО Сбербанк | Сбербанк Лизинг
Gazprombank | Gazprombank Asset Management
Alfa-Bank | Alfa-Bank Kazakhstan
Raiffeisen Bank International | Raiffeisen Leasing International
Deutsche Bank | Deutsche Bank Securities Inc
Bank of China | Bank of China Insurance
HSBC Bank plc | HSBC Bank Malaysia Berhad
Citibank N.A. | Citibank Europe plc
Banque Misr | Banque Misr Liban
Bank Melli Iran | Melli Investment Holding International
Bank Saderat Iran | Saderat Bank Leasing
Shinhan Bank | Shinhan Card
Mizuho Bank | Mizuho Trust and Banking
Белгазпромбанк | Газпромбанк
Bank Mandiri | Bank Syariah Mandiri
Bank Sepah | Sepah Bank Brokerage Company
Danske Bank | Danske Bank Poland
Kuveyt Türk Katılım Bankası | Kuveyt Turk Bank AG Germany
`,
  },
  {
    family: 'bank',
    kind: 'another bank of like words',
    type: 'bank',
    same: false,
    pairs: `
Arab Bank | Arab African International Bank
Bank of Cyprus | Central Bank of Cyprus
Московский кредитный банк | Московский индустриальный банк
Россельхозбанк | Росэксимбанк
Промсвязьбанк | Связь-Банк
Уралсиб | Уральский банк реконструкции и развития
بانک ملی ایران | بانک ملت
بانک صادرات ایران | بانک توسعه صادرات ایران
بنك مصر | البنك الأهلي المصري
مصرف الرافدين | مصرف الرشيد
البنك العربي | البنك العربي الأفريقي الدولي
بانک مسکن | بانک کشاورزی
Banco de Venezuela | Banco del Tesoro de Venezuela
Banco Popular de Ahorro | Banco Popular Español
Crédit Agricole | Crédit Lyonnais
Banque de l'Habitat | Banque de l'Agriculture
Türkiye Halk Bankası | Türkiye Vakıflar Bankası
Ziraat Katılım Bankası | Türkiye Finans Katılım Bankası
Korea Development Bank | Korea Exchange Bank
조선무역은행 | 조선통일발전은행
みずほ銀行 | りそな銀行
Sumitomo Mitsui Banking Corporation | Sumitomo Mitsui Trust Bank
Islamic Development Bank | Inter-American Development Bank
Investbank | Investtorgbank
Transcapitalbank | Transkreditbank
Trade and Development Bank of Mongolia | Development Bank of Mongolia
Bank of New York Mellon | Bank of Nova Scotia
Moscow Industrial Bank | Moscow Credit Bank
Metallinvestbank | Metallurg Bank
National Development Bank of Iran | Export Development Bank of Iran
Industrial Bank of Korea | Korea Development Bank
Credit Europe Bank | Credit Bank of Europe and Asia
Bank Austria Creditanstalt | Bank Burgenland
`,
  },
]
