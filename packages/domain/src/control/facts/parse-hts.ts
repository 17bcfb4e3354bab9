import { htsLists } from './control-facts.ts'
import type { HtsList } from './control-facts.ts'
import { oneOf, readTable } from './read-table.ts'

export const parseHts = (text: string): Map<HtsList, Set<string>> => {
  const lists = new Map<HtsList, Set<string>>()
  for (const row of readTable(text, ['list', 'hts', 'citation'])) {
    const list = oneOf(row('list'), htsLists)
    const hts = row('hts')
    if (!/^[0-9]{2,10}$/.test(hts)) throw new Error(`税号 ${hts} 应为 2 至 10 位数字`)
    lists.set(list, (lists.get(list) ?? new Set()).add(hts))
  }
  return lists
}
