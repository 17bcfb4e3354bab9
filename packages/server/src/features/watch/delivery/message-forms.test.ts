import { expect, test } from 'vitest'
import { cutBytes } from './message-forms.ts'

test('a text is cut at a whole character, and says that it was', () => {
  expect(cutBytes('监控提醒', 12)).toBe('监控提醒')
  expect(cutBytes('监控提醒', 11)).toBe('监控…')
})
