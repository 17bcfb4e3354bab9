import { accountLimits, passwordProblem } from '@maojian/contract/account-rules'
import { describe, expect, it } from 'vitest'
import { passwordTicks } from './password-ticks.ts'

const samples = [
  ['abc123', [true, true, true]],
  ['Ab12!', [false, true, true]],
  ['123456', [true, true, false]],
  ['abcdef', [true, true, false]],
  ['!#$@%^', [true, true, false]],
  ['abc 123', [true, false, true]],
  ['密码abc123', [true, false, true]],
  ['a1'.repeat(10), [true, true, true]],
  [`${'a1'.repeat(10)}b`, [false, true, true]],
  ['', [false, false, false]],
] as const

describe('S1-074 S1-075 password ticks', () => {
  it.each(samples)('of %j', (password, met) =>
    expect(passwordTicks(password, accountLimits).map(tick => tick.met)).toEqual(met),
  )

  it.each(samples)('agree with the rule of the contract on %j', password =>
    expect(passwordTicks(password, accountLimits).every(tick => tick.met)).toBe(
      passwordProblem(password) === undefined,
    ),
  )
})
