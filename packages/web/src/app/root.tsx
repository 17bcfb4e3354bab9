import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { ClientContext } from '../api/client-context.ts'
import { createClient, createDownload, createListen } from '../api/client.ts'
import { site } from '../api/site.ts'
import { createSessionStore } from '../api/session-store.ts'
import { PageSkeleton } from '../ui/skeleton-rows.tsx'
import { createNotices } from './notices.tsx'
import { restoreSession } from './restore-session.ts'
import { router } from './router.tsx'
import { usePrinting } from '../ui/use-printing.ts'
import { antTheme } from './theme/ant-theme.ts'
import { textScales, useCalm, useDisplay, useTheme } from './theme/display-settings.ts'
import { writeTokens } from './theme/tokens.ts'

// A failed call is shown with its cause and a retry button; repeating it unasked would hide it, and so would waiting for
// the network: what was sent without one fails at once.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
const session = createSessionStore(sessionStorage, localStorage)

const Connected = () => {
  const screen = App.useApp()
  const [client] = useState(() => {
    const notices = createNotices(screen, {
      here: () => router.state.location.href,
      // Drafts are kept: who is sent to log in is not asked whether to leave.
      go: href => router.navigate({ href, ignoreBlocker: true }),
      signedIn: () => session.get() !== undefined,
      lapsed: session.lapsed,
    })
    const parts = { base: site.apiBase, fetch: fetch.bind(globalThis), session, notices }
    return {
      send: createClient(parts),
      download: createDownload(parts),
      listen: createListen(site.apiBase),
      session,
      notices,
    }
  })
  const [ready, setReady] = useState(session.get() !== undefined)
  useEffect(() => {
    void restoreSession(client.send, session).finally(() => setReady(true))
  }, [client])
  return (
    <ClientContext value={client}>
      {ready ? <RouterProvider router={router} /> : <PageSkeleton />}
    </ClientContext>
  )
}

/** The theme of the screens, handed to CSS and to antd; paper is always light. */
const useAntTheme = () => {
  const chosen = useTheme()
  const theme = usePrinting() ? 'light' : chosen
  const textScale = textScales[useDisplay().textSize]
  const calm = useCalm()
  useLayoutEffect(() => writeTokens(document.documentElement.style, theme, textScale), [theme, textScale])
  return useMemo(() => antTheme(theme, { textScale, calm }), [theme, textScale, calm])
}

/** Messages stand below the header and the tags, whose buttons they would cover. */
const belowBars = 92

export const Root = () => (
  <ConfigProvider locale={zhCN} theme={useAntTheme()} button={{ autoInsertSpace: false }}>
    <App message={{ maxCount: 3, top: belowBars }}>
      <QueryClientProvider client={queries}>
        <Connected />
      </QueryClientProvider>
    </App>
  </ConfigProvider>
)
