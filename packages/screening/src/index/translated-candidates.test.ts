import { expect, test } from 'vitest'
import { matchNames } from '../search.ts'
import { buildIndex } from './build.ts'
import { openSnapshot } from './open.ts'
import { subjectOf } from '../testing/fixture.ts'
import { bestScore } from '../testing/best-score.ts'

const brands = [
  ['银月', 'Silver Moon', 'Silvermoon'],
  ['彩虹', 'Rainbow', 'Rainbows'],
  ['金河', 'Golden River', 'Goldriver'],
  ['蓝海豚', 'Blue Dolphin', 'Bluedolphin'],
  ['通达宏泰', 'Tongda Hong Tai', 'Tong Da Hongtai'],
  ['南方', 'Southern', 'Nanfang'],
  ['高峰', 'Summit', 'Gaofeng'],
] as const
const trades = [
  ['物流有限公司', 'Logistics Limited'],
  ['玻璃股份有限公司', 'Glass Co., Ltd.'],
  ['矿业控股有限公司', 'Mining Holdings Ltd'],
] as const

const han = brands.flatMap(([brand]) => trades.map(([trade]) => brand + trade))
const latin = brands.flatMap(([, ...spellings]) =>
  spellings.flatMap(brand => trades.map(([, trade]) => `${brand} ${trade}`)),
)

test.each([
  ['Chinese names in an index of English ones', han, latin],
  ['English names in an index of Chinese ones', latin, han],
])('%s: the index finds what comparing every pair finds', (_, asked, listed) => {
  const subjects = listed.map((name, i) => subjectOf(`s${i}`, '01', { names: [name] }))
  const index = openSnapshot(buildIndex(subjects, { engine: '', publishedAt: '', sources: [] }))
  const lost: string[] = []
  let expected = 0
  for (const query of asked) {
    const found = matchNames(index, query, 70)
    listed.forEach((name, i) => {
      if (bestScore(query, name) < 70) return
      expected++
      if (!found.has(i)) lost.push(`${query} | ${name}`)
    })
  }
  expect(expected).toBeGreaterThan(20)
  expect(lost, lost.join('\n')).toEqual([])
})
