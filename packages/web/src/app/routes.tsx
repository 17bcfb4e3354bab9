import type { PageId } from '@maojian/contract/pages'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

interface ShellPage {
  readonly id: PageId
  readonly component: RouteComponent
}

const sanction = {
  search: () => import('../features/sanction/search-page.tsx'),
  detail: () => import('../features/sanction/detail-page.tsx'),
  entry: () => import('../features/sanction/entry-page.tsx'),
  warning: () => import('../features/sanction/warning-page.tsx'),
}

/** Pages inside the shell, each loaded when first opened. */
export const shellPages: readonly ShellPage[] = [
  { id: 'home', component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage') },
  { id: 'index', component: lazyRouteComponent(() => import('./home/index-page.tsx'), 'IndexPage') },
  { id: 'sanctionSearch', component: lazyRouteComponent(sanction.search, 'SearchPage') },
  { id: 'sanctionInfoSearch', component: lazyRouteComponent(sanction.detail, 'DetailPage') },
  { id: 'sanctionInfo', component: lazyRouteComponent(sanction.entry, 'EntryPage') },
  { id: 'sensitiveList', component: lazyRouteComponent(sanction.warning, 'WarningPage') },
  {
    id: 'batchScreening',
    component: lazyRouteComponent(() => import('../features/screening/batch-page.tsx'), 'BatchPage'),
  },
  {
    id: 'listHealth',
    component: lazyRouteComponent(() => import('../features/source/health-page.tsx'), 'HealthPage'),
  },
]

export const loginPage = lazyRouteComponent(() => import('../features/account/login-page.tsx'), 'LoginPage')
