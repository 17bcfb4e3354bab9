import { expect, test } from 'vitest'
import { namesNobody } from './names-nobody.ts'

test.each([
  'Muhammad',
  'CORP',
  '有限公司',
  '中国',
  'China Group',
  '集团有限公司',
  'Abdul',
  'Viktor',
  'Trading Co., Ltd.',
  'Bank',
  'N/A',
  '同上',
  '待定',
  '未知',
  '见附件',
  'unknown',
  'T.B.D.',
  '—',
  'нет',
])('%s alone names nobody', text => expect(namesNobody(text)).toBe(true))

test.each([
  '华为',
  '李明',
  'Muhammad Yahya',
  'Sberbank',
  '俄罗斯联邦储蓄银行',
  'Rosneft',
  '9187629',
  'COSCO',
  'Petrov',
  'Lukashenko',
  'Bosch',
  'Bank of China',
  'Deutsche Bank AG',
  '中国银行',
])('%s can be screened', text => expect(namesNobody(text)).toBe(false))
