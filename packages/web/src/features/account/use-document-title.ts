import { pages, type PageId } from '@maojian/contract/pages'
import { useEffect } from 'react'

/** Names the window on pages without tags. */
export const useDocumentTitle = (page: PageId): void =>
  useEffect(() => {
    document.title = `${pages[page].title} - 贸鉴`
  }, [page])
