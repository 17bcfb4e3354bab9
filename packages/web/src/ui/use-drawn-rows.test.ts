// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDrawnRows } from './use-drawn-rows.ts'

const rows = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name} ${i}`)

test('a long answer is drawn a screenful first and whole soon after; the next one likewise', async () => {
  const [first, second] = [rows(200, 'a'), rows(130, 'b')]
  const { result, rerender } = renderHook(({ shown }) => useDrawnRows(shown), {
    initialProps: { shown: first },
  })
  expect(result.current.length).toBeLessThan(50)
  await waitFor(() => expect(result.current).toEqual(first), { timeout: 20_000 })
  rerender({ shown: second })
  expect(result.current.length).toBeLessThan(50)
  expect(result.current[0]).toBe('b 0')
  await waitFor(() => expect(result.current).toEqual(second), { timeout: 20_000 })
})

test('a short answer is drawn at once', () => {
  const few = rows(6, 'c')
  expect(renderHook(() => useDrawnRows(few)).result.current).toBe(few)
})
