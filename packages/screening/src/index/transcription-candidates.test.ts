import { expect, test } from 'vitest'
import { proposeChineseName } from '../propose/propose-chinese-name.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { bestScore } from '../testing/best-score.ts'

const given = 'Vladimir Aleksandr Mohammed Ahmad Maria Jose Sergei Yusuf Natalia Saddam Nicolas Ratko'.split(
  ' ',
)
const families =
  'Petrovsky Haddad Kowalski Ramirez Sokolov Bakhtiari Gazimov Ouedraogo Lindqvist Putin Potanin Hussein Maduro Moros Tikriti Shoigu Mladic Martin Anna Kane'.split(
    ' ',
  )
const patronymics = ['', 'Vladimirovich', 'Petrovich']

const latinNames = given.flatMap((first, i) =>
  families.flatMap((family, j) => {
    const middle = patronymics[(i + j) % patronymics.length]!
    const extra = (i * j) % 7 === 3 ? ` ${families[(j + 3) % families.length]}` : ''
    return [`${first} ${middle} ${family}${extra}`.replace(/ +/g, ' ')]
  }),
)

const inChinese = (name: string): string =>
  proposeChineseName({ type: '02', names: [name], countries: ['RU'] })?.text ?? ''

const edits: readonly ((text: string) => string)[] = [
  text => text,
  text => text.replaceAll('·', ''),
  text => text.split('·').reverse().join('·'),
  text => text.replaceAll('·', ' '),
  text => text.replace('尔', '儿'),
  text => text.replace('维', '韦').replace('诺', '洛'),
  text => `${text}·本`,
  text => text.slice(0, -1),
  text => text.split('·').slice(0, 2).join('·'),
]

const lostOf = (
  queries: readonly string[],
  names: readonly string[],
  type: '01' | '02' = '02',
): { expected: number; lost: string[] } => {
  const index = indexOf(names.map((name, i) => subjectOf(`s${i}`, type, { names: [name] })))
  const lost: string[] = []
  let expected = 0
  for (const query of queries) {
    const { hits } = index.search({ text: query, limit: 1000 })
    const found = new Set(hits.map(hit => index.subject(hit.subject).names[0]!.text))
    for (const name of names) {
      if (bestScore(query, name) < 80) continue
      expected++
      if (!found.has(name)) lost.push(`${query} | ${name}`)
    }
  }
  return { expected, lost }
}

test('the index loses no transcription that a full scan with the same scorer finds', () => {
  const names = [...new Set(latinNames)]
  const queries = names.map((name, i) => edits[i % edits.length]!(inChinese(name)))
  const { expected, lost } = lostOf(queries, names)
  expect(expected).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('a Latin name finds the party listed only by its transcription as a full scan does', () => {
  const names = [...new Set(latinNames.map(inChinese))]
  const queries = latinNames.filter((_, i) => i % 3 === 0)
  const { expected, lost } = lostOf(queries, names)
  expect(expected).toBeGreaterThan(50)
  expect(lost).toEqual([])
})

test('foreign houses are found by their brand alone as by a full scan, both ways', () => {
  const brands =
    'Taronic Dedron Palantor Skadio Navarro Kratosan Perator Velodin Garnett Oskosh Zynex Sabrenko'.split(' ')
  const heard =
    '塔罗尼克 迪德罗恩 帕兰托 斯卡迪奥 纳瓦罗 克拉托桑 佩拉托 维洛丁 嘉耐特 奥斯科什 齐内克斯 萨布连科'.split(
      ' ',
    )
  const latin = brands.flatMap(brand => [
    `${brand} Technologies`,
    `${brand} Holdings Inc.`,
    `${brand} Marine Systems LLC`,
    brand,
  ])
  const chinese = heard.flatMap(brand => [`${brand}公司`, `${brand}技术公司`])
  const ways = [lostOf(chinese, latin, '01'), lostOf(latin, chinese, '01')]
  for (const { expected, lost } of ways) {
    expect(expected).toBeGreaterThan(20)
    expect(lost).toEqual([])
  }
})
