import { useBlocker } from '@tanstack/react-router'
import { App } from 'antd'
import { useEffect, useRef } from 'react'

/** Asks before a page is left with something unfinished; answers how to let go at once, as when it has been sent. */
export const useLeaveGuard = (unfinished: boolean, what: string): (() => void) => {
  const { modal } = App.useApp()
  const released = useRef(false)
  useEffect(() => {
    if (!unfinished) released.current = false
  }, [unfinished])
  useBlocker({
    disabled: !unfinished,
    enableBeforeUnload: unfinished,
    shouldBlockFn: async ({ current, next }) => {
      // A filter or a tab in the address is the same page.
      if (released.current || current.pathname === next.pathname) return false
      return !(await modal.confirm({
        title: '离开此页面？',
        content: what,
        okText: '离开',
        cancelText: '留下',
      }))
    },
  })
  return () => {
    released.current = true
  }
}
