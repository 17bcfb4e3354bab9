import type { PlaceAccount } from '../features/country/entry.ts'

const mostProblems = 20

const accountLines = ({
  file,
  format,
  ports,
  airports,
  added,
  gone,
  other,
  problems,
}: PlaceAccount): string[] => [
  `${file}（${format}）：港口 ${ports} 个，机场 ${airports} 个，其中新增 ${added} 个；非港口机场 ${other} 行，已停用 ${gone} 行，未导入 ${problems.length} 行`,
  ...problems.slice(0, mostProblems).map(one => `  第 ${one.line} 行：${one.text}（未导入）`),
  ...(problems.length > mostProblems ? [`  …… 另有 ${problems.length - mostProblems} 行`] : []),
]

/** What a person reads after `places import`. */
export const placesLines = (accounts: readonly PlaceAccount[]): string[] => accounts.flatMap(accountLines)
