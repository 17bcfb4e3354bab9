import { expect, test } from 'vitest'
import { repairLetters } from './repair-letters.ts'

test.each([
  ['V1adimir', 'Vladimir'],
  ['R0sneft', 'Rosneft'],
  ['I9or', 'Igor'],
  ['Dzmi7ry', 'Dzmitry'],
  ['RE2AEI', 'REzAEI'],
  ['ALMA2', 'ALMAz'],
  ['TRANSGA2', 'TRANSGAz'],
  ['SIBLIN6S', 'SIBLINgS'],
  ['GA6RIEL', 'GAbRIEL'],
  ['Meilin9', 'Meiling'],
])('%s was %s', (typed, meant) => {
  expect(repairLetters(typed)).toBe(meant)
})

test.each(['NORVALT7', 'NORVALT9', 'A320', 'DN450'])('%s is a number', typed => {
  expect(repairLetters(typed)).toBe(typed)
})
