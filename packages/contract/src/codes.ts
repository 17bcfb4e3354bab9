/** Envelope codes and their Chinese text (spec 000 §8; the meanings beyond it are ours). */
export const codes = {
  ok: 200,
  accepted: 202,
  changedElsewhere: 204,
  sessionNeeded: 126,
  membership: 127,
  searchQuota: 137,
  phoneCodeQuota: 141,
  detailQuota: 145,
  reportQuota: 146,
  badInput: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooFast: 429,
  fault: 500,
  overload: 503,
} as const

export type Code = (typeof codes)[keyof typeof codes]

export const codeTexts: Readonly<Record<Code, string>> = {
  200: '成功',
  202: '已受理，正在处理',
  204: '内容已被他人修改，请核对后再保存',
  126: '登录已失效，请重新登录',
  127: '会员权限不足或访问次数已达上限',
  137: '今日查询次数已用完，请明日再来',
  141: '今日验证码次数已用完，请明日再来',
  145: '今日查看详情次数已用完，请明日再来',
  146: '今日导出次数已用完，请明日再来',
  400: '提交的内容有误，请检查后重试',
  403: '您没有权限查看该内容',
  404: '内容不存在或已被删除',
  409: '操作与现有内容冲突',
  429: '操作过于频繁，请稍后再试',
  500: '系统出现故障，请稍后重试',
  503: '系统繁忙，请稍后重试',
}

export const quotaCodes: ReadonlySet<number> = new Set([137, 141, 145, 146])
export const successCodes: ReadonlySet<number> = new Set([200, 202])
