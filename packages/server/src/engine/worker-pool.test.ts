import { afterEach, expect, test } from 'vitest'
import { openTestPool, sharedSnapshot, type OddTask, type TestPool } from './testing-pool.ts'

let pool: TestPool | undefined
afterEach(() => pool?.stop())

/** Ends the thread of the first so many who take it. */
const killer = (times: number): OddTask => ({
  text: 'killer',
  kills: new Int32Array(new SharedArrayBuffer(4)).fill(times),
})

test('what was given before a thread stands ready is answered when one does', async () => {
  pool = openTestPool({ threads: 1 })
  expect(pool.isReady).toBe(false)
  expect(await pool.run({ text: 'a' })).toBe('a')
  expect(pool.isReady).toBe(true)
})

test('another thread takes the place of one that dies, and its task is answered all the same', async () => {
  const lost: string[] = []
  pool = openTestPool({ threads: 1, onLost: error => lost.push(error.message) })
  expect(await pool.run(killer(1))).toBe('killer')
  expect(await pool.run({ text: 'after' })).toBe('after')
  expect(lost).toHaveLength(1)
})

test('a thread that dies before it is ready is tried again, and what waits is answered', async () => {
  const snapshot = sharedSnapshot('none', new Uint8Array(8))
  pool = openTestPool({ threads: 1, snapshot, pauseMs: 1 })
  await pool.opened
  snapshot.bytes[0] = 2
  expect(await pool.run(killer(1))).toBe('killer')
  expect(await pool.run({ text: 'after' })).toBe('after')
})

test('threads that never open their snapshot are given up, and whoever waits is told', async () => {
  const snapshot = sharedSnapshot('none', new Uint8Array(8).fill(99))
  pool = openTestPool({ threads: 1, snapshot, pauseMs: 1 })
  await expect(pool.run({ text: 'a' })).rejects.toThrow('意外退出')
})

test('a task over which two threads died is refused, and whoever waits is answered', async () => {
  pool = openTestPool({ threads: 2 })
  const killed = pool.run(killer(9))
  const others = Promise.all(['a', 'b', 'c'].map(text => pool!.run({ text })))
  await expect(killed).rejects.toThrow('意外退出')
  expect(await others).toEqual(['a', 'b', 'c'])
})

test('a pool that finishes answers what was given, and nothing more', async () => {
  pool = openTestPool({ threads: 1 })
  const given = ['a', 'b', 'c'].map(text => pool!.run({ text }))
  await pool.finish()
  expect(await Promise.all(given)).toEqual(['a', 'b', 'c'])
  await expect(pool.run({ text: 'd' })).rejects.toThrow('已停止')
})
