import { expect, it } from 'vitest'
import { clockDay, clockTime } from './clock-time.ts'

it.each([
  ['2026-11-20T18:55:18.000Z', '2026-11-21 02:55:18'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01 08:00:00'],
  ['', '—'],
])('%j reads %s in Shanghai', (moment, text) => expect(clockTime(moment)).toBe(text))

it('the day of a moment is that of Shanghai', () => {
  expect(clockDay('2026-11-20T18:55:18.000Z')).toBe('2026-11-21')
})
