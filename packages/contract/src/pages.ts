/** Every browser path, spelt as the spec spells it, with its query names. */
export const pages = {
  home: { path: '/home', title: '首页', query: ['seachKey'] },
  login: { path: '/login', title: '登录', query: ['code', 'back'] },
  sensitiveList: { path: '/sensitiveList', title: '制裁名单预警', query: [] },
  sanctionSearch: {
    path: '/sanctionSearch',
    title: '制裁名单检索',
    query: ['key', 'type', 'subType', 'page', 'pageSize', 'view', 'country', 'birthDate'],
  },
  sanctionInfoSearch: {
    path: '/sanctionInfoSearch',
    title: '制裁详情',
    query: ['id', 'dataType', 's', 'searchKey', 'tab', 'lang'],
  },
  sanctionInfo: {
    path: '/sanctionInfo',
    title: '制裁条目详情',
    query: ['id', 'seachKey', 'name', 'dataType', 'pageName'],
  },
  index: { path: '/index', title: '综合检索', query: ['seachKey', 'componentName'] },
  batchScreening: { path: '/batchScreening', title: '批量筛查', query: ['id', 'verdict', 'page'] },
  listHealth: { path: '/listHealth', title: '名单状态', query: ['country', 'health'] },
} as const

export type PageId = keyof typeof pages
