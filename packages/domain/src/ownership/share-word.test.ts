import { expect, test } from 'vitest'
import { isHolderRole, tellsShares } from './share-word.ts'

test.each([
  '股东',
  '全资子公司',
  '控股',
  'subsidiary of',
  '下属企业',
  '子企业',
  '全资孙公司',
  '参股公司',
  '发起人',
  '有限合伙人',
  'joint venture',
  'founder',
  'UBO',
  'Tochtergesellschaft',
  'дочерняя компания',
  'акционер',
])('a tie whose role is %s is a holding of shares', role => {
  expect(isHolderRole(role)).toBe(true)
  expect(tellsShares(role)).toBe(true)
})

test.each(['原股东', 'former shareholder', '非股东', '董事', '关联公司', '普通合伙人', '执行事务合伙人'])(
  'a tie whose role is %s is none',
  role => {
    expect(isHolderRole(role)).toBe(false)
  },
)
