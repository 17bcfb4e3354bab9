import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { earlyFlags } from './optimise-early.ts'

test.each(earlyFlags)('this Node knows %s, and starts with it in silence', flag => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [flag, '-e', 'console.log(1)'], {
    encoding: 'utf8',
  })
  expect([status, stdout.trim(), stderr]).toEqual([0, '1', ''])
})
