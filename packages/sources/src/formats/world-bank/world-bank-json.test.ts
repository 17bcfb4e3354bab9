import { expect, it } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { worldBankJson } from './world-bank-json.ts'

const firm = (more: object) => ({
  SUPP_ID: 900_001,
  SUPP_NAME: 'INVENTED WORKS LLC (F/K/A SAMPLE WORKS)',
  SUPP_ADDR: '1 EXAMPLE STREET',
  SUPP_CITY: 'NAIROBI',
  COUNTRY_NAME: 'Kenya',
  DEBAR_FROM_DATE: '2025-04-01',
  DEBAR_TO_DATE: '2028-03-31',
  DEBAR_REASON: 'Procurement Guidelines, 1.16(a)(ii)',
  SUPP_TYPE_CODE: 'F',
  ...more,
})

it('World Bank, a sample of ours in the published layout: period, former name, kind', async () => {
  const records = [
    firm({}),
    firm({ SUPP_ID: 900_002, SUPP_NAME: 'MR. EXAMPLE', SUPP_TYPE_CODE: 'I', DEBAR_TO_DATE: 'Permanent' }),
  ]
  const text = JSON.stringify({ response: { ZPROCSUPP: records } })
  const { entries } = await readList(worldBankJson, rawFile('debarred.json', text))
  expect(entries).toMatchObject([
    {
      source: 'world-bank',
      reference: '900001',
      type: '01',
      names: [
        { text: 'INVENTED WORKS LLC', kind: 'primary' },
        { text: 'SAMPLE WORKS', kind: 'former' },
      ],
      countries: ['KE'],
      designatedOn: '2025-04-01',
      endsOn: '2028-03-31',
    },
    { reference: '900002', type: '02' },
  ])
  expect(entries[1]).not.toHaveProperty('endsOn')
})

it('another JSON is named as such', async () => {
  await expect(readList(worldBankJson, rawFile('x.json', '{}'))).rejects.toThrow('没有 response.ZPROCSUPP')
})
