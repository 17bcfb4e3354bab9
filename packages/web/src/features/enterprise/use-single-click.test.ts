// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSingleClick } from './use-single-click.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clicked = () => {
  const said: string[] = []
  const { result } = renderHook(() =>
    useSingleClick(
      id => said.push(`detail ${id}`),
      id => said.push(`unfold ${id}`),
    ),
  )
  return { said, press: result.current }
}

test('S1-209: one click opens the detail after 300 ms, not before', () => {
  const { said, press } = clicked()
  press('a', 'once')
  vi.advanceTimersByTime(299)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['detail a'])
})

test('S1-210: a double click unfolds at once, and no detail flashes', () => {
  const { said, press } = clicked()
  press('a', 'once')
  press('a', 'once')
  press('a', 'twice')
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['unfold a'])
})
