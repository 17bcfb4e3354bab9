import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { analyse } from '../analyse.ts'

const keysOf = (name: string): string[] => (analyse(name)[0]?.tokens ?? []).map(({ key }) => key)

test.each([
  ['Նորվա զարգացման բանկ', 'Norva Development Bank'],
  ['ნორვა განვითარების ბანკი', 'Norva Development Bank'],
  ['नोरवा कृषि विकास बैंक', 'Norva Agricultural Development Bank'],
  ['বাংলাদেশ কৃষি উন্নয়ন ব্যাংক', 'Bangladesh Agricultural Development Bank'],
  ['نیشنل انڈسٹریل بینک آف پاکستان', 'National Industrial Bank of Pakistan'],
  ['ธนาคารอุตสาหกรรมแห่งประเทศไทย', 'Industrial Bank of Thailand'],
  ['የኢትዮጵያ ልማት ባንክ', 'Development Bank of Ethiopia'],
  ['Бонки рушди саноатии Норва', 'Norva Bonki Rushdi Sanoatii'],
  ['Монголын хөгжлийн банк', 'Development Bank of Mongolia'],
  ['Вазорати мудофиаи Тоҷикистон', 'Ministry of Defence of Tajikistan'],
  ['한국 국방정보원', 'Korea Defence Intelligence Service'],
  ['法兰西农业银行', 'Agricultural Bank of France'],
  ['南美央行', 'Central Bank of South America'],
  ['汇丰银行(中国)有限公司', 'HSBC Bank (China) Company Limited'],
  ['渣打银行(香港)有限公司', 'Standard Chartered Bank (Hong Kong) Limited'],
])('%s is %s', (a, b) => {
  expect(comparePair(a, b).score).toBeGreaterThanOrEqual(80)
})

test.each([
  ['ธนาคารอุตสาหกรรมแห่งประเทศไทย', 'Agricultural Bank of Thailand'],
  ['नोरवा कृषि विकास बैंक', 'Norva Industrial Credit Bank'],
  ['渣打银行(香港)有限公司', 'HSBC Bank (Hong Kong) Limited'],
])('%s is not %s', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(80)
})

test('scripts that part no words are cut at the words of business; an ordinary name stays whole', () => {
  expect(keysOf('ธนาคารกรุงเทพ')).toEqual(['BANK', keysOf('กรุงเทพ')[0]])
  expect(keysOf('สมชาย')).toHaveLength(1)
  expect(keysOf('พัฒนา')).toHaveLength(1)
})

test('a word of business that is a name of persons is one where no body is told', () => {
  expect(keysOf('विकास शर्मा')[0]).toBe('VIKAS')
  expect(comparePair('نور الخليج', 'Noor Al Khaleej').score).toBeGreaterThanOrEqual(80)
})

test('letters of Tajik and Macedonian are written', () => {
  expect(keysOf('Миллӣ')).toEqual(['MILLI'])
  expect(keysOf('Ѓорѓи')).toEqual(['GJORGJI'])
})
