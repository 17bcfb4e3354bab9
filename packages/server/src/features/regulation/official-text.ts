import type { RegulationUnit } from '@maojian/sources'
import type { Kysely } from 'kysely'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Schema } from '../../db/schema.ts'
import { compareChart, compareEntries, compareGroups, type FactDifference } from './compare-facts.ts'
import { currentEditions, currentUnits, editionNumbers, type RegulationEdition } from './store.ts'

/** The official text as imported; empty until somebody imports it. */
export interface OfficialText {
  readonly editions: readonly RegulationEdition[]
  /** Entries of the Commerce Control List by code. */
  readonly entries: ReadonlyMap<string, RegulationUnit>
  /** Day of the list's text; '' without one. */
  readonly listDay: string
  readonly differences: readonly FactDifference[]
}

const read = async (db: Kysely<Schema>): Promise<OfficialText> => {
  const editions = await currentEditions(db)
  const dayOf = (part: string): string => editions.find(one => one.part === part)?.date ?? ''
  const [list, chart, groups] = [
    await currentUnits(db, '774', ['entry']),
    await currentUnits(db, '738', ['chart']),
    await currentUnits(db, '740', ['group']),
  ]
  const facts = controlFacts()
  return {
    editions,
    entries: new Map(list.map(unit => [unit.key, unit])),
    listDay: dayOf('774'),
    differences: [
      ...(list.length > 0 ? compareEntries(list, facts) : []),
      ...compareChart(chart, facts),
      ...compareGroups(groups, facts, dayOf('740')),
    ],
  }
}

interface Kept {
  readonly numbers: string
  readonly text: Promise<OfficialText>
}

const kept = new WeakMap<Kysely<Schema>, Kept>()

/** Held in memory and read again only when another edition stands: one small question each time. */
export const officialText = async (db: Kysely<Schema>): Promise<OfficialText> => {
  const numbers = await editionNumbers(db)
  const known = kept.get(db)
  if (known?.numbers === numbers) return known.text
  const text = read(db)
  kept.set(db, { numbers, text })
  text.catch(() => kept.delete(db))
  return text
}
