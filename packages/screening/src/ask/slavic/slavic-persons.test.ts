import { expect, test } from 'vitest'
import { explain } from '../../explain/explain.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('norvazhin', '02', { names: ['Ilya Petrovich NORVAZHIN'] }),
  subjectOf('tapazskaya', '02', { names: ['Тапажская Ольга Игоревна', 'Olga Igorevna TAPAZHSKAYA'] }),
  subjectOf('norveld', '02', { names: ['Igor Lvovich NORVELD'] }),
  subjectOf('charvenko', '02', { names: ['Aleksandr Ivanovich CHARVENKO'] }),
  subjectOf('aymurat', '02', { names: ['Aymurat Safarovich TARVENOV'] }),
  subjectOf('pavel', '02', { names: ['Pavel Sergeevich NORVAKIN'] }),
  subjectOf('fedor', '02', { names: ['Fedor Mikhailovich CHARVUSHKIN'] }),
  subjectOf('works', '01', { names: ['NORVAZHIN I P works'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)

test.each([
  ['в лице генерального директора Норважина Ильи Петровича, действующего на основании Устава', 'norvazhin'],
  ['доверенность на имя Норважина Ильи Петровича', 'norvazhin'],
  ['Кому: Норважину Илье Петровичу', 'norvazhin'],
  ['согласовано с Ильёй Петровичем Норважиным', 'norvazhin'],
  ['справка о Норважине Илье Петровиче', 'norvazhin'],
  ['от Норважина Ильи', 'norvazhin'],
  ['Ильёй Норважиным', 'norvazhin'],
  ['ильёй норважиным', 'norvazhin'],
  ['выдано Ольге Тапажской', 'tapazskaya'],
  ['подписано Тапажской Ольгой Игоревной', 'tapazskaya'],
  ['Игорем Норвельдом', 'norveld'],
  ['Александра Чарвенко', 'charvenko'],
  ['Чарвенка Александра Ивановича', 'charvenko'],
  ['от Тарвенова Аймурата', 'aymurat'],
  ['Норвакина Павла Сергеевича', 'pavel'],
  ['Олександра Чарвенка', 'charvenko'],
  ['Чарвушкина Фёдора Михайловича', 'fedor'],
])('a person told in another case is found: %s', (text, id) => {
  expect(found(text)).toContain(id)
})

test.each([
  ['Генеральному директору Норважину И.П.', 'norvazhin'],
  ['подписано Норважиным И. П.', 'norvazhin'],
  ['УТВЕРЖДЕНО НОРВАЖИНЫМ И.П.', 'norvazhin'],
  ['господину И.П. Норважину', 'norvazhin'],
  ['Главный бухгалтер Норважин И.П.', 'norvazhin'],
  ['М.П. ____________ Норважин И.П.', 'norvazhin'],
  ['Сотрудник Норважин, И.П.', 'norvazhin'],
  ['Подпись: Тапажская О. И.', 'tapazskaya'],
])('a surname with initials is found whatever office stands before it: %s', (text, id) => {
  expect(found(text)).toContain(id)
})

test('the ending that was undone is told', () => {
  const [hit] = index.search({ text: 'Ильёй Норважиным' }).hits
  expect(hit!.verdict).toBe('possible')
  expect(explain(hit!, index.subject(hit!.subject)).reason).toContain(
    '“Ильёй Норважиным”是变格形式，按原形“Илья Норважин”查找',
  )
})

test.each([
  ['Анна Тапажская', 'another given name in the nominative'],
  ['Норважина Анна Петровна', 'a woman of that surname, told by her own father’s name'],
  ['Чарвушкина Виолетта', 'a woman is no man called Виолетт'],
  ['ул. Ильи Чарвенко', 'one man’s given name and another one’s surname'],
])('%s is nobody listed: %s', text => {
  expect(found(text)).toEqual([])
})

test('a surname with initials is a person’s, and no firm’s', () => {
  expect(found('Главный бухгалтер Норважин И.П.')).toEqual(['norvazhin'])
})
