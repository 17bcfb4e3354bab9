import { type Fault, type HouseFile, type Import, isTest } from './house-file.ts'
import { serverRoomComplaint } from './server-rooms.ts'

/** Nouns from the ground up: a feature may call only nouns of a lower row; upward goes an event. */
const nounRows: readonly (readonly string[])[] = [
  ['menu', 'job', 'organisation', 'regulation'],
  ['file', 'rendering'],
  ['account'],
  ['source', 'country', 'eccn'],
  ['party'],
  ['enterprise'],
  ['screening'],
  ['decision'],
  ['evidence'],
  ['sanction', 'determination', 'ownership', 'part', 'classification'],
  ['article'],
  ['deal'],
  ['item'],
  ['project'],
  ['report'],
  ['watch'],
  ['message'],
]

/** Rooms that know no noun at all; the rest may borrow a noun's entry. */
const nounless: ReadonlySet<string> = new Set([
  'db',
  'adapters',
  'documents',
  'events',
  'facts',
  'jobs',
  'config.ts',
])

/** Only the wiring may take what a feature offers to the wire and to the terminal. */
const wiring: ReadonlySet<string> = new Set(['main.ts', 'routes.ts', 'commands.ts'])

const levelOf = (noun: string): number => nounRows.findIndex(row => row.includes(noun))

/** The one table of tables: it gathers the types that the owning features declare. */
const schema = 'packages/server/src/db/schema.ts'

interface Place {
  readonly room: string
  readonly noun: string | undefined
  readonly file: string
}

const placeOf = (path: string, home: string): Place | undefined => {
  if (!path.startsWith(home)) return undefined
  const [room = '', noun, ...rest] = path.slice(home.length).split('/')
  return room === 'features' ? { room, noun, file: rest.join('/') } : { room, noun: undefined, file: path }
}

const betweenFeatures = (from: Place, to: Place): string | undefined => {
  if (from.noun === to.noun || from.noun === undefined || to.noun === undefined) return undefined
  if (levelOf(from.noun) < 0) return `the noun ${from.noun} has no level`
  if (to.file !== 'entry.ts') return `takes ${to.file} of ${to.noun}; only entry.ts is lent to other features`
  if (levelOf(to.noun) < levelOf(from.noun)) return undefined
  return `${from.noun} may not call ${to.noun}, which stands no lower; send an event`
}

/** `http` runs session and quota, which belong to the account, and knows no other noun. */
const knowsNoNoun = (from: Place, noun: string | undefined): boolean =>
  nounless.has(from.room) || (from.room === 'http' && noun !== 'account')

const intoFeature = (from: Place, to: Place): string | undefined => {
  if (knowsNoNoun(from, to.noun)) return `${from.room} knows no such noun and may not import ${to.noun}`
  const lent =
    to.file === 'entry.ts' || (wiring.has(from.room) && /(^|\/)(routes|commands)\.ts$/.test(to.file))
  return lent ? undefined : `takes ${to.file} of ${to.noun}; only entry.ts is lent`
}

const serverComplaint = (path: string, one: Import): string | undefined => {
  if (path === schema && one.typeOnly) return undefined
  const home = 'packages/server/src/'
  const [from, to] = [placeOf(path, home), placeOf(one.target ?? '', home)]
  const room = serverRoomComplaint(path, one.target)
  if (room !== undefined || from === undefined || to?.noun === undefined) return room
  return from.noun === undefined ? intoFeature(from, to) : betweenFeatures(from, to)
}

/** `ui` knows no noun, `api` no screen; a feature never takes another feature: `app` alone composes them. */
const webComplaint = (path: string, one: Import): string | undefined => {
  const home = 'packages/web/src/'
  const [from, to] = [placeOf(path, home), placeOf(one.target ?? '', home)]
  if (from === undefined || to === undefined) return undefined
  if (from.room === 'ui' && ['features', 'app'].includes(to.room)) return `ui may not import ${to.room}`
  if (from.room === 'api' && ['features', 'app', 'ui'].includes(to.room))
    return `api may not import ${to.room}`
  if (from.room === 'features' && to.room === 'app') return 'features may not import app, which composes them'
  if (from.room !== 'features' || to.room !== 'features' || from.noun === to.noun) return undefined
  return `${from.noun} takes ${to.noun}; only app composes features`
}

/** Arrows inside the server and inside the browser application. Tests may look behind every door. */
export const roomArrows = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(file => !isTest(file.path))
    .flatMap(file =>
      file.imports.flatMap(one => {
        const says = serverComplaint(file.path, one) ?? webComplaint(file.path, one)
        return says === undefined ? [] : [{ rule: 'room', path: file.path, line: one.line, says }]
      }),
    )
