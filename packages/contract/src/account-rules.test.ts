import { expect, test } from 'vitest'
import { accountTexts, isLongerThan, passwordProblem, phoneProblem } from './account-rules.ts'

test.each(['13900000001', '19999999999', ' 15012345678 '])('S1-073 %j is a phone number', phone => {
  expect(phoneProblem(phone)).toBeUndefined()
})

test.each(['12900000001', '23900000001', '1390000000', '139000000012', '１3900000001', '1390000000a'])(
  'S1-073 %j is no phone number',
  phone => {
    expect(phoneProblem(phone)).toBe(accountTexts.phoneFormat)
  },
)

test('S1-078 no phone number at all asks for one', () => {
  expect(phoneProblem('  ')).toBe('请输入手机号')
})

test.each(['abc123', 'Aa1!#$@%^&*', 'aaaaaaaaaaaaaaaaaaa1', '!!!!!1'])(
  'S1-074 %j is a password',
  password => {
    expect(passwordProblem(password)).toBeUndefined()
  },
)

test.each(['abc12', 'aaaaaaaaaaaaaaaaaaaa1', 'abc 123', '密码abc123', 'abc123-'])(
  'S1-074 %j is no password',
  password => {
    expect(passwordProblem(password)).toBe('密码格式错误')
  },
)

test.each(['123456', 'abcdef', '!#$@%^'])('S1-075 one kind of character is not enough: %j', password => {
  expect(passwordProblem(password)).toBe('密码格式错误')
})

test('S1-077 a real name is counted in characters', () => {
  expect(isLongerThan('𠀀'.repeat(20), 20)).toBe(false)
  expect(isLongerThan('名'.repeat(21), 20)).toBe(true)
})
