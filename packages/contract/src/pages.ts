/** Every browser path, spelt as the spec spells it, with its query names. */
export const pages = {
  home: { path: '/home', title: '首页', query: ['seachKey'] },
  login: { path: '/login', title: '登录', query: ['code', 'state', 'iss', 'error', 'back', 'way'] },
  register: { path: '/register', title: '注册', query: ['back'] },
  resetPassword: { path: '/resetPassword', title: '重置密码', query: ['back'] },
  updateUserInfo: { path: '/updateUserInfo', title: '完善信息', query: ['back'] },
  wechatShowPage: { path: '/wechatShowPage', title: '微信登录', query: ['code', 'state'] },
  complianceReport: { path: '/ComplianceReport/ComplianceReport', title: '合规报告', query: ['days'] },
  account: { path: '/account', title: '我的账户', query: ['tab'] },
  messages: { path: '/messages', title: '消息中心', query: ['list', 'id', 'page'] },
  filePreview: { path: '/filePreview', title: '文件预览', query: ['fileId'] },
  admin: {
    path: '/admin',
    title: '系统管理',
    query: ['tab', 'keyword', 'role', 'userId', 'event', 'startDate', 'endDate', 'page'],
  },
  outbox: { path: '/devOutbox', title: '短信发件箱', query: [] },
  terms: { path: '/terms', title: '服务条款与隐私说明', query: [] },
  contactUs: { path: '/contactUs', title: '联系我们', query: [] },
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
  index: { path: '/index', title: '综合检索', query: ['seachKey', 'componentName', 'tab'] },
  eccnSearchPage: {
    path: '/eccnSearchPage',
    title: 'ECCN 查询',
    query: ['val', 'mode', 'category', 'group', 'page'],
  },
  eccBodyDetailsPage: { path: '/eccBodyDetailsPage', title: 'ECCN 详情', query: ['eccn'] },
  detailsPage: { path: '/detailsPage', title: '管制物项详情', query: ['eccn'] },
  relationalPageFaces: { path: '/relationalPageFaces', title: 'ECCN 关系树', query: ['eccn', 'find'] },
  listofCountries: { path: '/listofCountries', title: '进口管制国别表', query: ['code', 'eccn', 'find'] },
  importingCountry: {
    path: '/importingCountry',
    title: '敏感与管制国家',
    query: ['tab', 'countryId', 'find'],
  },
  regulationText: { path: '/regulationText', title: '官方文本版本', query: [] },
  partCatalogue: { path: '/partCatalogue', title: '料号查询', query: ['code', 'name', 'page'] },
  licenceDetermination: {
    path: '/licenceDetermination',
    title: '许可判定',
    query: ['eccn', 'destination', 'endUser', 'value', 'date', 'cnCode', 'made', 'contentShare'],
  },
  licenceMatrix: {
    path: '/licenceMatrix',
    title: '许可矩阵',
    query: ['eccn', 'countryId', 'outcome', 'find', 'date'],
  },
  batchScreening: { path: '/batchScreening', title: '批量筛查', query: ['id', 'verdict', 'page'] },
  listHealth: { path: '/listHealth', title: '名单状态', query: ['country', 'health'] },
} as const

export type PageId = keyof typeof pages

/** Other addresses of a page, with what they show of it. */
export const otherAddresses = {
  '/userpage': '/account',
  '/usagePage': '/account?tab=usage',
  '/closeAccount': '/account?tab=close',
} as const
