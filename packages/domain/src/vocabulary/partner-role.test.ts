import { expect, test } from 'vitest'
import { isPartnerRole, partnerRole } from './partner-role.ts'

test.each([
  ['货代', 'forwarder'],
  ['货运代理', 'forwarder'],
  ['转运', 'intermediary'],
  ['供应商', undefined],
  ['发货人', undefined],
  ['END USER', 'endUser'],
  ['end-user', 'endUser'],
  ['终端客户', 'endUser'],
  ['Notify Party', 'intermediary'],
  ['经销商', 'intermediary'],
  ['进口商', 'buyer'],
  ['开证行', 'bank'],
  ['船代', 'forwarder'],
])('%s is the part %s', (word, role) => {
  expect(isPartnerRole(word)).toBe(true)
  expect(partnerRole(word)).toBe(role)
})

test('what no trade calls a partner is no role', () => {
  expect(isPartnerRole('随便')).toBe(false)
  expect(isPartnerRole('')).toBe(false)
})
