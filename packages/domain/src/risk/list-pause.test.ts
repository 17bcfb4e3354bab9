import { expect, test } from 'vitest'
import { standingEffect } from './list-effect.ts'
import { pauseOn } from './list-pause.ts'

const source = 'cn-countermeasures'
const entry = (status: string, since = '2025-10-14') => ({ source, since, status })

const effectOn = (day: string | undefined, { status, since }: { status: string; since: string }) =>
  standingEffect(
    { source, programmes: 'CN-CML', reference: '1' },
    { listed: true, pause: pauseOn(entry(status, since), day) },
  )

test.each([
  ['2025-10-14', 'freeze', 1],
  ['2025-11-09', 'freeze', 1],
  ['2025-11-10', 'suspended', 0],
  ['2026-11-10', 'suspended', 0],
  ['2026-11-11', 'verify', 2],
])('商务部令2025年第6号, suspended for a year by 第7号, means on %s: %s %s', (day, kind, level) => {
  const found = effectOn(day, { status: 'suspended', since: '2025-10-14' })
  expect([found.kind, found.level]).toEqual([kind, level])
})

test('without a day the told end of the pause has to be verified, and is named', () => {
  const found = effectOn(undefined, { status: 'suspended', since: '2025-10-14' })
  expect(found).toMatchObject({ kind: 'verify', level: 2, sentence: expect.stringContaining('2026-11-10') })
})

test('a pause whose days nobody told lasts; a listing that its list no longer calls suspended applies', () => {
  expect(pauseOn(entry('suspended', '2025-01-02'), '2026-11-20')).toMatchObject({
    state: 'paused',
    until: '',
  })
  expect(pauseOn(entry('active'), '2026-11-20')).toBeUndefined()
})

test.each([
  ['cn-uel', '2025-04-04'],
  ['cn-export-control', '2025-03-04'],
])('a listing on %s of %s that its list marks 未核实 is held and said to be so', (list, since) => {
  const pause = pauseOn({ source: list, since, status: 'unverified' }, '2026-11-20')
  const found = standingEffect({ source: list, programmes: '', reference: '1' }, { listed: true, pause })
  expect(found).toMatchObject({ kind: 'verify', level: 2, sentence: expect.stringContaining('未核实') })
})

test('a mark of other days or lists changes no measure: their readers mark whatever they read', () => {
  const marked = (list: string, since: string) =>
    pauseOn({ source: list, since, status: 'unverified' }, undefined)
  expect([marked('cn-uel', '2025-01-02'), marked('uk-ofsi', '2025-03-04')]).toEqual([undefined, undefined])
})
