import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { bestScore } from '../testing/best-score.ts'

/** Linear congruential numbers: the same names on every run. */
const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

const given = 'Vladimir Aleksandr Mohammed Ahmad Maria Jose Wei Jong Sergei Yusuf Fatima Natalia'.split(' ')
const families =
  'Petrovsky Haddad Kowalski Tanaka Zhangwei Ramirez Sokolov Bakhtiari Gazimov Ouedraogo Lindqvist'.split(' ')
const brands =
  'Gazprombank Huawei Kalashnik Tokamak Zhongxing Sevmash Irisl Almaz Rosatomflot Haige Nordwind'.split(' ')
const trades = 'Trading Shipping Technologies Electronics Machinery Bank Research Institute'.split(' ')
const forms = ['LLC', 'Co., Ltd.', 'JSC', 'Corporation', '']
const han = '华为海康威视中兴大疆曙光寒武纪长江存储浪潮天河飞腾'
const hanTrades = ['技术有限公司', '科技股份有限公司', '贸易有限公司', '研究院']

const makeNames = (count: number): string[] => {
  const next = random(42)
  const pick = <T>(list: readonly T[]): T => list[next(list.length)]!
  return Array.from({ length: count }, (_, i) => {
    if (i % 3 === 0) return `${pick(given)} ${pick(given)} ${pick(families)}`
    if (i % 3 === 1) return `${pick(brands)} ${pick(trades)} ${pick(trades)} ${pick(forms)}`
    const from = next(han.length - 4)
    return han.slice(from, from + 2 + next(3)) + pick(hanTrades)
  })
}

const edit = (name: string, next: (below: number) => number): string => {
  const at = next(name.length)
  const edits = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => `${name.slice(0, at)}e${name.slice(at)}`,
    () => name.split(' ').reverse().join(' '),
    () => name.replace(' ', ''),
    () => name.toUpperCase(),
    () => name.split(' ').slice(0, 2).join(' '),
    () => `${name} Group`,
  ]
  return edits[next(edits.length)]!()
}

test('the index loses at most one in a thousand of what a full scan with the same scorer finds', () => {
  const names = [...new Set(makeNames(900))]
  const index = indexOf(names.map((name, i) => subjectOf(`s${i}`, '01', { names: [name] })))
  const next = random(7)
  let expected = 0
  const lost: string[] = []
  for (let round = 0; round < 400; round++) {
    const query = edit(names[next(names.length)]!, next)
    const found = new Set(
      index.search({ text: query, limit: 1000 }).hits.map(hit => index.subject(hit.subject).names[0]!.text),
    )
    for (const name of names) {
      if (bestScore(query, name) < 80) continue
      expected++
      if (!found.has(name)) lost.push(`${query} | ${name}`)
    }
  }
  expect(expected).toBeGreaterThan(500)
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(expected / 1000)
}, 180_000)
