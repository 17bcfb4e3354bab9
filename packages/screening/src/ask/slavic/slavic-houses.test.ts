import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('rostec', '01', { names: ['State Corporation Rostec'] }),
  subjectOf('norvatech', '01', { names: ['ООО «Норватех»'] }),
  subjectOf('norvaneft', '01', { names: ['PAO Norvaneft'] }),
  subjectOf('tarvin', '02', { names: ['Oleg Ivanovich TARVINEV'] }),
  subjectOf('long', '01', { names: ['State Production Association Tarvorusnorm'] }),
  subjectOf('parts', '01', { names: ['Tarvich PLC'] }),
  subjectOf('zavodov', '03', { names: ['TEPLOLAND'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)

test.each([
  ['от Ростеха', 'rostec'],
  ['договор с Ростехом', 'rostec'],
  ['Ростехом', 'rostec'],
  ['претензия к Норватеху', 'norvatech'],
  ['договор заключён с Норватехом', 'norvatech'],
  ['АКЦИИ НОРВАТЕХА', 'norvatech'],
  ['поставка Норванефтью', 'norvaneft'],
  ['акции Тарворуснорма', 'long'],
])('a house told in another case is found: %s', (text, id) => {
  expect(found(text)).toContain(id)
})

test('so is a surname alone', () => {
  expect(found('Тарвиневым')).toEqual(['tarvin'])
})

test.each([
  ['договор с Теплоландом', 'a ship is no house'],
  ['договор с «Тарвичем»', 'what stands in quotes is called just so'],
  ['Отгрузка из Порта Новороссийска', 'a place is no house'],
  ['Олегом Ростеховым', 'a person’s surname is no house'],
])('%s is nobody listed: %s', text => {
  expect(found(text)).toEqual([])
})
