import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { comparePair } from '../../pair.ts'

const rolesOf = (name: string): string[] => analyse(name)[0]!.tokens.map(({ role }) => role)

test('a surname that looks like a form of a business word is a word beside a given name', () => {
  expect(rolesOf('Viktor Zolotov')).toEqual(['word', 'word'])
  expect(rolesOf('Semenov')).toEqual(['word'])
  expect(comparePair('Viktor Zolotov', '维克托·佐洛托夫', '02').score).toBeGreaterThanOrEqual(85)
})

test('beside a business word it is the business word', () => {
  expect(rolesOf('Zavod Priborov Larcha')).toEqual(['trade', 'trade', 'word'])
})

test('a given name is no form of a business word', () => {
  expect(rolesOf('Semen Larchin')).toEqual(['word', 'word'])
  expect(rolesOf('Danny Larch')).toEqual(['word', 'word'])
})
