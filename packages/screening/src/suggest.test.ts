import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** 400 words begin with each letter, as on real lists. */
const words = letters.flatMap(first =>
  Array.from({ length: 400 }, (_, at) => `${first}${letters[at % 26]!}${letters[Math.floor(at / 26)]!}ova`),
)
const long =
  'Invented Ministry of the Defence and Logistics of the Armed Forces Supply Directorate Northern Maritime Branch Shipyard Seventeen'
const index = indexOf([
  ...words.map((word, at) =>
    subjectOf(`s${at}`, '01', { names: [`${word} ${words[(at * 7) % words.length]!}`] }),
  ),
  subjectOf('long', '01', { names: [long] }),
])

test('a text of very many single letters does not hold up the process', () => {
  index.suggest('aa', 5)
  const text = 'b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4).slice(0, 200)
  const start = performance.now()
  for (let i = 0; i < 20; i++) index.suggest(text, 60)
  // All took 1.7 seconds, on real lists 14, when every comparison of two words looked both up again.
  expect(performance.now() - start).toBeLessThan(800)
})

test('a name of more words than are looked up is suggested, and every word of it counts', () => {
  expect(index.suggest(long.slice(0, -4), 5).map(one => one.name)).toEqual([long])
  expect(index.suggest(`${long.slice(0, -9)} Eighteen`, 5)).toEqual([])
})

test('a text longer than a name suggests nothing', () => {
  expect(index.suggest(`${long} ${long}`, 5)).toEqual([])
})
