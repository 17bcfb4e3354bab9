import { expect, test } from 'vitest'
import { withEndUse } from './end-use-answers.ts'

test('S2-122 option 112 clears every other answer, and any other answer clears it', () => {
  const some = withEndUse(withEndUse({}, '106', 'yes'), '101', 'unclear')
  expect(some).toEqual({ '101': 'unclear', '106': 'yes' })
  const none = withEndUse(some, '112', 'yes')
  expect(none).toEqual({ '112': 'yes' })
  expect(withEndUse(none, '103', 'no')).toEqual({ '103': 'no' })
  expect(withEndUse(none, '112', 'no')).toEqual({})
})
