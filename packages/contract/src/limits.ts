/** Lengths, page sizes and validation texts: one place for both sides. */
export const searchLimits = { min: 2, max: 300 } as const

export const searchTexts = {
  empty: '请输入检索词',
  tooShort: '至少输入两个字符才能检索',
  tooLong: '检索词最多 300 个字符',
} as const

export const asOfTexts = {
  wrong: '名单日期应为真实存在的日期，格式 YYYY-MM-DD',
  ahead: '名单日期不能晚于今天',
} as const

/** What is wrong with a search term, or undefined; counts characters, not UTF-16 units. */
export const searchTermProblem = (term: string): string | undefined => {
  const length = [...term.trim()].length
  if (length === 0) return searchTexts.empty
  if (length < searchLimits.min) return searchTexts.tooShort
  return length > searchLimits.max ? searchTexts.tooLong : undefined
}

export const loginTexts = {
  account: '请输入账号',
  password: '请输入密码',
  wrong: '账号或密码错误',
  visitor: '您还没有登录，请登录之后再查看',
  cookieAlone:
    '请求没有带上登录会话：此接口不认浏览器 Cookie，请在请求头中写 Authorization: Bearer 加登录时返回的 sessionId',
  cookieAloneOrKey:
    '请求没有带上登录会话：此接口不认浏览器 Cookie，请在请求头中写 Authorization: Bearer 加登录时返回的 sessionId 或 API 密钥',
  keyNotTaken:
    '此接口不能用 API 密钥，请在请求头中写 Authorization: Bearer 加登录时返回的 sessionId；密钥可用的接口见接口说明',
} as const

export const pageSizes = {
  search: 10,
  searchOptions: [10, 20, 50, 100, 200],
  list: 20,
  countryGroup: 5,
} as const
export const batchLimits = {
  rows: 1_000_000,
  bytes: 100 * 1024 * 1024,
  columns: 200,
  /** What a spreadsheet cell can hold. */
  cell: 32_767,
  previewRows: 20,
  /** Batches of one organisation that wait or run at once. */
  underWay: 3,
} as const
/** Bytes that an organisation may keep: uploads and batches together. */
export const storageLimits = { basic: 200 * 1024 ** 2, member: 5 * 1024 ** 3 } as const
/** One ownership question; a larger graph belongs into the enterprise store. */
export const ownershipLimits = { edges: 50_000, listed: 20_000, owners: 100, name: 300 } as const
/** The enterprise graph: hops between two ends, nodes drawn at once, paths told, children of a group shown first. */
export const enterpriseLimits = { hops: 4, nodes: 200, paths: 200, children: 50, found: 20 } as const
/** Watches of one organisation; a batch of any size is one. */
export const watchLimits = { watches: 5000, channels: 20 } as const
/** Rows of one section of a deal, and characters of all its names together: long ones cost a search each. */
export const dealLimits = { rows: 500, letters: 30_000 } as const
/** Characters of the names and addresses of one example of the open interface, and of one call. */
export const matchLimits = { queries: 100, example: 3000, call: 50_000 } as const
export const classificationLimits = { name: 200, candidates: 50, reason: 1000, steps: 20 } as const
export const suggestionLimit = 1000
/** Milliseconds after the last key before suggestions are asked (spec 001 constants). */
export const debounces = { items: 80, endUsers: 60 } as const
export const emptyTexts = {
  none: '暂无数据',
  noResult: '暂时没有相关结果',
  noRelevant: '没有相关结果',
} as const
export const controlTexts = {
  keyword: '请输入编码或物项名称关键词',
  destination: '请输入目的国家名称',
  eccn: '请输入 ECCN 编码',
  date: '日期应为 yyyy-MM-dd',
} as const
/** What a form says of a text that is too long. */
export const atMost = (what: string, characters: number): string => `${what}最多 ${characters} 个字符`
export const networkFailure = '网络请求错误'

/** How far owners are looked at where a file is screened. */
export const batchScope = '股东与实际控制人只按企业图谱收录的同名企业核对，未收录的不在此列。'
export const disclaimer = '数据来自公开渠道，可能存在滞后，仅供参考，不作为法律依据。'
