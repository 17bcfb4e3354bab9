import { pageIds, pageOf, pages, type PageId } from '@maojian/contract/pages'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { HomePage } from './home/home-page.tsx'
import { RoleGate } from './role-gate.tsx'

interface RoutedPage {
  readonly path: string
  readonly component: RouteComponent
}

/** Every screen but the first, each loaded when its page is first opened. */
const screens = import.meta.glob<Record<string, RouteComponent>>([
  './*/*-page.tsx',
  '!./home/home-page.tsx',
  '../features/*/*-page.tsx',
  '../features/*/*/*-page.tsx',
])

/** `features/eccn/tree-page` stands above this folder, `app/home/home-page` in it. */
export const moduleOf = (id: PageId): string =>
  `${pages[id].screen.replace(/^app\//, './').replace(/^features\//, '../features/')}.tsx`

/** `tree-page` holds `TreePage`. */
export const componentName = (id: PageId): string =>
  (pages[id].screen.split('/').at(-1) ?? '').replace(/(?:^|-)([a-z])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )

/** A page that only some roles may open stands behind its gate, loaded before it is opened like any other. */
const gated = (id: PageId, Screen: RouteComponent): RouteComponent => {
  if (typeof pageOf(id).access === 'string') return Screen
  const Gated: RouteComponent = () => (
    <RoleGate id={id}>
      <Screen />
    </RoleGate>
  )
  Gated.preload = Screen.preload
  return Gated
}

const routed = (id: PageId): RoutedPage => {
  // Most visits begin here: it comes with the shell, not after it.
  if (id === 'home') return { path: pages.home.path, component: HomePage }
  const load = screens[moduleOf(id)]
  if (load === undefined) throw new Error(`no screen at ${pages[id].screen}`)
  return { path: pages[id].path, component: gated(id, lazyRouteComponent(load, componentName(id))) }
}

/** Pages inside the shell. */
export const shellPages = pageIds.filter(id => !pageOf(id).plain).map(routed)

/** Pages without menu and tags. */
export const plainPages = pageIds.filter(id => pageOf(id).plain).map(routed)
