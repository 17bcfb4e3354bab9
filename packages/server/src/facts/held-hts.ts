import type { HtsLists } from '@maojian/domain/control/facts/control-facts'
import { parseHts, writeHts } from '@maojian/domain/control/facts/parse-hts'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Held {
  readonly writtenAt: number
  readonly lists: HtsLists
}

const none: HtsLists = new Map()
let path: string | undefined
let held: Held | undefined

/** Where lists of goods by customs code stand that an operator brought; they do not ship with the product. */
export const lookForHts = (dataDir: string): void => {
  path = join(dataDir, 'control', 'hts-list.tsv')
  held = undefined
}

/** Read again once the file has changed, so that every process of this machine answers by it. */
export const heldHts = (): HtsLists => {
  const writtenAt = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (path === undefined || writtenAt === undefined) return none
  if (held?.writtenAt !== writtenAt) held = { writtenAt, lists: parseHts(readFileSync(path, 'utf8')) }
  return held.lists
}

/** Keeps lists beside those that stand; one that was held before is replaced whole. */
export const holdHts = (lists: HtsLists): void => {
  if (lists.size === 0) return
  if (path === undefined) throw new Error('no data folder was told')
  const draft = `${path}.new`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, writeHts(new Map([...heldHts(), ...lists])))
  renameSync(draft, path)
  held = undefined
}
