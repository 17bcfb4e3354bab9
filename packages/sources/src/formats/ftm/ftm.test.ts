import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { ftm } from './ftm.ts'

const sample = readFileSync(new URL('sample.ftm.json', import.meta.url), 'utf8')
const readSample = () => readList(ftm, rawFile('sample.ftm.json', sample, 333))
const entriesOf = async (id: string) =>
  (await readSample()).entries.filter(entry => entry.sameAs.includes(`ftm:${id}`))

describe('FollowTheMoney', () => {
  test('every party of the sample, once per list that names it', async () => {
    const { entries, relations, lines, publishedOn } = await readSample()
    expect(lines).toBe(sample.trimEnd().split('\n').length)
    expect(publishedOn).toBe('2026-08-07')
    expect(entries.map(e => `${e.source} ${e.reference}`)).toEqual([
      'ofac-sdn 900001',
      'ofac-nonsdn 900001',
      'un-sc KPi.999',
      'ua-war-sanctions v1',
      'ofac-sdn a1',
      'cn-export-control 某某公司/2025-01-02',
      'cn-watch 某某公司/2024-01-02',
      'bis-entity-list EXAMPLETECHLTD/CN',
      'bis-entity-list EXAMPLETECHLTD/CN#2',
      'xx_new_list x1',
      'ofac-nonsdn 900002',
    ])
    expect(relations).toHaveLength(3)
  })

  test('names with their kinds, codes once with the most specific kind, wallets on their holder', async () => {
    const [sdn, cons] = await entriesOf('ofac-900001')
    expect(sdn).toMatchObject({
      part: 'ftm:us_ofac_sdn:sample.ftm.json',
      subtype: '0102',
      programmes: ['RUSSIA-EO14024'],
      designatedOn: '2022-04-06',
      url: 'https://example.org/900001',
      countries: ['RU', 'EU'],
      sameAs: ['ofac:900001', 'ftm:ofac-900001', 'ftm:old-1'],
    })
    expect(sdn!.names).toEqual([
      { text: 'EXAMPLE BANK AG', kind: 'primary' },
      { text: 'EXAMPLEBANK', kind: 'alias' },
      { text: 'EB', kind: 'weak' },
      { text: 'SAMPLE BANK', kind: 'former' },
    ])
    expect(sdn!.identifiers).toEqual([
      { kind: 'bic', value: 'EXAMRUMM' },
      { kind: 'inn', value: '7707083893' },
      { kind: 'wallet', value: 'TXYZ0123456789' },
    ])
    expect(cons).toMatchObject({ designatedOn: '2014-07-16', programmes: ['UKRAINE-EO13662'] })
  })

  test('persons, ships and aircraft keep their own fields', async () => {
    const { entries } = await readSample()
    const by = (reference: string) => entries.find(e => e.reference === reference)
    expect(by('KPi.999')).toMatchObject({
      type: '02',
      subtype: '0203',
      birthDates: ['1960', '1961-05'],
      countries: ['RU'],
      changedOn: '2020-01-01',
      sameAs: ['unsc:KPi.999', 'ftm:p1'],
    })
    // The heading of former flags is no former name.
    expect(by('v1')!.names.map(({ text }) => text)).toEqual(['EXAMPLE STAR', 'EXAMPLE MOON'])
    expect(by('v1')!.identifiers.map(i => i.kind)).toEqual(['imo', 'mmsi'])
    expect(by('v1')!.facts).toContainEqual({ key: 'vesselOwner', value: 'Example Shipping' })
    expect(by('a1')!.identifiers).toEqual([
      { kind: 'tail', value: 'EP-XYZ' },
      { kind: 'msn', value: '401' },
      { kind: 'icao24', value: '140AE7' },
    ])
    expect(by('a1')!.facts).toContainEqual({ key: 'manufactureDate', value: '1987' })
  })

  test('several sanctions on one list fold into one entry, the strongest status wins', async () => {
    const [control, watch] = await entriesOf('cn1')
    expect(control).toMatchObject({ status: 'active', designatedOn: '2025-01-02' })
    expect(control).not.toHaveProperty('endsOn')
    expect(watch).toMatchObject({ status: 'suspended', endsOn: '2024-06-01' })
  })

  test('a sanction of a party in another file is kept until the party arrives', async () => {
    const [far] = await entriesOf('ofac-900002')
    expect(far).toMatchObject({ names: [], type: '01', typeStated: false, source: 'ofac-nonsdn' })
    expect(far!.programmes).toEqual(['UKRAINE-EO13662', 'RUSSIA-EO14024'])
  })

  test('relations keep both ends, the words of the list and a stated percentage', async () => {
    const { relations } = await readSample()
    expect(relations[1]).toEqual({
      source: 'ofac-sdn',
      part: 'ftm:us_ofac_sdn:sample.ftm.json',
      reference: 'o1#2',
      kind: 'ownership',
      from: 'ftm:ofac-900001',
      to: 'ftm:ofac-900004',
      role: 'Owned or Controlled By',
      percent: 51,
    })
    expect(relations[2]).not.toHaveProperty('percent')
  })

  test('what is unknown is told, what is no target is counted', async () => {
    const { warnings, skipped, entries } = await readSample()
    expect([...warnings.keys()].sort()).toEqual(
      ['不是名称的标签', '未知属性 Person.strangeProperty', '未知的 schema', '未知的国家代码'].sort(),
    )
    expect(skipped).toEqual(['非目标实体：Not a target'])
    const stranger = entries.find(e => e.source === 'xx_new_list')!
    expect(stranger.programmes).toEqual(['XX-1'])
    expect(stranger.identifiers).toContainEqual({ kind: 'passport', value: 'P 12345', country: 'IR' })
  })

  test.each([
    ['an empty file', '', '文件是空的'],
    ['blank lines only', '\n\n', '没有任何实体'],
    ['a truncated file', sample.slice(0, -40), '第 23 行'],
    ['another JSON', '{"a":1}\n', '第 1 行缺少 id'],
    ['an XML file', '<?xml version="1.0"?>\n', '不是 FollowTheMoney 文件'],
    ['an array', '[1]\n', '不是 FollowTheMoney 文件'],
    ['wrong properties', '{"id":"a","schema":"Person","properties":{"name":"x"}}\n', 'properties'],
    ['binary content', 'a\0b', '二进制'],
    ['an endless line', `{"id":"${'x'.repeat(5_000_000)}`, '第 1 行超过'],
  ])('refuses %s', async (_what, content, message) => {
    await expect(readList(ftm, rawFile('bad.json', content))).rejects.toThrow(message)
  })

  test('words that JavaScript knows are unknown words like others', async () => {
    const line = (schema: string, properties: string): string =>
      `{"id":"${schema}","schema":"${schema}","properties":${properties},"datasets":["toString"],"target":true}\n`
    const text =
      line('Person', '{"name":["A"],"constructor":["x"],"__proto__":["y"],"topics":["valueOf"]}') +
      line('constructor', '{}') +
      line('__proto__', '{}')
    const { entries, warnings } = await readList(ftm, rawFile('odd.json', text))
    expect(entries.map(e => `${e.source} ${e.names[0]!.text} ${e.facts.length}`)).toEqual(['toString A 0'])
    expect([...warnings.keys()]).toEqual([
      '未知属性 Person.constructor',
      '未知属性 Person.__proto__',
      '未知的 schema',
    ])
  })

  test('refuses bytes that are not UTF-8', async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe])
    await expect(readList(ftm, rawFile('bad.json', bytes))).rejects.toThrow('UTF-8')
  })

  testOnRealFiles(
    'all real files: 126,499 lines, 56,910 targets, every list with its count',
    async () => {
      const names = ['au', 'ca', 'cn', 'eu', 'gb_fcdo', 'jp_meti', 'ownership_ofac', 'ownership_ofac_ccbync']
      const more = ['un_sc', 'us_1260h', 'us_csl_other', 'us_ofac', 'us_other', 'vessels_gur']
      const paths = [...names, ...more].map(name => referencePath(`ftm/${name}.ftm.json.gz`))
      const files = await Promise.all(paths.map(rawFileAt))
      const { entries, relations, lines, warnings, skipped } = await readList(ftm, ...files)
      expect([...warnings.keys()]).toEqual(['不是名称的标签'])
      expect(lines).toBe(126_499)
      const named = entries.filter(entry => entry.names.length > 0)
      const parties = new Map(
        named.map(entry => [entry.sameAs.find(key => key.startsWith('ftm:')), entry.names.length]),
      )
      expect(parties.size).toBe(56_910)
      // 153,056 in the data's own account: with the 37 names of the 19 non-targets, without those of 19 addresses and 316
      // labels, and 230 fewer where a name is a bare form, a date or a note, or the same as another without its note.
      expect([...parties.values()].reduce((sum, n) => sum + n, 0)).toBe(153_056 - 37 + 19 - 316 - 230)
      expect(skipped).toHaveLength(19)
      expect(entries.length - named.length).toBe(481)
      expect(relations).toHaveLength(3004 + 2849 + 299 + 109 + 4220 + 136 + 52)
      const counts = Object.fromEntries(
        [...Map.groupBy(named, entry => entry.source)].map(([source, list]) => [source, list.length]),
      )
      expect(counts).toEqual({
        'au-dfat': 6300,
        'ca-sema': 4935,
        'cn-countermeasures': 293,
        'cn-uel': 89,
        'cn-export-control': 153,
        'cn-watch': 40,
        'eu-journal': 8299,
        'eu-fsf': 316,
        'uk-sanctions': 6334,
        'jp-meti-eul': 835,
        'jp-meti-ru': 644,
        'un-sc': 1003,
        'us-1260h': 206,
        'bis-dpl': 1493,
        'state-debarred': 783,
        'bis-entity-list': 3312,
        'state-isn': 159,
        'bis-meu': 70,
        'bis-uvl': 222,
        'ofac-sdn': 19199,
        'ofac-nonsdn': 481,
        'us-uflpa': 144,
        'us-fcc-covered': 15,
        'us-special-leg': 145,
        'bis-mieu': 13,
        'us-cuba-restricted': 239,
        'ua-war-sanctions': 1404,
      })
    },
    60_000,
  )
})
