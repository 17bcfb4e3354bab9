import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const score = (a: string, b: string): number => comparePair(a, b, '02').score

test.each([
  ['V.P. Karvonov', 'Vasily Petrovich KARVONOV'],
  ['Karvonov V.P.', 'Vasily Petrovich KARVONOV'],
  ['Karvonov V. P.', 'Vasily Petrovich KARVONOV'],
  ['KARVONOV VP', 'Vasily Petrovich KARVONOV'],
  ['Karvonov, V.', 'Vasily Petrovich KARVONOV'],
  ['Karvonov I.', 'Igor Petrovich KARVONOV'],
  ['Karvonov I', 'Igor Petrovich KARVONOV'],
  ['Карвонов И.', 'Igor KARVONOV'],
  ['КАРВОНОВ В.П.', 'Vasily Petrovich KARVONOV'],
  ['А.И.Карвонова', 'Anna Ivanovna KARVONOVA'],
  ['Карвонов Ю.А.', 'Yuri Andreevich KARVONOV'],
  ['Karvonov A. I.', 'Andrei Ivanovich KARVONOV'],
  ['J.D. Cabrillo Rendon', 'Jose David CABRILLO RENDON'],
  ['CABRILLO RENDON J. D.', 'Jose David CABRILLO RENDON'],
  ['D.A. Miklashevich', 'Dmitry Andreevich MIKLASHEVICH'],
  ['Karvonov E.', 'Eyad KARVONOV'],
  ['MAKHLOUF E.', 'Eyad MAKHLOUF'],
  ['AL-NORVANI S.', 'Saqer AL-NORVANI'],
])('%s is %s', (a, b) => {
  expect(score(a, b)).toBeGreaterThanOrEqual(80)
})

test.each([
  ['another initial', 'N. Karvonov', 'Aleksandr KARVONOV'],
  ['other initials', 'Karvonov N.G.', 'Aleksandr Ivanovich KARVONOV'],
  ['another initial, which might be a number', 'Karvonov I.', 'Aleksandr KARVONOV'],
  ['another second initial', 'Vinzov I.I.', 'Igor Sergeyevich VINZOV'],
  ['a given name and the first letter of a surname', 'Vasily K.', 'Vasily KARVONOV'],
  ['initials and a common surname', 'M. Ahmad', 'Muhammad Yunis Ahmad'],
  ['a common surname and an initial', 'Ahmad M.', 'Muhammad Ahmad'],
  ['a given name that no table knows and the first letter of a surname', 'Eyadar K.', 'Eyadar KARVONOV'],
])('%s: %s is hardly %s', (_, a, b) => {
  expect(score(a, b)).toBeLessThan(80)
})

test('letters of a company form stay one', () => {
  expect(score('J.S.C. Karvonov Works', 'JSC Karvonov Works')).toBeGreaterThanOrEqual(98)
  expect(score('Karvonov Works S.A.', 'Karvonov Works SA')).toBeGreaterThanOrEqual(98)
})

test('a surname alone shows the listed persons who bear it, a given name alone does not', () => {
  const index = indexOf([
    subjectOf('a', '02', { names: ['Vasily Petrovich LUKASHENKO'] }),
    subjectOf('b', '02', { names: ['Larkfield Lukashenko Trading'] }),
  ])
  const found = (text: string): string[] =>
    index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)
  expect(found('Lukashenko')).toEqual(['a possible'])
  expect(found('Лукашенко')).toEqual(['a possible'])
  expect(found('Vasily')).toEqual([])
})

test("a letter amiss in a father's name makes no other father", () => {
  expect(score('Ivan Vktorovich VINZOV', 'Ivan Viktorovich VINZOV')).toBeGreaterThanOrEqual(90)
  expect(score('Ivan Sergeevich VINZOV', 'Ivan Andreevich VINZOV')).toBeLessThan(80)
})
