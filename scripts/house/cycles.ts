import type { Fault, HouseFile } from './house-file.ts'

interface Search {
  readonly edges: ReadonlyMap<string, readonly string[]>
  readonly order: Map<string, number>
  readonly low: Map<string, number>
  readonly stack: string[]
  readonly found: string[][]
}

const closeComponent = (search: Search, path: string): void => {
  const component = search.stack.splice(search.stack.lastIndexOf(path))
  const selfImport = component.length === 1 && search.edges.get(path)?.includes(path) === true
  if (component.length > 1 || selfImport) search.found.push(component)
}

/** Tarjan's strongly connected components. */
const explore = (search: Search, path: string): void => {
  const index = search.order.size
  search.order.set(path, index)
  search.low.set(path, index)
  search.stack.push(path)
  for (const next of search.edges.get(path) ?? []) {
    if (!search.order.has(next)) explore(search, next)
    else if (!search.stack.includes(next)) continue
    search.low.set(path, Math.min(search.low.get(path) ?? index, search.low.get(next) ?? index))
  }
  if (search.low.get(path) === index) closeComponent(search, path)
}

/** Import cycles of any kind: values, types and lazy imports alike. */
export const cycles = (files: readonly HouseFile[]): Fault[] => {
  const edges = new Map(files.map(file => [file.path, file.imports.flatMap(one => one.target ?? [])]))
  const search: Search = { edges, order: new Map(), low: new Map(), stack: [], found: [] }
  for (const file of files) if (!search.order.has(file.path)) explore(search, file.path)
  return search.found.map(component => ({
    rule: 'cycle',
    path: component[0] ?? '',
    line: 1,
    says: `import cycle: ${component.toSorted().join(' · ')}`,
  }))
}
