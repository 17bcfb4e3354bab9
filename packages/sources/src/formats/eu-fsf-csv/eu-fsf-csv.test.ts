import { expect, it } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { euFsfCsv } from './eu-fsf-csv.ts'

const columns = [
  'fileGenerationDate',
  'Entity_LogicalId',
  'Entity_EU_ReferenceNumber',
  'Entity_UnitedNationId',
  'Entity_DesignationDate',
  'Entity_Remark',
  'Entity_SubjectType',
  'Entity_Regulation_NumberTitle',
  'Entity_Regulation_Programme',
  'Entity_Regulation_PublicationDate',
  'NameAlias_WholeName',
  'NameAlias_LogicalId',
  'Address_City',
  'Address_CountryIso2Code',
  'BirthDate_BirthDate',
  'BirthDate_Circa',
  'Identification_Number',
  'Identification_TypeCode',
  'Identification_CountryIso2Code',
  'Identification_KnownFalse',
  'Citizenship_CountryIso2Code',
]
const row = (more: Record<string, string>): string =>
  columns
    .map(
      column =>
        ({
          fileGenerationDate: '05/08/2026',
          Entity_LogicalId: '9001',
          Entity_EU_ReferenceNumber: 'EU.901.1',
          Entity_SubjectType: 'P',
          Entity_Regulation_Programme: 'IRQ',
          ...more,
        })[column] ?? '',
    )
    .join(';')
const sample = [
  columns.join(';'),
  row({ NameAlias_WholeName: 'Example Person', NameAlias_LogicalId: '1' }),
  row({ NameAlias_WholeName: 'Abu Sample', NameAlias_LogicalId: '2' }),
  row({ Address_City: 'Baghdad', Address_CountryIso2Code: 'IQ' }),
  row({ BirthDate_BirthDate: '1962-01-01', BirthDate_Circa: 'true' }),
  row({
    Identification_Number: 'OR 1',
    Identification_TypeCode: 'passport',
    Identification_CountryIso2Code: 'IQ',
    Identification_KnownFalse: 'true',
  }),
  row({
    Entity_LogicalId: '9002',
    Entity_Regulation_Programme: 'TAQA',
    NameAlias_WholeName: 'Example Person',
  }),
].join('\n')

it('EU FSF CSV, a sample of ours in the published layout: fragments of one number are one entry', async () => {
  const list = await readList(euFsfCsv, rawFile('csvFullSanctionsList_1_1.csv', sample))
  expect(list.publishedOn).toBe('2026-08-05')
  expect(list.entries).toMatchObject([
    {
      reference: 'EU.901.1',
      type: '02',
      names: [{ text: 'Example Person' }, { text: 'Abu Sample' }],
      countries: ['IQ'],
      birthDates: ['1962'],
      identifiers: [{ kind: 'passport', value: 'OR 1', country: 'IQ', note: 'known to be false' }],
      programmes: ['EU-IRQ', 'EU-TAQA'],
    },
  ])
})
