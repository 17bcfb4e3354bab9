import { describe, expect, test } from 'vitest'
import type { ReadReport } from '../types.ts'
import { ofacDraft } from './party.ts'
import { readRemark } from './remark.ts'

const silent: ReadReport = {
  publishedOn: () => undefined,
  stated: () => undefined,
  lines: () => undefined,
  skipped: () => undefined,
  warn: () => undefined,
}

const read = (text: string) => {
  const draft = ofacDraft('ofac-sdn', '1', '02')
  readRemark(draft, text, silent)
  return draft.finish()
}

describe('prose of OFAC remarks', () => {
  test.each([
    ['Passport D366 871 (Jordan).', { kind: 'passport', value: 'D366 871', country: 'JO' }],
    [
      'alt. Passport A1 (Iran) issued 1 Jan 2001 expires 1 Jan 2011.',
      { kind: 'passport', value: 'A1', country: 'IR', note: 'issued 1 Jan 2001 expires 1 Jan 2011' },
    ],
    ['Vessel Registration Identification IMO 7406784.', { kind: 'imo', value: '7406784' }],
    ['Identification Number IMO 5342883.', { kind: 'imo', value: '5342883' }],
    [
      'Identification Number 2.194.575 (Paraguay).',
      { kind: 'nationalId', value: '2.194.575', country: 'PY' },
    ],
    ['NIT # 800018928-0 (Colombia).', { kind: 'taxNumber', value: '800018928-0', country: 'CO' }],
    ['Tax ID No. 7707083893 (Russia).', { kind: 'inn', value: '7707083893', country: 'RU' }],
    ['Registration Number 1027700342890 (Russia).', { kind: 'ogrn', value: '1027700342890', country: 'RU' }],
    ["Aircraft Manufacturer's Serial Number (MSN) 1023409321.", { kind: 'msn', value: '1023409321' }],
    ['Aircraft Construction Number (also called L/N or S/N or F/N) 8401.', { kind: 'msn', value: '8401' }],
    ['Aircraft Tail Number RA-76842.', { kind: 'tail', value: 'RA-76842' }],
    [
      'Unified Social Credit Code (USCC) 9113100033607322XK (China).',
      { kind: 'uscc', value: '9113100033607322XK', country: 'CN' },
    ],
    [
      'alt. Digital Currency Address - XBT 1Kuf2Rd8mDyAViwBozGTNYnvWL8uYFrkVo.',
      { kind: 'wallet', value: '1Kuf2Rd8mDyAViwBozGTNYnvWL8uYFrkVo', note: 'XBT' },
    ],
    ['MMSI 572469210.', { kind: 'mmsi', value: '572469210' }],
    ['Cedula No. 6068015 (Colombia).', { kind: 'nationalId', value: '6068015', country: 'CO' }],
  ])('%s', (text, identifier) => {
    expect(read(text).identifiers).toEqual([identifier])
  })

  test.each([
    ['Linked To: NATIONAL SAMPLE COMPANY.', 'linkedTo', 'NATIONAL SAMPLE COMPANY'],
    ['Linked To: SAMPLE OCEAN FISHING CO., LTD.', 'linkedTo', 'SAMPLE OCEAN FISHING CO., LTD.'],
    ['(Linked To: HAMAS)', 'linkedTo', 'HAMAS'],
    ['Aircraft Model A300B4-622R.', 'aircraftModel', 'A300B4-622R'],
    ['Aircraft Operator Iran Air.', 'aircraftOperator', 'Iran Air'],
    ['Organization Established Date 1969.', 'incorporationDate', '1969'],
    ['Target Type Financial Institution.', 'legalForm', 'Financial Institution'],
    ['Website www.example.org.', 'website', 'www.example.org'],
    [
      'Executive Order 13662 Directive Determination - Subject to Directive 1.',
      'measure',
      'Executive Order 13662 Directive Determination - Subject to Directive 1',
    ],
    ['ICTY indictee.', 'remark', 'ICTY indictee'],
  ])('%s', (text, key, value) => {
    expect(read(text).facts).toEqual([{ key, value }])
  })

  test.each([
    ['DOB 10 Dec 1948.', ['1948-12-10']],
    ['DOB Oct 1954; alt. DOB 1936.', ['1954-10', '1936']],
    ['DOB circa 1951.', ['1951']],
    ['DOB 1962 to 1964.', ['1962', '1963', '1964']],
    ['DOB 01 Jan 1940 to 31 Dec 1960.', ['1940', '1960']],
  ])('%s', (text, dates) => {
    expect(read(text).birthDates).toEqual(dates)
  })

  test('quoted names are weak, former ones former', () => {
    expect(read("a.k.a. 'VANYA'; f.k.a. 'OLD; NAME'; nationality Korea, North.").names[0]).toEqual({
      text: 'VANYA',
      kind: 'weak',
    })
    expect(read('nationality Korea, North; citizen Russia.').countries).toEqual(['KP', 'RU'])
  })
})
