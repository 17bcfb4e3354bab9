import { foldHan } from '@maojian/screening/name/han/han'
import { bases } from './basis.table.ts'
import { rowKey, type ZhRow } from './read-zh-names.ts'

// Han, digits and Latin letters of names such as 智谱AI and EN+集团, and the marks Chinese names are written with.
const written = /^[\p{sc=Han}A-Za-z0-9·（）“”、+-]+$/u

/** Everything that one row says wrongly, whatever the lists say. */
export const zhRowFaults = (
  { source, reference, name, kind, basis }: ZhRow,
  sources: ReadonlySet<string>,
): string[] => {
  const known = bases[basis]
  return [
    ...(sources.has(source) ? [] : [`no list ${source}`]),
    ...(reference === '' || reference !== reference.trim() ? ['no reference'] : []),
    ...(/\p{sc=Han}/u.test(name) ? [] : ['no Chinese characters']),
    ...(written.test(name) ? [] : ['a mark that Chinese names are not written with']),
    ...([...name].length < 2 || [...name].length > 40 ? ['not the length of a name'] : []),
    ...(known ? [] : [`no basis ${basis}`]),
    ...(known && !known.kinds.some(one => one === kind) ? [`${basis} cannot make a name ${kind}`] : []),
  ]
}

const repeated = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key, at) => keys.indexOf(key) !== at)),
]

/** Rows that say the same twice, traditional characters and variants folded. */
export const repeatedRows = (rows: readonly ZhRow[]): string[] =>
  repeated(rows.map(row => rowKey({ ...row, name: foldHan(row.name) })))

/** Names that one list would give to two of its parties: a searcher could not know which is meant. */
export const sharedNames = (rows: readonly ZhRow[]): string[] => {
  const holders = new Map<string, Set<string>>()
  for (const { source, reference, name } of rows) {
    const key = `${source} ${foldHan(name)}`
    holders.set(key, (holders.get(key) ?? new Set()).add(reference))
  }
  return [...holders].filter(([, references]) => references.size > 1).map(([key]) => key)
}
