import { posix } from 'node:path'
import { type Fault, type HouseFile, type Import, isTest, packageOf } from './house-file.ts'

const networkModules =
  /^(node:)?(net|tls|dns|dns\/promises|dgram|http|https|http2)$|^(undici|axios|got|node-fetch|ws|nodemailer)$/
const networkCalls = /^(globalThis\.|window\.|self\.)?fetch(\.(bind|call|apply))?$/
const newOf = /^new (globalThis\.|window\.)?(WebSocket|EventSource|XMLHttpRequest)$/

const server = 'packages/server/src/'

/** Files that may open or accept connections, each for its own reason. */
const networkDoors: Readonly<Record<string, string>> = {
  [`${server}adapters/outbound.ts`]: 'every outgoing connection',
  [`${server}adapters/mail.ts`]: 'speaks SMTP on a connection of outbound.ts',
  [`${server}control/control-socket.ts`]: 'the socket that owns the data folder',
  'packages/web/src/api/client.ts': 'every call of the browser',
  'packages/web/src/app/root.tsx': 'hands the browser its fetch',
  'packages/web/src/api/event-stream.ts': 'the one event stream of the browser',
}

const environmentDoor = `${server}config.ts`
const factsRoom = `${server}facts/`

/** What node:net offers to read addresses apart, without connecting to any. */
const addressReaders: ReadonlySet<string> = new Set([
  'isIP',
  'isIPv4',
  'isIPv6',
  'BlockList',
  'SocketAddress',
])

const connects = ({ specifier, typeOnly, names }: Import): boolean =>
  !typeOnly &&
  networkModules.test(specifier) &&
  !(specifier === 'node:net' && names.length > 0 && names.every(name => addressReaders.has(name)))

type Line = readonly [line: number, says: string]

const network = (file: HouseFile): Line[] => {
  if (file.path in networkDoors) return []
  return [
    ...file.imports
      .filter(connects)
      .map((one): Line => [
        one.line,
        `imports ${one.specifier}; only ${server}adapters/outbound.ts connects`,
      ]),
    ...file.calls
      .filter(one => networkCalls.test(one.text) || newOf.test(one.text))
      .map((one): Line => [one.line, `calls ${one.text}; only adapters/outbound.ts or api/client.ts may`]),
  ]
}

const environment = (file: HouseFile): Line[] =>
  file.path === environmentDoor
    ? []
    : file.environment.map((line): Line => [line, `reads process.env; only ${environmentDoor} may`])

/** Files that may ask the index: the one that screens, and what warms it up. */
const indexDoors: ReadonlySet<string> = new Set([
  `${server}features/screening/find-hits.ts`,
  `${server}engine/answer-tasks.ts`,
  `${server}start.ts`,
])

const asksIndex = /(^|[.\s])(index|current\(\)\??)\.search$/

const search = (file: HouseFile): Line[] =>
  !file.path.startsWith(server) || indexDoors.has(file.path)
    ? []
    : file.calls
        .filter(one => asksIndex.test(one.text))
        .map((one): Line => [one.line, `calls ${one.text}; only screenSubject asks the index`])

/** A path that climbs out of the package into the root's data folder. */
const namesRootData = (path: string, text: string): boolean =>
  /^\.\.?\//.test(text) && posix.join(posix.dirname(path), text).startsWith('data/')

const data = (file: HouseFile): Line[] =>
  file.path.startsWith(factsRoom)
    ? []
    : file.strings
        .filter(one => namesRootData(file.path, one.text))
        .map((one): Line => [one.line, `names ${one.text}; only ${factsRoom} reads data/`])

/** One door each: environment, network, starter facts, index. Tests stand outside the doors. */
export const doors = (files: readonly HouseFile[]): Fault[] =>
  files
    .filter(file => packageOf(file.path) !== undefined && !isTest(file.path))
    .flatMap(file =>
      [...network(file), ...environment(file), ...data(file), ...search(file)].map(([line, says]) => ({
        rule: 'door',
        path: file.path,
        line,
        says,
      })),
    )
