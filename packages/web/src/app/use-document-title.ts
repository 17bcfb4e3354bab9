import { useEffect } from 'react'

/** Names the window after what it shows. */
export const useDocumentTitle = (title: string): void =>
  useEffect(() => {
    document.title = title === '' ? '贸鉴' : `${title} - 贸鉴`
  }, [title])
