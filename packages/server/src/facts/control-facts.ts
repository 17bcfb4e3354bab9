import type { ControlFacts, HtsLists } from '@maojian/domain/control/facts/control-facts'
import {
  controlFiles,
  parseControlFacts,
  type ControlTables,
} from '@maojian/domain/control/facts/parse-control-facts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'
import { heldHts } from './held-hts.ts'

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

const laws = { us: '美国', cn: '中国' } as const

/** Day until which the texts of a law are held. */
export const rulesDay = (law: keyof typeof laws): string =>
  controlFacts().coverage.find(one => one.law === law)?.to ?? ''

/** Both days, in words. */
export const rulesUpTo = (): string =>
  (['us', 'cn'] as const).map(law => `${rulesDay(law)}（${laws[law]}）`).join('、')

let joined: { readonly held: HtsLists; readonly facts: ControlFacts } | undefined

/** Facts of export control that ship with the product, read once, with the lists by customs code that an operator brought. */
export const controlFacts = (): ControlFacts => {
  kept ??= read()
  const held = heldHts()
  if (held.size === 0) return kept
  if (joined?.held !== held) joined = { held, facts: { ...kept, hts: new Map([...kept.hts, ...held]) } }
  return joined.facts
}

/** Day of the newest edition that the entries were compiled from. */
export const controlFactsDay = (): string =>
  [...controlFacts().eccns.values()].reduce((day, { asOf }) => (asOf > day ? asOf : day), '')
