import { createContext, use, useEffect } from 'react'

export const PageTitleContext = createContext<(title: string) => void>(() => {})

/** Names the open page after what it shows (`subject`, so that another one names it anew), in tag and browser. */
export const usePageTitle = (title: string, subject: string): void => {
  const setTitle = use(PageTitleContext)
  useEffect(() => {
    if (title !== '') setTitle(title)
  }, [title, subject, setTitle])
}
