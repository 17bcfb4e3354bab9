import { pages } from '@maojian/contract/pages'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { App } from 'antd'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import {
  closeAllTags,
  closeOtherTags,
  closeTag,
  maxTags,
  neighbourOf,
  renameTag,
  togglePin,
  type TagList,
} from './tag-list.ts'
import { rememberParty } from './recent-parties.ts'
import { isPartyPage, tagOfPage } from './tag-of-page.ts'
import { createTagStore } from './tag-store.ts'

const store = createTagStore(sessionStorage)

export interface Tags {
  readonly tags: TagList
  readonly current: string | undefined
  readonly rename: (title: string) => void
  readonly pin: (tagKey: string) => void
  readonly close: (tagKey: string) => void
  readonly closeOthers: (tagKey: string) => void
  readonly closeAll: () => void
}

/** Opens a tag for each page visited, says so when an older one gives way, and tells the open page's tag. */
const useCurrentTag = (): string | undefined => {
  const { message } = App.useApp()
  const location = useLocation()
  const page = tagOfPage(location.pathname, location.search as Record<string, string>)
  const { key, href, title } = page ?? {}
  useEffect(() => {
    if (key === undefined || href === undefined || title === undefined) return
    const evicted = store.visit({ key, href, title })
    if (evicted) void message.info(`最多打开 ${maxTags} 个页签，已自动关闭最早打开的“${evicted.title}”`)
  }, [key, href, title, message])
  return key
}

export const useTags = (): Tags => {
  const current = useCurrentTag()
  const tags = useSyncExternalStore(store.subscribe, store.get)
  const navigate = useNavigate()
  const goTo = (href: string) => void navigate({ href })
  const router = useRouter()
  // Stable: a page that is being left must not name the page that takes its place.
  const rename = useCallback(
    (title: string) => {
      const { pathname, search } = router.state.location
      const page = tagOfPage(pathname, search as Record<string, string>)
      if (!page) return
      store.change(all => renameTag(all, page.key, title))
      if (isPartyPage(pathname)) rememberParty(sessionStorage, { title, href: page.href })
    },
    [router],
  )
  const close = (tagKey: string) => {
    if (tagKey === current) goTo(neighbourOf(tags, tagKey)?.href ?? pages.home.path)
    store.change(all => closeTag(all, tagKey))
  }
  const closeOthers = (tagKey: string) => store.change(all => closeOtherTags(all, tagKey))
  const closeAll = () => {
    const rest = closeAllTags(tags)
    if (!rest.some(tag => tag.key === current)) goTo(rest[0]?.href ?? pages.home.path)
    store.change(closeAllTags)
  }
  return {
    tags,
    current,
    rename,
    pin: key => store.change(all => togglePin(all, key)),
    close,
    closeOthers,
    closeAll,
  }
}
