import { describe, expect, it } from 'vitest'
import {
  closeAllTags,
  closeOtherTags,
  closeTag,
  neighbourOf,
  openTag,
  readTags,
  renameTag,
  togglePin,
  type TagList,
} from './tag-list.ts'

const open = (count: number, from: TagList = []): TagList => {
  let tags = from
  for (let i = 1; i <= count; i++)
    tags = openTag(tags, { key: `/p${i}`, href: `/p${i}`, title: `页 ${i}` }).tags
  return tags
}
const keys = (tags: TagList) => tags.map(tag => tag.key)

describe('tag bar', () => {
  it('S1-047 lists pages in the order of opening and never twice', () => {
    const tags = open(3)
    const again = openTag(tags, { key: '/p2', href: '/p2?page=3', title: '页 2' })
    expect(keys(again.tags)).toEqual(['/p1', '/p2', '/p3'])
    expect(again.tags[1]?.href).toBe('/p2?page=3')
    expect(again.evicted).toBeUndefined()
  })

  it('S1-048 holds 20; the 21st closes the oldest that is not pinned', () => {
    const tags = togglePin(open(20), '/p1')
    const { tags: after, evicted } = openTag(tags, { key: '/new', href: '/new', title: '新' })
    expect(after).toHaveLength(20)
    expect(evicted?.key).toBe('/p2')
    expect(keys(after)).toContain('/p1')
    expect(keys(after).at(-1)).toBe('/new')
  })

  it('keeps the limit when all are pinned', () => {
    const pinned = open(20).map(tag => ({ ...tag, pinned: true }))
    const { tags, evicted } = openTag(pinned, { key: '/new', href: '/new', title: '新' })
    expect(tags).toHaveLength(20)
    expect(evicted?.key).toBe('/p20')
  })

  it('S1-049 closes one and moves to the neighbour', () => {
    const tags = open(3)
    expect(neighbourOf(tags, '/p2')?.key).toBe('/p3')
    expect(neighbourOf(tags, '/p3')?.key).toBe('/p2')
    expect(keys(closeTag(tags, '/p2'))).toEqual(['/p1', '/p3'])
  })

  it('S1-050 S1-051 closes others and all, pinned pages stay', () => {
    const tags = togglePin(open(4), '/p1')
    expect(keys(closeOtherTags(tags, '/p3'))).toEqual(['/p1', '/p3'])
    expect(keys(closeAllTags(tags))).toEqual(['/p1'])
  })

  it('survives a refresh and drops what it cannot read', () => {
    const tags = renameTag(open(2), '/p2', '华为技术有限公司')
    expect(readTags(JSON.stringify(tags))).toEqual(tags)
    expect(readTags('{')).toEqual([])
    expect(readTags(null)).toEqual([])
    expect(readTags('[{"key":"x","href":"https://evil.example","title":"x"},null,3]')).toEqual([])
  })
})
