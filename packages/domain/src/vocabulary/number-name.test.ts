import { expect, test } from 'vitest'
import { numberNameZh } from './number-name.ts'

test.each([
  ['DE89370400440532013000', '德国的国际银行账号（IBAN）'],
  ['GE80 BG00 0000 0604 4668 00', '格鲁吉亚的国际银行账号（IBAN，校验位不符）'],
  ['6222 0210 0111 2223 334', '一串数字'],
  ['4111-1111-1111-1111', '银行卡号'],
  ['7707083893', '一串数字'],
  ['HRB 123456', '登记号或账号'],
  ['ИНН 7707083893', '登记号或账号'],
  ['VAT DE123456789', '登记号或账号'],
  ['账号：6222021001112223334', '登记号或账号'],
])('%s is no name but %s', (text, what) => expect(numberNameZh(text)).toBe(what))

test.each([
  'VR Bank 24',
  'Muster Maschinenbau GmbH',
  '3M',
  '1688',
  'INN 24 Hotel',
  '7-Eleven',
  '招商银行',
  'DE89 Handel GmbH',
])('%s may be a name', text => expect(numberNameZh(text)).toBe(''))
