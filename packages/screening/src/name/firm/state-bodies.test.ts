import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { analyse } from '../analyse.ts'

const keysOf = (name: string): string[] => (analyse(name)[0]?.tokens ?? []).map(({ key }) => key)
const conceptsOf = (name: string): string[] => (analyse(name)[0]?.tokens ?? []).map(({ concept }) => concept)

test.each([
  ['Ministère de l’Intérieur', 'Ministerstwo Spraw Wewnętrznych'],
  ['Ministerio de Relaciones Exteriores', 'Министерство иностранных дел'],
  ['وزارت امور خارجه', 'Ministry of Foreign Affairs'],
  ['وزارة الشؤون الخارجية', 'Ministero degli Affari Esteri'],
  ['Ministry of the Interior', 'Министерство внутренних дел'],
  ['Ministry of Justice', 'Министерство юстиции'],
  ['وزارة العدل', 'Ministry of Justice'],
  ['Puolustusministeriö', 'Ministry of Defence'],
  ['Bundesfinanzministerium', 'Federal Ministry of Finance'],
  ['راه آهن', 'Railways'],
  ['نیروی هوایی', 'Air Force'],
  ['Temir Yo‘llari', 'Železnice'],
])('%s and %s have a word of one meaning', (a, b) => {
  const all = (name: string): Set<string> =>
    new Set(analyse(name).flatMap(({ tokens }) => tokens.map(({ concept }) => concept)))
  const other = all(b)
  expect([...all(a)].some(concept => concept !== '' && concept !== '#department' && other.has(concept))).toBe(
    true,
  )
})

test('an article with a stroke above stands before a place and a word of business, and is part of a name', () => {
  expect(keysOf("Banque Nationale d'Algérie")).toEqual(['BANQUE', 'NATIONALE', 'ALGERIE'])
  expect(keysOf('Banca d’Italia')).toEqual(['BANCA', 'ITALIA'])
  expect(keysOf("L'Norvelle")).toEqual(['LNORVELLE'])
  expect(keysOf("D'Annovi")).toEqual(['DANNOVI'])
})

test('two written words of Arabic letters are one word of business, and و is an AND', () => {
  expect(conceptsOf('شركة حمل و نقل')).toContain('#transport')
  expect(keysOf('سازمان بنادر و دریانوردی')).toHaveLength(3)
})

test('what a ministry deals with is no decoration, and artificial intelligence is no secret service', () => {
  expect(conceptsOf('Ministry of the Interior')).toEqual(['#department', '#internal'])
  expect(conceptsOf('Norva Interior Agency')).toContain('#decoration')
  expect(conceptsOf('Main Intelligence Directorate')).toContain('#intelligence-service')
  expect(conceptsOf('Norva Artificial Intelligence')).not.toContain('#intelligence-service')
})

test('a main Upravlenie is a directorate, elsewhere it is management', () => {
  expect(conceptsOf('Главное строительное управление')).toContain('#department')
  expect(conceptsOf('Норва Управление')).toContain('#management')
})

test.each([
  ['Genossenschaftsbank Norva', 'Norva Cooperative Bank', 85, 100],
  ["Banque d'Agriculture du Congo", 'Agricultural Bank of Congo', 80, 100],
  ['Министерство обороны Республики Беларусь', 'Ministerstvo obrany Běloruska', 80, 100],
  ['Banque Nationale d’Algérie', 'National Bank of Tunisia', 0, 79],
  ['Ministerio de Defensa', 'Ministry of the Interior', 0, 79],
  ['Bank Sanat va Madan', 'Bank of Industry and Mine', 80, 100],
])('%s and %s score %d to %d', (a, b, low, high) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThanOrEqual(low)
  expect(score).toBeLessThanOrEqual(high)
})

test.each([
  ['Türkiye Norva Bankası A.Ş.', 'Norvabank', 80, 100],
  ['Norvalar Bankası', 'Norvabank', 80, 100],
  ['АО АБ «Норва»', 'Bank Norva', 90, 100],
  ['Norva Bank, N.A.', 'Norva Bank', 95, 100],
  ['State Savings Bank of Ukraine', 'Savings Bank of Ukraine', 80, 100],
  ['State Bank of India', 'Bank of India', 0, 79],
  ['بانک نوروا کارگران', 'Bank Norva Kargaran', 80, 100],
  ['بانک توسعه نوروا', 'Bank Toseeh Norva', 80, 100],
  ['بانک توسعه صادرات ایران', 'Bank Toseeh Saderat Iran', 90, 100],
  ['بانک توسعه صادرات ایران', 'Export Development Bank of Iran', 80, 100],
  ['정찰총국', 'Reconnaissance General Bureau', 80, 100],
  ['Direction générale des douanes', 'General Directorate of Customs', 80, 100],
])('%s and %s, as they are called at home and abroad, score %d to %d', (a, b, low, high) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThanOrEqual(low)
  expect(score).toBeLessThanOrEqual(high)
})

test.each([
  ['Al-Masraf Al-Tijari Al-Suri', ['#bank', '@SY']],
  ['Masraf al-Taslif al-Shaabi', ['#bank', '#credit', '#people']],
  ['Bank Watani lil Tanmiya wal Taslif', ['#bank', '#national', '#development', '#credit']],
  ['Ahmad al-Suri', ['', '', '']],
  ['Enghelab-e Eslami', ['#revolutionary', '#islamic']],
  ['Mohammad Eslami', ['', '']],
  ['Chernomorsky Bank', ['#black-sea', '#bank']],
  ['국가보위성', ['#national', '#security', '#department']],
  ['Al Masraf Al Zirai Agricultural Bank', ['#bank', '#agriculture']],
])('%s is read with the words of its language in Latin letters', (name, concepts) => {
  expect(conceptsOf(name)).toEqual(concepts)
})
