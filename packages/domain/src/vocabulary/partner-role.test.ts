import { expect, test } from 'vitest'
import { isPartnerRole, partnerRole } from './partner-role.ts'

test.each([
  ['货代', 'forwarder'],
  ['货运代理', 'forwarder'],
  ['转运', 'intermediary'],
  ['供应商', undefined],
])('%s is the part %s', (word, role) => {
  expect(isPartnerRole(word)).toBe(true)
  expect(partnerRole(word)).toBe(role)
})
