import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { englishSpellings } from './slavic-spelling.ts'

const index = indexOf([
  subjectOf('norvazhin', '02', { names: ['Сергей Юрьевич НОРВАЖИН', 'Sergey Yuryevich NORVAZHIN'] }),
  subjectOf('tsarvichev', '02', { names: ['Vyacheslav Yakovlevich TSARVICHEV'] }),
  subjectOf('works', '01', { names: ['АО Завод «Чарвин»'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)

test.each([
  ['German', 'Sergej Jurjewitsch Norwaschin', 'norvazhin'],
  ['German', 'Wjatscheslaw Jakowlewitsch Zarwitschew', 'tsarvichev'],
  ['German, without the father', 'Wjatscheslaw Zarwitschew', 'tsarvichev'],
  ['Polish', 'Wiaczesław Jakowlewicz Carwiczew', 'tsarvichev'],
  ['French', 'Viatcheslav Iakovlevitch Tsarvitchev', 'tsarvichev'],
  ['German, of a firm', 'Akzionernoe Obschtschestwo Sawod Tscharwin', 'works'],
])('a name in %s spelling of Cyrillic is found: %s', (_, text, id) => {
  expect(found(text)).toContain(id)
})

test.each([
  ['Nikolaew', 'NIKOLAEV'],
  ['Kusnezow', 'KUSNETSOV'],
  ['Szczerbakow', 'SHCHERBAKOV'],
  ['Chtcherbakov', 'SHCHERBAKOV'],
  ['Łukaszewicz Czarnow', 'LUKASHEVICH CHARNOV'],
  ['Небојша Шаренац', 'NEBOJSA SARENAC'],
  ['Żukow', 'ZHUKOV'],
  ['Russkaia Mednaia Kompaniia', 'RUSSKAYA MEDNAYA KOMPANIYA'],
  ['Centralnyy Bank Federacii', 'TSENTRALNYY BANK FEDERATSII'],
  ['Mijail Orejov', 'MIKHAIL OREKHOV'],
])('%s is %s in English', (text, english) => {
  expect(englishSpellings(text)).toContain(english)
})

test.each([
  'Matthew Crew',
  'Moscow Trading Ltd',
  'Wang Jianguo',
  'Deutsche Bank AG',
  'Сергей Норважин',
  'Anna Maria',
])('%s stays what it is', text => {
  expect(englishSpellings(text)).toEqual([])
})
