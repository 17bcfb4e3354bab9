/** Rooms of the server from the ground up: a room imports only rooms of a lower row, and types only likewise. */
const rows: readonly (readonly string[])[] = [
  ['read-setting.ts'],
  ['config.ts', 'end-thread.ts', 'mask-phone.ts', 'shanghai-day.ts', 'new-id.ts', 'utc-day.ts'],
  ['adapters', 'archive', 'db', 'facts', 'unset-settings.ts'],
  ['documents', 'signing'],
  ['jobs'],
  ['events'],
  ['lists'],
  ['snapshots'],
  ['engine', 'graph'],
  ['http'],
  ['features'],
  ['owned-data.ts'],
  ['ingest'],
  ['background'],
  ['control'],
  ['dev'],
  ['routes.ts'],
  ['start.ts'],
  ['cli', 'main.ts'],
  ['commands'],
  ['commands.ts'],
  ['cli/main.ts'],
]

/** Commands of their own that happen to lie in a room. */
const programs: Readonly<Record<string, string>> = {
  'dev/sign-on.ts': 'main.ts',
  'cli/main.ts': 'cli/main.ts',
}

/** A noun's commands stand above all rooms that they set to work; only `commands.ts` takes them. */
const nounCommands = /^features\/[a-z-]+\/(?:[a-z-]+-)?commands?(?:-[a-z-]+)?\.ts$/

const home = 'packages/server/src/'

const roomOf = (path: string): string | undefined => {
  if (!path.startsWith(home)) return undefined
  const inside = path.slice(home.length)
  return programs[inside] ?? (nounCommands.test(inside) ? 'commands' : inside.split('/')[0])
}

const rowOf = (room: string): number => rows.findIndex(row => row.includes(room))

/** Session and quota belong to the account, and every call passes them: see `room-arrows`. */
const isDoor = (from: string, to: string): boolean => from === 'http' && to === 'features'

export const serverRoomComplaint = (path: string, target: string | undefined): string | undefined => {
  const [from, to] = [roomOf(path), roomOf(target ?? '')]
  if (from === undefined || to === undefined || from === to || isDoor(from, to)) return undefined
  if (rowOf(from) < 0) return `the room ${from} has no row in server-rooms`
  return rowOf(to) >= 0 && rowOf(to) < rowOf(from)
    ? undefined
    : `${from} may not import ${to}, which stands no lower`
}
