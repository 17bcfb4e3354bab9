import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { cfr744Xml } from './cfr-744-xml.ts'

const sample = readFileSync(new URL('sample.xml', import.meta.url), 'utf8')
const read = (text = sample) => readList(cfr744Xml, rawFile('title-15_part-744.xml', text, 600))

describe('15 CFR Part 744', () => {
  test('three lists out of one file; the country cell carries forward, also where it is missing', async () => {
    const { entries, skipped, lines, warnings } = await read()
    expect(lines).toBe(7 + 2 + 4)
    expect(entries.map(e => `${e.source} ${e.reference}`)).toEqual([
      'bis-entity-list SAMPLETECHNOLOGYCOLTD/CN',
      'bis-entity-list SAMPLEGROUPOAO/CN',
      'bis-entity-list NAUNGSAMPLETECHNOLOGIESCOLTD/CN',
      'bis-entity-list 201SAMPLEINSTITUTE/CN',
      'bis-entity-list UNITD16FONESAMPLEPLACEWANCHAIHONGKONG/CN',
      'bis-entity-list SAMPLEPORT/UA',
      'bis-entity-list SAMPLETECHNOLOGYCOLTD/RU',
      'bis-uvl SAMPLEAVIATIONGROUP/DE',
      'bis-meu SAMPLEAEROENGINECOMPANY/CN',
      'bis-meu SAMPLEPOWERCOLTD/CN',
    ])
    expect(skipped).toEqual([
      'bis-uvl 保留行：LEBANON',
      'bis-meu 保留行：BURMA',
      'bis-meu 标题行：The following two subordinate institutions of Sample Aero-Engine Company:',
    ])
    expect([...warnings.keys()]).toEqual([])
  })

  test('aliases, addresses in several countries, see-also notes, rules and citations out of prose', async () => {
    const [first] = (await read()).entries
    expect(first).toMatchObject({
      typeStated: false,
      names: [
        { text: 'Sample Technology Co., Ltd.', kind: 'primary' },
        { text: 'SampleTech', kind: 'alias' },
        { text: 'Beijing Sample Keji Youxian Gongsi', kind: 'alias' },
      ],
      addresses: ['No. 1 Sample Road, Beijing, China', '2 Other Road, Hong Kong'],
      countries: ['CN', 'HK'],
      designatedOn: '2011-11-21',
      changedOn: '2023-03-06',
    })
    expect(first!.facts).toEqual([
      { key: 'remark', value: 'See alternate addresses under Pakistan' },
      { key: 'licenceRequirement', value: 'For all items subject to the EAR. (See § 744.11 of the EAR)' },
      { key: 'licencePolicy', value: 'Presumption of denial' },
      { key: 'licenceFootnote', value: '4' },
      { key: 'federalRegister', value: '76 FR 71869, 11/21/11' },
      { key: 'federalRegister', value: '88 FR 13675, 3/6/23' },
    ])
  })

  test('one-line a.k.a.s, f.k.a.s, subordinate institutions and written dates', async () => {
    const { entries } = await read()
    const names = (at: number) => entries[at]!.names.map(name => `${name.kind}: ${name.text}`)
    expect(names(1)).toEqual([
      'primary: Sample Group, OAO',
      'alias: Open Joint Stock Company Sample',
      'alias: Sample Oil, Inc.',
    ])
    expect(entries[1]!.countries).toEqual(['CN', 'PK'])
    expect(names(2)).toEqual(['primary: Naung Sample Technologies Co., Ltd.', 'former: Old Sample Ltd.'])
    expect(names(3)).toEqual([
      'primary: 201 Sample Institute',
      'alias: Sample Test Center',
      'alias: 203rd Sample Institute',
      'alias: Beijing Sample Measurement',
    ])
    expect(names(7)).toEqual(['primary: Sample Aviation Group', 'alias: SAG'])
    expect(entries[7]).toMatchObject({ designatedOn: '2024-10-16', changedOn: '2025-06-01' })
  })

  test.each([
    ['another part', sample.replace('N="744" TYPE="PART"', 'N="740" TYPE="PART"'), '而是第 740 部分'],
    ['a part without its lists', '<DIV5 N="744"><HEAD>x</HEAD></DIV5>', '缺少 Supplement No. 4'],
    ['a truncated file', sample.slice(0, 3000), 'XML 不完整'],
    ['another XML', '<html/>', '应为 <DIV5>'],
  ])('refuses %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  testOnRealFiles('Part 744 of 2026-07-23: 3,415 + 186 + 90 rows, reserved ones named', async () => {
    const file = await rawFileAt(referencePath('lists/us-bis/title-15_part-744.xml.gz'))
    const { entries, skipped, lines, warnings } = await readList(cfr744Xml, file)
    const of = (source: string) => entries.filter(entry => entry.source === source)
    expect([of('bis-entity-list').length, of('bis-uvl').length]).toEqual([3415, 186])
    expect(of('bis-meu').length + skipped.length).toBe(90)
    expect(skipped.filter(what => what.includes('保留行'))).toEqual([
      'bis-meu 保留行：BURMA',
      'bis-meu 保留行：CAMBODIA',
      'bis-meu 保留行：NICARAGUA',
      'bis-meu 保留行：VENEZUELA',
    ])
    expect(lines).toBe(3415 + 186 + 90)
    expect([...warnings.keys()]).toEqual([])
    const under = (country: string) => of('bis-entity-list').filter(e => e.countries[0] === country).length
    expect([under('CN'), under('RU'), under('AE'), under('PK')]).toEqual([1110, 1083, 188, 183])
    const huawei = of('bis-entity-list').find(e => e.reference === 'HUAWEITECHNOLOGIESCOLTD/CN')
    expect(huawei!.names.map(name => name.text)).toContain('Huawei Technologies Co., Ltd.')
    const footnotes = of('bis-entity-list').flatMap(e => e.facts.filter(f => f.key === 'licenceFootnote'))
    const counted = (mark: string) => footnotes.filter(fact => fact.value === mark).length
    expect(['1', '3', '4', '5'].map(counted)).toEqual([130, 775, 96, 16])
  })

  testOnRealFiles(
    'nineteen rows of twenty have the reference that the FollowTheMoney file gives them',
    async () => {
      const { ftm } = await import('../ftm/ftm.ts')
      const cfr = await readList(
        cfr744Xml,
        await rawFileAt(referencePath('lists/us-bis/title-15_part-744.xml.gz')),
      )
      const csl = await readList(ftm, await rawFileAt(referencePath('ftm/us_csl_other.ftm.json.gz')))
      const known = new Set(csl.entries.map(entry => `${entry.source} ${entry.reference.split('/')[0]}`))
      const met = cfr.entries.filter(entry => known.has(`${entry.source} ${entry.reference.split('/')[0]}`))
      expect(met.length / cfr.entries.length).toBeGreaterThan(0.97)
    },
  )
})
