import { expect, test } from 'vitest'
import { comparePair } from './pair.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

const best = (text: string, listed: string): number => {
  const index = indexOf([subjectOf('s1', '01', { names: [listed] })])
  return index.search({ text }).hits[0]?.score ?? 0
}

test.each(['ООО «ЛесНорвалт»', 'ТОО Лес Норвалт', 'ЛосНорвалт', 'LesNorvalt Ltd'])(
  'timber is no article of the French: %s is not Norvalt itself',
  text => {
    expect(best(text, 'LLC NORVALT')).toBeLessThan(95)
  },
)

test('an article that one name has and the other lacks is no part of the same name', () => {
  expect(best('Les Norvalt LLC', 'NORVALT, OOO')).toBe(99)
  expect(best('Les Norvalt LLC', 'LES NORVALT, OOO')).toBe(100)
  expect(best('The Norvalt LLC', 'NORVALT, OOO')).toBe(100)
  expect(comparePair('La Norvalt LLC', 'Norvalt LLC').score).toBe(99)
})
