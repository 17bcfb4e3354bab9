/** One opened page in the tag bar. */
export interface PageTag {
  /** Same key, same page: opening it again never duplicates. */
  readonly key: string
  readonly href: string
  readonly title: string
  readonly pinned: boolean
}

export type TagList = readonly PageTag[]

export const maxTags = 20

interface Opened {
  readonly tags: TagList
  /** Tag that gave way to the new one. */
  readonly evicted?: PageTag
}

const update = (tags: TagList, key: string, change: Partial<PageTag>): TagList =>
  tags.map(tag => (tag.key === key ? { ...tag, ...change } : tag))

/** Adds a page or brings its address up to date; the 21st closes the oldest that is not pinned. */
export const openTag = (tags: TagList, page: Omit<PageTag, 'pinned'>): Opened => {
  if (tags.some(tag => tag.key === page.key)) return { tags: update(tags, page.key, { href: page.href }) }
  const added = [...tags, { ...page, pinned: false }]
  if (added.length <= maxTags) return { tags: added }
  const evicted = tags.find(tag => !tag.pinned)
  // With everything pinned the last one gives way, so that the limit holds.
  const leaving = evicted ?? tags.at(-1)!
  return { tags: added.filter(tag => tag.key !== leaving.key), evicted: leaving }
}

export const renameTag = (tags: TagList, key: string, title: string): TagList => update(tags, key, { title })

export const togglePin = (tags: TagList, key: string): TagList =>
  tags.map(tag => (tag.key === key ? { ...tag, pinned: !tag.pinned } : tag))

export const closeTag = (tags: TagList, key: string): TagList => tags.filter(tag => tag.key !== key)

export const closeOtherTags = (tags: TagList, key: string): TagList =>
  tags.filter(tag => tag.key === key || tag.pinned)

export const closeAllTags = (tags: TagList): TagList => tags.filter(tag => tag.pinned)

/** Where to go when this tag closes: its right neighbour, else its left. */
export const neighbourOf = (tags: TagList, key: string): PageTag | undefined => {
  const at = tags.findIndex(tag => tag.key === key)
  return tags[at + 1] ?? tags[at - 1]
}

const isTag = (value: unknown): value is PageTag => {
  const tag = value as Partial<PageTag> | null
  return typeof tag?.key === 'string' && typeof tag.title === 'string' && (tag.href?.startsWith('/') ?? false)
}

/** Tags kept across a refresh; whatever cannot be read is dropped. */
export const readTags = (text: string | null): TagList => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTag).slice(-maxTags) : []
  } catch {
    return []
  }
}
