import type { ControlFacts } from '@maojian/domain/control/facts/control-facts'
import {
  controlFiles,
  parseControlFacts,
  type ControlTables,
} from '@maojian/domain/control/facts/parse-control-facts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'

const read = (): ControlFacts =>
  parseControlFacts(
    Object.fromEntries(
      Object.entries(controlFiles).map(([table, file]) => [
        table,
        readFileSync(join(dataFolder, 'control', file), 'utf8'),
      ]),
    ) as ControlTables,
  )

let kept: ControlFacts | undefined

/** Facts of export control that ship with the product; read once, when first asked for. */
export const controlFacts = (): ControlFacts => (kept ??= read())

/** Day of the newest edition that the entries were compiled from. */
export const controlFactsDay = (): string =>
  [...controlFacts().eccns.values()].reduce((day, { asOf }) => (asOf > day ? asOf : day), '')
