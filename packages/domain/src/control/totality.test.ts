import { describe, expect, it } from 'vitest'
import { chartColumns } from '../vocabulary/chart-column.ts'
import type { ChartRow, ControlFacts } from './facts/control-facts.ts'
import { determine } from './determine.ts'
import { judge } from './judge.ts'
import { exceptionZh } from './render/exception-zh.ts'
import { stepZh } from './render/proof-zh.ts'
import { sentenceTable } from './render/sentence.table.ts'
import { outcomes } from '../vocabulary/outcome.ts'
import type { PartyFinding } from './rule/question.ts'
import { severity, today } from './testing/ask.ts'
import { starterFacts } from './testing/starter-facts.ts'

const facts = starterFacts()
const codes = [...facts.eccns.keys(), 'EAR99']
const destinations = [...facts.chart.keys()]
const sample = codes.filter((_, i) => i % 9 === 0)

/** Every kind of destination: embargoed, marked by many columns, few, footnoted, inherited. */
const kinds = [
  'CN',
  'RU',
  'IR',
  'SY',
  'UA',
  'IN',
  'BR',
  'DE',
  'GB',
  'CA',
  'AE',
  'IL',
  'HK',
  'PK',
  'IQ',
  'SG',
  'MO',
  'ZA',
]

const withColumn = (column: string): ControlFacts => ({
  ...facts,
  chart: new Map(
    [...facts.chart].map(([code, row]): [string, ChartRow] => [
      code,
      { ...row, columns: new Set([...row.columns, column]) },
    ]),
  ),
})

describe('all entries and all destinations', () => {
  it('gives every pair one outcome with a proof that ends in it, twice the same, each step in Chinese', () => {
    const rules = new Set<string>()
    let pairs = 0
    for (const eccn of codes)
      for (const destination of destinations) {
        const question = { eccn, destination, date: today }
        const found = judge(facts, question)
        pairs++
        if (!outcomes.includes(found.outcome) || found.proof.at(-1)?.stage !== 'conclusion')
          expect.fail(`${eccn} ${destination}`)
        if (found.outcome === 'no_licence_required' && found.questions.some(one => one.blocking))
          expect.fail(`${eccn} ${destination}`)
        if (found.outcome === 'expert_review' && !/[^结论：]+尚待确认/.test(stepZh(found.proof.at(-1)!)))
          expect.fail(`no reason: ${eccn} ${destination}`)
        for (const step of found.proof) rules.add(step.rule)
      }
    expect(pairs).toBe(640 * 203)
    expect([...rules].filter(rule => !(rule in sentenceTable))).toEqual([])
  })

  it('says of no row that nothing is required, and limits no order to nothing', () => {
    for (const eccn of sample)
      for (const destination of kinds) {
        const found = judge(facts, { eccn, destination, date: today })
        expect(found.proof.map(stepZh).join('')).not.toMatch(/不构成许可要求/)
        expect(found.exceptions.map(exceptionZh).join('')).not.toMatch(/不超过(0|-?Infinity)?美元/)
      }
  })

  it('is deterministic', () => {
    for (const eccn of sample)
      for (const destination of kinds) {
        const question = { eccn, destination, date: today }
        expect(determine(facts, question)).toEqual(determine(facts, question))
      }
  })

  it('answers nonsense', () => {
    for (const eccn of ['', '  ', 'null', '3A001.b.2.zz.9', '９９９', '芯片', 'EAR99.x'])
      for (const destination of ['', 'cn', 'XX', '中国', 'CHN']) {
        const found = determine(facts, { eccn, destination, date: 'not a date' })
        expect(outcomes).toContain(found.outcome)
        expect(found.proof.map(stepZh).join('')).not.toContain('undefined')
      }
  })
})

describe('severity', () => {
  it('an X more in the chart never makes an outcome milder', () => {
    const milder: string[] = []
    for (const column of chartColumns) {
      const stricter = withColumn(column)
      for (const eccn of sample)
        for (const destination of kinds) {
          const question = { eccn, destination, date: today, value: 1000 }
          if (severity[judge(stricter, question).outcome] < severity[judge(facts, question).outcome])
            milder.push(`${column} ${eccn} ${destination}`)
        }
    }
    expect(milder).toEqual([])
  })

  it('a listed end user never makes an outcome milder', () => {
    const findings: PartyFinding[] = [
      { list: 'denied-persons' },
      { list: 'entity-list' },
      { list: 'entity-list', scope: 'ccl' },
      { list: 'entity-list', scope: 'specified' },
      { list: 'entity-list', exceptions: ['GOV', 'LVS'] },
      { list: 'entity-list', footnotes: [5] },
      { list: 'meu-list' },
      { list: 'unverified-list' },
      { list: 'sdn', programmes: ['SDGT'] },
      { list: 'sdn', programmes: ['OTHER'] },
      { list: 'cn-control-list' },
      { list: 'military-company' },
    ]
    const milder: string[] = []
    for (const finding of findings)
      for (const eccn of sample)
        for (const destination of kinds) {
          const question = { eccn, destination, date: today, value: 1000, parties: [{ findings: [] }] }
          const hit = { ...question, parties: [{ findings: [finding] }] }
          if (severity[judge(facts, hit).outcome] < severity[judge(facts, question).outcome])
            milder.push(`${finding.list} ${eccn} ${destination}`)
        }
    expect(milder).toEqual([])
  })
})
