import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rawFile, rawFileAt } from '../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../testing/reference-data.ts'
import { attribute, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { cclEntries } from './ccl-entries.ts'
import { chartMarks, groupMarks } from './country-marks.ts'
import { readRegulation, regulationShape } from './read-regulation.ts'
import { textBlocks } from './text-block.ts'

const sample = readFileSync(new URL('./sample-774.xml', import.meta.url), 'utf8')

const divisions = async (xml: string): Promise<XmlElement[]> => {
  const found: XmlElement[] = []
  for await (const record of readXml(rawFile('s.xml', xml, 100), regulationShape))
    if (record.name === 'DIV9') found.push(record)
  return found
}

const part = (number: string, inside: string): string =>
  `<DIV5 N="${number}" TYPE="PART"><HEAD>PART</HEAD>${inside}</DIV5>`

describe('the Commerce Control List', () => {
  const entries = async () => {
    const [list] = await divisions(sample)
    expect(attribute(list!, 'N')).toBe('Supplement No. 1 to Part 774')
    return new Map(cclEntries(textBlocks(list!)).map(unit => [unit.key, unit]))
  }

  it('reads each heading of an entry into its place', async () => {
    const found = await entries()
    expect([...found.keys()]).toEqual(['3A001', '8D001'])
    const { title, entry } = found.get('3A001')!
    expect(title).toBe('Sample electronic items (see List of Items Controlled).')
    expect(entry).toMatchObject({
      reasons: ['NS', 'RS', 'AT'],
      controls: [
        { control: 'NS applies to entire entry', chart: 'NS Column 2.' },
        { control: 'AT applies to entire entry', chart: 'AT Column 1' },
      ],
      licenceNotes: ['License Requirement Note: See our sample section.'],
      reporting: ['See sample 743.1.'],
      sta: ['STA: Not for a.2.'],
      relatedControls: '(1) See sample 9A515. (2) See also 3A991.',
      relatedDefinitions: 'None of ours.',
    })
  })

  it('keeps values that run over several paragraphs, powers of ten, and notes as text', async () => {
    const { entry } = (await entries()).get('3A001')!
    expect(entry!.exceptions).toEqual([
      { symbol: 'LVS', text: '$5000: a.2; $3000: b, except b.2.' },
      { symbol: 'NAC/ACA', text: 'Yes, for sample items' },
    ])
    expect(entry!.items).toEqual([
      { kind: 'item', paragraph: 'a', text: 'Sample circuits as follows:' },
      { kind: 'item', paragraph: 'a.2', text: 'Rated above 10^-6 W and H_2O proof;' },
      { kind: 'item', paragraph: 'b', text: '[Reserved]' },
      { kind: 'note', text: 'Technical Note to 3A001.a: A note of ours <b>not bold</b>.' },
    ])
  })

  it('finds an entry that opens with another tag, headings without their usual tag, items without a marker', async () => {
    const { entry } = (await entries()).get('8D001')!
    expect(entry).toMatchObject({ reasons: ['AT'], relatedControls: 'N/A', relatedDefinitions: 'N/A' })
    expect(entry!.items.map(one => one.paragraph)).toEqual(['a', undefined, 'a.1.b', 'z.1.a', undefined])
  })
})

const cells = (name: string, marks: string): string =>
  `<TR><TD>${name}</TD>${[...marks].map(mark => (mark === 'x' ? '<TD>X</TD>' : '<TD/>')).join('')}</TR>`

it('reads the country chart: footnotes off the name, empty cells, referral rows left out', async () => {
  const xml = part(
    '738',
    `<DIV9 N="Supplement No. 1 to Part 738"><TABLE>${cells('Atlantis<sup>2 3</sup>', 'x-----xx--------')}<TR><TD>Cuba</TD><TD colspan="16">See elsewhere</TD></TR></TABLE></DIV9>`,
  )
  expect(chartMarks(textBlocks((await divisions(xml))[0]!))).toMatchObject([
    { key: 'chart:Atlantis', marks: ['CB1', 'NS2', 'MT1'] },
  ])
})

it('reads country groups: marks under their group, group B as a bare list', async () => {
  const xml = part(
    '740',
    `<DIV9 N="Supplement No. 1 to Part 740"><HD1>Country Group A</HD1><TABLE><THEAD><TR><TH>Country</TH><TH>[A:1] One</TH><TH>[A:2] Two</TH></TR></THEAD><TBODY><TR><TD>Atlantis</TD><TD/><TD>X<sup>1</sup></TD></TR></TBODY></TABLE>
     <HD1>Country Group B</HD1><TABLE><TR><TD>Atlantis</TD><TD>Utopia</TD></TR></TABLE></DIV9>`,
  )
  expect(groupMarks(textBlocks((await divisions(xml))[0]!))).toMatchObject([
    { key: 'group:Atlantis', marks: ['A:2', 'B'] },
    { key: 'group:Utopia', marks: ['B'] },
  ])
})

it.each([
  ['a page that is no XML of the CFR', '<html><body>Sorry</body></html>', '根元素是 <html>'],
  ['another part', part('734', ''), '是第 734 部分'],
  ['a part that lost most of its entries', sample, '只读到 2 个清单条目'],
  ['a file that breaks off', sample.slice(0, -40), '不完整或有错'],
  ['an empty file', '', '文件是空的'],
  ['a DTD', `<!DOCTYPE x [<!ENTITY a "b">]>${part('746', '')}`, 'DTD'],
])('refuses %s', (_, xml, message) =>
  expect(readRegulation(rawFile('f.xml', xml, 500))).rejects.toThrow(message),
)

testOnRealFiles('the real part 744: every section and supplement, in order', async () => {
  const { part: number, units } = await readRegulation(
    await rawFileAt(referencePath('ear/ecfr-15cfr744-2026-07-23.xml.gz')),
  )
  expect(number).toBe('744')
  expect(units.filter(one => one.kind === 'section')).toHaveLength(21)
  expect(units.filter(one => one.kind === 'supplement').map(one => one.key)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map(n => `Supplement No. ${n} to Part 744`),
  )
  const military = units.find(one => one.key === '744.21')!
  expect(military.title).toContain('military end use')
  expect(military.lines.length).toBeGreaterThan(15)
  expect(units.find(one => one.key === 'Supplement No. 4 to Part 744')!.lines.length).toBeGreaterThan(3400)
})
