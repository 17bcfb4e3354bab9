/**
 * Accuracy of the engine by kind, script pair and party type, on authored pairs, the lists of MAOJIAN_DATA and
 * the name files of REFERENCE_DATA. Prints the tuning half; `--evaluation` the other one (accuracy/split.ts);
 * `--errors FILE` writes the worst mistakes of the tuning half. One core.
 */
import { parseArgs } from 'node:util'
import { aliasSearches } from './accuracy/alias-search.ts'
import { alertRates } from './accuracy/alerts.ts'
import { authoredPairs } from './accuracy/authored-pairs.ts'
import { authoredFaults } from './accuracy/check-authored.ts'
import { openIndex } from '@maojian/screening'
import { chineseNameSearches } from './accuracy/chinese-names.ts'
import { chinesePersonPairs } from './accuracy/chinese-person-pairs.ts'
import { companyPairs } from './accuracy/company-pairs.ts'
import { companySearches } from './accuracy/company-search.ts'
import { ErrorLog } from './accuracy/error-log.ts'
import { listedPairs } from './accuracy/listed-pairs.ts'
import { loadLists } from './accuracy/lists.ts'
import { otherWritings } from './accuracy/other-writings.ts'
import { personPairs } from './accuracy/person-pairs.ts'
import { kindRates, pairSlices, reliability, scorePairs } from './accuracy/pair-slices.ts'
import {
  printAlerts,
  printKinds,
  printRanks,
  printReliability,
  printSlices,
  printTranscriptions,
} from './accuracy/print.ts'
import { halfOf, type Half } from './accuracy/split.ts'
import { transcriptionFigures } from './accuracy/transcriptions.ts'
import { wordPairs } from './accuracy/word-pairs.ts'
import { plotShares } from './plot.ts'
import { publishedBytes } from './published-bytes.ts'
import { save } from './report.ts'
import { dataFolder } from './settings.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { evaluation: { type: 'boolean', default: false }, errors: { type: 'string' } },
})
const half: Half = values.evaluation ? 'evaluation' : 'tuning'
if (values.evaluation && values.errors !== undefined) {
  console.error('--errors: mistakes of the evaluation half are not shown, so that nothing is tuned on them')
  process.exit(2)
}

const authored = authoredPairs()
const faults = authoredFaults(authored)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

const started = performance.now()
const lap = (what: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`)

const errors = new ErrorLog()
const lists = loadLists()
const corpus = `${half} half; ${lists.subjects.length} listed parties, snapshot ${lists.pointer}; ${authored.length} authored pairs in both halves`
console.log(`accuracy: ${corpus}`)
const pairs = scorePairs(
  [
    ...authored.filter(({ a, b }) => halfOf('authored', `${a} | ${b}`) === half),
    ...chinesePersonPairs(half),
    ...listedPairs(lists.subjects, half),
    ...companyPairs(half),
    ...wordPairs(half),
    ...personPairs(half),
  ],
  errors,
)
lap(`${pairs.length} pairs scored`)
const slices = pairSlices(pairs)
const kinds = kindRates(pairs)
const bands = reliability(pairs)
lap('figures of the pairs')
const companies = companySearches(half, errors)
lap('company names searched')
const aliases = aliasSearches(lists, half, errors)
lap('listed aliases searched')
const { bytes } = publishedBytes(dataFolder)
const inChinese = chineseNameSearches(openIndex(bytes), lists, half, errors)
lap('parties listed in Latin letters searched in Chinese')
const writings = otherWritings(lists, half, errors)
lap('listed names in other writings searched')
const alerts = alertRates(lists, half, errors)
lap('ordinary names searched')
const transcriptions = transcriptionFigures(half)

printSlices(slices)
printKinds(kinds)
printReliability(bands)
printRanks('Company names in an index of one name a company, right one among the first', companies)
printRanks('Listed names searched without themselves in the index, right party among the first', aliases)
printRanks('Listed names with a slip of typing or in another writing, right party among the first', writings)
printRanks('Parties listed in Latin letters alone, by a Chinese name, right one among the first', inChinese)
printAlerts(alerts)
printTranscriptions(transcriptions)
if (values.errors !== undefined) errors.write(values.errors)
const name = values.evaluation ? 'accuracy-evaluation' : 'accuracy'
plotShares(
  name,
  `Recall at 5 % false positives, ${half} half, with 95 % intervals`,
  slices.map(({ slice, figures }) => ({ what: slice, ...figures.recall5 })),
)
save(name, {
  command: `npm run bench -- accuracy${values.evaluation ? ' --evaluation' : ''}`,
  corpus,
  half,
  slices,
  kinds,
  bands,
  companies,
  aliases,
  inChinese,
  writings,
  alerts,
  transcriptions,
})
