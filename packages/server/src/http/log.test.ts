import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('a logged error keeps kind, code and place, and masks phone numbers', () => {
  const error = Object.assign(new Error('duplicate key (13812345678) of 20261120138123456789'), {
    code: '23505',
  })
  const logged = describeError(error)
  expect(logged).toMatchObject({
    type: 'Error',
    code: '23505',
    message: 'duplicate key (138******78) of 20261120138123456789',
  })
  expect(logged.stack).toContain('(138******78)')
  expect(logged.stack).not.toContain('(13812345678)')
})
