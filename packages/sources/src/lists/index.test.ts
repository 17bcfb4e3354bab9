import { describe, expect, test } from 'vitest'
import { findFormat, listFormats } from '../formats/index.ts'
import { findListSource, listSources, sourceOfDataset } from './index.ts'

describe('list sources', () => {
  test('31 sources, each once, heaviest first, with short labels of at most eight characters', () => {
    expect(listSources).toHaveLength(31)
    expect(new Set(listSources.map(source => source.id)).size).toBe(31)
    expect(listSources[0]!.id).toBe('un-sc')
    for (const source of listSources) {
      expect([...source.shortZh].length).toBeLessThanOrEqual(8)
      expect(source.bounds.min).toBeLessThan(source.bounds.max)
      expect(source.homepage).toMatch(/^https:/u)
    }
  })

  test('every format and every address that a source names exists', () => {
    for (const source of listSources) {
      for (const format of source.formats) expect(findFormat(format)?.id).toBe(format)
      for (const address of source.addresses) {
        expect(address.url).toMatch(/^https:/u)
        expect(source.formats).toContain(address.format)
      }
    }
    expect(new Set(listFormats.map(format => format.id)).size).toBe(listFormats.length)
  })

  test.each([
    ['us_ofac_sdn', 'US-RUSHAR', 'ofac-sdn'],
    ['us_ofac_cons', undefined, 'ofac-nonsdn'],
    ['us_trade_csl', 'US-BIS-EL', 'bis-entity-list'],
    ['us_trade_csl', 'US-SSI', 'ofac-nonsdn'],
    ['cn_sanctions', 'CN-ECWL', 'cn-watch'],
    ['cn_sanctions', undefined, 'cn-countermeasures'],
    ['cn_sanctions', 'CN-TAO-DIEHARD', 'cn-countermeasures'],
    ['un_sc_sanctions', 'UN-SC1718', 'un-sc'],
    ['xx_unknown', 'XX', 'xx_unknown'],
  ])('dataset %s with programme %s is list %s', (dataset, program, source) => {
    expect(sourceOfDataset(dataset, program)).toBe(source)
  })

  test('an unknown id is no source', () => {
    expect(findListSource('nobody')).toBeUndefined()
    expect(findListSource('ofac-sdn')?.shortZh).toBe('OFAC SDN')
  })
})
