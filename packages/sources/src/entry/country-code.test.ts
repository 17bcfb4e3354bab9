import { expect, it } from 'vitest'
import type { ReadReport } from '../types.ts'
import { countryCode, isoCountry } from './country-code.ts'

const reporting = (): { warnings: string[]; report: ReadReport } => {
  const warnings: string[] = []
  const nothing = (): void => {}
  const report = { publishedOn: nothing, stated: nothing, lines: nothing, skipped: nothing }
  return { warnings, report: { ...report, warn: (kind, example) => warnings.push(`${kind} ${example}`) } }
}

it('reads country names, warns of unknown ones, and lets words for "none" pass', () => {
  const { warnings, report } = reporting()
  const read = ['Burma', 'na', 'undetermined', '', 'former Soviet Union', 'Atlantis'].map(text =>
    countryCode(text, report),
  )
  expect(read).toEqual(['MM', undefined, undefined, undefined, undefined, undefined])
  expect(warnings).toEqual(['未知国家或地区 Atlantis'])
})

it('reads country codes, Namibia included', () => {
  const { warnings, report } = reporting()
  expect(['NA', 'kp', '00', '', 'ZZ'].map(code => isoCountry(code, report))).toEqual([
    'NA',
    'KP',
    undefined,
    undefined,
    undefined,
  ])
  expect(warnings).toEqual(['未知国家代码 ZZ'])
})
