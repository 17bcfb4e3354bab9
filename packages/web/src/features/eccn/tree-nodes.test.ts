import type { EccnNode } from '@maojian/contract/calls/eccn'
import { expect, test } from 'vitest'
import { ancestorsOf, findNodes, splitChildren } from './tree-nodes.ts'

const node = (eccn: string, children: EccnNode[] = []): EccnNode => ({ eccn, name: `名 ${eccn}`, children })
const tree = node('3A001', [
  node('3A001.a', [node('3A001.a.1')]),
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(letter => node(`3A001.${letter}`)),
])

test('S1-197 seven children are shown and the rest waits, a searched one never among it', () => {
  const plain = splitChildren(tree.children, () => false)
  expect(plain.shown).toHaveLength(7)
  expect(plain.rest.map(one => one.eccn)).toEqual(['3A001.h', '3A001.i'])
  const wanted = splitChildren(tree.children, one => one.eccn === '3A001.i')
  expect(wanted.shown.map(one => one.eccn)).toContain('3A001.i')
  expect(wanted.shown).toHaveLength(7)
})

test('a search names nodes and opens the way to them', () => {
  expect(findNodes(tree, '3a001.A.1')).toEqual(['3A001.a.1'])
  expect([...ancestorsOf(tree, new Set(['3A001.a.1']))].sort()).toEqual(['3A001', '3A001.a'])
  expect(findNodes(tree, '  ')).toEqual([])
})
