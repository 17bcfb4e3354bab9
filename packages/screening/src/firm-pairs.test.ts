import { expect, test } from 'vitest'
import { comparePair } from './pair.ts'

/** Names of firms and banks, and the score that they must reach or stay below; all of them authored. */
const pairs: readonly (readonly [string, string, number, number])[] = [
  // Forms of the world say nothing, wherever they stand.
  ['Norva Bank (Europe) SE', 'Norva Bank Europe', 95, 100],
  ['Norva Shipping A/S', 'PT Norva Shipping', 95, 100],
  ['Norva Trading W.L.L.', 'Norva Trading Nyrt.', 95, 100],
  ['Norva Trading MChJ', 'ООО Норва Трейдинг', 90, 100],
  ['Norva Energi PT Tbk', 'Norva Energi', 95, 100],
  ['Norva Optika SIA', 'Norva Optika', 95, 100],
  ['PT. Norva Energi', 'Norva Energi Ltd', 95, 100],
  ['GK Norva Sistemy', 'OOO Norva Sistemy', 90, 100],
  // The same letters are a name where nothing tells a firm.
  ['Tommy Sia', 'Tommy', 0, 94],
  ['Ou Meihua', 'Meihua', 0, 94],
  ['STC Ltd', 'NPC Ltd', 0, 79],
  // A commercial bank is a bank, and a business is said once.
  ['PJSC KB Larchny', 'LARCHNY COMMERCIAL BANK PJSC', 95, 100],
  ['JSC Commercial Bank "Larchbank"', 'АО КБ "Ларчбанк"', 88, 100],
  ['LLC Insurance Company Norva Insurance', 'Norva Insurance Company Ltd', 92, 100],
  ['Industrial and Commercial Bank of Norva', 'Commercial Bank of Norva', 0, 94],
  ['Larch Commercial Bank', 'Tanner Commercial Bank', 0, 40],
  ['Bank of Communications', 'KB Svyaz', 0, 94],
  // Words put together in one.
  ['Larchskpromtrans OOO', 'LLC Larchsk Industrial Transport', 88, 100],
  ['JSC Larchskbusinessbank', 'АО «Ларчскбизнесбанк»', 90, 100],
  ['LARCHSK OIL AND GAS GEOPHYSICS LLC', 'Larchskneftegazgeofizika OOO', 88, 100],
  ['Larchskpromtrans OOO', 'LLC Tannersk Industrial Transport', 0, 60],
  ['BPS-Norvabank', 'Norvabank', 0, 84],
  ['RUSUNIVERSALINVESTBANK', 'Russian Universal Investment Bank', 80, 97],
  // Letters of a name in another language, and one Korean word written in the North and the South.
  ['JSC “NKV Bank”', 'АО “НКВ Банк”', 95, 100],
  ['JSC “NCV Bank”', 'АО “НКВ Банк”', 85, 97],
  ['JSC “NCV Bank”', 'АО “НЛВ Банк”', 0, 79],
  ['NKV Holdings Limited', 'NKVV Holdings', 0, 79],
  ['N & V Holdings Limited', 'Norva Holdings Limited', 0, 79],
  ['N. Larch Holdings Limited', 'Norva Larch Holdings', 80, 97],
  ['Daedong Shipping', 'Taedong Shipping', 85, 97],
  ['Central Bank of Norva', 'National Bank of Norva', 0, 94],
  ['Central Bank of Iran', 'National Bank of Iran', 0, 79],
  ['Silverline Ceramics', 'Riverline Ceramics', 0, 79],
  // Words of works in two languages.
  ['Scientific and Production Association Larch', 'ООО НПО «Ларч»', 88, 100],
  ['Larch Oil Refinery LLC', 'ООО «Ларч Нефтеперерабатывающий завод»', 88, 100],
  ['Larch Micro Electronics Group', 'Larch Microelectronics Group', 95, 100],
  // Foreign brands with their business in Chinese.
  ['洛克希尔·马尔丁公司', 'Lockhill Martin Corporation', 80, 92],
  ['洛克希尔·马尔丁风险投资公司', 'Lockhill Martin Ventures', 80, 92],
  ['诺斯特罗系统公司', 'Nostro Systems Corporation', 80, 92],
  ['尼罗斯科技公司', 'Niros Technologies', 80, 92],
  ['尼罗斯科技公司', 'Niros Shipping', 0, 79],
  ['莱多拉公司', 'Leonid Lednev Company', 0, 79],
  ['霍明顿·因格尔斯工业公司', 'Hormington Ingalls Industries, Inc.', 80, 92],
  ['晨曦商業集團有限公司', 'Chenxi Retail Group Limited', 85, 94],
  ['Norva Trading FZE', 'Norva Shipping FZE', 0, 79],
  ['Importadora y Exportadora Norva', 'Importadora Norva, S.A.', 80, 97],
  // Read and translated in one name.
  ['潍丰动力股份有限公司', 'Weifeng Power Co., Ltd.', 85, 94],
  ['华北晨曦制药有限公司', 'North China Chenxi Pharmaceutical Co., Ltd.', 85, 94],
  ['晨曦控股有限公司', 'Chenxi Group Company Limited', 0, 92],
  ['Larchsky Institute', 'Larch Institute', 80, 97],
  ['Ларчинский машиностроительный завод', 'Larchin Machine Building Plant', 80, 97],
  ['АО «Тополгорский кабельный завод»', 'Topolgorsk Cable Plant JSC', 80, 97],
  ['Ларчинский машиностроительный завод', 'Lindin Machine Building Plant', 0, 79],
  ['HK (Hong Kong) Norva Electronics Limited', '香港Norva電子有限公司', 90, 98],
  ['National Bank of Norvaland', 'Bank of Norvaland', 0, 97],
  ['National Bank of Iran', 'Bank of Iran', 0, 79],
  // Business and offices in the tongue of the country.
  ['Министерство образования и науки Норвы', 'Ministry of Education and Science of Norva', 85, 97],
  ['ООО Норва Вертолётные системы', 'Norva Helicopter Systems LLC', 90, 97],
  ['АО Норвинская судоходная компания', 'Norvinskaya Shipping Company', 90, 97],
  ['OOO BESPILONTYE SISTEMY NORVA', 'ООО Беспилотные системы Норва', 85, 97],
  ['Norva Ithalat Ihracat Nakliyat', 'Norva Import Export Transport', 80, 97],
  ['Министерство культуры Норвы', 'Ministry of Education of Norva', 0, 79],
  // Bodies of states and schools.
  ['中国晨曦理工大学', 'China Chenxi University of Technology', 0, 94],
  ['江城理工大学', 'Jiangcheng Institute of Technology', 80, 94],
  ['国防大学', 'National Defence University', 85, 97],
  ['空军工程大学', 'Air Force Engineering University', 90, 97],
  ['中国化工集团有限公司', 'China National Chemical Corporation', 88, 94],
  ['中国石油集团有限公司', 'China National Offshore Oil Corporation', 0, 79],
  ['伊朗国防工业组织', 'Defence Industries Organisation', 80, 84],
  ['中国国防工业组织', 'Defence Industries Organisation', 0, 79],
  ['大学', '大连舰艇学院', 0, 79],
  // A brand of which the English name keeps the sound: ranked, not shown.
  ['兴坊纺织有限公司', 'Hingfong Textile Limited', 55, 79],
  ['兴坊纺织有限公司', 'Wanlok Textile Limited', 0, 50],
  // Firms of Korea and Japan in characters.
  ['朝鮮白峰貿易会社', 'Korea Paekbong Trading Corporation', 85, 92],
  ['朝鲜金江银行', 'Kumgang Bank (Korea)', 80, 92],
  ['朝鮮白峰貿易会社', 'Korea Paekho Trading Corporation', 0, 79],
  ['山田電機株式会社', 'Yamada Denki Co., Ltd.', 85, 92],
  ['山田電機株式会社', 'Yamamoto Denki Co., Ltd.', 0, 79],
  ['PT Elektronik LLC', 'PT Electronic', 90, 100],
  // A brand that is read aloud is not turned round, wherever its place stands.
  ['深圳永鸿半导体有限公司', 'Wing Hung Semiconductor (Shenzhen) Co., Ltd.', 80, 92],
  ['永鸿半导体有限公司', 'Hung Wing Semiconductor Co., Ltd.', 0, 79],
  // Places and sounds that differ make another firm.
  ['Larch Optics Vietnam', 'Larch Optics Turkiye', 0, 66],
  ['河南金澜铜业有限公司', '河北金澜铜业有限公司', 0, 66],
  ['广州海澜通信有限公司', '广州海岚通信有限公司', 0, 72],
]

test.each(pairs)('%s / %s scores %d to %d', (a, b, low, high) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThanOrEqual(low)
  expect(score).toBeLessThanOrEqual(high)
  expect(comparePair(b, a).score).toBe(score)
})
