import { otherAddresses, pages } from '@maojian/contract/pages'
import { plannedPages } from '@maojian/contract/planned-pages.table'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import { SignOnEntry } from '../features/account/sign-on/sign-on-entry.tsx'
import { PageSkeleton } from '../ui/skeleton-rows.tsx'
import { CrashPage } from './crash-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PlainLayout } from './plain-layout.tsx'
import { PlannedPage } from './planned-page.tsx'
import { plainPages, shellPages } from './routes.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({
  component: () => (
    <SignOnEntry>
      <Outlet />
    </SignOnEntry>
  ),
})

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: pages.home.path, search: true })
  },
})

// No guard: every address draws its page, which explains what it may not show (spec 000 §2).
const inShell = shellPages.map(({ path, component }) =>
  createRoute({ getParentRoute: () => shell, path, component }),
)

const planned = plannedPages.map(({ path }) =>
  createRoute({ getParentRoute: () => shell, path, component: PlannedPage }),
)

const elsewhere = Object.entries(otherAddresses).map(([path, href]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href, replace: true })
    },
  }),
)

const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFoundPage })

const plain = createRoute({ getParentRoute: () => root, id: 'plain', component: PlainLayout })

const inPlain = plainPages.map(({ path, component }) =>
  createRoute({ getParentRoute: () => plain, path, component }),
)

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    ...elsewhere,
    plain.addChildren(inPlain),
    shell.addChildren([...inShell, ...planned, unknown]),
  ]),
  // The default parser would turn 1E001 into 10 and shorten long ids: every value stays a plain string.
  parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: stringifySearchWith(String),
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: CrashPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})
