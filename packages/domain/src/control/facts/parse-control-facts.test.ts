import { describe, expect, it } from 'vitest'
import { findDestination, getCountry } from '../../vocabulary/country.ts'
import { specialControls } from '../chart/special-control.ts'
import { starterFacts, starterTables } from '../testing/starter-facts.ts'
import { parseControlFacts } from './parse-control-facts.ts'
import { readTable } from './read-table.ts'

const facts = starterFacts()

describe('data/control', () => {
  it('holds every entry, destination and group', () => {
    expect(facts.eccns.size).toBe(639)
    expect(facts.chart.size).toBe(203)
    expect(facts.cnDualUse.size).toBe(189)
    expect(facts.footnotes.map(one => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(facts.groups.map(one => one.group)).size).toBe(14)
  })

  it('names every entry in Chinese and English, briefly and alone', () => {
    for (const { code, titleZh, titleEn } of facts.eccns.values()) {
      expect(titleZh, code).toMatch(/\p{Script=Han}/u)
      expect([...titleZh].length, code).toBeLessThanOrEqual(32)
      expect(titleEn.length, code).toBeLessThanOrEqual(90)
      expect(`${titleZh}${titleEn}`, code).not.toMatch(/\(see List|as follows|["“]/)
    }
  })

  it('uses only chart columns and rules that are known', () => {
    const columns = new Set([...facts.chart.values()].flatMap(row => [...row.columns]).concat('AT1', 'AT2'))
    for (const entry of facts.eccns.values())
      for (const row of entry.rows)
        expect(columns.has(row.rule) || row.rule in specialControls, `${entry.code} ${row.rule}`).toBe(true)
  })

  it('gives each row a scope, and a condition exactly where it asks', () => {
    for (const entry of facts.eccns.values())
      for (const { scope, condition, row } of entry.rows) {
        expect(scope.in.length + scope.ask.length, `${entry.code} ${String(row)}`).toBeGreaterThan(0)
        expect(condition !== undefined, `${entry.code} ${String(row)}`).toBe(scope.ask.length > 0)
      }
  })

  it('marks no destination for anti-terrorism', () => {
    for (const row of facts.chart.values())
      expect([row.columns.has('AT1'), row.columns.has('AT2')]).toEqual([false, false])
  })

  it('knows every destination by a Chinese name', () => {
    for (const code of facts.chart.keys()) expect(getCountry(code)?.nameZh, code).toBeDefined()
    for (const { code } of facts.groups) expect(getCountry(code), code).toBeDefined()
    for (const { code } of facts.sensitive) expect(findDestination(code), code).toBe(code)
  })

  it('moves the United Arab Emirates on its day', () => {
    const of = (date: string) =>
      facts.groups
        .filter(
          one =>
            one.code === 'AE' && (one.from === '' || one.from <= date) && (one.to === '' || date <= one.to),
        )
        .map(one => one.group)
    expect(of('2026-07-22').sort()).toEqual(['B', 'D:3', 'D:4'])
    expect(of('2026-07-23').sort()).toEqual(['A:5', 'B'])
  })
})

describe('parseControlFacts', () => {
  const broken = (
    table: 'controlRow' | 'country' | 'ruleSwitch',
    change: (text: string) => string,
  ): (() => unknown) => {
    const tables = starterTables()
    return () => parseControlFacts({ ...tables, [table]: change(tables[table]) })
  }

  it('names the table and the line of what is wrong', () => {
    expect(broken('country', text => text.replace('columns', 'colums'))).toThrow(
      'country.tsv: 缺少列 columns',
    )
    expect(broken('controlRow', text => `${text}9Z999\n`)).toThrow(/control-row\.tsv|eccn\.tsv/)
    expect(broken('ruleSwitch', text => text.replace('\toff\t', '\tmaybe\t'))).toThrow(
      'rule-switch.tsv: 不认识的值 maybe',
    )
    expect(() => readTable('a\tb\n1\n', ['a'])).toThrow('第 2 行应有 2 列')
  })

  it('refuses rows of an entry that is not there', () => {
    expect(broken('controlRow', text => text.replace('\n0A501\t', '\n0A599\t'))).toThrow(
      '0A599 不在 eccn 表中',
    )
  })
})
