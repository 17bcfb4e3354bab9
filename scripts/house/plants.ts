import type { RuleName } from './house-file.ts'

export interface Plant {
  readonly name: string
  readonly rule: RuleName
  /** The file that must be reported. */
  readonly reported: string
  readonly files: Readonly<Record<string, string>>
}

const lines = (count: number, line: string): string => Array<string>(count).fill(line).join('\n')
const vocabulary = 'packages/domain/src/vocabulary/'
const server = 'packages/server/src/'

/** One file with one fault. */
const plant = (name: string, rule: RuleName, path: string, text: string): Plant => ({
  name,
  rule,
  reported: path,
  files: { [path]: `${text}\n` },
})

const cycle: Plant = {
  name: 'one import cycle',
  rule: 'cycle',
  reported: `${vocabulary}planted-a.ts`,
  files: {
    [`${vocabulary}planted-a.ts`]: "import './planted-b.ts'\n",
    [`${vocabulary}planted-b.ts`]: "import './planted-a.ts'\n",
  },
}

const arrows = [
  plant(
    'one forbidden import between packages',
    'arrow',
    `${vocabulary}planted-import.ts`,
    "import '@maojian/contract/codes'",
  ),
  plant(
    'one foreign module in the contract',
    'arrow',
    'packages/contract/src/planted-foreign.ts',
    "import 'node:fs'",
  ),
  plant(
    'one store taken by another feature',
    'room',
    `${server}features/account/planted-store.ts`,
    "import '../menu/store.ts'",
  ),
  plant(
    'one call upward',
    'room',
    `${server}features/account/planted-upward.ts`,
    "import '../watch/entry.ts'",
  ),
  plant(
    'one room of the ground that knows the engine',
    'room',
    `${server}lists/planted-engine.ts`,
    "import '../engine/publish.ts'",
  ),
  plant(
    'one circle of inner rooms',
    'room',
    'packages/screening/src/name/planted-index.ts',
    "import '../index/posting-list.ts'",
  ),
  plant(
    'one circle of rooms inside a room',
    'room',
    'packages/screening/src/name/han/planted-token.ts',
    "import '../token/token.ts'",
  ),
  plant(
    'one feature that knows app',
    'room',
    'packages/web/src/features/account/planted-app.ts',
    "import '../../app/root.tsx'",
  ),
  plant(
    'one screen known to ui',
    'room',
    'packages/web/src/ui/planted-screen.ts',
    "import '../app/routes.tsx'",
  ),
]

const longFunction = `export const planted = (): void => {\n${lines(59, '')}\n}`

const sizes = [
  plant('one file of 301 lines', 'size', `${vocabulary}planted-long.ts`, lines(301, '// line')),
  plant('one function of 61 lines', 'size', `${vocabulary}planted-function.ts`, longFunction),
]

const doors = [
  plant(
    'one reader of the environment',
    'door',
    `${server}http/planted-environment.ts`,
    "export const p = process.env['PORT']",
  ),
  plant(
    'one call past the door',
    'door',
    `${server}ingest/planted-fetch.ts`,
    "export const p = fetch('https://example.org')",
  ),
  plant(
    'one socket past the door',
    'door',
    `${server}ingest/planted-socket.ts`,
    "import { connect } from 'node:net'\nexport const p = connect",
  ),
  plant(
    'one search past the screening',
    'door',
    `${server}features/sanction/planted-search.ts`,
    "export const p = (index: { search: (query: object) => unknown }) => index.search({ text: 'x' })",
  ),
  plant(
    'one reader of data/',
    'door',
    `${server}ingest/planted-data.ts`,
    "export const p = '../../../../data/lists'",
  ),
  plant(
    'one reading of saved work past its scope',
    'scope',
    `${server}features/part/planted-scope.ts`,
    "export const p = ['organisation_id', '=']",
  ),
]

const sql = [
  plant(
    'one statement outside the stores',
    'sql',
    `${server}features/party/planted-query.ts`,
    "export const p = (db: any) => db.selectFrom('party').selectAll()",
  ),
  plant(
    "one store with another's table",
    'sql',
    `${server}features/party/planted-store.ts`,
    "import { sql } from 'kysely'\nexport const p = sql`select id from entry e`",
  ),
  plant(
    "one store with another's table by a name of its own",
    'sql',
    `${server}features/party/planted-named-store.ts`,
    "const table = 'entry'\nexport const p = (db: any) => db.selectFrom(table).selectAll()",
  ),
  plant(
    'one table without an owner',
    'sql',
    `${server}lists/planted-store.ts`,
    "export const p = (db: any) => db.insertInto('planted').values({})",
  ),
]

const words = [
  plant('one default export', 'name', `${vocabulary}planted-default.ts`, 'export default 1'),
  plant('one vague name', 'name', `${vocabulary}planted-helpers.ts`, 'export const one = 1'),
  plant('one barrel', 'name', `${vocabulary}planted-barrel.ts`, "export * from './country.ts'"),
  plant(
    'one day cut in UTC',
    'day',
    `${server}http/planted-day.ts`,
    'export const p = new Date(0).toISOString().slice(0, 10)',
  ),
  plant(
    'one lone test',
    'muted',
    `${vocabulary}planted.test.ts`,
    ['test.on', "ly('x', () => undefined)"].join(''),
  ),
  plant('one unfinished thought', 'text', `${vocabulary}planted-text.ts`, ['// TO', 'DO later'].join('')),
]

/** The faults that the check must find, or it is blind. */
export const plants: readonly Plant[] = [cycle, ...arrows, ...sizes, ...doors, ...sql, ...words]
