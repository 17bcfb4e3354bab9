import type { PageId } from '@maojian/contract/pages'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

interface RoutedPage {
  readonly id: PageId
  readonly component: RouteComponent
}

const sanction = {
  search: () => import('../features/sanction/search-page.tsx'),
  detail: () => import('../features/sanction/detail-page.tsx'),
  entry: () => import('../features/sanction/entry-page.tsx'),
  warning: () => import('../features/sanction/warning-page.tsx'),
}

const account = {
  login: () => import('../features/account/login-page.tsx'),
  register: () => import('../features/account/register-page.tsx'),
  reset: () => import('../features/account/reset-page.tsx'),
  profile: () => import('../features/account/profile-page.tsx'),
  own: () => import('../features/account/account-page.tsx'),
  admin: () => import('../features/account/admin/admin-page.tsx'),
  wechat: () => import('../features/account/sign-on/wechat-page.tsx'),
  outbox: () => import('../features/account/outbox-page.tsx'),
}

const eccn = {
  search: () => import('../features/eccn/search-page.tsx'),
  detail: () => import('../features/eccn/detail-page.tsx'),
  item: () => import('../features/eccn/item-page.tsx'),
  tree: () => import('../features/eccn/tree-page.tsx'),
}

const country = {
  chart: () => import('../features/country/chart-page.tsx'),
  sensitive: () => import('../features/country/sensitive-page.tsx'),
}

const determination = {
  licence: () => import('../features/determination/licence-page.tsx'),
  matrix: () => import('../features/determination/matrix-page.tsx'),
}

/** Pages inside the shell, each loaded when first opened. */
export const shellPages: readonly RoutedPage[] = [
  { id: 'home', component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage') },
  {
    id: 'complianceReport',
    component: lazyRouteComponent(() => import('./compliance/compliance-page.tsx'), 'CompliancePage'),
  },
  { id: 'index', component: lazyRouteComponent(() => import('./home/index-page.tsx'), 'IndexPage') },
  { id: 'sanctionSearch', component: lazyRouteComponent(sanction.search, 'SearchPage') },
  { id: 'sanctionInfoSearch', component: lazyRouteComponent(sanction.detail, 'DetailPage') },
  { id: 'sanctionInfo', component: lazyRouteComponent(sanction.entry, 'EntryPage') },
  { id: 'sensitiveList', component: lazyRouteComponent(sanction.warning, 'WarningPage') },
  { id: 'eccnSearchPage', component: lazyRouteComponent(eccn.search, 'EccnSearchPage') },
  { id: 'eccBodyDetailsPage', component: lazyRouteComponent(eccn.detail, 'EccnDetailPage') },
  { id: 'detailsPage', component: lazyRouteComponent(eccn.item, 'ItemPage') },
  { id: 'relationalPageFaces', component: lazyRouteComponent(eccn.tree, 'TreePage') },
  { id: 'listofCountries', component: lazyRouteComponent(country.chart, 'ChartPage') },
  { id: 'importingCountry', component: lazyRouteComponent(country.sensitive, 'SensitivePage') },
  {
    id: 'regulationText',
    component: lazyRouteComponent(() => import('../features/regulation/text-page.tsx'), 'RegulationPage'),
  },
  {
    id: 'partCatalogue',
    component: lazyRouteComponent(() => import('../features/part/part-page.tsx'), 'PartPage'),
  },
  { id: 'licenceDetermination', component: lazyRouteComponent(determination.licence, 'LicencePage') },
  { id: 'licenceMatrix', component: lazyRouteComponent(determination.matrix, 'MatrixPage') },
  {
    id: 'batchScreening',
    component: lazyRouteComponent(() => import('../features/screening/batch-page.tsx'), 'BatchPage'),
  },
  {
    id: 'listHealth',
    component: lazyRouteComponent(() => import('../features/source/health-page.tsx'), 'HealthPage'),
  },
  {
    id: 'messages',
    component: lazyRouteComponent(() => import('../features/message/messages-page.tsx'), 'MessagesPage'),
  },
  {
    id: 'filePreview',
    component: lazyRouteComponent(() => import('../features/file/preview-page.tsx'), 'PreviewPage'),
  },
  { id: 'terms', component: lazyRouteComponent(() => import('./legal/terms-page.tsx'), 'TermsPage') },
  {
    id: 'contactUs',
    component: lazyRouteComponent(() => import('./legal/contact-page.tsx'), 'ContactPage'),
  },
  { id: 'admin', component: lazyRouteComponent(account.admin, 'AdminPage') },
  { id: 'account', component: lazyRouteComponent(account.own, 'AccountPage') },
]

/** Pages without menu and tags. */
export const plainPages: readonly RoutedPage[] = [
  { id: 'login', component: lazyRouteComponent(account.login, 'LoginPage') },
  { id: 'register', component: lazyRouteComponent(account.register, 'RegisterPage') },
  { id: 'resetPassword', component: lazyRouteComponent(account.reset, 'ResetPage') },
  { id: 'updateUserInfo', component: lazyRouteComponent(account.profile, 'ProfilePage') },
  { id: 'wechatShowPage', component: lazyRouteComponent(account.wechat, 'WechatPage') },
  { id: 'outbox', component: lazyRouteComponent(account.outbox, 'OutboxPage') },
]
