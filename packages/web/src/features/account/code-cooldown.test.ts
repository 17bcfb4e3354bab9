import { expect, it } from 'vitest'
import { waitUntil } from './code-cooldown.ts'

it('a clock turned back by an hour waits no longer than a minute', () => {
  expect(waitUntil(3_660_000, 0)).toBe(60_000)
  expect(waitUntil(30_000, 10_000)).toBe(30_000)
})
