import { parseHts } from './parse-hts.ts'
import type { ControlFacts } from './control-facts.ts'
import { parseCnDualUse, parseCnLicenceGoods, parseCnNotices } from './parse-cn.ts'
import {
  parseChart,
  parseCoverage,
  parseFootnotes,
  parseGroups,
  parseSensitive,
  parseSets,
  parseSwitches,
  parseTerritories,
} from './parse-countries.ts'
import { parseEccns } from './parse-eccns.ts'
import { parseMilitaryWords } from './parse-military-words.ts'
import { parseReviewPolicies } from './parse-review-policies.ts'

/** File names of data/control; the reader loads each and hands the text over. */
export const controlFiles = {
  eccn: 'eccn.tsv',
  controlRow: 'control-row.tsv',
  rowExclusion: 'row-exclusion.tsv',
  heading: 'heading.tsv',
  exception: 'exception.tsv',
  exceptionRelated: 'exception-related.tsv',
  sta: 'sta.tsv',
  paragraph: 'paragraph.tsv',
  reserved: 'reserved.tsv',
  country: 'country.tsv',
  territory: 'territory.tsv',
  footnote: 'chart-footnote.tsv',
  group: 'country-group.tsv',
  set: 'set.tsv',
  ruleSwitch: 'rule-switch.tsv',
  coverage: 'coverage.tsv',
  reviewPolicy: 'review-policy.tsv',
  sensitive: 'sensitive-country.tsv',
  hts: 'hts-list.tsv',
  cnDualUse: 'cn-dual-use.tsv',
  cnNotice: 'cn-notice.tsv',
  cnLicenceGoods: 'cn-export-licence.tsv',
  militaryWord: 'military-word.tsv',
} as const

export type ControlTables = Readonly<Record<keyof typeof controlFiles, string>>

/** All facts from the texts of their files; anything malformed is an error that names the table. */
export const parseControlFacts = (tables: ControlTables): ControlFacts => ({
  eccns: named('eccn', () => parseEccns(tables)),
  chart: named('country', () => parseChart(tables.country)),
  territories: named('territory', () => parseTerritories(tables.territory)),
  footnotes: named('footnote', () => parseFootnotes(tables.footnote)),
  groups: named('group', () => parseGroups(tables.group)),
  sets: named('set', () => parseSets(tables.set)),
  switches: named('ruleSwitch', () => parseSwitches(tables.ruleSwitch)),
  coverage: named('coverage', () => parseCoverage(tables.coverage)),
  reviewPolicies: named('reviewPolicy', () => parseReviewPolicies(tables.reviewPolicy)),
  sensitive: named('sensitive', () => parseSensitive(tables.sensitive)),
  hts: named('hts', () => parseHts(tables.hts)),
  cnDualUse: named('cnDualUse', () => parseCnDualUse(tables.cnDualUse)),
  cnNotices: named('cnNotice', () => parseCnNotices(tables.cnNotice)),
  cnLicenceGoods: named('cnLicenceGoods', () => parseCnLicenceGoods(tables.cnLicenceGoods)),
  militaryWords: named('militaryWord', () => parseMilitaryWords(tables.militaryWord)),
})

const named = <T>(table: keyof ControlTables, parse: () => T): T => {
  try {
    return parse()
  } catch (error) {
    throw new Error(`${controlFiles[table]}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
