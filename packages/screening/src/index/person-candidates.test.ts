import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { bestScore } from '../testing/best-score.ts'

const given =
  'William Aleksandra Mohammed Joseph Zoe Hossein German Victoria Katherine Ned Park Yusuf Ekaterina'.split(
    ' ',
  )
const families = 'Thornbury Agafonov Qasemi White Azzawi Moon Slizheuski Haddad Reid Villanueva'.split(' ')
const others = [
  'KIM Jong Un',
  'Yoon Suk-yeol',
  '金正恩',
  'Lee Jae-myung',
  'YAMAMOTO Taro',
  '山本太郎',
  'Shigeru ISHIBA',
  'محمد قاسمي',
  'חיים לוין',
  'على الجبوري',
  'Yar RAWI',
  'شاوي طوبيشي',
]
const spanish = ['Hugo CARVAJAL', 'Daniel MORENO', 'Hassan AL-TURKI', 'Ahmed Salah', 'Carlos Garcia']
const listed = [...others, ...spanish, ...given.flatMap(name => families.map(family => `${name} ${family}`))]

const asked = [
  ...others,
  'Bill Thornbury',
  'Sasha Agafonava',
  'Mohd Ghasemi',
  'Zeo Reid',
  'Nde White',
  'Amber Whiet',
  'Herman Azzaoui',
  'Katya Slizheuskiy',
  'Yousef Haddad',
  'Pepe Villanueva',
  'Viktoriya Moon',
  'Kim Jong-eun',
  '尹錫悅',
  '石破茂',
  'Mun Jae In',
  'Khosein Kasemi',
  'Park Moon',
  'Willi Thornbury',
  'Hugo Armando Carvajal Barrios',
  'Daniel Gonzalo Moreno Villanueva Qasemi',
  'Hassan Abdullah Hersi Al-Turki',
  'Carlos Zephyrinus Garcia Slizheuski',
  'Josefi Haddad',
  'Alexandri Reid',
  'Pak Mun',
  'علي الجبورى',
  'یار راوی',
  'Chaoui TUBISHI',
]

test('persons by short forms, slips, native writing and other romanisations are found as by a full scan', () => {
  const index = indexOf(listed.map((name, i) => subjectOf(`s${i}`, '02', { names: [name] })))
  const lost: string[] = []
  let expected = 0
  for (const text of asked) {
    const found = new Set(
      index.search({ text, limit: 1000 }).hits.map(hit => index.subject(hit.subject).names[0]!.text),
    )
    for (const name of listed) {
      if (bestScore(text, name) < 80) continue
      expected++
      if (!found.has(name)) lost.push(`${text} | ${name}`)
    }
  }
  expect(expected).toBeGreaterThan(30)
  expect(lost).toEqual([])
})

test('a party listed by a single word is not shown to every person who bears it among other names', () => {
  const index = indexOf([
    subjectOf('person', '02', { names: ['Benson'] }),
    subjectOf('firm', '01', { names: ['Lindqvistan'] }),
  ])
  expect(index.search({ text: 'Allison Amber Benson' }).hits).toEqual([])
  expect(index.search({ text: 'Allison Lindqvistan' }).hits).toEqual([])
  expect(index.search({ text: 'Benson' }).hits).toHaveLength(1)
  expect(index.search({ text: 'Lindqvistan Trading' }).hits).toHaveLength(1)
})
