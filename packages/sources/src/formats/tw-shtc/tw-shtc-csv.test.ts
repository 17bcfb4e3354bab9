import { expect, it } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { twShtcCsv } from './tw-shtc-csv.ts'

it('Taiwan SHTC, a sample of ours in the published layout: names, country, number', async () => {
  const text =
    '\uFEFF項次item,名稱name,別名alias,國家代碼country,地址address,護照號碼IDNumber\n1,Invented Technology Co.,Sample Tech;樣本科技,CN,1 Example Road,G123\n2,"EXAMPLE, Ivan",,RU,,\n'
  const { entries } = await readList(twShtcCsv, rawFile('SHTCEntityList.csv', text))
  expect(entries).toMatchObject([
    {
      source: 'tw-shtc',
      reference: 'INVENTEDTECHNOLOGYCO/CN',
      typeStated: false,
      names: [{ text: 'Invented Technology Co.' }, { text: 'Sample Tech' }, { text: '樣本科技' }],
      countries: ['CN'],
      identifiers: [{ kind: 'other', value: 'G123', country: 'CN' }],
    },
    { reference: 'EXAMPLEIVAN/RU' },
  ])
})
