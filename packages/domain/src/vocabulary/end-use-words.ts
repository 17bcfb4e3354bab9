import { endUseTable } from './end-use.table.ts'

const uses = new Map<string, string>(
  endUseTable.map(([id, question]) => [String(id), question.replace(/^是否/u, '').replace(/？$/u, '')]),
)

/** What a question of the end use asks about, as a piece of a sentence; its number alone tells nobody anything. */
export const endUseZh = (id: string | number): string => uses.get(String(id)) ?? String(id)
