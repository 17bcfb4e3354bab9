import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlFacts } from '../facts/control-facts.ts'
import { controlFiles, parseControlFacts } from '../facts/parse-control-facts.ts'
import type { ControlTables } from '../facts/parse-control-facts.ts'

const folder = join(import.meta.dirname, '../../../../../data/control')

/** Texts of data/control, for tests alone: elsewhere the domain is handed its facts. */
export const starterTables = (): ControlTables =>
  Object.fromEntries(
    Object.entries(controlFiles).map(([table, file]) => [table, readFileSync(join(folder, file), 'utf8')]),
  ) as ControlTables

let kept: ControlFacts | undefined

export const starterFacts = (): ControlFacts => (kept ??= parseControlFacts(starterTables()))
