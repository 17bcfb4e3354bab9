import { expect, test } from 'vitest'
import { idKinds, isIdOf, newId, type IdKind } from './new-id.ts'

const kinds = Object.keys(idKinds) as IdKind[]

test('an id is its kind’s prefix and random letters, never twice the same', () => {
  for (const kind of kinds) {
    const [prefix, bytes] = idKinds[kind]
    const made = newId(kind)
    expect(made).toMatch(new RegExp(`^${prefix}[0-9a-f]{${bytes * 2}}$`, 'u'))
    expect(newId(kind)).not.toBe(made)
  }
})

test('no new kind takes a prefix that another has; pairs that stand in stored rows stay as they are', () => {
  const told = kinds.map(kind => `${idKinds[kind].join('/')}`)
  const shared = kinds.filter((_, i) => told.indexOf(told[i]!) !== told.lastIndexOf(told[i]!))
  expect(shared).toEqual(['itemFlow', 'partsFile', 'projectRow', 'recordChain', 'screeningRecord', 'watch'])
})

test('the id of a project is told from that of its report', () => {
  const ids = [newId('project'), newId('projectReport'), 'P1']
  expect(ids.map(id => isIdOf('project', id))).toEqual([true, false, false])
})
