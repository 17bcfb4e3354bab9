import { describe, expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b, '01').score

describe('names of the East Slavs in the spelling of each of their languages', () => {
  test.each([
    ['Siarhei Piatrovich Arnou', 'Sergey Petrovich Ornov'],
    ['Vadzim Ivanavich Tapol', 'Вадим Иванович Тополь'],
    ['Natallia Antonievna Dziarkova', 'Natalja Antonjevna Derkova'],
    ['Ivan Yurievich Norolovski', 'Iван Юр’евiч Наралоўскi'],
    ['Roman Antonovych Niahin', 'Roman Antonovitj Njagin'],
    ['Валянціна Генадзьеўна Норвік', 'Valentina Gennadjevna Norvik'],
    ['Anton Nikolayevich Norvovin', 'Антон Миколайович Норвовін'],
    ['Сергей Николаевич Норвов', 'Siergiej Nikołajewicz Norvov'],
    ['Vladimir Ilich Norvenko', 'Vladimir Norvenko'],
    ['Alexey Norvinin', 'Alex Norvinin'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(80)
    expect(score(b, a)).toBe(score(a, b))
  })

  test.each([
    ['Ivan Ilich Norvov', 'Ivan Petrovich Norvov'],
    ['Vladislav Nikolayevich Norvin', 'Vladislav Mikhailovich Norvin'],
    ['Ivan Orlov', 'Ivan Kozlov'],
    ['Amadou Norva', 'Amadov Tapaz'],
  ])('%s is not %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(80)
  })
})

describe('the father in an Azerbaijani name', () => {
  test.each([
    ['Norvan Tapazhasan oglu Rahimov', 'Norvan Rahimov'],
    ['Rahimov Norvan Tapazhasan oglu', 'Norvan Rahimov'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(80)
  })
})
