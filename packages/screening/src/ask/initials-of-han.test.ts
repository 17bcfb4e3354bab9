import { expect, test } from 'vitest'
import { withoutInitials } from './initials-of-han.ts'

test.each([
  'A.诺尔瓦托夫',
  'A·诺尔瓦托夫',
  'D. A. 诺尔瓦托夫',
  'O 诺尔瓦托夫',
  '诺尔瓦托夫 G.',
  '诺尔瓦托夫，K.L.',
])('an initial beside a surname in characters is left out: %s', text =>
  expect(withoutInitials(text)).toBe('诺尔瓦托夫'),
)

test.each(['A股诺尔瓦', 'AB.诺尔瓦', 'A.Norvatov', '诺尔瓦A', '阿·诺尔瓦托夫', 'A. 诺尔瓦托夫有限公司 B'])(
  'other letters stay: %s',
  text => expect(withoutInitials(text)).toBe(text),
)
