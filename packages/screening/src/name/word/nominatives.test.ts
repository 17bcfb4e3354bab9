import { expect, test } from 'vitest'
import { nominativesOf } from './nominatives.ts'

const textsOf = (word: string): string[] => nominativesOf(word).map(({ text }) => text)

test.each([
  ['Норванова', 'Норванов'],
  ['Норванову', 'Норванов'],
  ['Норвановым', 'Норванов'],
  ['Норванове', 'Норванов'],
  ['Норвановой', 'Норванова'],
  ['Тапазского', 'Тапазский'],
  ['Тапазской', 'Тапазская'],
  ['Норвельдом', 'Норвельд'],
  ['Норвацем', 'Норвац'],
  ['Норвавца', 'Норвавец'],
  ['Норвагой', 'Норвага'],
  ['Игорем', 'Игорь'],
  ['Сергеем', 'Сергей'],
  ['Ильи', 'Илья'],
  ['Павла', 'Павел'],
  ['Льву', 'Лев'],
  ['Петровичем', 'Петрович'],
  ['Ивановны', 'Ивановна'],
  ['Норватехом', 'Норватех'],
  ['НОРВАТЕХУ', 'НОРВАТЕХ'],
  ['Норванефтью', 'Норванефть'],
  ['Норваненка', 'Норваненко'],
  ['Тапазського', 'Тапазський'],
  ['Тапазскага', 'Тапазскі'],
])('%s is %s in the nominative', (word, nominative) => {
  expect(textsOf(word)).toContain(nominative)
})

test('words of one name agree in gender and case', () => {
  const [surname] = nominativesOf('Норвановым')
  const [given] = nominativesOf('Игорем')
  expect([...surname!.cases].filter(one => given!.cases.has(one))).toEqual(['mi'])
})
