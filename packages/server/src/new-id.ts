import { randomBytes } from 'node:crypto'

/** What an id begins with and how many random bytes follow: what is stored keeps its ids, so a row is never changed. */
export const idKinds = {
  account: ['A', 10],
  apiKey: ['K', 10],
  membership: ['M', 10],
  invitation: ['I', 10],
  organisation: ['O', 10],
  batch: ['B', 12],
  classification: ['K', 12],
  decision: ['D', 12],
  file: ['F', 12],
  itemFlow: ['W', 12],
  notifyChannel: ['N', 12],
  partsFile: ['C', 12],
  project: ['P', 12],
  projectReport: ['R', 12],
  projectRow: ['E', 12],
  recordChain: ['C', 12],
  screeningRecord: ['E', 12],
  watch: ['W', 12],
} as const satisfies Readonly<Record<string, readonly [prefix: string, bytes: number]>>

export type IdKind = keyof typeof idKinds

/** Whether it is an id as this kind has them; a few kinds share their letter and are told apart by where they stand. */
export const isIdOf = (kind: IdKind, id: string): boolean => {
  const [prefix, bytes] = idKinds[kind]
  return id.startsWith(prefix) && id.length === prefix.length + 2 * bytes
}

/** The one maker of ids that nobody can guess. */
export const newId = (kind: IdKind): string => {
  const [prefix, bytes] = idKinds[kind]
  return `${prefix}${randomBytes(bytes).toString('hex')}`
}
