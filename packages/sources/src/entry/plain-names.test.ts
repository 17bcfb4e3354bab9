import { expect, it } from 'vitest'
import { EntryDraft } from './entry-draft.ts'

const namesOf = (text: string): string[] => {
  const draft = new EntryDraft('un-sc', '1', '02')
  draft.name(text, 'alias')
  return draft.names.map(({ text: name, kind }) => (kind === 'alias' ? name : `${name}~${kind}`))
}

it.each([
  '株式会社',
  '公共株式会社',
  '有限公司',
  'JSC',
  'Joint-Stock Company',
  'Открытое акционерное общество',
  'original script',
  'N/A',
  'unknown',
  '31.12.1979',
  '22.12.1973; place of birth: Algiers, Algeria)',
  'Farsi:',
  'all of preceding located in or near Mianyang, Sichuan Province',
  'and No 508, Sheikha Maryam Bldg., Deirah, Dubai',
])('%s is no name', text => expect(namesOf(text)).toEqual([]))

it.each([
  ['Wainakh (original script: Вайнах)', ['Wainakh', 'Вайнах']],
  ['original script: Амир Хазмат', ['Амир Хазмат']],
  ['Russian : Андрей Сергеевич Пальчик', ['Андрей Сергеевич Пальчик']],
  ['Ali Ahmed Karti Arabic: علي أحمد كرتي', ['Ali Ahmed Karti', 'علي أحمد كرتي']],
  ['Rosgvardiya (Russian: Росгвардия)', ['Rosgvardiya', 'Росгвардия']],
  ['Nik Mohammad (previously listed as)', ['Nik Mohammad~former']],
  [
    'Merai Zoghbai (as previously listed, in Arabic: مرعي زغبي)',
    ['Merai Zoghbai~former', 'مرعي زغبي~former'],
  ],
  ['Abu Bakr (Previously listed as. In Arabic: أبوبكر )', ['Abu Bakr~former', 'أبوبكر~former']],
  ['El Para (combat name)', ['El Para']],
  ['Geoscan-UFA (former name)', ['Geoscan-UFA~former']],
  ['HTX (formerly Huobi)', ['HTX', 'Huobi~former']],
  ['Korea General (Aliases: KOGEN, GENCO)', ['Korea General', 'KOGEN', 'GENCO']],
  ['f.k.a.: NADA', ['NADA~former']],
  ['formerly known as Gansu Yasheng Group', ['Gansu Yasheng Group~former']],
  ['aka: POSCO', ['POSCO']],
  ['Ri’af al-Quwatli a.k.a. Raeef al-Kouatly', ['Ri’af al-Quwatli', 'Raeef al-Kouatly']],
  ['or Цивилёв', ['Цивилёв']],
  ['Mustafa Djamel (Date of birth: 31.12.1979; place of birth: Mascara)', ['Mustafa Djamel']],
  ['Sayf-Al Adl. Date of birth: 11.4.1963. Nationality: Egyptian', ['Sayf-Al Adl']],
  ['Safia Al-Hadad, born 1 Jan. 1953 (Oman passport no 03825239)', ['Safia Al-Hadad']],
  ['Черноморский банк развития or ЧБРР', ['Черноморский банк развития', 'ЧБРР']],
  ['АО or Акционерное общество "Лавочкин"', ['Акционерное общество "Лавочкин"']],
  ['Electronics Industries and the following subsidiaries:', ['Electronics Industries']],
])('%s is told as the names in it', (text, names) => expect(namesOf(text)).toEqual(names))

it.each([
  'AKA INTEGRAL SERVICES, S. DE R.L. DE C.V.',
  'ALIAS LLC',
  'Yinon AKA',
  'Unknown Energy Company',
  'La raffinerie d’or de Gasabo',
  'LEADER (HONG KONG) INTERNATIONAL',
  'Al-Haramain: Albania Branch',
  '7-28',
  'K',
  'Галина Книжонак or Книжонок',
  'Andrey Mikhailovich (Russian Federation)',
  'Birthe Theresa',
])('%s stays as it is', text => expect(namesOf(text)).toEqual([text]))

it('the name by which a list calls a party stays the primary one, whatever notes stand behind it', () => {
  const draft = new EntryDraft('un-sc', '1', '01')
  draft.name('PSB Bank (formerly. PROMSVYAZBANK)', 'primary')
  expect(draft.names).toEqual([
    { text: 'PSB Bank', kind: 'primary' },
    { text: 'PROMSVYAZBANK', kind: 'former' },
  ])
})
