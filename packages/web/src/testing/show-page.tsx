import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import type { CallFault } from '../api/call-fault.ts'
import { ClientContext } from '../api/client-context.ts'
import type { Send } from '../api/client.ts'
import { createSessionStore, type Session } from '../api/session-store.ts'

// A busy machine is slow, not wrong; and the whole page in a message hides the message.
configure({ asyncUtilTimeout: 20_000, getElementError: message => new Error(message ?? '') })

/** What the server would answer, by path; a fault is thrown. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>

interface Stage {
  readonly at: string
  readonly answers: Answers
  readonly session?: Session
}

export interface Sent {
  readonly path: string
  readonly input: unknown
}

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const routerFor = (page: ReactNode, at: string) => {
  const root = createRootRoute()
  const any = createRoute({ getParentRoute: () => root, path: '$', component: () => page })
  return createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: stringifySearchWith(String),
  })
}

/** A page or piece in a browser of its own, before a server that answers as told. */
export const showPage = (page: ReactNode, { at, answers, session }: Stage) => {
  const sent: Sent[] = []
  const shown: string[] = []
  const note = (kind: string) => (text?: string) => void shown.push(`${kind}:${text ?? ''}`)
  const send = (async ({ path }: { path: string }, input: unknown) => {
    sent.push({ path, input })
    const answer = answers[path]
    if (answer === undefined) throw new Error(`nobody answers ${path}`)
    return answer(input as never)
  }) as unknown as Send
  const store = createSessionStore(nowhere)
  if (session) store.set(session)
  const router = routerFor(page, at)
  const client = {
    send,
    download: () => Promise.reject(new Error('nobody answers files')),
    listen: () => () => undefined,
    session: store,
    notices: {
      error: note('error'),
      askLogin: note('askLogin'),
      sessionLost: note('sessionLost'),
      membership: note('membership'),
      quota: note('quota'),
    },
  }
  const view = render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <App>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ClientContext value={client}>
            <RouterProvider router={router as never} />
          </ClientContext>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  )
  return { ...view, sent, shown, router, session: store }
}

/** An answer that refuses. */
export const refusing = (fault: CallFault) => (): never => {
  throw fault
}
