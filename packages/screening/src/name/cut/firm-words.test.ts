import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b).score

test.each([
  ['НПО «Норва» имени академика В. П. Ларчина', 'NPO Norva'],
  ['Зеленодольский завод имени А. М. Ларчина', 'Zelenodolsk Plant'],
  ['АО «Тульский патронный завод»', 'Tula Cartridge Works'],
  ['Уфимский приборостроительный завод', 'Ufa Instrument Plant'],
  ['Obyedinyonnaya Norvanskaya Korporatsiya', 'United Norvan Corporation'],
  ['Державне підприємство «Норва»', 'Norva State Enterprise'],
  ['شركة نورفا للاستيراد والتصدير', 'Norva Import and Export Company'],
  ['مؤسسة نورفا لتوزيع الأسمدة', 'Norva Fertilizers Distribution Est.'],
  ['شرکت پتروشیمی خلیج فارس', 'Persian Gulf Petrochemical Company'],
  ['Norva Kimya Dış Tic. A.Ş.', 'Norva Chemical Foreign Trade JSC'],
  ['Industria Petroquímica Norva S.A.', 'Norva Petrochemical Industry'],
  ['Fratelli Norvani Trasporti Marittimi', 'Norvani Brothers Maritime Transport'],
  ['Tổng công ty Thép Norva', 'Norva Steel Corporation'],
  ['조선부강무역회사', 'Korea Pugang Trading Corporation'],
  ['日本電磁測器株式会社', 'Nihon Denji Sokki Co., Ltd.'],
  ['沈阳天华发制品有限公司', 'Shenyang Tianhua Hair Products Co., Ltd.'],
  ['洛阳电光设备研究所', 'Luoyang Institute of Electro-Optical Equipment'],
  ['陕西飞机工业有限责任公司', 'Shaanxi Aircraft Industry Corporation'],
  ['香港鸿达五金制品厂', 'Hung Tat Hardware Manufactory'],
  ['蓝天航空服务', 'Blue Sky Aviation Services'],
  ['東亜貿易株式会社', 'Toa Boeki K.K.'],
  ['株式会社島津製作所', 'Shimadzu Corporation'],
  ['Beijing Rui Da Kang Technology', 'Beijing Ruidakang Technology Co., Ltd.'],
  ['Zhejiang Da Nuo Technology Co Ltd', 'Zhejiang Danuo Technology Co., Ltd.'],
  ['شركة الوفاء للتأمين', 'Al Wafa Insurance Company'],
  ['شرکت لوله سازی نوروا', 'Norva Pipe Company'],
  ['شرکت هواپیمایی نوروا', 'Norva Airlines'],
  ['Дальневосточное морское пароходство', 'Far Eastern Shipping Company'],
  ['Société Tchadienne Norva', 'Norva Chad Society'],
  ['Zavod Tochnogo Mashinostroeniya Norva', 'Norva Precision Engineering Plant'],
  ['Goskorporatsiya Norvakosmos', 'Norvacosmos State Corporation'],
  ['Минский завод колёсных тягачей', 'Minsk Wheel Tractor Plant'],
  ['Agence d’information Norva', 'Norva News Agency'],
])('%s is %s', (a, b) => {
  expect(score(a, b)).toBeGreaterThanOrEqual(80)
  expect(score(b, a)).toBe(score(a, b))
})

test.each([
  ['АО «Тульский патронный завод»', 'Tula Arms Plant'],
  ['Электронный завод имени Ларчина', 'Electronic Plant named after Belov'],
  ['شركة نورفا للاستيراد والتصدير', 'Talfan Import and Export Company'],
  ['Norva Kimya Dış Tic. A.Ş.', 'Norva Textile Foreign Trade JSC'],
  ['洛阳电光设备研究所', 'Luoyang Bearing Research Institute'],
  ['东亚贸易公司', 'Toa Boeki'],
])('%s is not %s', (a, b) => {
  expect(score(a, b)).toBeLessThan(80)
})

test('a trading house says so in two letters behind a Russian form too', () => {
  const house = 'ООО «ТД «Норва»'
  expect(score(house, 'Trading House Norva LLC')).toBeGreaterThan(score(house, 'Norva LLC'))
  expect(score(house, 'Norva LLC')).toBeGreaterThanOrEqual(85)
})
