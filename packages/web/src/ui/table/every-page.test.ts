import { expect, it } from 'vitest'
import { everyPage } from './every-page.ts'

it('asks page after page until all rows are there', async () => {
  const all = Array.from({ length: 250 }, (_, at) => at)
  const asked: number[] = []
  const rows = await everyPage(async (page, size) => {
    asked.push(page)
    return { data: all.slice((page - 1) * size, page * size), count: all.length }
  })
  expect(rows).toEqual(all)
  expect(asked).toEqual([1, 2, 3])
})

it('ends where rows went meanwhile', async () => {
  expect(await everyPage(async () => ({ data: [], count: 5 }))).toEqual([])
})
