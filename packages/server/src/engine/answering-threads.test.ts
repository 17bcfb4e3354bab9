import type { ScreeningIndex } from '@maojian/screening'
import { afterEach, expect, test } from 'vitest'
import { createAnsweringThreads } from './answering-threads.ts'
import { echoScript, sharedSnapshot } from './testing-pool.ts'

const first = { id: 'first' } as ScreeningIndex
const second = { id: 'second' } as ScreeningIndex
const snapshot = sharedSnapshot('none', new Uint8Array(8))

type Threads = ReturnType<typeof createAnsweringThreads>

let threads: Threads
const openThreads = (count: number): void => {
  threads = createAnsweringThreads({ script: echoScript, threads: () => count, log: () => undefined })
  threads.serve(first, snapshot)
}
afterEach(() => threads.stop())

/** Says who has answered: a thread gives back its task. */
const inquiry = { name: 'who', answer: ({ id }: ScreeningIndex) => `here, by the ${id}` }
const ask = (index: ScreeningIndex) => threads.ask(index, inquiry, 'there')

test('until a thread stands ready whoever asks answers, and nobody waits for one', async () => {
  openThreads(1)
  expect(await ask(first)).toBe('here, by the first')
  await threads.open()
  expect(await ask(first)).toBe('there')
})

test('an index that was replaced is asked by whoever still holds it, the new one in threads of its own', async () => {
  openThreads(1)
  await threads.open()
  const underWay = ask(first)
  threads.serve(second, snapshot)
  expect(await ask(first)).toBe('here, by the first')
  expect(await ask(second)).toBe('here, by the second')
  expect(await underWay).toBe('there')
  await threads.open()
  expect(await ask(second)).toBe('there')
})

test('without threads, and once they were stopped, whoever asks answers', async () => {
  openThreads(0)
  await threads.open()
  expect(await ask(first)).toBe('here, by the first')
  openThreads(1)
  await threads.open()
  await threads.stop()
  expect(await ask(first)).toBe('here, by the first')
})
