import { describe, expect, it } from 'vitest'
import { closeTag } from './tag-list.ts'
import { createTagStore } from './tag-store.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const page = (n: number) => ({ key: `/p${n}`, href: `/p${n}`, title: `页 ${n}` })

describe('tag store', () => {
  it('starts with the pinned landing page', () =>
    expect(createTagStore(memory()).get()).toMatchObject([{ key: '/home', pinned: true }]))

  it('S1-047 the list survives a refresh', () => {
    const keep = memory()
    const store = createTagStore(keep)
    store.visit(page(1))
    store.visit(page(2))
    store.change(tags => closeTag(tags, '/p1'))
    expect(
      createTagStore(keep)
        .get()
        .map(tag => tag.key),
    ).toEqual(['/home', '/p2'])
  })

  it('S1-048 tells which page gave way to the 21st', () => {
    const store = createTagStore(memory())
    for (let n = 1; n <= 19; n++) expect(store.visit(page(n))).toBeUndefined()
    expect(store.visit(page(20))?.key).toBe('/p1')
    expect(store.get()).toHaveLength(20)
  })

  it('tells listeners once per change, and none for a page already open', () => {
    const store = createTagStore(memory())
    let told = 0
    const stop = store.subscribe(() => told++)
    store.visit(page(1))
    store.visit(page(1))
    stop()
    store.visit(page(2))
    expect(told).toBe(1)
  })
})
