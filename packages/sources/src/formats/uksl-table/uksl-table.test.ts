import { expect, it } from 'vitest'
import { rawFile, rawFileInZipNamed, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { ukslTable } from './uksl-table.ts'

const header =
  'Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name 1,Name type,Alias strength,Regime Name,Designation Type,Sanctions Imposed,Address Line 1,Address Country,Date Designated,D.O.B,Passport number,Passport additional information,IMO number'
const regime = 'The Russia (Sanctions) (EU Exit) Regulations 2019'
const sample = [
  'Report Date: 11-Sep-2026',
  header,
  `04/08/2026,RUS9901,99901,,INVENTED,Ivan,Primary Name,,${regime},Individual,Asset freeze|Travel Ban,1 Example Street,Russia,24/02/2022,dd/mm/1960,AB 12345,expired,`,
  `04/08/2026,RUS9901,99901,,INVENTED,Vanya,Alias,Low quality a.k.a,${regime},Individual,Asset freeze|Travel Ban,,,24/02/2022,,,,`,
  `04/08/2026,RUS9902,,,SAMPLE STAR,,Primary Name,,${regime},Ship,,,,24/02/2022,,,,9187629`,
].join('\r\n')

it('UK sanctions list CSV, a sample of ours in the published layout: rows of one id are one entry', async () => {
  const list = await readList(ukslTable, rawFile('UK-Sanctions-List.csv', sample))
  expect(list.publishedOn).toBe('2026-09-11')
  expect(list.entries).toMatchObject([
    {
      reference: 'RUS9901',
      type: '02',
      names: [
        { text: 'Ivan INVENTED', kind: 'primary' },
        { text: 'Vanya INVENTED', kind: 'weak' },
      ],
      birthDates: ['1960'],
      identifiers: [{ kind: 'passport', value: 'AB 12345', note: 'expired' }],
      programmes: ['GB-RUS'],
      designatedOn: '2022-02-24',
      countries: ['RU'],
    },
    { reference: 'RUS9902', type: '03', identifiers: [{ kind: 'imo', value: '9187629' }] },
  ])
  expect(list.entries[0]?.sameAs).toContain('gb-ofsi:99901')
  expect(list.entries[0]?.asPublished).toContain('Name 1: Vanya')
})

it('says of another table which columns it lacks', async () => {
  await expect(readList(ukslTable, rawFile('x.csv', 'a,b\n1,2\n'))).rejects.toThrow(
    '不是英国制裁名单 CSV 或 ODS',
  )
})

testOnRealFiles('UK sanctions list ODS of 11 August 2025: every designation once', async () => {
  const file = await rawFileInZipNamed(referencePath('lists/uk/FCDO_SL_Mon_Aug_11_2025.ods'), 'content.xml')
  const list = await readList(ukslTable, file)
  expect(list.entries.length).toBe(new Set(list.entries.map(one => one.reference)).size)
  expect(list.entries[0]).toMatchObject({
    reference: 'AFG0001',
    type: '01',
    names: [{ text: 'HAJI KHAIRULLAH HAJI SATTAR MONEY EXCHANGE', kind: 'primary' }],
    designatedOn: '2012-06-29',
    programmes: ['GB-AFG'],
  })
  expect([list.entries.length, list.publishedOn]).toEqual([5302, undefined])
  expect([...list.warnings.keys()]).toEqual([])
  expect(list.entries.some(one => one.names.length === 0)).toBe(true)
})
