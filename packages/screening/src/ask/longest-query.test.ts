import { expect, test } from 'vitest'
import { readText } from './longest-query.ts'

test.each([
  ['Petr Norvan2台', 'Petr Norvan 2台'],
  ['我司持有Petr Norvan12%股份', '我司持有Petr Norvan 12%股份'],
  ['欠Petr Norvan50万', '欠Petr Norvan 50万'],
  ['Petr LI2台', 'Petr LI 2台'],
  ['buyer=5th Norvan&amt=100', '5th Norvan ; 100'],
  ['①Petr Norvan②宁波星河', 'Petr Norvan ; 宁波星河'],
  ['buyer=NORVAN TRADING&amt=100', 'NORVAN TRADING ; 100'],
  ['a. NORVAN LIMITED b. Larkfield Tools', 'NORVAN LIMITED  ; Larkfield Tools'],
  ['1) NORVAN S.A. 2) same as above', 'NORVAN S.A.  ; same as above'],
  ['NORVAN BTC地址：1A1zP1', 'NORVAN  wallet 1A1zP1'],
  ['USDT-TRC20钱包地址', ''],
])('what is written together in %s is read apart', (typed, read) => {
  expect(readText(typed)).toBe(read)
})

test.each([
  '3M公司',
  '7-ELEVEN',
  'X2 LLC',
  'PRIDE 2',
  'NORVAN2号',
  'A320台',
  'A. Norvan, B. Larkfield',
  'Charles a. Norvan',
  '1) Norvan',
  'a. b. norvan',
  'Norvan & Larkfield',
  'E=MC2',
])('%s stays as it stands', typed => {
  expect(readText(typed)).toBe(typed)
})

test.each([
  ['CONTRACT-Norvan-2026-11.docx', 'Norvan'],
  ['CONTRACT-Petr NORVAN-2026-11.docx', 'Petr NORVAN'],
  ['Norvan.2024.11.pdf', 'Norvan'],
  ['PO-2024-Norvan Group-rev2.pdf', 'Norvan Group'],
  ['PI#0921 Norvan.pdf', 'Norvan'],
  ['2024-11-03_Norvan_PI.xlsx', 'Norvan'],
  ['合同_Al-Norvan_终稿.pdf', 'Al-Norvan'],
  ['Po Norvan.pdf', 'Po Norvan'],
  ['7-ELEVEN.pdf', '7-ELEVEN'],
  ['2024-11.pdf', '2024-11.pdf'],
])('the file %s is read as %s', (typed, read) => {
  expect(readText(typed)).toBe(read)
})

test('the lines of a passport that machines read are its name and number', () => {
  expect(readText('P<CHNNORVAN<<PETR<ILYA<<<<<<<<')).toBe('NORVAN, PETR ILYA')
  expect(readText('P<D<<NORVAN<<PETR<<<<<<\nL01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4')).toBe(
    'NORVAN, PETR \n; passport L01X00T47',
  )
})
