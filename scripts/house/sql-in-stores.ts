import { type Fault, type HouseFile, isTest } from './house-file.ts'
import { tableOwners } from './table-owners.ts'

const server = 'packages/server/src/'

/** Rooms whose every file may hold SQL of their own tables. */
const sqlRooms = ['db/', 'jobs/', 'events/'].map(room => server + room)

/** Conditions and columns that stores of every noun take: whose a row is, and which version of it. */
const sharedByStores: ReadonlySet<string> = new Set(
  ['row-version', 'saved-work', 'scope'].map(name => `${server}features/organisation/${name}.ts`),
)

const isStore = (path: string): boolean =>
  sharedByStores.has(path) ||
  /\/([a-z0-9-]+-)?store\.ts$/.test(path) ||
  sqlRooms.some(room => path.startsWith(room))

const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/

const holdsSql = ({ imports, text }: HouseFile): boolean =>
  statement.test(text) ||
  imports.some(one => one.specifier === 'kysely' && !one.typeOnly && one.names.includes('sql'))

interface Named {
  readonly table: string
  readonly line: number
}

/** `selectFrom('entry as e')`, `innerJoin('edition', …)`, `selectFrom(table)` */
const builderTable =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*(?:'([a-z_]+)|([a-zA-Z]+)\b)/g
/** `from entry e`, `join edition d`, `insert into event`, `update list_part p` */
const writtenTable = /\b(?:from|join|into|update)\s+([a-z_]+)\b/g

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** What `const table = 'entry'` calls by another name. */
const namedBy = (text: string, constant: string): string | undefined =>
  new RegExp(`const ${constant} = '([a-z_]+)'`).exec(text)?.[1]

const builderTables = (text: string): Named[] =>
  [...text.matchAll(builderTable)].flatMap(({ 1: written, 2: constant, index }) => {
    const table = written ?? namedBy(text, constant!)
    return table === undefined ? [] : { table, line: lineOf(text, index) }
  })

const ownerOf = (table: string): string | undefined =>
  Object.keys(tableOwners).find(room => tableOwners[room]!.includes(table))

/** Words after `from` that are no table of ours are functions and names of subqueries. */
const writtenTables = (file: HouseFile): Named[] =>
  file.strings.flatMap(({ text, line }) =>
    [...text.matchAll(writtenTable)].flatMap(found =>
      ownerOf(found[1]!) === undefined ? [] : { table: found[1]!, line },
    ),
  )

const foreignTables = (file: HouseFile): Fault[] =>
  [...builderTables(file.text), ...writtenTables(file)].flatMap(({ table, line }) => {
    const owner = ownerOf(table)
    if (owner !== undefined && file.path.startsWith(owner)) return []
    const says = owner === undefined ? `${table} has no owner` : `${table} belongs to ${owner}`
    return [{ rule: 'sql', path: file.path, line, says }]
  })

const misplaced = (file: HouseFile): Fault[] =>
  isStore(file.path)
    ? []
    : [{ rule: 'sql', path: file.path, line: 1, says: 'holds SQL; it stands in store.ts or *-store.ts' }]

const judge = (file: HouseFile): Fault[] =>
  holdsSql(file) ? [...misplaced(file), ...foreignTables(file)] : []

/** One owner a table, and SQL in stores only. Tests may look at any table. */
export const sqlInStores = (files: readonly HouseFile[]): Fault[] =>
  files.filter(file => file.path.startsWith(server) && !isTest(file.path)).flatMap(judge)
