import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, listed, ownedBy } from '../testing/ask.ts'
import { exceptionZh } from './exception-zh.ts'
import { counterfactualZh, outcomesZh, proofZh, stepZh, verdictZh } from './proof-zh.ts'
import { sentenceTable } from './sentence.table.ts'

const root = join(import.meta.dirname, '..')

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('render'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')

describe('Chinese rendering', () => {
  it('has a sentence for every rule the code names', () => {
    const named = [
      ...sources.matchAll(/rule: '([a-z0-9-]+)'/g),
      ...sources.matchAll(/basis\('([a-z-]+)'\)/g),
    ].map(match => match[1]!)
    expect(named.length).toBeGreaterThan(90)
    expect(named.filter(rule => !(rule in sentenceTable))).toEqual([])
  })

  it('reads as a verdict line and sentences with citations', () => {
    const found = ask('3A001.a.2', 'BR', { value: 4000 })
    expect(verdictZh(found)).toBe(
      '3A001.a.2 运往巴西：需要许可证，可能适用例外（判定日 2026-11-20；非法律意见）',
    )
    const lines = proofZh(found)
    expect(lines).toContain(
      '3A001的国家安全（NS）管制查国别表NS2列（巴西）。有标记，需要许可。审查政策：推定批准（15 CFR 742.4(b)(1)(i)）。（15 CFR 738.4(a)(2); 738 Supp. 1）',
    )
    expect(lines.at(-1)).toBe('结论：需要许可证；有例外候选，须逐项确认条件。（15 CFR 736.2(b); 738.4）')
    const military = ask('3A991.a', 'CN', { endUses: { 106: 'yes' } })
    expect(military.counterfactuals.map(counterfactualZh)).toEqual([
      '如核实最终用途为民用且无疑点，结论将变为：未发现许可要求。',
    ])
  })

  it('never says that an exception applies or that goods are released', () => {
    const found = ask('3A001.a.2', 'BR', { value: 4000 })
    const text = [
      ...found.exceptions.map(exceptionZh),
      ...proofZh(found),
      ...proofZh(ask('EAR99', 'DE')),
      ...Object.values(outcomesZh),
    ].join('\n')
    expect(text).toContain('GBS（15 CFR 740.4）候选，须确认以下条件')
    expect(text).not.toMatch(/例外适用|适用例外：|无需许可|可以出口|准予/)
  })

  it('renders every step of rich cases without gaps', () => {
    const cases = [
      ask('9A610', 'CN', {
        parties: [
          ...listed({ list: 'entity-list', footnotes: [4] }),
          ...ownedBy({ list: 'entity-list' }, 60),
        ],
        endUses: { 106: 'yes', 108: 'unclear' },
      }),
      ask('3E001', 'AE', { origin: { made: 'foreign', fromUs: 'no' } }),
      ask('5A992.c', 'RU', { parties: listed({ list: 'sdn', programmes: ['SDGT'] }) }),
      ask('EAR99', 'JP', {
        china: { code: '1E902' },
        endUses: { 107: 'unclear', 111: 'yes' },
        parties: listed({ list: 'cn-watch-list' }),
      }),
    ]
    for (const found of cases)
      for (const step of [...found.proof, ...found.china.proof]) {
        expect(stepZh(step)).toMatch(/^[\p{Script=Han}0-9A-Z].*（.+）$/u)
        expect(stepZh(step)).not.toMatch(/undefined|\[object/)
      }
  })
})
