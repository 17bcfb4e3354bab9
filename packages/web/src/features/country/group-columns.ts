import type { GroupRow } from './chart-view.ts'

export type GroupLetter = 'A' | 'B' | 'D' | 'E'

type Flag = Exclude<keyof GroupRow, 'nameCn' | 'name' | 'countryId'>

/** Flag columns of each group: six, one, five, two. */
export const groupFlags: Readonly<Record<GroupLetter, readonly (readonly [Flag, string, string])[]>> = {
  A: [
    ['a1', 'A:1', '瓦森纳安排参与国'],
    ['a2', 'A:2', '导弹技术控制制度'],
    ['a3', 'A:3', '澳大利亚集团'],
    ['a4', 'A:4', '核供应国集团'],
    ['a5', 'A:5', 'STA 第一类目的地'],
    ['a6', 'A:6', 'STA 第二类目的地'],
  ],
  B: [['b', 'B', 'B 组国家']],
  D: [
    ['d1', 'D:1', '国家安全关注'],
    ['d2', 'D:2', '核关注'],
    ['d3', 'D:3', '生化关注'],
    ['d4', 'D:4', '导弹技术关注'],
    ['d5', 'D:5', '美国武器禁运'],
  ],
  E: [
    ['e1', 'E:1', '支持恐怖主义国家'],
    ['e2', 'E:2', '单边禁运'],
  ],
}

export const groupTitles: Readonly<Record<GroupLetter, string>> = {
  A: 'A 组：多边机制与 STA 目的地',
  B: 'B 组：可用例外较多的国家',
  D: 'D 组：关注国家',
  E: 'E 组：禁运与支恐国家',
}
