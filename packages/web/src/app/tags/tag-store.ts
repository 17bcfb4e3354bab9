import { pages } from '@maojian/contract/pages'
import { openTag, readTags, type PageTag, type TagList } from './tag-list.ts'

const key = 'maojian.tags'
const home = { key: pages.home.path, href: pages.home.path, title: pages.home.title, pinned: true }

export interface TagStore {
  readonly get: () => TagList
  /** Applies a change and keeps it across a refresh. */
  readonly change: (change: (tags: TagList) => TagList) => void
  /** Opens a tag for a visited page; answers the tag that gave way to it. */
  readonly visit: (page: Omit<PageTag, 'pinned'>) => PageTag | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export const createTagStore = (keep: Pick<Storage, 'getItem' | 'setItem'>): TagStore => {
  const listeners = new Set<() => void>()
  const kept = readTags(keep.getItem(key))
  let tags: TagList = kept.length > 0 ? kept : [home]
  const set = (next: TagList): void => {
    tags = next
    keep.setItem(key, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return {
    get: () => tags,
    change: change => set(change(tags)),
    visit: page => {
      const known = tags.some(tag => tag.key === page.key && tag.href === page.href)
      if (known) return undefined
      const opened = openTag(tags, page)
      set(opened.tags)
      return opened.evicted
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
