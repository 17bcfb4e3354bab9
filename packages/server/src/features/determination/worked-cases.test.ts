import { anyQuestion } from '@maojian/contract/calls/determination'
import { openIndex } from '@maojian/screening'
import { describe, expect, test } from 'vitest'
import { FieldFault } from '../../http/field-fault.ts'
import { openScreener } from '../screening/entry.ts'
import { replyFor } from './determine-licence.ts'
import { cases, differences, partyBytes, type Reply } from './testing-worked-cases.ts'

const index = openIndex(partyBytes)
const now = new Date('2026-11-20T04:00:00.000Z')

/** The path of the command and of the call: the request as it is typed, the reply as it is sent. */
const run = (ask: Record<string, unknown>): Reply | string => {
  const read = anyQuestion.safeParse({ date: '2026-11-20', ...ask })
  if (!read.success) return read.error.issues.flatMap(one => ('keys' in one ? one.keys : one.path)).join('.')
  try {
    return replyFor(read.data, now, () => openScreener(index))
  } catch (error) {
    if (error instanceof FieldFault) return error.field
    throw error
  }
}

describe('worked cases', () => {
  test('are many, each with its citation, and three at least for every point of part A', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150)
    expect(new Set(cases.map(one => one.id)).size).toBe(cases.length)
    expect(cases.filter(one => one.cite === '' || one.why === '')).toEqual([])
    for (let point = 1; point <= 11; point++)
      expect(cases.filter(one => one.id.startsWith(`A${String(point)}-`)).length).toBeGreaterThanOrEqual(3)
  })

  test.each(cases)('$id $cite: $why', ({ ask, expect: wanted }) => {
    const found = run(ask)
    if (typeof found === 'string' || wanted.refused !== undefined)
      expect(typeof found === 'string' ? found.split('.')[0] : found.outcome).toBe(wanted.refused)
    else expect(differences(found, wanted)).toEqual({})
  })
})
