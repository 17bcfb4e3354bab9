import { expect, test } from 'vitest'
import { explainPair } from './explain/explain.ts'
import { comparePair } from './pair.ts'

/** Pairs authored for this test: [one, other, lowest score, highest score]. */
const pairs: readonly (readonly [string, string, number, number])[] = [
  ['華為技術有限公司', '华为技术有限公司', 100, 100],
  ['Huawei Technologies', 'HUAWEI TECHNOLOGIES CO., LTD.', 99, 99],
  ['华为', 'HUAWEI', 94, 94],
  ['习近平', 'XI Jinping', 94, 94],
  ['陆景平', 'LU Jyng-Pyng', 92, 92],
  ['陈志芳', 'CHEN Jyh-Fang', 92, 92],
  ['Karim Razibulah', 'Karim Razibullah', 95, 100],
  ['Pekka Norvanen', 'Petteri Norvanen', 80, 94],
  ['单田芳', 'Shan Tianfang', 94, 94],
  ['吕布', 'LV BU', 94, 94],
  ['蒋经国', 'CHIANG CHING-KUO', 92, 92],
  ['上海精密机械有限公司', 'Shanghai Precision Machinery Co., Ltd.', 95, 98],
  ['Роснефть', 'ROSNEFT', 98, 98],
  ['김정은', 'KIM Jong Un', 98, 98],
  ['Sergej Tschemezow', 'Sergey CHEMEZOV', 85, 97],
  ['Siradschuddin Haqqani', 'Sirajuddin HAQQANI', 85, 97],
  ['Jahja Sinwar', 'Yahya SINWAR', 90, 97],
  ['Ahmad Fazeqian', 'Ahmad FAZELIAN', 80, 97],
  ['Vladi\u200Bmir Putin', 'Vladimir PUTIN', 100, 100],
  ['Huawai Technologies', 'Huawei Technologies', 80, 94],
  ['Huwaei Technologies', 'Huawei Technologies', 80, 94],
  ['Sparta III', 'Sparta II', 0, 79],
  ['Larchan XIII', 'Larchan XII', 0, 79],
  ['Huwei Software Technologies', 'Huawei Software Technologies', 80, 94],
  ['Huawen Technologies', 'Huawei Technologies', 0, 79],
  ['Kim Jon Un', 'KIM Jong Un', 80, 94],
  ['Wang Han', 'WANG Hang', 0, 79],
  ['Pka Yong-sik', 'PAK Yong Sik', 80, 94],
  ['Auurs LLC', 'Aurus LLC', 80, 94],
  ['Norvama Bnak', 'Norvama Bank', 80, 94],
  ['Norv{ma Trading', 'Norvama Trading', 80, 97],
  ['OCEAN FORTUNE EIGHTEEN', 'OCEAN FORTUNE 18', 95, 98],
  ['Ropax One', 'Ropax 1', 90, 99],
  ['none', 'Noni', 0, 94],
  ['Sovkomflot', 'Sovcomflot', 80, 94],
  ['Global Trading Ltd', 'Global Traders', 80, 88],
  ['Оleg Tkachev', 'Oleg TKACHEV', 100, 100],
  ['Osama bin Laden', 'USAMA BIN LADIN', 90, 97],
  ['JSCARGUMENT', 'JSC ARGUMENT', 95, 99],
  ['Gazprombnk Group', 'Gazprombank', 80, 94],
  ['GUANGZHOU HAIGE COMM GRP', 'Guangzhou Haige Communications Group Incorporated Company', 90, 97],
  ['Vladimir Putin', 'Vladimir Vladimirovich PUTIN', 95, 97],
  ['CETC No. 13 Research Institute', 'CETC 13th Research Institute', 95, 100],
  ['中国电子科技集团公司第十三研究所', '中国电子科技集团公司第13研究所', 95, 100],
  ['陳大文', 'Chan Tai-man', 90, 92],
  ['郭詠儀', 'KWOK Wing Yee', 90, 92],
  ['吳小明', 'Ng Siu Ming', 90, 92],
  ['歐陽志強', 'Au Yeung Chi-keung', 90, 92],
  ['林佳蓉', 'Lin Chia-jung', 90, 92],
  ['謝國樑', 'Hsieh Kuo-liang', 90, 92],
  ['Xie Guoliang', 'Hsieh Kuo-liang', 90, 92],
  ['خالد منصور', 'Khalid Mansour', 90, 96],
  ['عبدالكريم الزبيدي', 'Abd al-Karim AL-ZUBAYDI', 88, 96],
  ['Abdulkarim Zubaidi', 'ABD-AL-KARIM AL ZUBAYDI', 88, 97],
  ['علیرضا احمدی', 'Ali Reza AHMADI', 85, 96],
  ['Mykola Petrenko', 'Nikolay PETRENKO', 90, 97],
  ['Chong Myong-chol', 'JONG Myong Chol', 88, 97],
  ['SIRIUS I', 'Sirius 1', 95, 100],
  ['China Telecom', 'CHINA TELECOM GROUP CO., LTD.', 85, 94],
  ['National Iranian Oil Company (NIOC)', 'National Iranian Oil Company', 90, 97],
  ['Semicond Mfg Intl Corp', 'Semiconductor Manufacturing International Corporation', 85, 97],
  ['АО Волна Технологии', 'Volna Technologies JSC', 90, 97],
  ['银月物流有限公司', 'Silver Moon Logistics Limited', 80, 90],
  ['彩虹玻璃有限公司', 'Rainbow Glass Co., Ltd.', 85, 94],
  ['金河矿业有限公司', 'Goldriver Mining Limited', 85, 94],
  ['南方通信有限公司', 'Nanfang Communication Ltd', 90, 94],
  ['交通银行股份有限公司', 'Bank of Communications Co., Ltd.', 80, 94],
  ['新鸿物业有限公司', 'Sun Hung Properties Ltd', 90, 92],
  ['恒澜保险股份有限公司', 'Henglan P Insurance Co., Ltd.', 80, 94],
  ['Открытое акционерное общество Норва', 'Norva OJSC', 97, 100],
  ['Public Joint Stock Company Norva', 'ПАО Норва', 97, 100],
  ['Ferretera Lindavista S. de R.L. de C.V.', 'FERRETERA LINDAVISTA', 97, 100],
  ['Norvabank of Russia', 'Norvabank', 80, 90],
  ['Banco Lindavista SA', 'Lindavista Bank', 90, 97],
  ['Bill Thornbury', 'William THORNBURY', 85, 96],
  ['Sasha Kravtsov', 'Aleksandr KRAVTSOV', 85, 96],
  ['Sasha Kravtsova', 'Aleksandra KRAVTSOVA', 85, 96],
  ['Pepe Villanueva', 'José VILLANUEVA', 85, 96],
  ['Iskander Galiev', 'Alexander GALIEV', 85, 96],
  ['Youssef Harfouch', 'Joseph HARFOUCH', 85, 96],
  ['Herman Okhotin', 'German OKHOTIN', 90, 97],
  ['Kaitlyn Dunmore', 'Caitlin Dunmore', 90, 97],
  ['이재석', 'Lee Jae-suk', 85, 97],
  ['문인호', 'Moon In-ho', 85, 97],
  ['안서아', 'Ahn Seo-ah', 80, 97],
  ['حسين منير', 'Hossein Mounir', 85, 97],
  ['Агафонаў Павел', 'Pavel AGAFONOV', 90, 97],
  ['Rostam Qasemi', 'Rostam GHASEMI', 85, 97],
  ['Hikmat Azzaoui', 'Hikmat AZZAWI', 85, 97],
  ['Oleh Yuriiovych Kobzar', 'Oleg Jurijovytj KOBZAR', 85, 97],
  ['Zeo Ravenscroft', 'Zoe Ravenscroft', 80, 94],
  ['Amber Whiet', 'Amber White', 80, 94],
  ['Arabic: خالد منصور', 'Khalid Mansour', 90, 97],
  ['金正恩', 'Kim Jong Un', 88, 92],
  ['金正恩', 'Kim Jong-eun', 88, 92],
  ['尹錫悅', 'Yoon Suk-yeol', 88, 92],
  ['石破茂', 'Shigeru ISHIBA', 85, 92],
  ['山本太郎', 'YAMAMOTO Taro', 88, 92],
  ['高木さくら', 'Sakura Takagi', 85, 92],
  ['Hugo Armando Carvallo Barrientos', 'Hugo CARVALLO', 80, 94],
  ['Ben Whitlock', 'Benjamin Whitlock', 85, 97],
  ['روح الله بازغندي', 'Rouhollah BAZGHANDI', 80, 97],
  ['Ruhollah Bazghandi', 'Rouhollah BAZGHANDI', 90, 100],
  ['انتصار العبيدي', 'Intissar AL-UBAYDI', 80, 97],
  ['کیومرث حیدری', 'Kiyumars HEIDARI', 85, 97],
  ['Syed Farhan Abedin', 'Farhan ABEDIN', 90, 100],
  ['Majid Qolizadeh', 'Majid GHOLI ZADEH', 85, 97],
  ['Ирина ЛАПИНА / Iрина ЛАПIНА', 'Irina LAPINA', 90, 98],
  ['Petr Chodjakov', 'Пётр ХОДЯКОВ', 88, 97],
  ['نسيم صحراوي', 'Nasim SAHRAWI', 85, 97],
  ['Meir Deutsch', 'מאיר דויטש', 85, 97],
  ['Amparo Velazquez', 'Amparo VELASQUEZ', 88, 97],
  ['Михаил ЩАПИН', 'Michail SJTJAPIN', 88, 98],
  ['李炳浩', 'RI Pyong Ho', 85, 92],
  ['Elfateh Idris', 'Al-Fateh IDRIS', 90, 100],
  ['Issam (عصام) Anbouri', 'Issam ANBOURI', 95, 99],
  ['马哈茂德·艾哈迈迪-内扎德', 'Mahmoud AHMADINEZHAD', 80, 92],
  ['罗萨里奥·穆里洛', 'Rosario Maria MURILLO', 80, 92],
  ['조선무역은행', 'Korea Trade Bank', 90, 97],
  ['بانک ملی ایران', 'National Bank of Iran', 90, 97],
  ['شركة النجم للتجارة والصناعة المحدودة', 'Al Najm Trade and Industry Company Limited', 80, 97],
  ['ミツバ・エレクトロニクス', 'Mitsuba Electronics', 90, 98],
  ['Акционерное общество «Норва Плюс» (АО «Норва Плюс»)', 'АО Норва Плюс', 95, 99],
  ['义乌市晨曦进出口有限公司', 'Yiwu Chenxi Import & Export Co., Ltd.', 90, 94],
  ['Norva Export-Import LLC', 'ООО Норва Импекс', 80, 98],
  ['Manu Thornbury', 'Manuel THORNBURY', 80, 96],
  ['Chrisy Thornbury', 'Christopher THORNBURY', 80, 96],
  ['Jeff Thornbury', 'Geoffrey THORNBURY', 80, 96],
  ['Mohamed El Sayed', 'Muhammad AL-SAYYID', 85, 97],
  ['राजेश वर्मा', 'Rajesh VERMA', 85, 98],
  ['Michaeka Duverne', 'Michaela DUVERNE', 85, 97],
  ['Nguyễn Văn Đức', 'NGUYEN Van Duc', 95, 100],
  ['U Kyaw Thura', 'Kyaw THURA', 90, 100],
  ['梁振民', 'Leung Chun-man', 85, 92],
  // Different parties that simple string likeness takes for one.
  ['Emma Daniels', 'EMMA LLC', 0, 79],
  ['George Bush', 'George Habbash', 0, 79],
  ['Li Wu', 'Lu Wu', 0, 79],
  ['Zhang Gang', 'Zhang Guang', 0, 79],
  ['张伟', '章炜', 0, 79],
  ['李明', '李鸣', 0, 79],
  ['李明', '明李', 0, 84],
  ['Shaanxi Huaxing Textile', 'Shanxi Huaxing Textile', 0, 90],
  ['CETC 13th Research Institute', 'CETC 38th Research Institute', 0, 79],
  ['SEA STAR III', 'SEA STAR IV', 0, 79],
  ['苏州晨曦纺织有限公司', '苏州晨光纺织有限公司', 0, 79],
  ['Bank of China', 'Bank of Kunlun', 0, 79],
  ['银月物流有限公司', 'Golden Moon Logistics Limited', 0, 70],
  ['彩虹玻璃有限公司', 'Sunrise Glass Co., Ltd.', 0, 60],
  ['金河矿业有限公司', 'Silver River Mining Limited', 0, 70],
  ['恒澜保险股份有限公司', 'Henglan Weida Insurance Co., Ltd.', 0, 79],
  ['Norvabank', 'Norvabank Leasing LLC', 80, 80],
  ['Norvabank Securities Limited', 'JSC Norvabank', 80, 80],
  ['Norvabank (Europe) AG', 'Norvabank', 80, 80],
  ['Norvabank Hong Kong', 'Norvabank', 80, 80],
  ['조선무역은행', 'Korea Development Bank', 0, 79],
  ['شركة النجم للتجارة', 'Al Najm Shipping Company', 0, 79.9],
  ['CORP', 'EMMA CORP', 0, 0],
  ['Ivan Sergeevich Petrov', 'Ivan Andreevich Petrov', 0, 79],
  ['Larkspur Lighting', 'Larkspur Logistics', 0, 82],
  ['晨曦家具有限公司', 'SI CHEN', 0, 79],
  ['A. B. Smirnov', 'K. D. Smirnov', 0, 79],
  ['陳大文', 'Chan Siu-man', 0, 79],
  ['Zhao Xiaoming', 'Zhao Xiaoping', 0, 79],
  ['محمد منصور', 'Mahmoud Mansour', 0, 84],
  ['Michael Dunmore', 'Michelle Dunmore', 0, 79],
  ['Patrick Lindqvist', 'Patricia Lindqvist', 0, 79],
  ['이재명', 'Lee Jae-yong', 0, 79],
  ['문재인', 'Moon Jae-ho', 0, 79],
  ['Kim Kyong Il', 'Kim Kyong Ok', 0, 75],
  ['Aleksandar Georgieva', 'Dragana Georgieva', 0, 79],
  ['Louis Michel', 'Luis Miguel Carvallo Barrientos', 0, 79],
  ['金正恩', 'Kim Jong Il', 0, 79],
  ['李明', 'RI Myong', 0, 79],
  ['Marta Thornbury', 'Martin Thornbury', 0, 79],
  ['Daniel Thornbury', 'Danielle Thornbury', 0, 79],
  ['Omer Hazan', 'Abu Omar Hassan', 0, 79],
  ['山本太郎', 'YAMAMOTO Ichiro', 0, 79],
  ['王秀英', 'O Su Yong', 0, 79],
  ['Suo Hui', 'Sukhoi', 0, 79],
  ['B. Eva', 'Eva Blondal', 0, 79],
  ['کوثر زارع', 'Viktor OZEROV', 0, 79],
  ['صلاح حمد', 'Vusala Ahmadov', 0, 79],
  ['Olena Lysenko', 'Olena Leshchenko', 0, 89],
  ['Alexander Holtzer', 'Alexandra Holtzer', 0, 79],
  ['China Shipping', 'Sinotrans Shipping', 0, 79],
]

test.each(pairs)('%s / %s scores %d to %d', (a, b, low, high) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThanOrEqual(low)
  expect(score).toBeLessThanOrEqual(high)
})

test.each(pairs)('%s / %s is symmetric', (a, b) => {
  expect(comparePair(a, b).score).toBe(comparePair(b, a).score)
})

test.each(pairs)('%s / %s does not change with case, width or spacing', (a, b) => {
  const { score } = comparePair(a, b)
  const wide = (text: string): string =>
    text.replace(/[A-Za-z0-9]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
  expect(comparePair(a.toLowerCase(), b).score).toBe(score)
  expect(comparePair(wide(a), b).score).toBe(score)
  expect(comparePair(`  ${a.replaceAll(' ', '   ')} `, b).score).toBe(score)
})

test('evidence shares add up to the whole of both names', () => {
  const { evidence } = comparePair('Huawei Trading Iran', 'Huawei Technologies Co., Ltd.')
  const total = evidence.pairs.reduce((sum, pair) => sum + pair.weight, 0)
  expect(total).toBeCloseTo(1, 1)
  expect(evidence.pairs.map(pair => pair.rule)).toEqual([
    'exact',
    'extra',
    'extra',
    'missing',
    'missing',
    'missing',
  ])
})

test('a line of business that only one name of a bank has is shown as a subsidiary', () => {
  const { evidence } = comparePair('Norvabank Leasing LLC', 'JSC Norvabank')
  expect(evidence.parts).toContainEqual(
    expect.objectContaining({ about: 'subsidiary', state: 'contradicts', query: 'LEASING', listed: '' }),
  )
  expect(explainPair(evidence, 'JSC Norvabank', 70)).toContain('只有一方含“LEASING”，可能是子公司或分支机构')
})

test('letters without vowels are no other word of the same letters', () => {
  expect(comparePair('LI', 'علي', '02').score).toBeLessThan(80)
  expect(comparePair('Ali', 'علي', '02').score).toBeGreaterThan(75)
})

test('every letter and figure compared with itself scores between nothing and the same', () => {
  const signs = Array.from({ length: 0x31_00 }, (_, code) => String.fromCodePoint(code)).filter(sign =>
    /^[\p{L}\p{N}]$/u.test(sign),
  )
  const isScored = (sign: string): boolean => {
    const { score, evidence } = comparePair(sign, sign)
    return score >= 0 && score <= 100 && evidence.parts.every(({ effect }) => Number.isFinite(effect))
  }
  expect(signs.length).toBeGreaterThan(6000)
  expect(signs.filter(sign => !isScored(sign))).toEqual([])
})

test('a Chinese name in Russian letters by the rule of the state is that name in pinyin', () => {
  expect(comparePair('Чжан Сяомин', 'Zhang Xiaoming', '02').score).toBeGreaterThanOrEqual(95)
  expect(comparePair('Zhang Xiaoming', 'Чжан Сяомин', '02').score).toBeGreaterThanOrEqual(95)
  expect(comparePair('Ло Хуэйнин', '骆惠宁', '02').score).toBeGreaterThanOrEqual(80)
  expect(comparePair('Чжан Сяомин', 'Zhang Xiaoning', '02').score).toBeLessThan(95)
})

test('Hong Kong spells 家 and 嘉 KAR as well as KA', () => {
  expect(comparePair('Lee Kar Chiu', '李家超', '02').score).toBeGreaterThanOrEqual(90)
  expect(comparePair('Wong Kar Wai', '王家卫', '02').score).toBeGreaterThanOrEqual(90)
})
