import { expect, test } from 'vitest'
import { housesAmongWords } from './house-among-words.ts'

const namesIn = (text: string): string[] =>
  housesAmongWords(text).map(({ form }) => form.tokens.map(token => token.text).join(' '))

test.each([
  ['Raytheon的货代要电放', 'RAYTHEON'],
  ['our client Raytheon wants', 'RAYTHEON'],
  ['听说General Atomics借壳做生意', 'GENERAL ATOMICS'],
  ['pls advise if Fujian Jinhua is on any list', 'FUJIAN JINHUA'],
  ['قونا SMIC', 'SMIC'],
])('a known house is told among the words of a sentence: %s', (text, name) => {
  expect(namesIn(text)).toEqual([name])
})

test.each(['Raytheon科技有限公司', 'Raytheon Pizza GmbH', 'Norvala Raytheon', 'Raytheon', 'ask smic why'])(
  'a house of that word and more, or a text that is the house, is told by itself: %s',
  text => {
    expect(namesIn(text)).toEqual([])
  },
)
